import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../../common/outbox/event-consumers.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { composeMail, linkTo, MAIL_LANE, Mailer } from '../../notifications/index.js';
import { en } from '../notifications/translations-en.js';
import { ne } from '../notifications/translations-ne.js';
import { User } from '../user.entity.js';
import { SignInCodes } from './sign-in-codes.service.js';

/** Mails the digits. An admin gets the URL of the admin sign-in instead (rule A23). */
@Injectable()
export class SignInCodeMailsConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly transactions: Transactions,
    private readonly codes: SignInCodes,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.consumers.onOutside('sign-in-code.requested', 'digits-mail', MAIL_LANE, ({ codeId }, eventId) =>
      this.mail(codeId, eventId),
    );
  }

  private async mail(codeId: number, eventId: string): Promise<void> {
    const code = await this.codes.toMail(codeId);
    if (!code) return;
    const user = await this.transactions.of(User).findOneBy({ email: code.address });
    const kind = user?.role === 'admin' ? 'admin-sign-in' : 'sign-in-digits';
    const language = user?.emailVerifiedAt ? user.language : code.language;
    // Leaves out the name of an unverified account, because another person may have entered it.
    const to = { email: code.address, firstName: user?.emailVerifiedAt ? user.firstName : '', language };
    await this.mailer.send(
      composeMail(to, {
        translations: { en: en[kind], ne: ne[kind] },
        link: linkTo(this.config.publicUrl, kind === 'admin-sign-in' ? '/admin-login' : '/', language),
        values: { digits: code.digits },
      }),
      eventId,
    );
  }
}
