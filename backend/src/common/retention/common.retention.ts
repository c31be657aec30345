import { Injectable } from '@nestjs/common';
import { MonthPartitions } from '../partitions/month-partitions.js';
import { Retention } from './retention.js';

/** Days for which delivered events stay. */
const OUTBOX_DAYS = 7;

/** Registers the retention of rows in the tables of the infrastructure. */
@Injectable()
export class CommonRetention {
  constructor(retention: Retention, partitions: MonthPartitions) {
    retention.register(
      {
        name: 'idempotency-keys',
        table: 'idempotency_keys',
        condition: "created_at < now() - interval '24 hours'",
      },
      // A window that ended an hour ago; the clocks of instances may differ by seconds.
      {
        name: 'rate-limits',
        table: 'rate_limits',
        condition: "expire < (extract(epoch FROM now() - interval '1 hour') * 1000)::bigint",
      },
      // Later months are dropped as a whole (ADR 119).
      {
        name: 'outbox',
        table: 'outbox',
        condition: `delivered_at < now() - interval '${OUTBOX_DAYS} days' AND tableoid = to_regclass('outbox_earlier')`,
      },
    );
    partitions.register(
      { table: 'outbox', keepDays: OUTBOX_DAYS },
      // Dropped with the events.
      { table: 'outbox_deliveries', keepDays: null },
    );
  }
}
