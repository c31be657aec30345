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

  /** Not a number while the database cannot be asked: the other figures are wanted then most of all. */
  async measureOutbox(): Promise<void> {
    this.outboxLag.set(await this.outboxSeconds().catch(() => NaN));
  }

  private async outboxSeconds(): Promise<number> {
    const [row] = await this.transactions.query<{ seconds: number }>(
      'SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS seconds FROM outbox WHERE delivered_at IS NULL',
    );
    return row?.seconds ?? 0;
  }
}
