import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { AccountMailsConsumer } from './account-mails.consumer.js';
import { EndingDeals } from './reminders/ending-deals.job.js';
import { EndingFavorites } from './reminders/ending-favorites.job.js';
import { FirstUsesConsumer } from './reminders/first-uses.consumer.js';
import { InboxService } from './inbox/inbox.service.js';
import { MailMutes } from './preferences/mail-mutes.service.js';
import { Mailer } from './mail/mailer.service.js';
import { NoticesConsumer } from './kinds/notices.consumer.js';
import { NoticesQuery } from './kinds/notices.service.js';
import { NotificationsController } from './inbox/notifications.controller.js';
import { NotificationsPersonalData } from './inbox/notifications.personal-data.js';
import { NotificationsRetention } from './mail/notifications.retention.js';

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
