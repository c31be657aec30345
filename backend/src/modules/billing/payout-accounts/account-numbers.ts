import type { CodeSecrets } from '../../../config/keys/code-secrets.js';
import { openSecret, sealSecret } from '../../auth/index.js';

/** The numbers of payout accounts at rest: encrypted, each bound to its business (rule PO1). */
export class AccountNumbers {
  private readonly keys: readonly Buffer[];

  constructor(secrets: CodeSecrets) {
    this.keys = secrets.keys('payout account numbers');
  }

  seal(number: string, vendorId: number): Buffer {
    return sealSecret(Buffer.from(number, 'utf8'), vendorId, this.keys);
  }

  /** Decrypts a number, also one that was sealed with an earlier version of the secret. */
  open(sealed: Buffer, vendorId: number): string {
    return openSecret(sealed, vendorId, this.keys).toString('utf8');
  }
}
