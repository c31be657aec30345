import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EventType } from '../../../common/outbox/domain-events.js';
import { EventConsumers } from '../../../common/outbox/event-consumers.js';
import { InboxService } from '../inbox/inbox.service.js';
import { MAIL_LANE } from '../mail/mailer.service.js';
import { NotificationMails } from '../mail/notification-mails.service.js';
import { PUSH_LANE, PushMessages } from '../push/push-messages.service.js';
import type { Notification } from './notification-kind.js';
import { NotificationKinds } from './notification-kinds.service.js';
import { NotificationReader } from './notification-reader.service.js';

/**
 * Notifies recipients in the inbox, by mail and by web push, unless they muted it. Each event has a consumer per channel, so that
 * a mail server or push service that is down delays its own messages only.
 */
@Injectable()
export class NotificationsConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly kinds: NotificationKinds,
    private readonly reader: NotificationReader,
    private readonly inbox: InboxService,
    private readonly mails: NotificationMails,
    private readonly pushes: PushMessages,
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
        if (notification && !(await this.isLeftToPush(notification)))
          await this.mails.send(notification, eventId);
      });
      if (this.mayBePushed(type))
        this.consumers.onOutside(type, 'notice-push', PUSH_LANE, async (event, eventId) => {
          const notification = await this.reader.read(type, event);
          if (notification) await this.push(notification, eventId);
        });
    }
  }

  /** Mails a question whose last browser is gone, because the mail was left out for it. */
  private async push(notification: Notification, eventId: string): Promise<void> {
    const isLeftToPush = await this.isLeftToPush(notification);
    await this.pushes.send(notification, eventId, async () => {
      if (isLeftToPush) await this.mails.send(notification, eventId);
    });
  }

  private async isLeftToPush(notification: Notification): Promise<boolean> {
    const { isOnOneChannel } = this.kinds.rulesOf(notification.kind);
    return isOnOneChannel === true && (await this.pushes.isReceived(notification));
  }

  /** False for events whose messages are only mailed, so that they cause no delivery without an effect. */
  private mayBePushed(type: EventType): boolean {
    const kind = this.kinds.eventOf(type)?.kind;
    if (typeof kind !== 'string') return true;
    const { mutedBy, isMailedOnly } = this.kinds.rulesOf(kind);
    return mutedBy !== null && isMailedOnly !== true;
  }
}
