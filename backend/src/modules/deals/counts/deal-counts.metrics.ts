import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../../../common/metrics/metrics.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { UNCOUNTED } from './deal-counts.sql.js';

/** Reports the changes that the counters of listed deals do not contain yet: reads add them one by one. */
@Injectable()
export class DealCountsMetrics {
  private readonly uncounted: Gauge;

  constructor(
    private readonly transactions: Transactions,
    metrics: Metrics,
  ) {
    this.uncounted = new Gauge({
      name: 'deal_changes_uncounted',
      help: 'Changes of deals and businesses that the counters of listed deals do not contain yet',
      registers: [metrics.registry],
    });
    metrics.beforeReading(() => this.measure());
  }

  /** While the database is unavailable the last value stays. */
  private async measure(): Promise<void> {
    const [row] = await this.transactions.query<{ changes: number }>(UNCOUNTED).catch(() => []);
    if (row) this.uncounted.set(row.changes);
  }
}
