import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../metrics/metrics.js';
import { Transactions } from '../transactions/transactions.js';
import { MONTHS_MADE } from './month-partitions.sql.js';

/** Reports for how many coming months each partitioned table has partitions. */
@Injectable()
export class MonthPartitionsMetrics {
  private readonly months: Gauge<'table'>;

  constructor(
    private readonly transactions: Transactions,
    metrics: Metrics,
  ) {
    this.months = new Gauge({
      name: 'partition_months_ahead',
      help: 'Months after the current one with a partition; -1 if the current one has none',
      labelNames: ['table'],
      registers: [metrics.registry],
    });
    metrics.beforeReading(() => this.measure());
  }

  /** Without values while the database is unavailable, so that the other metrics are still returned. */
  private async measure(): Promise<void> {
    const rows = await this.transactions
      .query<{ table: string; months: number }>(MONTHS_MADE)
      .catch(() => []);
    this.months.reset();
    for (const { table, months } of rows) this.months.set({ table }, months);
  }
}
