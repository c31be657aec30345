import { Injectable } from '@nestjs/common';
import { Job } from '../../../common/jobs/job.decorator.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DealChanges, type PlacesChange } from '../../deals/index.js';
import { SETTLE } from './pass-expiry.sql.js';

const EVERY_MS = 60_000;

/** Settles overdue passes each minute and releases their slots and capacity. Reads do not depend on it. */
@Injectable()
export class PassExpiryJob {
  constructor(
    private readonly transactions: Transactions,
    private readonly dealChanges: DealChanges,
  ) {}

  @Job(EVERY_MS)
  async settleOverdue(): Promise<void> {
    while (await this.settleBatch()) continue;
  }

  /** @returns true if there were passes to settle */
  private settleBatch(): Promise<boolean> {
    return this.transactions.run(async () => {
      const freed = await this.transactions.query<PlacesChange>(SETTLE);
      await this.dealChanges.placesChanged(freed);
      return freed.length > 0;
    });
  }
}
