import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/index.js';
import { AuthModule } from '../auth/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { SettingsModule } from '../settings/index.js';
import { WorklistModule } from '../worklist/index.js';
import { AdminMessagesController } from './inbox/admin-messages.controller.js';
import { AdminMessageTablesController } from './inbox/admin-message-tables.controller.js';
import { AdminNewsletterController } from './newsletter/admin-newsletter.controller.js';
import { MessageInboxConsumer } from './inbox/message-inbox.consumer.js';
import { MessageInboxService } from './inbox/message-inbox.service.js';
import { MessagesWork } from './inbox/messages-work.service.js';
import { MessageDetailQuery } from './inbox/message-detail.service.js';
import { MessageReplies } from './inbox/message-replies.service.js';
import { AdminFaqsController } from './faqs/admin-faqs.controller.js';
import { Faq } from './faqs/faq.entity.js';
import { FaqsController } from './faqs/faqs.controller.js';
import { FaqsService } from './faqs/faqs.service.js';
import { MessagesController } from './contact/messages.controller.js';
import { MessagesService } from './contact/messages.service.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { NewsletterService } from './newsletter/newsletter.service.js';
import { NewsletterTokens } from './newsletter/newsletter-tokens.service.js';
import { NewsletterSubscriber } from './newsletter/newsletter-subscriber.entity.js';
import { SupportMessage } from './contact/support-message.entity.js';
import { SupportMessageEntry } from './inbox/support-message-entry.entity.js';
import { SupportMailsConsumer } from './support-mails.consumer.js';
import { SupportPersonalData } from './support.personal-data.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Faq, NewsletterSubscriber, SupportMessage, SupportMessageEntry]),
    AuditModule,
    AuthModule,
    NotificationsModule,
    SettingsModule,
    WorklistModule,
  ],
  controllers: [
    MessagesController,
    FaqsController,
    AdminFaqsController,
    NewsletterController,
    AdminMessagesController,
    AdminMessageTablesController,
    AdminNewsletterController,
  ],
  providers: [
    FaqsService,
    MessageInboxConsumer,
    MessageInboxService,
    MessageDetailQuery,
    MessagesWork,
    MessageReplies,
    MessagesService,
    NewsletterService,
    NewsletterTokens,
    SupportMailsConsumer,
    SupportPersonalData,
  ],
})
export class SupportModule {}
