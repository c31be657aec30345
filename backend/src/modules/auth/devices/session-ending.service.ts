import { Injectable, Logger } from '@nestjs/common';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { TokenInvalid } from '../auth.errors.js';
import { OwnSessionsService } from '../sessions/own-sessions.service.js';
import { UserTokens } from '../user-tokens.service.js';

/** Ends all sessions by the link in the mail about a sign-in on a new device (rule A14). */
@Injectable()
export class SessionEnding {
  private readonly logger = new Logger(SessionEnding.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: OwnSessionsService,
    private readonly tokens: UserTokens,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Ends all sessions and mails a link for a new password, because the person who signed in knows the current
   * one.
   * @throws auth.token-invalid (410)
   */
  async end(token: string): Promise<void> {
    await this.transactions.run(async () => {
      const userId = await this.tokens.use(token, 'end-sessions');
      if (userId === null) throw new TokenInvalid();
      await this.sessions.endAll(userId);
      await this.outbox.publish('user.password-forgotten', { userId });
      this.transactions.afterCommit(() => this.logger.log({ userId }, 'all sessions ended by mail'));
    });
  }
}
