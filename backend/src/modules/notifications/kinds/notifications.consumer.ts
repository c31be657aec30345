import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../../common/outbox/event-consumers.js';
import { Config } from '../../../config/config.js';
import { InboxService } from '../inbox/inbox.service.js';
import { composeMail } from '../mail/compose-mail.js';
import { linkTo } from '../mail/links.js';
import { MAIL_LANE, Mailer } from '../mail/mailer.service.js';
import { MailMutes } from '../preferences/mail-mutes.service.js';
import { Recipients } from '../recipients.port.js';
import { valuesOf } from './facts.js';
import type { Notification } from './notification-kind.js';
import { NotificationKinds } from './notification-kinds.service.js';
import { NotificationReader } from './notification-reader.service.js';

/**
 * Notifies recipients in the inbox, and by mail unless they muted it. Each event has two consumers, so that a mail server that
 * is down delays the mail only.
 */
@Injectable()
export class NotificationsConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly kinds: NotificationKinds,
    private readonly reader: NotificationReader,
    private readonly inbox: InboxService,
    private readonly recipients: Recipients,
    private readonly mutes: MailMutes,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    for (const type of this.kinds.eventTypes) {
      this.consumers.on(type, 'inbox', async (event) => {
        const notification = await this.reader.read(type, event);
        if (notification && !this.kinds.rulesOf(notification.kind).isMailedOnly)
          await this.inbox.put(notification);
      });
      this.consumers.onOutside(type, 'notice-mail', MAIL_LANE, async (event, eventId) => {
        const notification = await this.reader.read(type, event);
        if (notification) await this.mail(notification, eventId);
      });
    }
  }

  private async mail({ kind, userId, path, facts }: Notification, eventId: string): Promise<void> {
    const recipient = await this.recipients.find(userId);
    const group = this.kinds.rulesOf(kind).mutedBy;
    if (!recipient || (group && recipient.mutedMail.includes(group))) return;
    const { language } = recipient;
    const mail = composeMail(recipient, {
      translations: this.kinds.translationsOf(kind),
      link: linkTo(this.config.publicUrl, path, language),
      values: valuesOf(facts, language),
      mute: group
        ? {
            settingsLink: linkTo(this.config.publicUrl, '/dashboard/settings', language),
            oneClickLink: `${this.config.publicUrl}/api/notifications/unsubscribe?token=${this.mutes.tokenFor(userId, group)}`,
          }
        : undefined,
    });
    await this.mailer.send(mail, eventId);
  }
}
