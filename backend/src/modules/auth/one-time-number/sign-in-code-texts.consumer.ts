import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../../common/outbox/event-consumers.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { linkTo, TEXT_LANE, TextMessages } from '../../notifications/index.js';
import { User } from '../user.entity.js';
import { SignInCodes } from './sign-in-codes.service.js';
import { textOf } from './text-translations.js';

/** Sends the digits by SMS. An admin gets the URL of the admin sign-in instead (rule A26). */
@Injectable()
export class SignInCodeTextsConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly transactions: Transactions,
    private readonly codes: SignInCodes,
    private readonly texts: TextMessages,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.consumers.onOutside('sign-in-code.text-requested', 'digits-text', TEXT_LANE, ({ codeId }, eventId) =>
      this.send(codeId, eventId),
    );
  }

  private async send(codeId: number, eventId: string): Promise<void> {
    const code = await this.codes.toMail(codeId);
    if (!code) return;
    const user = await this.transactions.of(User).findOneBy({ verifiedPhone: code.address });
    const language = user?.language ?? code.language;
    const text = textOf(user?.role === 'admin' ? 'admin-sign-in' : 'digits', language, {
      digits: code.digits,
      host: new URL(this.config.publicUrl).hostname,
      link: linkTo(this.config.publicUrl, '/admin-login', language),
    });
    await this.texts.send({ to: code.address, text }, eventId);
  }
}
