import { Injectable } from '@nestjs/common';
import { CacheInvalidation } from '../../../common/http-cache/cache-invalidation.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DealFeaturingPaused } from '../deal.errors.js';
import {
  DELETE_LATER_SLOTS_OF,
  END_SLOTS_OF,
  FEATURING_PAUSED,
  FORGET_REQUESTS,
} from './featured-slots.sql.js';

/** Businesses without featuring, because of cases decided against them (rule HN11). */
@Injectable()
export class FeaturingPauses {
  constructor(
    private readonly transactions: Transactions,
    private readonly cacheInvalidation: CacheInvalidation,
    private readonly clock: Clock,
  ) {}

  /** Rejects `deal.featuring-paused` (409). */
  async assertNone(vendorId: number): Promise<void> {
    const [paused] = await this.transactions.query<{ until: Date }>(FEATURING_PAUSED, [
      vendorId,
      this.clock.now(),
    ]);
    if (paused) throw new DealFeaturingPaused({ until: paused.until.toISOString() });
  }

  /**
   * Call within the transaction that changed the pause. Slots and requests end with its begin.
   * @param isPaused true if it lasts
   */
  async changed(vendorId: number, isPaused: boolean): Promise<void> {
    if (isPaused) {
      const now = this.clock.now();
      await this.transactions.query(DELETE_LATER_SLOTS_OF, [vendorId, now]);
      await this.transactions.query(END_SLOTS_OF, [vendorId, now]);
      await this.transactions.query(FORGET_REQUESTS, [vendorId]);
    }
    await this.cacheInvalidation.invalidate('deals', 'vendors');
  }
}
