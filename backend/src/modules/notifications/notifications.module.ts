import { Module } from '@nestjs/common';
import { InboxService } from './inbox/inbox.service.js';
import { NotificationsController } from './inbox/notifications.controller.js';
import { NotificationsPersonalData } from './inbox/notifications.personal-data.js';
import { NotificationKinds } from './kinds/notification-kinds.service.js';
import { NotificationReader } from './kinds/notification-reader.service.js';
import { NotificationsConsumer } from './kinds/notifications.consumer.js';
import { Mailer } from './mail/mailer.service.js';
import { SentMailsRetention } from './mail/sent-mails.retention.js';
import { MailMutes } from './preferences/mail-mutes.service.js';

@Module({
  controllers: [NotificationsController],
  providers: [
    InboxService,
    MailMutes,
    Mailer,
    NotificationKinds,
    NotificationReader,
    NotificationsConsumer,
    NotificationsPersonalData,
    SentMailsRetention,
  ],
  exports: [Mailer, NotificationKinds],
})
export class NotificationsModule {}
