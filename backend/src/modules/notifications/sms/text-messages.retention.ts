import { Injectable } from '@nestjs/common';
import { Retention } from '../../../common/retention/retention.js';

/** Registers the retention of rows about sent text messages. */
@Injectable()
export class TextMessagesRetention {
  constructor(retention: Retention) {
    retention.register(
      {
        name: 'sent-text-messages',
        table: 'sent_text_messages',
        condition: "sent_at < now() - interval '7 days'",
      },
      { name: 'text-message-days', table: 'text_message_days', condition: 'day < current_date - 31' },
    );
  }
}
