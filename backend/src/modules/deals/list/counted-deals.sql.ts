import type { SqlParameters } from '../../../common/sql/sql-parameters.js';
import type { SearchStage } from '../search/search-stages.js';
import { type FilterName, filterConditions } from './deal-filters.sql.js';
import type { DealFilterQuery } from './deal-query.dto.js';

/** The columns by which deals are grouped; the conditions of these filters apply to a group as to a deal. */
export const GROUPED: readonly FilterName[] = ['category', 'location', 'discountType'];

/** Filters that the counters of listed deals, `counted_deals` and `counted_places` know (ADR 122, ADR 131). */
const COUNTED: readonly FilterName[] = [...GROUPED, 'rating', 'food', 'price', 'area'];

export const RATINGS = [4, 4.5] as const;

export const KEYS = 'category_id, location_id, discount_type, rating, is_veg, is_halal';

export const keysOf = (table: string): string =>
  KEYS.split(', ')
    .map((key) => `${table}.${key}`)
    .join(', ');

export const CHANGED_CTE = 'changed AS MATERIALIZED (SELECT unnest(deals_to_count()) AS id)';
export const IS_CHANGED = 'c.deal_id = ANY(ARRAY(SELECT id FROM changed))';

export const allOf = (conditions: Iterable<string>): string => [...conditions].join(' AND ') || 'true';

/** Whether the counters know all filters but a place nearby. @param used names of the filters */
export const areCounted = (used: Iterable<FilterName>): boolean =>
  [...used].every((name) => COUNTED.includes(name));

/** Conditions on a group of the counters by the name of the filter; prices and areas differ within a group. */
export function groupConditions(
  { minRating, food, minPrice: _least, maxPrice: _most, area: _area, ...others }: DealFilterQuery,
  stage: SearchStage,
  parameters: SqlParameters,
): Map<FilterName, string> {
  const conditions = filterConditions(others, stage, parameters);
  if (minRating) conditions.set('rating', `d.rating > ${RATINGS.indexOf(minRating)}`);
  if (food) conditions.set('food', allOf(food.map((one) => `d.is_${one}`)));
  return conditions;
}

/** Condition that prices from `low` to `high` are in the range of a filter. */
export type PriceRange = (low: string, high: string) => string;

export function priceRange(
  { minPrice, maxPrice }: Pick<DealFilterQuery, 'minPrice' | 'maxPrice'>,
  parameters: SqlParameters,
): PriceRange {
  const least = minPrice === undefined ? null : parameters.add(minPrice);
  const most = maxPrice === undefined ? null : parameters.add(maxPrice);
  return (low, high) =>
    allOf([...(least ? [`${low} >= ${least}`] : []), ...(most ? [`${high} <= ${most}`] : [])]);
}
