import { Injectable } from '@nestjs/common';
import { Retention } from '../../../common/retention/retention.js';

/** Deletes a day and its alerts after 30 days. The newest day remains, because the next one starts at its end. */
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
