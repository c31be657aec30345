import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { FactorResets } from '../lost-factor/factor-resets.service.js';
import { OwnSessionsService } from '../sessions/own-sessions.service.js';
import { EmailVerificationService } from '../sign-up/email-verification.service.js';
import { REMOVE_UNPROVEN } from './sign-in-codes.sql.js';

/** Transfers an account to the owner of its mailbox. */
@Injectable()
export class MailboxClaims {
  constructor(
    private readonly transactions: Transactions,
    private readonly factors: FactorResets,
    private readonly sessions: OwnSessionsService,
    private readonly verification: EmailVerificationService,
  ) {}

  /**
   * For an account with an unverified address, which another person may have prepared (rule A22). Removes
   * password, passkeys, authenticator app, mailed links and a requested change of the address, ends its
   * sessions, and marks the address as verified. Call within a transaction.
   */
  async claim(userId: number): Promise<void> {
    await this.factors.removeAll(userId);
    for (const statement of REMOVE_UNPROVEN) await this.transactions.query(statement, [userId]);
    await this.sessions.endAll(userId);
    await this.verification.markVerified(userId);
  }
}
