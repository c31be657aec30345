import { Injectable } from '@nestjs/common';
import { Retention } from '../../../common/retention/retention.js';

/** Deletes the daily alerts after 30 days; those of a day go with it. The newest day stays: the next one begins where it ended. */
@Injectable()
export class DealAlertsRetention {
  constructor(retention: Retention) {
    retention.register({
      name: 'deal-alerts',
      table: 'deal_alert_days',
      condition: "finished_at < now() - interval '30 days'",
    });
  }
}
