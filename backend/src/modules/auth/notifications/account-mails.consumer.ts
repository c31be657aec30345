import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../../common/outbox/event-consumers.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import {
  composeMail,
  type Fact,
  linkTo,
  MAIL_LANE,
  Mailer,
  type MessageTranslations,
  valuesOf,
} from '../../notifications/index.js';
import { type KnownDevice, KnownDevices } from '../devices/known-devices.service.js';
import { EmailChanges } from '../email-change/email-changes.service.js';
import { User } from '../user.entity.js';
import { UserTokens } from '../user-tokens.service.js';
import { en } from './translations-en.js';
import { ne } from './translations-ne.js';

type MailKind = keyof typeof en;

const translationsOf = (kind: MailKind): MessageTranslations => ({ en: en[kind], ne: ne[kind] });

/** @returns browser and system, such as "Chrome, Android" */
function namesOf({ browser, system }: KnownDevice): Fact {
  const names = [browser, system].filter(Boolean).join(', ');
  return names || { en: 'a browser without a name', ne: 'नाम नभएको ब्राउजर' };
}

/** An account with an e-mail. */
type MailedUser = User & { email: string };

/**
 * Sends mails about the account itself, which cannot be muted. While the mail server is unavailable, the
 * events remain in the outbox.
 */
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
        const user = await this.recipient(userId);
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
        const user = await this.recipient(userId);
        if (user) await this.send(user, 'welcome', '/deals', eventId);
      },
    );
    this.consumers.onOutside(
      'user.factor-lost',
      'lost-factor-mail',
      MAIL_LANE,
      async ({ userId }, eventId) => {
        const user = await this.recipient(userId);
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
        const user = await this.recipient(userId);
        if (!user) return;
        const token = await this.tokens.issue(userId, 'reset-password');
        await this.send(user, 'reset-password', `/reset-password?token=${token}`, eventId);
      },
    );
  }

  /** Both mails of a change of email: the new address confirms it, the old one can stop it. */
  private mailChangesOfEmail(): void {
    const event = 'user.email-change-requested';
    this.consumers.onOutside(event, 'email-change-mail', MAIL_LANE, async ({ userId }, eventId) => {
      const [user, change] = await Promise.all([this.account(userId), this.changes.of(userId)]);
      if (!user || !change || change.changedAt) return;
      const token = await this.tokens.issue(userId, 'change-email');
      const link = linkTo(this.config.publicUrl, `/verify-email?token=${token}`, user.language);
      const to = { ...user, email: change.newEmail };
      await this.mailer.send(
        composeMail(to, { translations: translationsOf('change-email'), link }),
        eventId,
      );
    });
    this.consumers.onOutside(event, 'email-change-stop-mail', MAIL_LANE, async ({ userId }, eventId) => {
      const [user, change] = await Promise.all([this.recipient(userId), this.changes.of(userId)]);
      if (!user || !change || change.oldEmail === null) return;
      const token = await this.tokens.issue(userId, 'stop-email-change');
      const link = linkTo(this.config.publicUrl, `/verify-email?stop=${token}`, user.language);
      const to = { ...user, email: change.oldEmail };
      const values = { email: change.newEmail };
      await this.mailer.send(
        composeMail(to, { translations: translationsOf('email-change-requested'), link, values }),
        `${eventId}-stop`,
      );
    });
  }

  /** Mails about a sign-in on a new device, with a link that ends all sessions (rule A14). */
  private mailNewDevices(): void {
    const event = 'user.signed-in-on-new-device';
    this.consumers.onOutside(event, 'new-device-mail', MAIL_LANE, async ({ userId, deviceId }, eventId) => {
      const [user, device] = await Promise.all([this.recipient(userId), this.devices.find(userId, deviceId)]);
      if (!user || !device) return;
      const token = await this.tokens.issue(userId, 'end-sessions');
      const link = linkTo(this.config.publicUrl, `/end-sessions?token=${token}`, user.language);
      const values = valuesOf({ device: namesOf(device), at: { at: device.firstSeenAt } }, user.language);
      await this.mailer.send(
        composeMail(user, { translations: translationsOf('new-device'), link, values }),
        eventId,
      );
    });
  }

  /** @returns null for an erased account */
  private async account(userId: number): Promise<User | null> {
    const user = await this.transactions.of(User).findOneBy({ id: userId });
    return user && !user.erasedAt ? user : null;
  }

  /** @returns null for an erased account and for one without an e-mail */
  private async recipient(userId: number): Promise<MailedUser | null> {
    const user = await this.account(userId);
    return user && user.email !== null ? { ...user, email: user.email } : null;
  }

  private send(user: MailedUser, kind: MailKind, path: string, eventId: string): Promise<void> {
    const link = linkTo(this.config.publicUrl, path, user.language);
    return this.mailer.send(composeMail(user, { translations: translationsOf(kind), link }), eventId);
  }
}
