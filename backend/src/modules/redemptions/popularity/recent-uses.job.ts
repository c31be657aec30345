import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { BatchJob } from '../../../common/jobs/batch-job.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { RecentUses, type DealUses } from '../../deals/index.js';
import { RECENT_USES } from './recent-uses.sql.js';

const EVERY_MS = 15 * 60_000;

/** Counts the uses of the last 28 days for the order "popular", and all uses for the page of a deal (rule D14). */
@Injectable()
export class RecentUsesJob extends BatchJob {
  constructor(
    config: Config,
    private readonly transactions: Transactions,
    private readonly recentUses: RecentUses,
  ) {
    super(config);
  }

  @Interval(EVERY_MS)
  onInterval(): void {
    this.start();
  }

  protected async runBatch(): Promise<boolean> {
    await this.recentUses.replace(await this.transactions.query<DealUses>(RECENT_USES));
    return false;
  }
}
