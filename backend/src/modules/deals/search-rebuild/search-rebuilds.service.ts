import { Injectable } from '@nestjs/common';
import { CacheInvalidation } from '../../../common/http-cache/cache-invalidation.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { SearchRebuildView } from './search-rebuild.view.js';
import {
  BATCH_DONE,
  FORGET_OLD_REBUILDS,
  LOCK_REBUILDS,
  NEXT_REBUILD,
  RECENT_REBUILDS,
  rebuildBatch,
  type RunningRebuild,
} from './search-rebuilds.sql.js';

/** Rebuilds the search vectors of renamed categories, cities and businesses, batch by batch (rule T6). */
@Injectable()
export class SearchRebuilds {
  constructor(
    private readonly transactions: Transactions,
    private readonly cacheInvalidation: CacheInvalidation,
  ) {}

  list(): Promise<SearchRebuildView[]> {
    return this.transactions.query<SearchRebuildView>(RECENT_REBUILDS);
  }

  /**
   * Rebuilds one batch and stores the progress in the same transaction.
   * @returns whether there may be more batches; false also while another instance is working
   */
  runBatch(): Promise<boolean> {
    return this.transactions.run(async () => {
      const [lock] = await this.transactions.query<{ isOurs: boolean }>(LOCK_REBUILDS);
      if (!lock?.isOurs) return false;
      const [rebuild] = await this.transactions.query<RunningRebuild>(NEXT_REBUILD);
      if (!rebuild) return false;
      const { id, kind, subjectId, generation } = rebuild;
      const [batch] = await this.transactions.query<{ count: number; lastDealId: number | null }>(
        rebuildBatch(kind),
        [subjectId, rebuild.lastDealId],
      );
      const lastDealId = batch?.lastDealId ?? null;
      await this.transactions.query(BATCH_DONE, [id, generation, batch?.count ?? 0, lastDealId]);
      if (lastDealId === null) {
        await this.transactions.query(FORGET_OLD_REBUILDS);
        await this.cacheInvalidation.invalidate('deals');
      }
      return true;
    });
  }
}
