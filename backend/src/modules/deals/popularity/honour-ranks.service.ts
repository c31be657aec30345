import { Injectable } from '@nestjs/common';
import { CacheInvalidation } from '../../../common/http-cache/cache-invalidation.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SET_RANKS } from './honour-ranks.sql.js';

/** Deals store the rank of their business's honour score, for the order by honour (rule HN3). */
@Injectable()
export class HonourRanks {
  constructor(
    private readonly transactions: Transactions,
    private readonly cacheInvalidation: CacheInvalidation,
  ) {}

  /** Call within the transaction that changed the score. */
  async changed(vendorId: number): Promise<void> {
    await this.transactions.query(SET_RANKS, [vendorId]);
    await this.cacheInvalidation.invalidate('deals', 'vendors');
  }
}
