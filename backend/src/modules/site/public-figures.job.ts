import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { BatchJob } from '../../common/jobs/batch-job.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { Config } from '../../config/config.js';
import { COUNT_FIGURES } from './stats.sql.js';

const EVERY_MS = 60_000;

/** Stores the large figures of the home page. An instance that finds them new enough counts nothing. */
@Injectable()
export class PublicFiguresJob extends BatchJob {
  constructor(
    config: Config,
    private readonly transactions: Transactions,
  ) {
    super(config);
  }

  @Interval(EVERY_MS)
  onInterval(): void {
    this.start();
  }

  protected async runBatch(): Promise<boolean> {
    for (const statement of COUNT_FIGURES) await this.transactions.query(statement);
    return false;
  }
}
