import { Injectable } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { assertStorableJson } from '../../../common/http/storable-json.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DealSearch } from '../search/deal-search.service.js';
import { DealFilterQuery, DealListQuery } from './deal-query.dto.js';
import { matchingDealsStatement } from './matching-deals.sql.js';

/** Filters of a saved search. Position, time, order and page are left out. */
const STORED = new Set([
  ...['search', 'category', 'categoryId', 'location', 'locationId', 'area'],
  ...['discountType', 'minPrice', 'maxPrice', 'vendor', 'food'],
]);

const entriesOf = (address: string): [string, string][] =>
  [...new URLSearchParams(address)].filter(([, value]) => value.trim() !== '');

/** Groups repeated filters such as `area` into lists. */
function filtersOf(entries: [string, string][]): Record<string, string | string[]> {
  const filters: Record<string, string[]> = {};
  for (const [name, value] of entries) (filters[name] ??= []).push(value);
  return Object.fromEntries(
    Object.entries(filters).map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? '')]),
  );
}

/** Filters of deal lists that are stored as text and evaluated later. */
@Injectable()
export class SavedFilters {
  constructor(
    private readonly transactions: Transactions,
    private readonly search: DealSearch,
  ) {}

  /**
   * @param address the query of a list's address, with or without `?`
   * @returns the filters that can be stored, in a fixed order
   * @throws request.invalid (400) for a filter that a list does not have, and without one that can be stored; request.malformed (400)
   * for characters that no statement can contain
   */
  toStored(address: string): string {
    const entries = entriesOf(address);
    assertStorableJson(entries);
    const query = plainToInstance(DealListQuery, filtersOf(entries));
    const errors = validateSync(query, { whitelist: true, forbidNonWhitelisted: true });
    const stored = entries.filter(([name]) => STORED.has(name)).sort(([a], [b]) => (a < b ? -1 : 1));
    if (errors.length > 0 || stored.length === 0)
      throw new InvalidRequest({ errors: [{ field: 'query', message: 'Choose at least one filter.' }] });
    return new URLSearchParams(stored).toString();
  }

  /**
   * @param dealIds the deals to choose from
   * @returns those that are listed and match; none when a search finds deals only with fewer words or filters
   */
  async matching(stored: string, dealIds: readonly number[]): Promise<number[]> {
    const { filter, stage, isComplete } = await this.search.find(
      plainToInstance(DealFilterQuery, filtersOf(entriesOf(stored))),
    );
    if (!isComplete) return [];
    const { sql, values } = matchingDealsStatement(filter, stage, dealIds);
    const rows = await this.transactions.query<{ id: number }>(sql, values);
    return rows.map(({ id }) => id);
  }
}
