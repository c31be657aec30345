import { Injectable } from '@nestjs/common';
import { Algorithm, hash, verify } from '@node-rs/argon2';
import { assertNoTransaction } from '../../../common/transactions/assert-no-transaction.js';

const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Dummy hash for unknown accounts, so that the comparison takes the same time. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$Wg2oQ5NvZ1bGKpJz3Wl8iB7U5q5t7n8s9rXoV1mZ0cE';

/** Hashes with argon2id at the strength OWASP names. */
@Injectable()
export class Passwords {
  hash(password: string): Promise<string> {
    assertNoTransaction('Hashing a password');
    return hash(password, COST);
  }

  /** @param stored null if the account does not exist */
  async matches(stored: string | null, password: string): Promise<boolean> {
    assertNoTransaction('Hashing a password');
    const right = await verify(stored ?? NOBODY, password).catch(() => false);
    return stored !== null && right;
  }
}
