import { Injectable, Logger } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { TooManyRequests } from '../../../common/errors/common.errors.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { RateLimiters } from '../../../common/rate-limit/rate-limiters.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AccountsService } from '../sign-up/accounts.service.js';
import { EmailUnverified, TokenInvalid } from '../auth.errors.js';
import { EmailVerificationService } from '../sign-up/email-verification.service.js';
import { OwnSessionsService } from '../sessions/own-sessions.service.js';
import { assertPasswordAcceptable, isLongEnoughForAdmins } from './password.policy.js';
import { Passwords } from './passwords.service.js';
import { User } from '../user.entity.js';
import { UserTokens } from '../user-tokens.service.js';

/** Maximum number of mails to one mailbox, counted across all clients. */
const PER_MAILBOX = { name: 'reset-mail', points: 6, seconds: 3_600 };

/** Resets and changes of passwords (rule A6). */
@Injectable()
export class PasswordChangesService {
  private readonly logger = new Logger(PasswordChangesService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly sessions: OwnSessionsService,
    private readonly verification: EmailVerificationService,
    private readonly passwords: Passwords,
    private readonly tokens: UserTokens,
    private readonly limiters: RateLimiters,
    private readonly outbox: Outbox,
  ) {}

  /** Sends a reset link if the account exists. The response is the same in both cases, and when the mailbox has reached its limit. */
  async forgot(email: string): Promise<void> {
    if (await this.hasEnough(email.toLowerCase())) return;
    await this.transactions.run(async () => {
      const user = await this.transactions.of(User).findOneBy({ email });
      if (user && !user.suspendedAt)
        await this.outbox.publish('user.password-forgotten', { userId: user.id });
    });
  }

  /** Ends every session. Rejects `auth.token-invalid` (410), and passwords as in the password policy. */
  async reset(token: string, password: string): Promise<void> {
    const owner = await this.tokens.ownerOf(token, 'reset-password');
    const user = owner === null ? null : await this.transactions.of(User).findOneBy({ id: owner });
    if (!user || user.suspendedAt || user.email === null) throw new TokenInvalid();
    assertPasswordAcceptable(password, user.email, user.role);
    const hash = await this.passwords.hash(password);
    await this.transactions.run(async () => {
      if ((await this.tokens.use(token, 'reset-password')) === null) throw new TokenInvalid();
      await this.verification.markVerified(user.id);
      await this.replace(user.id, hash, password);
      await this.sessions.endAll(user.id);
    });
  }

  /** Ends the other sessions. Rejects `auth.email-unverified` without an e-mail, `auth.wrong-password` (403), and passwords as in the password policy. */
  async change(user: SessionUser, currentPassword: string, newPassword: string): Promise<void> {
    // A password signs in together with an e-mail.
    if (user.email === null) throw new EmailUnverified();
    await this.accounts.assertPassword(user, currentPassword);
    assertPasswordAcceptable(newPassword, user.email, user.role, 'newPassword');
    const hash = await this.passwords.hash(newPassword);
    await this.transactions.run(async () => {
      await this.replace(user.id, hash, newPassword);
      await this.sessions.endOthers(user);
    });
  }

  private async hasEnough(mailbox: string): Promise<boolean> {
    try {
      await this.limiters.take(PER_MAILBOX, mailbox);
      return false;
    } catch (error) {
      if (error instanceof TooManyRequests) return true;
      throw error;
    }
  }

  /** Also invalidates mailed links for the old password, and sign-ins that were started with it. */
  private async replace(userId: number, hash: string, password: string): Promise<void> {
    await this.transactions
      .of(User)
      .update({ id: userId }, { password: hash, passwordIsLong: isLongEnoughForAdmins(password) });
    await this.tokens.revoke(userId, ['reset-password', 'second-factor', 'reset-factors']);
    await this.outbox.publish('user.password-changed', { userId });
    this.transactions.afterCommit(() => this.logger.log({ userId }, 'password changed'));
  }
}
