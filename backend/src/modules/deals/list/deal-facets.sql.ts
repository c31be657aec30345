import { SqlParameters } from '../../../common/sql/sql-parameters.js';
import type { SearchStage } from '../search/search-stages.js';
import type { DealFilterQuery } from './deal-query.dto.js';
import { nextChange } from './deal-columns.sql.js';
import { type FilterName, filterConditions, nearPlaces, searched } from './deal-filters.sql.js';
import { cityId, cityOf } from './deal-place-filter.sql.js';
import type { Statement } from './deal-list.sql.js';
import { BRANCHES_OF_DEAL } from './use-times.sql.js';

/** Number of deals for each filter option; each facet ignores its own filter. One statement. */
export function dealFacetsStatement(filter: DealFilterQuery, stage: SearchStage): Statement {
  const parameters = new SqlParameters();
  const conditions = filterConditions(filter, stage, parameters);
  const near = filter.near ? [nearPlaces(filter, parameters)] : [];
  const ctes = [...searched(stage, parameters), ...near].map((cte) => `${cte}, `).join('');
  const own: FilterName[] = ['category', 'location', 'area', 'discountType', 'price', 'rating', 'food'];
  const shared = [...conditions].filter(([name]) => !own.includes(name)).map(([, sql]) => sql);
  const where = (...except: FilterName[]): string =>
    own
      .filter((name) => !except.includes(name) && conditions.has(name))
      .map((name) => conditions.get(name))
      .join(' AND ') || 'true';

  const sql = `WITH ${ctes}d AS MATERIALIZED (
      SELECT d.id, d.category_id, d.location_id, d.discount_type, d.discounted_price, d.average_rating, d.food, d.vendor_id, d.branch_ids,
        d.venue_name, d.venue_area_id FROM listed_deals d WHERE ${shared.join(' AND ') || 'true'}
    ),
    by_category AS (SELECT category_id, count(*)::int AS count FROM d WHERE ${where('category')} GROUP BY 1),
    by_location AS (SELECT location_id, count(*)::int AS count FROM d WHERE ${where('location')} GROUP BY 1),
    by_type AS (SELECT discount_type, count(*)::int AS count FROM d WHERE ${where('discountType')} GROUP BY 1)
    SELECT json_build_object(
      'total', (SELECT count(*)::int FROM d WHERE ${where()}),
      'categories', (SELECT coalesce(json_agg(json_build_object('id', c.id, 'slug', c.slug, 'count',
          (SELECT coalesce(sum(n.count), 0)::int FROM by_category n JOIN category_names k ON k.id = n.category_id WHERE k.id = c.id OR k.parent_id = c.id))
          ORDER BY c.position, c.id), '[]') FROM category_names c),
      'locations', (SELECT coalesce(json_agg(json_build_object('id', l.id, 'slug', l.slug, 'count', coalesce(n.count, 0)) ORDER BY l.position, l.id), '[]')
          FROM city_names l LEFT JOIN by_location n ON n.location_id = l.id WHERE l.is_active),
      'discountTypes', (SELECT coalesce(json_agg(json_build_object('discountType', discount_type, 'count', count) ORDER BY discount_type), '[]') FROM by_type),
      'areas', ${areaCounts(filter, where('area'), parameters)},
      'ratings', (SELECT json_agg(json_build_object('minRating', r.least, 'count',
          (SELECT count(*)::int FROM d WHERE d.average_rating >= r.least AND ${where('rating')})) ORDER BY r.least) FROM (VALUES (4), (4.5)) AS r(least)),
      'food', (SELECT json_agg(json_build_object('food', f.food, 'count',
          (SELECT count(*)::int FROM d WHERE f.food = ANY(d.food) AND ${where()})) ORDER BY f.food DESC) FROM (VALUES ('veg'), ('halal')) AS f(food)),
      'lowestPrice', (SELECT min(discounted_price) FROM d WHERE ${where('price')}),
      'highestPrice', (SELECT max(discounted_price) FROM d WHERE ${where('price')})
    )::text AS json, ${nextChange(filter)} AS "validUntil"`;
  return { sql, values: parameters.values };
}

/** Areas of a city with the number of deals usable there; empty without a city. */
function areaCounts(filter: DealFilterQuery, where: string, parameters: SqlParameters): string {
  const city = cityOf(filter);
  if (city === undefined) return `'[]'::json`;
  return `(SELECT coalesce(json_agg(json_build_object('id', a.id, 'slug', a.slug, 'count', coalesce(n.count, 0)) ORDER BY coalesce(n.count, 0) DESC, a.name), '[]')
    FROM area_names a LEFT JOIN (
      SELECT used.area_id, count(DISTINCT d.id)::int AS count FROM d, LATERAL (
        SELECT d.venue_area_id AS area_id WHERE d.venue_name IS NOT NULL
        UNION ALL SELECT b.area_id FROM branch_places b WHERE d.venue_name IS NULL AND ${BRANCHES_OF_DEAL}) AS used
      WHERE ${where} GROUP BY used.area_id) AS n ON n.area_id = a.id
    WHERE a.location_id = ${cityId(city, parameters)} AND a.is_active)`;
}
