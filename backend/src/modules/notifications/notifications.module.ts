import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { AccountMailsConsumer } from './account-mails.consumer.js';
import { EndingDeals } from './reminders/ending-deals.job.js';
import { EndingFavorites } from './reminders/ending-favorites.job.js';
import { FirstUsesConsumer } from './reminders/first-uses.consumer.js';
import { InboxService } from './inbox.service.js';
import { MailMutes } from './mail-mutes.service.js';
import { Mailer } from './mailer.service.js';
import { NoticesConsumer } from './notices.consumer.js';
import { NoticesQuery } from './notices.service.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsPersonalData } from './notifications.personal-data.js';
import { NotificationsRetention } from './notifications.retention.js';

@Module({
  imports: [AuthModule],
  controllers: [NotificationsController],
  providers: [
    AccountMailsConsumer,
    EndingDeals,
    EndingFavorites,
    FirstUsesConsumer,
    InboxService,
    MailMutes,
    Mailer,
    NoticesConsumer,
    NoticesQuery,
    NotificationsPersonalData,
    NotificationsRetention,
  ],
  exports: [Mailer],
})
export class NotificationsModule {}
