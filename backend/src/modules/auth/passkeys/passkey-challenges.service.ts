import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { INSERT_CHALLENGE, USE_CHALLENGE } from './passkeys.sql.js';

const hashed = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();

/** Random challenges that passkeys sign. Each works once, for five minutes, on any instance. */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly transactions: Transactions) {}

  /** @param userId user who registers a passkey with it; null for the proof of one */
  async issue(userId: number | null): Promise<Uint8Array<ArrayBuffer>> {
    const challenge = Uint8Array.from(randomBytes(32));
    const text = Buffer.from(challenge).toString('base64url');
    await this.transactions.query(INSERT_CHALLENGE, [hashed(text), userId]);
    return challenge;
  }

  /** Uses it up. @param challenge in base64url, as the browser sends it back */
  async use(challenge: string, userId: number | null): Promise<boolean> {
    return (await this.transactions.query(USE_CHALLENGE, [hashed(challenge), userId])).length > 0;
  }
}
