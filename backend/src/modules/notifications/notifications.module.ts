import { Module } from '@nestjs/common';
import { InboxService } from './inbox/inbox.service.js';
import { NotificationsController } from './inbox/notifications.controller.js';
import { NotificationsPersonalData } from './inbox/notifications.personal-data.js';
import { NotificationKinds } from './kinds/notification-kinds.service.js';
import { NotificationReader } from './kinds/notification-reader.service.js';
import { NotificationsConsumer } from './kinds/notifications.consumer.js';
import { Mailer } from './mail/mailer.service.js';
import { NotificationMails } from './mail/notification-mails.service.js';
import { SentMailsRetention } from './mail/sent-mails.retention.js';
import { DailyTexts } from './sms/daily-texts.service.js';
import { TextMessagesRetention } from './sms/text-messages.retention.js';
import { TextMessages } from './sms/text-messages.service.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailMutes } from './preferences/mail-mutes.service.js';
import { MailPreferencesService } from './preferences/mail-preferences.service.js';
import { NotificationPreferences } from './preferences/notification-preferences.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([NotificationPreferences])],
  controllers: [NotificationsController],
  providers: [
    DailyTexts,
    InboxService,
    MailMutes,
    MailPreferencesService,
    Mailer,
    NotificationKinds,
    NotificationReader,
    NotificationMails,
    NotificationsConsumer,
    NotificationsPersonalData,
    SentMailsRetention,
    TextMessages,
    TextMessagesRetention,
  ],
  exports: [DailyTexts, Mailer, MailPreferencesService, NotificationKinds, TextMessages],
})
export class NotificationsModule {}
