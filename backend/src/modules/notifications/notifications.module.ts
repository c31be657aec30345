import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { Mailer } from './mailer.js';
import { VerificationMailConsumer } from './verification-mail.consumer.js';

@Module({ imports: [AuthModule], providers: [Mailer, VerificationMailConsumer] })
export class NotificationsModule {}
