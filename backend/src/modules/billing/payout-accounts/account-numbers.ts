import { openSecret, sealingKey, sealSecret } from '../../auth/index.js';

/** The numbers of payout accounts at rest: encrypted, each bound to its business (rule PO1). */
export class AccountNumbers {
  private readonly key: Buffer;

  constructor(secret: Buffer) {
    this.key = sealingKey(secret, 'payout account numbers');
  }

  seal(number: string, vendorId: number): Buffer {
    return sealSecret(Buffer.from(number, 'utf8'), vendorId, this.key);
  }

  open(sealed: Buffer, vendorId: number): string {
    return openSecret(sealed, vendorId, this.key).toString('utf8');
  }
}
