import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../common/outbox/event-consumers.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { Config } from '../../config/config.js';
import { EmailVerificationService, User } from '../auth/index.js';
import { Mailer } from './mailer.js';
import { verifyEmailMail } from './templates/verify-email.js';

/** Whoever signs up gets a link. While the mail server is down the event waits in the outbox. */
@Injectable()
export class VerificationMailConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly transactions: Transactions,
    private readonly verification: EmailVerificationService,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.consumers.on('user.signed-up', 'verification-mail', async ({ userId }, eventId) => {
      const user = await this.transactions.of(User).findOneBy({ id: userId });
      if (!user || user.emailVerifiedAt) return;
      const token = await this.verification.issueToken(userId);
      await this.mailer.send(verifyEmailMail(user, this.config.publicUrl, token), eventId);
    });
  }
}
