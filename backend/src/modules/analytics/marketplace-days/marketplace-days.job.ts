import { Injectable } from '@nestjs/common';
import { BatchJob } from '../../../common/jobs/batch-job.js';
import { Job } from '../../../common/jobs/job.decorator.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { STORE_DAYS } from './marketplace-days.sql.js';

const EVERY_MS = 60_000;

/** Days of a batch, so that a batch takes less than a few seconds. */
const BATCH = 3;

/**
 * Stores the figures of days that are over, and of those that changed since, on one instance at a time. Figures are exact without it, but
 * slower (ADR 127).
 */
@Injectable()
export class MarketplaceDaysJob extends BatchJob {
  constructor(private readonly transactions: Transactions) {
    super();
  }

  @Job(EVERY_MS, { tracesItself: true })
  run(): Promise<void> {
    return this.start();
  }

  protected async runBatch(): Promise<boolean> {
    const [row] = await this.transactions.query<{ more: boolean }>(STORE_DAYS, [BATCH]);
    return row?.more ?? false;
  }
}
