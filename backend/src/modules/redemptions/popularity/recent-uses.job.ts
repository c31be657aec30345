import { Injectable } from '@nestjs/common';
import { Job } from '../../../common/jobs/job.decorator.js';
import { BatchJob } from '../../../common/jobs/batch-job.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { RecentUses, type DealUses } from '../../deals/index.js';
import { RECENT_USES } from './recent-uses.sql.js';

const EVERY_MS = 15 * 60_000;

/** Counts the uses of the last 28 days for the order "popular", and all uses for the page of a deal (rule D14). */
@Injectable()
export class RecentUsesJob extends BatchJob {
  constructor(
    private readonly transactions: Transactions,
    private readonly recentUses: RecentUses,
  ) {
    super();
  }

  @Job(EVERY_MS, { tracesItself: true })
  run(): Promise<void> {
    return this.start();
  }

  protected async runBatch(): Promise<boolean> {
    await this.recentUses.replace(await this.transactions.query<DealUses>(RECENT_USES));
    return false;
  }
}
