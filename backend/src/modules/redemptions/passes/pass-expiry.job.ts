import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../../common/errors/translate-error.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { DealChanges, type PlacesChange } from '../../deals/index.js';
import { SETTLE } from './pass-expiry.sql.js';

const EVERY_MS = 60_000;

/** Settles overdue passes each minute and releases their slots and capacity. Reads do not depend on it. */
@Injectable()
export class PassExpiryJob {
  private readonly logger = new Logger(PassExpiryJob.name);

  constructor(
    private readonly config: Config,
    private readonly transactions: Transactions,
    private readonly dealChanges: DealChanges,
  ) {}

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (!this.config.backgroundWork) return;
    await this.settleOverdue().catch((error: unknown) => {
      if (!isDatabaseAway(error)) this.logger.error(error);
    });
  }

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
