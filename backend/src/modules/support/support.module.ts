import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/index.js';
import { AuthModule } from '../auth/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { SettingsModule } from '../settings/index.js';
import { AdminMessagesController } from './desk/admin-messages.controller.js';
import { AdminNewsletterController } from './desk/admin-newsletter.controller.js';
import { MessageDeskConsumer } from './desk/message-desk.consumer.js';
import { MessageDeskService } from './desk/message-desk.service.js';
import { MessageDetailQuery } from './desk/message-detail.service.js';
import { MessageReplies } from './desk/message-replies.service.js';
import { AdminFaqsController } from './faqs/admin-faqs.controller.js';
import { Faq } from './faqs/faq.entity.js';
import { FaqsController } from './faqs/faqs.controller.js';
import { FaqsService } from './faqs/faqs.service.js';
import { MessagesController } from './messages.controller.js';
import { MessagesService } from './messages.service.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';
import { NewsletterTokens } from './newsletter-tokens.service.js';
import { SupportMailsConsumer } from './support-mails.consumer.js';
import { SupportPersonalData } from './support.personal-data.js';

@Module({
  imports: [TypeOrmModule.forFeature([Faq]), AuditModule, AuthModule, NotificationsModule, SettingsModule],
  controllers: [
    MessagesController,
    FaqsController,
    AdminFaqsController,
    NewsletterController,
    AdminMessagesController,
    AdminNewsletterController,
  ],
  providers: [
    FaqsService,
    MessageDeskConsumer,
    MessageDeskService,
    MessageDetailQuery,
    MessageReplies,
    MessagesService,
    NewsletterService,
    NewsletterTokens,
    SupportMailsConsumer,
    SupportPersonalData,
  ],
})
export class SupportModule {}
