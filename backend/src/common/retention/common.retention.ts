import { Injectable } from '@nestjs/common';
import { Retention } from './retention.js';

/** Registers the retention of rows in the tables of the infrastructure. */
@Injectable()
export class CommonRetention {
  constructor(retention: Retention) {
    retention.register(
      {
        name: 'idempotency-keys',
        table: 'idempotency_keys',
        condition: "created_at < now() - interval '24 hours'",
      },
      { name: 'outbox', table: 'outbox', condition: "delivered_at < now() - interval '7 days'" },
    );
  }
}
