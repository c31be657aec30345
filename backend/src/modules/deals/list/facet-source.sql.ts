import { SqlParameters } from '../../../common/sql/sql-parameters.js';
import type { SearchStage } from '../search/search-stages.js';
import { type FilterName, filterConditions, nearPlaces, searched } from './deal-filters.sql.js';
import type { DealFilterQuery } from './deal-query.dto.js';
import { BRANCHES_OF_DEAL } from './use-times.sql.js';

/** Filters that a facet of the same name ignores. */
export const OWN: readonly FilterName[] = [
  'category',
  'location',
  'area',
  'discountType',
  'price',
  'rating',
  'food',
];

/** The columns by which deals are grouped; the conditions of these filters apply to a group as to a deal. */
const GROUPED: readonly FilterName[] = ['category', 'location', 'discountType'];

/** Filters for which the counters of listed deals suffice (ADR 122). */
const COUNTED: readonly FilterName[] = [...GROUPED, 'rating', 'food'];

export const RATINGS = [4, 4.5] as const;

/** Number of the ratings of the facet that a deal reaches. */
const RATING = `CASE ${RATINGS.map((least, at) => `WHEN d.average_rating >= ${least} THEN ${at + 1}`)
  .toReversed()
  .join(' ')} ELSE 0 END`;

const KEYS = 'category_id, location_id, discount_type, rating, is_veg, is_halal';

/** What the facets of a filter are counted from. */
export interface FacetSource {
  /** CTEs that the others read. */
  ctes: string[];
  /** Groups of deals with their number and prices, and a column `is_<filter>` for each filter that is no column of a group. */
  groups: string;
  /** Conditions on `groups`, by filter. */
  conditions: ReadonlyMap<FilterName, string>;
  /** Number of deals by area, with all filters but that by area. */
  areas: string;
}

/** The counters of listed deals if they know all filters, else the deals. */
export function facetSource(
  filter: DealFilterQuery,
  stage: SearchStage,
  parameters: SqlParameters,
): FacetSource {
  const used = [...filterConditions(filter, stage, new SqlParameters()).keys()];
  return used.every((name) => COUNTED.includes(name))
    ? countedSource(filter, stage, parameters)
    : dealsSource(filter, stage, parameters);
}

const columnOf = (name: FilterName): string => `is_${name.toLowerCase()}`;

const allOf = (conditions: Iterable<string>): string => [...conditions].join(' AND ') || 'true';

function countedSource(
  { minRating, food, ...others }: DealFilterQuery,
  stage: SearchStage,
  parameters: SqlParameters,
): FacetSource {
  const conditions = filterConditions(others, stage, parameters);
  if (minRating) conditions.set('rating', `d.rating > ${RATINGS.indexOf(minRating)}`);
  if (food) conditions.set('food', allOf(food.map((one) => `d.is_${one}`)));
  return {
    ctes: [],
    groups: `SELECT ${KEYS}, deals, lowest, highest FROM listed_deal_counts`,
    conditions,
    areas: `SELECT d.area_id, sum(d.deals)::int AS count FROM listed_area_counts d
      WHERE ${allOf(conditions.values())} GROUP BY d.area_id`,
  };
}

/** Reads the deals once, grouped by all options. */
function dealsSource(filter: DealFilterQuery, stage: SearchStage, parameters: SqlParameters): FacetSource {
  const conditions = filterConditions(filter, stage, parameters);
  const near = filter.near ? [nearPlaces(filter, parameters)] : [];
  const own = OWN.filter((name) => conditions.has(name));
  const tested = own.filter((name) => !GROUPED.includes(name));
  const conditionsOf = (wanted: (name: FilterName) => boolean): string =>
    allOf([...conditions].filter(([name]) => wanted(name)).map(([, sql]) => sql));
  const tests = tested.map((name) => `, (${conditions.get(name)}) IS TRUE AS ${columnOf(name)}`).join('');
  const keys = [KEYS, ...tested.map(columnOf)].join(', ');
  return {
    ctes: [...searched(stage, parameters), ...near],
    groups: `SELECT ${keys}, count(*)::int AS deals, min(discounted_price) AS lowest, max(discounted_price) AS highest
      FROM (SELECT d.category_id, d.location_id, d.discount_type, d.discounted_price, ${RATING} AS rating,
          d.food IS NOT NULL AND 'veg' = ANY(d.food) AS is_veg, d.food IS NOT NULL AND 'halal' = ANY(d.food) AS is_halal${tests}
        FROM listed_deals d WHERE ${conditionsOf((name) => !OWN.includes(name))}) AS listed
      GROUP BY ${keys}`,
    conditions: new Map(
      own.map((name) => [
        name,
        tested.includes(name) ? `d.${columnOf(name)}` : (conditions.get(name) ?? 'true'),
      ]),
    ),
    areas: `SELECT used.area_id, count(DISTINCT d.id)::int AS count FROM listed_deals d, LATERAL (
        SELECT d.venue_area_id AS area_id WHERE d.venue_name IS NOT NULL
        UNION ALL SELECT b.area_id FROM branch_places b WHERE d.venue_name IS NULL AND ${BRANCHES_OF_DEAL}) AS used
      WHERE ${conditionsOf((name) => name !== 'area')} GROUP BY used.area_id`,
  };
}
