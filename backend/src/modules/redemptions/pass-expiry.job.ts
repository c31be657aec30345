import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../common/errors/translate-error.js';
import { CacheDrops } from '../../common/http-cache/cache-drops.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { Config } from '../../config/config.js';
import { RELEASED_CAPACITY, type ReleasedCapacity } from './queries/released-capacity.sql.js';

const EVERY_MS = 60_000;
const BATCH = 500;

const SETTLE = `
  WITH due AS (
    SELECT id FROM passes WHERE state = 'issued' AND expires_at <= now() ORDER BY deal_id, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
  ), pass AS (
    UPDATE passes SET state = 'expired', updated_at = now() FROM due WHERE passes.id = due.id RETURNING passes.deal_id
  ) ${RELEASED_CAPACITY}`;

/** Settles overdue passes each minute: their slots and places are free again. Reading never waits for it. */
@Injectable()
export class PassExpiryJob {
  private readonly logger = new Logger(PassExpiryJob.name);

  constructor(
    private readonly config: Config,
    private readonly transactions: Transactions,
    private readonly drops: CacheDrops,
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

  /** @returns whether there was anything to settle */
  private settleBatch(): Promise<boolean> {
    return this.transactions.run(async () => {
      const freed = await this.transactions.query<ReleasedCapacity>(SETTLE);
      if (freed.some(({ wasFull }) => wasFull)) await this.drops.drop('deals');
      return freed.length > 0;
    });
  }
}
