import type { SavedSearch } from './saved-search.entity.js';

export class SavedSearchView {
  id: number;
  /** Filters as in the address of the deals page. */
  query: string;
  /** Null: named after its filters. */
  name: string | null;
  createdAt: string;

  static of({ id, query, name, createdAt }: SavedSearch): SavedSearchView {
    return { id, query, name, createdAt: createdAt.toISOString() };
  }
}
