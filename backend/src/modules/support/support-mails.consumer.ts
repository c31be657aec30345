import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../common/outbox/event-consumers.js';
import { Config } from '../../config/config.js';
import { MAIL_LANE, Mailer } from '../notifications/index.js';
import { SettingsService } from '../settings/index.js';
import { MessageReplies } from './inbox/message-replies.service.js';
import { replyMail } from './mails/reply-mail.js';
import { acknowledgementMail, confirmationMail, teamMail } from './mails/support-mails.js';
import { MessagesService } from './contact/messages.service.js';
import { NewsletterService } from './newsletter/newsletter.service.js';
import { NewsletterTokens } from './newsletter/newsletter-tokens.service.js';

/**
 * Mails messages to the support team, replies and acknowledgements to senders, and confirmations to
 * subscribers. While the mail server is unavailable, the events remain in the outbox.
 */
@Injectable()
export class SupportMailsConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly messages: MessagesService,
    private readonly replies: MessageReplies,
    private readonly newsletter: NewsletterService,
    private readonly tokens: NewsletterTokens,
    private readonly settings: SettingsService,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.consumers.onOutside(
      'support.message-received',
      'support-team-mail',
      MAIL_LANE,
      async ({ messageId }, eventId) => {
        const message = await this.messages.one(messageId);
        if (!message) return;
        const { supportEmail } = await this.settings.site();
        await this.mailer.send(teamMail(message, supportEmail), eventId);
      },
    );
    this.consumers.onOutside(
      'support.message-received',
      'support-acknowledgement',
      MAIL_LANE,
      async ({ messageId }, eventId) => {
        const message = await this.messages.one(messageId);
        if (!message || !(await this.messages.acknowledge(messageId))) return;
        await this.mailer.send(acknowledgementMail(message, await this.settings.site()), `${eventId}-ack`);
      },
    );
    this.consumers.onOutside(
      'support.message-answered',
      'support-reply',
      MAIL_LANE,
      async ({ entryId }, eventId) => {
        const reply = await this.replies.one(entryId);
        if (!reply) return;
        await this.mailer.send(replyMail(reply, await this.settings.site()), eventId);
        await this.replies.mailed(entryId);
      },
    );
    this.consumers.onOutside(
      'newsletter.asked',
      'newsletter-confirmation',
      MAIL_LANE,
      async ({ subscriberId }, eventId) => {
        const subscriber = await this.newsletter.one(subscriberId);
        if (subscriber?.state !== 'asked') return;
        const page = subscriber.language === 'ne' ? '/ne/newsletter' : '/newsletter';
        const leave = this.tokens.issue('unsubscribe', subscriber.publicId);
        const links = {
          confirm: this.link(page, this.tokens.issue('confirm', subscriber.publicId), 'confirm'),
          leave: this.link(page, leave),
          oneClick: this.link('/api/newsletter/unsubscribe', leave),
        };
        await this.mailer.send(confirmationMail(subscriber, links, await this.settings.site()), eventId);
      },
    );
  }

  private link(path: string, token: string, parameter = 'token'): string {
    return `${this.config.publicUrl}${path}?${parameter}=${encodeURIComponent(token)}`;
  }
}
