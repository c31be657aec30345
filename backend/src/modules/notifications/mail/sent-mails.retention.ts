import { Injectable } from '@nestjs/common';
import { Retention } from '../../../common/retention/retention.js';
import { SENT_A_WEEK_AGO } from './mailer.sql.js';

/** Registers the retention of rows about sent mails. */
@Injectable()
export class SentMailsRetention {
  constructor(retention: Retention) {
    retention.register({ name: 'sent-mails', table: 'sent_mails', condition: SENT_A_WEEK_AGO });
  }
}
