import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../../common/outbox/event-consumers.js';
import { InboxService } from '../inbox/inbox.service.js';
import { MAIL_LANE } from '../mail/mailer.service.js';
import { NotificationMails } from '../mail/notification-mails.service.js';
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
    private readonly mails: NotificationMails,
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
        if (notification) await this.mails.send(notification, eventId);
      });
    }
  }
}
