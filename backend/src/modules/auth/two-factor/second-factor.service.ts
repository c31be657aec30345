import { Injectable } from '@nestjs/common';
import { RateLimiters } from '../../../common/rate-limit/rate-limiters.js';
import { Clock } from '../../../common/time/clock.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { stepOf } from './one-time-code.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { openSecret } from './sealed-secret.js';
import { SecondFactorWrong } from './two-factor.errors.js';
import { HAS_APP, HAS_FACTOR, SECRET, USE_STEP } from './two-factor.sql.js';

/**
 * Maximum number of wrong codes for one account, counted across all clients. It prevents guessing, and delays
 * the owner by a minute at most.
 */
const PER_ACCOUNT = { name: 'second-factor', points: 5, seconds: 60 };

/** Verifies codes of an authenticator app and recovery codes (rule A10). */
@Injectable()
export class SecondFactor {
  /** The first seals; all open. */
  readonly keys: readonly Buffer[];

  constructor(
    private readonly transactions: Transactions,
    private readonly limiters: RateLimiters,
    private readonly clock: Clock,
    private readonly codes: RecoveryCodes,
    private readonly outbox: Outbox,
    config: Config,
  ) {
    this.keys = config.codeSecrets.keys('authenticator secrets');
  }

  /** Returns true if the account has a passkey or an authenticator app, so that the password alone does not suffice. */
  async isRequiredOf(userId: number): Promise<boolean> {
    return (await this.transactions.query(HAS_FACTOR, [userId])).length > 0;
  }

  /** Returns true if the account has a confirmed authenticator app. */
  async hasApp(userId: number): Promise<boolean> {
    return (await this.transactions.query(HAS_APP, [userId])).length > 0;
  }

  /**
   * Uses the code up. Rejects `two-factor.code-wrong` (403) and, after five wrong ones in a minute, `request.too-many`.
   * @param code six digits of the app, or a recovery code
   */
  async assertCode(userId: number, code: string): Promise<void> {
    await this.limiters.take(PER_ACCOUNT, String(userId));
    const isRight = /^\d{6}$/.test(code)
      ? (await this.hasApp(userId)) && (await this.useOneTime(userId, code))
      : await this.useRecovery(userId, code);
    if (!isRight) throw new SecondFactorWrong();
    await this.limiters.giveBack(PER_ACCOUNT, String(userId));
  }

  /** Uses a code: each works once, and of two concurrent requests only one succeeds. */
  async useOneTime(userId: number, code: string): Promise<boolean> {
    const [row] = await this.transactions.query<{ secret: Buffer }>(SECRET, [userId]);
    const step = row ? stepOf(code, openSecret(row.secret, userId, this.keys), this.clock.now()) : null;
    if (step === null) return false;
    const used = await this.transactions.query(USE_STEP, [userId, step]);
    return used.length > 0;
  }

  /** Notifies the owner, who would otherwise not notice the use of stolen codes. */
  private async useRecovery(userId: number, code: string): Promise<boolean> {
    return this.transactions.run(async () => {
      const isRight = await this.codes.use(userId, code);
      if (isRight) await this.outbox.publish('user.recovery-code-used', { userId });
      return isRight;
    });
  }
}
