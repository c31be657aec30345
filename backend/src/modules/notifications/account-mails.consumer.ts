import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../common/outbox/event-consumers.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { Config } from '../../config/config.js';
import { User, UserTokens } from '../auth/index.js';
import { linkTo } from './links.js';
import { Mailer } from './mailer.js';
import { composeMail } from './mails/compose-mail.js';
import type { MailKind } from './mails/mail-text.js';

/** Mail about the account itself. It cannot be muted. While the mail server is down the events wait in the outbox. */
@Injectable()
export class AccountMailsConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly transactions: Transactions,
    private readonly tokens: UserTokens,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.consumers.on('user.signed-up', 'verification-mail', async ({ userId }, eventId) => {
      const user = await this.reader(userId);
      if (!user || user.emailVerifiedAt) return;
      const token = await this.tokens.issue(userId, 'verify-email');
      await this.send(user, 'verify-email', `/verify-email?token=${token}`, eventId);
    });
    this.consumers.on('user.email-verified', 'welcome-mail', async ({ userId }, eventId) => {
      const user = await this.reader(userId);
      if (user) await this.send(user, 'welcome', '/deals', eventId);
    });
    this.consumers.on('user.password-forgotten', 'reset-mail', async ({ userId }, eventId) => {
      const user = await this.reader(userId);
      if (!user) return;
      const token = await this.tokens.issue(userId, 'reset-password');
      await this.send(user, 'reset-password', `/reset-password?token=${token}`, eventId);
    });
  }

  /** Nobody once the account is erased. */
  private async reader(userId: number): Promise<User | null> {
    const user = await this.transactions.of(User).findOneBy({ id: userId });
    return user && !user.erasedAt ? user : null;
  }

  private send(user: User, kind: MailKind, path: string, eventId: string): Promise<void> {
    const link = linkTo(this.config.publicUrl, path, user.language);
    return this.mailer.send(composeMail(user, { kind, link }), eventId);
  }
}
