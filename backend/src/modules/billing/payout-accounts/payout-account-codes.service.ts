import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { areDigitsOf, digitsOf, DigitsExpired, DigitsWrong } from '../../auth/index.js';
import { CODE_TO_MAIL, TAKE_TRY } from './payout-accounts.sql.js';

interface CodeRow {
  salt: Buffer;
  businessName: string;
  nameNe: string | null;
  lastFour: string;
}

/** Digits that confirm a payout account: ten minutes, five tries (rule PO8). */
@Injectable()
export class PayoutAccountCodes {
  private readonly keys: readonly Buffer[];

  constructor(
    private readonly transactions: Transactions,
    config: Config,
  ) {
    this.keys = config.codeSecrets.keys('payout account digits');
  }

  newSalt(): Buffer {
    return randomBytes(16);
  }

  /** @returns null if the digits expired or the account was confirmed or changed */
  async toMail(
    vendorId: number,
    ownerId: number,
  ): Promise<(Omit<CodeRow, 'salt'> & { digits: string }) | null> {
    const [row] = await this.transactions.query<CodeRow>(CODE_TO_MAIL, [vendorId, ownerId]);
    if (!row) return null;
    const { salt, ...facts } = row;
    return { ...facts, digits: digitsOf(salt, this.keys[0] as Buffer) };
  }

  /**
   * Compares typed digits; each call uses one try, correct or not. Call outside of transactions, so that an error
   * does not give the try back.
   * @returns the salt of the digits
   * @throws otp.expired (410), otp.wrong (400) with `triesLeft`
   */
  async prove(vendorId: number, ownerId: number, digits: string): Promise<Buffer> {
    const [code] = await this.transactions.query<{ salt: Buffer; triesLeft: number }>(TAKE_TRY, [
      vendorId,
      ownerId,
    ]);
    if (!code) throw new DigitsExpired();
    if (!areDigitsOf(digits, code.salt, this.keys)) throw new DigitsWrong({ triesLeft: code.triesLeft });
    return code.salt;
  }
}
