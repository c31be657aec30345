import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SettingsService } from '../../settings/index.js';
import type { ContactDto, HelpDto } from './message.dto.js';
import { SupportMessage } from './support-message.entity.js';
import { ACKNOWLEDGE, LOCK_ADDRESS, RECEIVE } from './messages.sql.js';

/** Content of the mails about a message. */
export type MailedMessage = Pick<
  SupportMessage,
  'id' | 'kind' | 'name' | 'email' | 'subject' | 'message' | 'language'
>;

/** Messages to support (rule S1), due at the promised time of the reply (rule MS1). */
@Injectable()
export class MessagesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly settings: SettingsService,
  ) {}

  contact({ name, email, subject, message, language }: ContactDto): Promise<number> {
    return this.receive(['contact', name, email, subject, null, message, language ?? 'en']);
  }

  help({ name, email, category, message, language }: HelpDto): Promise<number> {
    return this.receive(['help', name, email, category, category, message, language ?? 'en']);
  }

  /** @returns null after the message has been erased */
  one(id: number): Promise<SupportMessage | null> {
    return this.transactions.of(SupportMessage).findOneBy({ id });
  }

  /** @returns true if an acknowledgement is to be sent */
  acknowledge(id: number): Promise<boolean> {
    return this.transactions.run(async () => {
      await this.transactions.query(LOCK_ADDRESS, [id]);
      return (await this.transactions.query(ACKNOWLEDGE, [id])).length > 0;
    });
  }

  private async receive(values: unknown[]): Promise<number> {
    const { answerHours } = await this.settings.site();
    return this.transactions.run(async () => {
      const [row] = await this.transactions.query<{ id: number }>(RECEIVE, [...values, answerHours]);
      if (!row) throw new Error('The message was not stored.');
      await this.outbox.publish('support.message-received', { messageId: row.id });
      return row.id;
    });
  }
}
