import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { HttpMetrics } from '../../common/http/http-metrics.js';
import { Transactions } from '../../common/transactions/transactions.js';

/** Whether the server can do its work, and how far behind its events are. */
@Injectable()
export class Readiness {
  private readonly outboxLag: Gauge;

  constructor(
    private readonly transactions: Transactions,
    metrics: HttpMetrics,
  ) {
    this.outboxLag = new Gauge({
      name: 'outbox_lag_seconds',
      help: 'Age of the oldest undelivered event',
      registers: [metrics.registry],
    });
  }

  async assertReady(): Promise<void> {
    await this.transactions.query('SELECT 1');
  }

  async measureOutbox(): Promise<void> {
    const [row] = await this.transactions.query<{ seconds: number }>(
      'SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS seconds FROM outbox WHERE delivered_at IS NULL',
    );
    this.outboxLag.set(row?.seconds ?? 0);
  }
}
