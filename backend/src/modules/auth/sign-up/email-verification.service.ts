import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { EmailChanges } from '../email-change/email-changes.service.js';
import { UserTokens } from '../user-tokens.service.js';
import { MARK_VERIFIED } from './email-verification.sql.js';

/** Verifies that a mailbox belongs to the user. */
@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: UserTokens,
    private readonly outbox: Outbox,
    private readonly changes: EmailChanges,
  ) {}

  /**
   * Verifies the address of a new account, or the new address of an existing one.
   * @throws auth.token-invalid (410) if the token is unknown, used or expired; auth.email-taken (409)
   */
  async verify(token: string): Promise<void> {
    await this.transactions.run(async () => {
      const owner = await this.tokens.use(token, 'verify-email');
      if (owner === null) await this.changes.confirm(token);
      else await this.markVerified(owner);
    });
  }

  /** Marks the address as verified after the use of a mailed link. Call within a transaction. */
  async markVerified(userId: number): Promise<void> {
    const first = await this.transactions.query(MARK_VERIFIED, [userId]);
    if (first.length > 0) await this.outbox.publish('user.email-verified', { userId });
  }

  /** Sends the mail again. */
  async resend(userId: number): Promise<void> {
    await this.transactions.run(() => this.outbox.publish('user.signed-up', { userId }));
  }
}
