import { SqlParameters } from '../../../common/sql/sql-parameters.js';
import type { DealFilterQuery } from './deal-query.dto.js';
import { NEXT_CHANGE } from './deal-columns.sql.js';
import { type FilterName, filterConditions, nearPlaces, searched } from './deal-filters.sql.js';
import type { Statement } from './deal-list.sql.js';

/** How many deals each choice would leave, every facet without its own filter. One statement. */
export function dealFacetsStatement(filter: DealFilterQuery): Statement {
  const parameters = new SqlParameters();
  const conditions = filterConditions(filter, parameters);
  const near = filter.near ? [nearPlaces(filter.near, parameters)] : [];
  const ctes = [...searched(filter, parameters), ...near].map((cte) => `${cte}, `).join('');
  const own: FilterName[] = ['category', 'location', 'discountType', 'price'];
  const shared = [...conditions].filter(([name]) => !own.includes(name)).map(([, sql]) => sql);
  const where = (...except: FilterName[]): string =>
    own
      .filter((name) => !except.includes(name) && conditions.has(name))
      .map((name) => conditions.get(name))
      .join(' AND ') || 'true';

  const sql = `WITH ${ctes}d AS MATERIALIZED (
      SELECT d.id, d.category_id, d.location_id, d.discount_type, d.discounted_price FROM listed_deals d WHERE ${shared.join(' AND ') || 'true'}
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
      'lowestPrice', (SELECT min(discounted_price) FROM d WHERE ${where('price')}),
      'highestPrice', (SELECT max(discounted_price) FROM d WHERE ${where('price')})
    )::text AS json, ${NEXT_CHANGE} AS "validUntil"`;
  return { sql, values: parameters.values };
}
