import { Module } from '@nestjs/common';
import { InboxService } from './inbox/inbox.service.js';
import { NotificationsController } from './inbox/notifications.controller.js';
import { NotificationsPersonalData } from './inbox/notifications.personal-data.js';
import { MessageMetrics } from './kinds/messages.metrics.js';
import { NotificationKinds } from './kinds/notification-kinds.service.js';
import { NotificationReader } from './kinds/notification-reader.service.js';
import { NotificationsConsumer } from './kinds/notifications.consumer.js';
import { MailCheck } from './mail/mail-check.service.js';
import { Mailer } from './mail/mailer.service.js';
import { NotificationMails } from './mail/notification-mails.service.js';
import { SentMailsRetention } from './mail/sent-mails.retention.js';
import { DailyTexts } from './sms/daily-texts.service.js';
import { TextMessagesRetention } from './sms/text-messages.retention.js';
import { TextMessages } from './sms/text-messages.service.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailMutes } from './preferences/mail-mutes.service.js';
import { MessagePreferencesService } from './preferences/message-preferences.service.js';
import { MessagePreferencesController } from './preferences/message-preferences.controller.js';
import { PushController } from './push/push.controller.js';
import { PushMessages } from './push/push-messages.service.js';
import { PushRetention } from './push/push.retention.js';
import { PushSubscriptions } from './push/push-subscriptions.service.js';
import { NotificationPreferences } from './preferences/notification-preferences.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([NotificationPreferences])],
  controllers: [MessagePreferencesController, NotificationsController, PushController],
  providers: [
    DailyTexts,
    InboxService,
    MailCheck,
    MailMutes,
    MessageMetrics,
    MessagePreferencesService,
    Mailer,
    NotificationKinds,
    NotificationReader,
    NotificationMails,
    NotificationsConsumer,
    NotificationsPersonalData,
    PushMessages,
    PushRetention,
    PushSubscriptions,
    SentMailsRetention,
    TextMessages,
    TextMessagesRetention,
  ],
  exports: [DailyTexts, MailCheck, Mailer, MessagePreferencesService, NotificationKinds, TextMessages],
})
export class NotificationsModule {}
