import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SavedFilters } from '../../deals/index.js';
import { SavedSearch } from './saved-search.entity.js';
import { SavedSearchView } from './saved-search.view.js';
import { SavedSearchLimit, SavedSearchMissing } from './saved-searches.errors.js';
import { FREE_SLOT } from './saved-searches.sql.js';

/** Filters of the deals page that a customer saved (rule F4). */
@Injectable()
export class SavedSearchesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly filters: SavedFilters,
  ) {}

  /** The newest first. */
  async list(userId: number): Promise<SavedSearchView[]> {
    const rows = await this.transactions
      .of(SavedSearch)
      .find({ where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } });
    return rows.map(SavedSearchView.of);
  }

  /** @throws saved-search.not-found (404) */
  async one(userId: number, id: number): Promise<SavedSearchView> {
    const row = await this.transactions.of(SavedSearch).findOneBy({ userId, id });
    if (!row) throw new SavedSearchMissing();
    return SavedSearchView.of(row);
  }

  /**
   * Saves a search. The same filters again return the existing search, under the new name if one is given.
   * @throws request.invalid (400) without a filter or with one that a list of deals does not have;
   * saved-search.limit (409)
   */
  async save(userId: number, address: string, name?: string): Promise<SavedSearchView> {
    const query = this.filters.toStored(address);
    return this.transactions.run(async () => {
      await this.transactions.lock(`saved searches ${userId}`);
      const searches = this.transactions.of(SavedSearch);
      const existing = await searches.findOneBy({ userId, query });
      if (existing) {
        if (name) await searches.update({ id: existing.id }, { name });
        return this.one(userId, existing.id);
      }
      const [free] = await this.transactions.query<{ slot: number }>(FREE_SLOT, [userId]);
      if (!free) throw new SavedSearchLimit();
      const saved = searches.create({ userId, slot: free.slot, query, name: name ?? null });
      await searches.insert(saved);
      return this.one(userId, saved.id);
    });
  }

  /** @throws saved-search.not-found (404) */
  async rename(userId: number, id: number, name: string | null): Promise<SavedSearchView> {
    await this.transactions.of(SavedSearch).update({ userId, id }, { name });
    return this.one(userId, id);
  }

  async remove(userId: number, id: number): Promise<void> {
    await this.transactions.of(SavedSearch).delete({ userId, id });
  }
}
