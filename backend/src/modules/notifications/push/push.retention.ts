import { Injectable } from '@nestjs/common';
import { Retention } from '../../../common/retention/retention.js';

/** Registers the retention of rows about sent push messages. */
@Injectable()
export class PushRetention {
  constructor(retention: Retention) {
    retention.register({
      name: 'sent-pushes',
      table: 'sent_pushes',
      condition: "sent_at < now() - interval '7 days'",
    });
  }
}
