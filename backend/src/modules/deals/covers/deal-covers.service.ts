import { Injectable } from '@nestjs/common';
import { DealChanges } from '../freshness/deal-changes.service.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { CoverPreviewQuery } from './cover-preview.dto.js';
import { loadCovers } from './cover-files.js';
import { type CoveredDeal, coverKeyOf } from './cover-match.js';
import { COVER_FACTS, PREVIEW_FACTS, STALE_COVERS, STORE_COVERS } from './deal-covers.sql.js';

/** Stores the cover named by its title with each deal. */
@Injectable()
export class DealCovers {
  constructor(
    private readonly transactions: Transactions,
    private readonly dealChanges: DealChanges,
  ) {}

  /** Selects the cover of a newly written deal, in the same transaction. */
  async choose(dealId: number): Promise<void> {
    await this.store(await this.transactions.query<CoveredDeal>(COVER_FACTS, [dealId]));
  }

  /**
   * Selects covers again after a renaming or a new version of the covers. Concurrent instances skip these deals.
   * @returns whether there may be more to do
   */
  chooseBatch(): Promise<boolean> {
    return this.transactions.run(async () => {
      const { version } = await loadCovers();
      const deals = await this.transactions.query<CoveredDeal>(STALE_COVERS, [version]);
      if (deals.length === 0) return false;
      await this.store(deals);
      await this.dealChanges.changed(deals.map(({ id }) => id));
      return true;
    });
  }

  /** @returns the id of the cover that a deal of this business would have; null for the typographic cover */
  async preview(vendorId: number, query: CoverPreviewQuery): Promise<string | null> {
    const { title = '', titleNe = null, categoryId = null, dealId: id = 0 } = query;
    const [facts] = await this.transactions.query<Pick<CoveredDeal, 'businessNames' | 'categories'>>(
      PREVIEW_FACTS,
      [vendorId, categoryId],
    );
    return facts ? coverKeyOf(await loadCovers(), { id, title, titleNe, ...facts }) : null;
  }

  private async store(deals: readonly CoveredDeal[]): Promise<void> {
    const list = await loadCovers();
    await this.transactions.query(STORE_COVERS, [
      list.version,
      deals.map(({ id }) => id),
      deals.map((deal) => coverKeyOf(list, deal)),
    ]);
  }
}
