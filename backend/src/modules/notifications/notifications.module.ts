import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { AccountMailsConsumer } from './account-mails.consumer.js';
import { Mailer } from './mailer.js';

@Module({ imports: [AuthModule], providers: [Mailer, AccountMailsConsumer] })
export class NotificationsModule {}
