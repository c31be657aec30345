import type { SqlParameters } from '../../../common/sql/sql-parameters.js';
import { allOf, CHANGED_CTE, IS_CHANGED, KEYS, type PriceRange, priceRange } from './counted-deals.sql.js';
import { isNear, nearPlaces } from './deal-filters.sql.js';
import { chosenAreas } from './deal-place-filter.sql.js';
import type { DealFilterQuery } from './deal-query.dto.js';

/** Businesses with a deal that the counters do not contain as it is at this moment. */
const UNCOUNTED = `uncounted AS MATERIALIZED (
  SELECT c.vendor_id FROM counted_deals c WHERE ${IS_CHANGED}
  UNION SELECT d.vendor_id FROM deals d WHERE d.id = ANY(ARRAY(SELECT id FROM changed)))`;

/**
 * Rows near a place, joined to a series with the single number 1, which corrects the planner's estimate. Without it the planner expects few
 * rows, sorts their deals and looks up the group of each deal. It expects 1,000 numbers of a series whose end it does not know, and then
 * chooses hash joins.
 */
const COUNTED_ROWS = 'near_counted, generate_series(1, (SELECT 1)) AS one(n)';

/** Listed deals near a place, for filters that the counters know (ADR 131). */
export interface NearDeals {
  /** `near_counted`: rows of `counted_places` near the place, of businesses without changes. `near_changed`: deals of the others. */
  ctes: string[];
  /** Whether prices are in the range of the filter. */
  isInRange: PriceRange;
  /** Whether areas, an array, contain one of the filter; undefined without a filter by area. */
  isInArea: ((areas: string) => string) | undefined;
}

export function nearDeals(filter: DealFilterQuery, parameters: SqlParameters): NearDeals {
  const places = nearPlaces(filter, parameters);
  const near = isNear(filter, parameters);
  const chosen = chosenAreas(filter, parameters);
  return {
    ctes: [
      places,
      CHANGED_CTE,
      UNCOUNTED,
      `near_counted AS (SELECT d.* FROM near_places JOIN counted_places d ON d.vendor_id = near_places.vendor_id
        WHERE d.vendor_id NOT IN (SELECT vendor_id FROM uncounted) AND ${near})`,
      'changed_places AS MATERIALIZED (SELECT * FROM near_places WHERE vendor_id IN (SELECT vendor_id FROM uncounted))',
      `near_changed AS (SELECT d.* FROM countable_deals d JOIN changed_places AS near_places ON near_places.vendor_id = d.vendor_id
        WHERE d.vendor_id = ANY(ARRAY(SELECT vendor_id FROM changed_places)) AND ${near})`,
    ],
    isInRange: priceRange(filter, parameters),
    isInArea: chosen === undefined ? undefined : (areas) => `${areas} && ${chosen}`,
  };
}

/**
 * Numbers and prices of deals near a place by the columns of their group, and by `is_price` and `is_area` for a filter by price and area:
 * each further column makes the aggregation slower.
 */
export function nearGroups({ isInRange, isInArea }: NearDeals): string {
  const figures = 'count(*)::int AS deals, min(price) AS lowest, max(price) AS highest';
  const isPrice = isInRange('price', 'price');
  const area = isInArea ? `, ${isInArea('areas')} AS is_area` : '';
  const tests = `${isPrice === 'true' ? '' : `, ${isPrice} AS is_price`}${area && ', is_area'}`;
  const keys = `${isPrice === 'true' ? '' : ', is_price'}${area && ', is_area'}`;
  return `SELECT ${KEYS}, n.deals, n.lowest, n.highest${keys} FROM (
      SELECT group_id, ${figures}${tests} FROM (
        SELECT unnest(group_ids) AS group_id, unnest(prices) AS price${area} FROM ${COUNTED_ROWS}) AS used
      GROUP BY group_id${keys}) AS n JOIN deal_counts g ON g.id = n.group_id
    UNION ALL SELECT ${KEYS}, ${figures}${tests} FROM (SELECT *${area} FROM near_changed) AS used GROUP BY ${KEYS}${keys}`;
}

/** Number of deals near a place by area. @param conditions on groups */
export function nearAreas({ isInRange }: NearDeals, conditions: Iterable<string>): string {
  const where = allOf(conditions);
  return `SELECT n.area_id, sum(n.deals)::int AS count FROM (
      SELECT area.id AS area_id, used.deals FROM (
        SELECT e.id, count(*) AS deals FROM (SELECT id, unnest(group_ids) AS group_id, unnest(prices) AS price FROM ${COUNTED_ROWS} WHERE areas <> '{}') AS e
        JOIN deal_counts d ON d.id = e.group_id WHERE ${where} AND ${isInRange('e.price', 'e.price')} GROUP BY e.id) AS used
        JOIN near_counted c ON c.id = used.id, unnest(c.areas) AS area(id)
      UNION ALL SELECT area.id, 1 FROM near_changed d, unnest(d.areas) AS area(id)
        WHERE ${where} AND ${isInRange('d.price', 'd.price')}) AS n
    GROUP BY n.area_id`;
}

/**
 * Ids of the newest deals near a place as the CTE `newest`. If the newest deals of enough rows match, no deal is read of a row whose newest
 * deal is older than all of them.
 * @param conditions on groups
 * @param limit the maximum number
 */
export function newestNear(
  { isInRange, isInArea }: NearDeals,
  conditions: readonly string[],
  limit: number,
): string[] {
  const group = conditions.length > 0 ? 'JOIN deal_counts d ON d.id = e.group_id' : '';
  const isArea = isInArea?.('areas') ?? 'true';
  const matching = `${group} WHERE ${allOf(conditions)} AND ${isInRange('e.price', 'e.price')}`;
  return [
    `bound AS MATERIALIZED (SELECT e.created_at FROM (
        SELECT group_ids[1] AS group_id, prices[1] AS price, created_times[1] AS created_at FROM near_counted WHERE ${isArea}) AS e ${matching}
      ORDER BY e.created_at DESC OFFSET ${limit - 1} LIMIT 1)`,
    `newest AS MATERIALIZED (SELECT deal_id FROM (
        SELECT e.deal_id, e.created_at FROM (
          SELECT unnest(deal_ids) AS deal_id, unnest(group_ids) AS group_id, unnest(prices) AS price, unnest(created_times) AS created_at
          FROM ${COUNTED_ROWS} WHERE ${isArea} AND created_times[1] >= coalesce((SELECT created_at FROM bound), '-infinity')) AS e ${matching}
        UNION ALL SELECT d.deal_id, d.created_at FROM near_changed d
          WHERE ${allOf(conditions)} AND ${isArea} AND ${isInRange('d.price', 'd.price')}) AS n
      ORDER BY created_at DESC, deal_id DESC LIMIT ${limit})`,
  ];
}
