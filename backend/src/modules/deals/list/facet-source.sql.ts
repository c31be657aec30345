import { SqlParameters } from '../../../common/sql/sql-parameters.js';
import type { SearchStage } from '../search/search-stages.js';
import {
  allOf,
  areCounted,
  CHANGED_CTE,
  GROUPED,
  groupConditions,
  IS_CHANGED,
  KEYS,
  keysOf,
  type PriceRange,
  priceRange,
  RATINGS,
} from './counted-deals.sql.js';
import { dealSource, type FilterName, filterConditions } from './deal-filters.sql.js';
import { chosenAreas } from './deal-place-filter.sql.js';
import type { DealFilterQuery } from './deal-query.dto.js';
import { nearAreas, nearDeals, nearGroups } from './near-deals.sql.js';
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

/** Number of the ratings of the facet that a deal reaches. */
const RATING = `CASE ${RATINGS.map((least, at) => `WHEN d.average_rating >= ${least} THEN ${at + 1}`)
  .toReversed()
  .join(' ')} ELSE 0 END`;

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
  if (!areCounted(used)) return dealsSource(filter, stage, parameters);
  if (filter.near) return nearSource(filter, stage, parameters);
  const source = countedSource(filter, stage, parameters);
  if (!used.includes('price') && !used.includes('area')) return source;
  const range = priceRange(filter, parameters);
  const priced = used.includes('price') ? withPrices(source, range) : source;
  const areas = chosenAreas(filter, parameters);
  return areas ? withAreas(priced, areas, range) : priced;
}

const columnOf = (name: FilterName): string => `is_${name.toLowerCase()}`;

function countedSource(filter: DealFilterQuery, stage: SearchStage, parameters: SqlParameters): FacetSource {
  const conditions = groupConditions(filter, stage, parameters);
  return {
    ctes: [],
    groups: `SELECT ${KEYS}, deals, lowest, highest FROM listed_deal_counts`,
    conditions,
    areas: `SELECT d.area_id, sum(d.deals)::int AS count FROM listed_area_counts d
      WHERE ${allOf(conditions.values())} GROUP BY d.area_id`,
  };
}

/** The counted deals `c` with a condition, each with the columns of its group `g`. Changed deals are as they are at this moment. */
const countedDeals = (condition: string): string =>
  `SELECT ${keysOf('g')}, c.price, c.areas FROM counted_deals c JOIN deal_counts g ON g.id = c.group_id WHERE NOT ${IS_CHANGED} AND ${condition}
   UNION ALL SELECT ${keysOf('c')}, c.price, c.areas FROM countable_deals c WHERE ${IS_CHANGED} AND ${condition}`;

/**
 * Counters of the deals in a range of prices. A group whose prices are all in the range has its counter; the deals of another group are
 * counted in an index.
 */
function withPrices({ groups, conditions }: FacetSource, inRange: PriceRange): FacetSource {
  const isInRange = inRange('c.price', 'c.price');
  return {
    ctes: [
      CHANGED_CTE,
      `in_range AS MATERIALIZED (SELECT ${keysOf('g')}, CASE WHEN ${inRange('g.lowest', 'g.highest')} THEN g.deals
          ELSE (SELECT count(*)::int FROM counted_deals c WHERE c.group_id = g.id AND ${isInRange}) END AS deals FROM deal_counts g
        UNION ALL SELECT ${keysOf('g')}, -1 FROM counted_deals c JOIN deal_counts g ON g.id = c.group_id WHERE ${IS_CHANGED} AND ${isInRange}
        UNION ALL SELECT ${keysOf('c')}, 1 FROM countable_deals c WHERE ${IS_CHANGED} AND ${isInRange})`,
    ],
    groups: `SELECT ${KEYS}, sum(deals)::int AS deals, NULL::int AS lowest, NULL::int AS highest, true AS is_price FROM in_range GROUP BY ${KEYS}
      UNION ALL SELECT ${KEYS}, 0, lowest, highest, false FROM (${groups}) AS groups`,
    conditions: new Map([...conditions, ['price', 'd.is_price']]),
    areas: `SELECT area.id AS area_id, count(*)::int AS count FROM (${countedDeals(isInRange)}) AS d, unnest(d.areas) AS area(id)
      WHERE ${allOf(conditions.values())} GROUP BY area.id`,
  };
}

/** The deals of areas, found by an index. All facets but that of the areas are those of these deals. */
function withAreas({ conditions, areas }: FacetSource, chosen: string, inRange: PriceRange): FacetSource {
  return {
    ctes: [CHANGED_CTE],
    groups: `SELECT ${KEYS}, count(*)::int AS deals, min(price) AS lowest, max(price) AS highest, ${inRange('price', 'price')} AS is_price
      FROM (${countedDeals(`c.areas && ${chosen}`)}) AS used GROUP BY ${KEYS}, is_price`,
    conditions,
    areas,
  };
}

/** Deals near a place from the rows of their businesses. Facets of areas are counted by row and by its areas. */
function nearSource(filter: DealFilterQuery, stage: SearchStage, parameters: SqlParameters): FacetSource {
  const near = nearDeals(filter, parameters);
  const conditions = groupConditions(filter, stage, parameters);
  const areas = nearAreas(near, conditions.values());
  if (near.isInRange('', '') !== 'true') conditions.set('price', 'd.is_price');
  if (near.isInArea) conditions.set('area', 'd.is_area');
  return { ctes: near.ctes, groups: nearGroups(near), conditions, areas };
}

/** Reads the deals once, grouped by all options. */
function dealsSource(filter: DealFilterQuery, stage: SearchStage, parameters: SqlParameters): FacetSource {
  const { ctes, from, conditions } = dealSource(filter, stage, parameters);
  const own = OWN.filter((name) => conditions.has(name));
  const tested = own.filter((name) => !GROUPED.includes(name));
  const conditionsOf = (wanted: (name: FilterName) => boolean): string =>
    allOf([...conditions].filter(([name]) => wanted(name)).map(([, sql]) => sql));
  const tests = tested.map((name) => `, (${conditions.get(name)}) IS TRUE AS ${columnOf(name)}`).join('');
  const keys = [KEYS, ...tested.map(columnOf)].join(', ');
  return {
    ctes,
    groups: `SELECT ${keys}, count(*)::int AS deals, min(discounted_price) AS lowest, max(discounted_price) AS highest
      FROM (SELECT d.category_id, d.location_id, d.discount_type, d.discounted_price, ${RATING} AS rating,
          d.food IS NOT NULL AND 'veg' = ANY(d.food) AS is_veg, d.food IS NOT NULL AND 'halal' = ANY(d.food) AS is_halal${tests}
        FROM ${from} WHERE ${conditionsOf((name) => !OWN.includes(name))}) AS listed
      GROUP BY ${keys}`,
    conditions: new Map(
      own.map((name) => [
        name,
        tested.includes(name) ? `d.${columnOf(name)}` : (conditions.get(name) ?? 'true'),
      ]),
    ),
    areas: `SELECT used.area_id, count(DISTINCT d.id)::int AS count FROM ${from}, LATERAL (
        SELECT d.venue_area_id AS area_id WHERE d.venue_name IS NOT NULL
        UNION ALL SELECT b.area_id FROM branch_places b WHERE d.venue_name IS NULL AND ${BRANCHES_OF_DEAL}) AS used
      WHERE ${conditionsOf((name) => name !== 'area')} GROUP BY used.area_id`,
  };
}
