import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../common/outbox/event-consumers.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { Config } from '../../config/config.js';
import { EmailChanges, type KnownDevice, KnownDevices, User, UserTokens } from '../auth/index.js';
import { linkTo } from './mail/links.js';
import { MAIL_LANE, Mailer } from './mail/mailer.service.js';
import { composeMail } from './mail/compose-mail.js';
import type { MailKind } from './kinds/mail-text.js';
import { type Fact, valuesOf } from './kinds/notice.js';

/** What a browser says of itself, such as "Chrome, Android". */
function namesOf({ browser, system }: KnownDevice): Fact {
  const names = [browser, system].filter(Boolean).join(', ');
  return names || { en: 'a browser without a name', ne: 'नाम नभएको ब्राउजर' };
}

/** Mail about the account itself. It cannot be muted. While the mail server is down the events wait in the outbox. */
@Injectable()
export class AccountMailsConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly transactions: Transactions,
    private readonly tokens: UserTokens,
    private readonly changes: EmailChanges,
    private readonly devices: KnownDevices,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.mailChangesOfEmail();
    this.mailNewDevices();
    this.consumers.onOutside(
      'user.signed-up',
      'verification-mail',
      MAIL_LANE,
      async ({ userId }, eventId) => {
        const user = await this.reader(userId);
        if (!user || user.emailVerifiedAt) return;
        const token = await this.tokens.issue(userId, 'verify-email');
        await this.send(user, 'verify-email', `/verify-email?token=${token}`, eventId);
      },
    );
    this.consumers.onOutside(
      'user.email-verified',
      'welcome-mail',
      MAIL_LANE,
      async ({ userId }, eventId) => {
        const user = await this.reader(userId);
        if (user) await this.send(user, 'welcome', '/deals', eventId);
      },
    );
    this.consumers.onOutside(
      'user.factor-lost',
      'lost-factor-mail',
      MAIL_LANE,
      async ({ userId }, eventId) => {
        const user = await this.reader(userId);
        if (!user) return;
        const token = await this.tokens.issue(userId, 'reset-factors');
        await this.send(user, 'lost-factor', `/reset-sign-in?token=${token}`, eventId);
      },
    );
    this.consumers.onOutside(
      'user.password-forgotten',
      'reset-mail',
      MAIL_LANE,
      async ({ userId }, eventId) => {
        const user = await this.reader(userId);
        if (!user) return;
        const token = await this.tokens.issue(userId, 'reset-password');
        await this.send(user, 'reset-password', `/reset-password?token=${token}`, eventId);
      },
    );
  }

  /** Both mails of a change of address: the new one confirms it, the old one can stop it. */
  private mailChangesOfEmail(): void {
    const event = 'user.email-change-requested';
    this.consumers.onOutside(event, 'email-change-mail', MAIL_LANE, async ({ userId }, eventId) => {
      const [user, change] = await Promise.all([this.reader(userId), this.changes.of(userId)]);
      if (!user || !change || change.changedAt) return;
      const token = await this.tokens.issue(userId, 'change-email');
      const link = linkTo(this.config.publicUrl, `/verify-email?token=${token}`, user.language);
      const to = { ...user, email: change.newEmail };
      await this.mailer.send(composeMail(to, { kind: 'change-email', link }), eventId);
    });
    this.consumers.onOutside(event, 'email-change-stop-mail', MAIL_LANE, async ({ userId }, eventId) => {
      const [user, change] = await Promise.all([this.reader(userId), this.changes.of(userId)]);
      if (!user || !change) return;
      const token = await this.tokens.issue(userId, 'stop-email-change');
      const link = linkTo(this.config.publicUrl, `/verify-email?stop=${token}`, user.language);
      const to = { ...user, email: change.oldEmail };
      const values = { email: change.newEmail };
      await this.mailer.send(
        composeMail(to, { kind: 'email-change-requested', link, values }),
        `${eventId}-stop`,
      );
    });
  }

  /** Each sign-in on a device that the account did not use before, with a link that ends all sessions (rule A14). */
  private mailNewDevices(): void {
    const event = 'user.signed-in-on-new-device';
    this.consumers.onOutside(event, 'new-device-mail', MAIL_LANE, async ({ userId, deviceId }, eventId) => {
      const [user, device] = await Promise.all([this.reader(userId), this.devices.find(userId, deviceId)]);
      if (!user || !device) return;
      const token = await this.tokens.issue(userId, 'end-sessions');
      const link = linkTo(this.config.publicUrl, `/end-sessions?token=${token}`, user.language);
      const values = valuesOf({ device: namesOf(device), at: { at: device.firstSeenAt } }, user.language);
      await this.mailer.send(composeMail(user, { kind: 'new-device', link, values }), eventId);
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
