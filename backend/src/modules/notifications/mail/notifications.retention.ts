import { Injectable } from '@nestjs/common';
import { Retention } from '../../../common/retention/retention.js';

/** Registers when the list of sent mails is shortened. The newest row stays: the console shows when a mail last left. */
@Injectable()
export class NotificationsRetention {
  constructor(retention: Retention) {
    retention.register({
      name: 'sent-mails',
      table: 'sent_mails',
      condition: "sent_at < now() - interval '7 days' AND sent_at < (SELECT max(sent_at) FROM sent_mails)",
    });
  }
}
