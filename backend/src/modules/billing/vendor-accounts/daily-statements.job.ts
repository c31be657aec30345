import { Injectable } from '@nestjs/common';
import { Job } from '../../../common/jobs/job.decorator.js';
import { OneInstance } from '../../../common/transactions/one-instance.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { NEXT_DAY, STATE_DAY, UNDER_WAY } from './daily-statements.sql.js';
import { SoldPassCounts } from './sold-pass-counts.port.js';

const EVERY_MS = 5 * 60_000;

/**
 * Writes the statement of each completed day in Nepal for each business, once (rule ST2). The database's
 * clock determines the dates of entries and days.
 */
@Injectable()
export class DailyStatements {
  constructor(
    private readonly transactions: Transactions,
    private readonly oneInstance: OneInstance,
    private readonly counts: SoldPassCounts,
  ) {}

  /** Runs on one instance at a time, in order of days; missed days are written later. */
  @Job(EVERY_MS)
  async run(): Promise<void> {
    await this.oneInstance.run('vendor statements', async () => {
      while (await this.stateNextDay()) continue;
    });
  }

  private async stateNextDay(): Promise<boolean> {
    const [next] = await this.transactions.query<{ day: string }>(NEXT_DAY);
    if (!next) return false;
    const underWay = await this.transactions.query(UNDER_WAY, [next.day]);
    if (underWay.length > 0) return false;
    await this.transactions.query(STATE_DAY, [next.day, await this.counts.beyondEntries(next.day)]);
    return true;
  }
}
