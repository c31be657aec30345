import { Injectable, Logger } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { violates } from '../../../common/errors/constraint.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AccountErasure } from '../profile/account-erasure.service.js';
import { AccountsService } from '../sign-up/accounts.service.js';
import { EmailChangedRecently, EmailTaken, TokenInvalid } from '../auth.errors.js';
import { PhoneNumbers } from '../phone/phone-numbers.service.js';
import { OwnSessionsService } from '../sessions/own-sessions.service.js';
import { UserTokens } from '../user-tokens.service.js';
import {
  CHANGE_DONE,
  CHANGE_OF,
  DELETE_CHANGE,
  DELETE_CONFIRMATION,
  type EmailChange,
  OTHER_ACCOUNT,
  REQUEST_CHANGE,
  SET_EMAIL,
} from './email-changes.sql.js';

/** Changes an account's e-mail address with the password and both mailboxes (rule A11). */
@Injectable()
export class EmailChanges {
  private readonly logger = new Logger(EmailChanges.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly erasure: AccountErasure,
    private readonly sessions: OwnSessionsService,
    private readonly tokens: UserTokens,
    private readonly phones: PhoneNumbers,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Mails a link to both addresses; nothing changes before the new one is confirmed. An account without an e-mail gets its
   * first one.
   * @throws auth.wrong-password (403), request.invalid for the current address, auth.email-taken and
   * auth.email-changed-recently (409)
   */
  async request(user: SessionUser, email: string, password: string): Promise<void> {
    await this.accounts.assertPassword(user, password);
    if (email.toLowerCase() === user.email?.toLowerCase())
      throw new InvalidRequest({ errors: [{ field: 'email', message: 'This is your email already.' }] });
    await this.transactions.run(async () => {
      await this.erasure.eraseAbandoned(email);
      if ((await this.transactions.query(OTHER_ACCOUNT, [email, user.id])).length > 0) throw new EmailTaken();
      const requested = await this.transactions.query(REQUEST_CHANGE, [user.id, email]);
      if (requested.length === 0) throw new EmailChangedRecently();
      await this.outbox.publish('user.email-change-requested', { userId: user.id });
    });
  }

  /** @returns the change of an account, null when there is none */
  async of(userId: number): Promise<EmailChange | null> {
    const [change] = await this.transactions.query<EmailChange>(CHANGE_OF, [userId]);
    return change ?? null;
  }

  /**
   * Sets the new address; the token was mailed to it. Call within a transaction.
   * @throws auth.token-invalid (410), auth.email-taken (409)
   */
  async confirm(token: string): Promise<void> {
    const userId = await this.tokens.use(token, 'change-email');
    const change = userId === null ? null : await this.locked(userId);
    if (userId === null || !change || change.changedAt) throw new TokenInvalid();
    await this.erasure.eraseAbandoned(change.newEmail);
    await this.setEmail(userId, change.newEmail);
    await this.transactions.query(CHANGE_DONE, [userId]);
    this.transactions.afterCommit(() => this.logger.log({ userId }, 'e-mail changed'));
  }

  /**
   * Undoes the change, even if it was confirmed, removes a verified phone number, ends all sessions and mails a link
   * for a new password to the old address.
   * @throws auth.token-invalid (410), auth.email-taken (409)
   */
  async stop(token: string): Promise<void> {
    await this.transactions.run(async () => {
      const userId = await this.tokens.use(token, 'stop-email-change');
      const change = userId === null ? null : await this.locked(userId);
      // A first e-mail has no earlier one that could stop it.
      if (userId === null || !change || change.oldEmail === null) throw new TokenInvalid();
      if (change.changedAt) await this.setEmail(userId, change.oldEmail);
      await this.transactions.query(DELETE_CHANGE, [userId]);
      await this.transactions.query(DELETE_CONFIRMATION, [userId]);
      await this.phones.release(userId);
      await this.sessions.endAll(userId);
      await this.outbox.publish('user.password-forgotten', { userId });
      this.transactions.afterCommit(() => this.logger.log({ userId }, 'change of e-mail stopped'));
    });
  }

  private async locked(userId: number): Promise<EmailChange | null> {
    const [change] = await this.transactions.query<EmailChange>(`${CHANGE_OF} FOR UPDATE`, [userId]);
    return change ?? null;
  }

  private async setEmail(userId: number, email: string): Promise<void> {
    await this.transactions.query(SET_EMAIL, [userId, email]).catch((error: unknown) => {
      throw violates(error, 'users_email_unique') ? new EmailTaken() : error;
    });
  }
}
