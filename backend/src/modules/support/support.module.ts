import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { SettingsModule } from '../settings/index.js';
import { FaqsController } from './faqs.controller.js';
import { MessagesController } from './messages.controller.js';
import { MessagesService } from './messages.service.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';
import { NewsletterTokens } from './newsletter-tokens.js';
import { SupportMailsConsumer } from './support-mails.consumer.js';
import { SupportPersonalData } from './support.personal-data.js';

@Module({
  imports: [NotificationsModule, SettingsModule],
  controllers: [MessagesController, FaqsController, NewsletterController],
  providers: [
    MessagesService,
    NewsletterService,
    NewsletterTokens,
    SupportMailsConsumer,
    SupportPersonalData,
  ],
})
export class SupportModule {}
