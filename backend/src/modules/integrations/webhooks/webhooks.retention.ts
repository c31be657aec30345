import { Injectable } from '@nestjs/common';
import { Retention } from '../../../common/retention/retention.js';

/** Deletes old deliveries (rule WH7), and deleted endpoints with their secrets when none of their deliveries is kept. */
@Injectable()
export class WebhooksRetention {
  constructor(retention: Retention) {
    retention.register(
      {
        name: 'webhook-deliveries',
        table: 'webhook_deliveries',
        condition: "created_at < now() - make_interval(days => programs_setting('deliveryDays', 30))",
      },
      {
        name: 'webhook-endpoints',
        table: 'webhook_endpoints',
        condition: "deleted_at < now() - interval '91 days'",
      },
    );
  }
}
