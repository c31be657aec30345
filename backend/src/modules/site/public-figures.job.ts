import { Injectable } from '@nestjs/common';
import { BatchJob } from '../../common/jobs/batch-job.js';
import { Job } from '../../common/jobs/job.decorator.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { COUNT_FIGURES } from './stats.sql.js';

const EVERY_MS = 60_000;

/** Stores the large figures of the home page. An instance that finds them new enough counts nothing. */
@Injectable()
export class PublicFiguresJob extends BatchJob {
  constructor(private readonly transactions: Transactions) {
    super();
  }

  @Job(EVERY_MS, { tracesItself: true })
  run(): Promise<void> {
    return this.start();
  }

  protected async runBatch(): Promise<boolean> {
    for (const statement of COUNT_FIGURES) await this.transactions.query(statement);
    return false;
  }
}
