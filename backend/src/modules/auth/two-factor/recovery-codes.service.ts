import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { makeRecoveryCode, RECOVERY_CODES, recoveryCodeHash } from './recovery-code.js';
import {
  CODES,
  DELETE_CODES,
  DELETE_CODES_WITHOUT_FACTOR,
  INSERT_CODES,
  LOCK_OWNER,
  USE_CODE,
} from './two-factor.sql.js';

/** Recovery codes for a lost passkey or phone: generated with the first factor, each valid once (rule A18). */
@Injectable()
export class RecoveryCodes {
  /** The first hashes; all match. */
  private readonly keys: readonly Buffer[];

  constructor(
    private readonly transactions: Transactions,
    config: Config,
  ) {
    this.keys = config.codeSecrets.keys('recovery codes');
  }

  async left(userId: number): Promise<number> {
    const rows = await this.transactions.query(CODES, [userId]);
    return rows.length;
  }

  /**
   * Call within the transaction that stored a factor.
   * @returns ten codes, which cannot be shown again; none if the account already has some
   */
  async makeFirst(userId: number): Promise<string[]> {
    // Of two factors that are stored concurrently, only one generates the codes.
    await this.transactions.query(LOCK_OWNER, [userId]);
    return (await this.left(userId)) > 0 ? [] : this.make(userId);
  }

  /** Generates ten codes and invalidates the earlier ones. Call within a transaction. */
  async renew(userId: number): Promise<string[]> {
    await this.transactions.query(LOCK_OWNER, [userId]);
    return this.make(userId);
  }

  /** Deletes the codes of an account without a factor. Call within the transaction that removed one. */
  async dropWithLastFactor(userId: number): Promise<void> {
    await this.transactions.query(LOCK_OWNER, [userId]);
    await this.transactions.query(DELETE_CODES_WITHOUT_FACTOR, [userId]);
  }

  /** Uses the code: of two requests with the same code only one succeeds. */
  async use(userId: number, code: string): Promise<boolean> {
    const hashes = this.keys.map((key) => recoveryCodeHash(code, key));
    return (await this.transactions.query(USE_CODE, [userId, hashes])).length > 0;
  }

  private async make(userId: number): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
    await this.transactions.query(DELETE_CODES, [userId]);
    const key = this.keys[0] as Buffer;
    await this.transactions.query(INSERT_CODES, [userId, codes.map((code) => recoveryCodeHash(code, key))]);
    return codes;
  }
}
