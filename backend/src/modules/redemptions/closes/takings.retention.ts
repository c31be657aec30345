import { Injectable } from '@nestjs/common';
import { Retention } from '../../../common/retention/retention.js';

/** Deletes the lines of closed days after 400 days. The closes contain their sums and remain. */
@Injectable()
export class TakingsRetention {
  constructor(retention: Retention) {
    retention.register({
      name: 'counter-takings',
      table: 'counter_takings',
      condition: "recorded_at < now() - interval '401 days'",
    });
  }
}
