import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../../common/outbox/event-consumers.js';
import { Config } from '../../../config/config.js';
import { composeMail, linkTo, MAIL_LANE, Mailer, Recipients } from '../../notifications/index.js';
import { en } from '../notifications/translations-en.js';
import { ne } from '../notifications/translations-ne.js';
import { PayoutAccountCodes } from './payout-account-codes.service.js';

const KIND = 'payout-account-digits';

/** Mails the digits that confirm a payout account to the owner who entered it (rule PO8). */
@Injectable()
export class PayoutAccountMailsConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly codes: PayoutAccountCodes,
    private readonly recipients: Recipients,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.consumers.onOutside(
      'vendor.payout-account-code-requested',
      'payout-account-digits',
      MAIL_LANE,
      ({ vendorId, userId }, eventId) => this.mail(vendorId, userId, eventId),
    );
  }

  private async mail(vendorId: number, userId: number, eventId: string): Promise<void> {
    const [code, to] = await Promise.all([this.codes.toMail(vendorId, userId), this.recipients.find(userId)]);
    if (!code || !to?.email) return;
    const business = to.language === 'ne' ? (code.nameNe ?? code.businessName) : code.businessName;
    await this.mailer.send(
      composeMail(
        { ...to, email: to.email },
        {
          translations: { en: en[KIND], ne: ne[KIND] },
          link: linkTo(this.config.publicUrl, '/dashboard/payouts', to.language),
          values: { digits: code.digits, business, lastFour: code.lastFour },
        },
      ),
      eventId,
    );
  }
}
