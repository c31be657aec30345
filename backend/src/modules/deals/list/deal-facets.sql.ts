import { SqlParameters } from '../../../common/sql/sql-parameters.js';
import type { SearchStage } from '../search/search-stages.js';
import { nextChange } from './deal-columns.sql.js';
import type { FilterName } from './deal-filters.sql.js';
import type { Statement } from './deal-list.sql.js';
import { cityId, cityOf } from './deal-place-filter.sql.js';
import type { DealFilterQuery } from './deal-query.dto.js';
import { RATINGS } from './counted-deals.sql.js';
import { facetSource, OWN } from './facet-source.sql.js';

const FOOD = ['veg', 'halal'] as const;

/** Number of deals for each filter option; each facet ignores its own filter. One statement, in which each facet adds up groups of deals. */
export function dealFacetsStatement(filter: DealFilterQuery, stage: SearchStage): Statement {
  const parameters = new SqlParameters();
  const { ctes, groups, conditions, areas } = facetSource(filter, stage, parameters);
  const where = (...except: FilterName[]): string =>
    OWN.filter((name) => !except.includes(name))
      .flatMap((name) => conditions.get(name) ?? [])
      .join(' AND ') || 'true';
  const total = (condition: string): string =>
    `(SELECT coalesce(sum(d.deals), 0)::int FROM d WHERE ${condition})`;
  const countsBy = (column: string, own: FilterName): string =>
    `SELECT ${column}, sum(deals)::int AS count FROM d WHERE ${where(own)} GROUP BY 1`;

  const sql = `WITH ${[...ctes, `d AS MATERIALIZED (${groups})`].join(', ')},
    by_category AS MATERIALIZED (${countsBy('category_id', 'category')}),
    by_location AS (${countsBy('location_id', 'location')}),
    by_type AS (${countsBy('discount_type', 'discountType')})
    SELECT json_build_object(
      'total', ${total(where())},
      'categories', (SELECT coalesce(json_agg(json_build_object('id', c.id, 'slug', c.slug, 'count',
          (SELECT coalesce(sum(n.count), 0)::int FROM by_category n JOIN category_names k ON k.id = n.category_id WHERE k.id = c.id OR k.parent_id = c.id))
          ORDER BY c.position, c.id), '[]') FROM category_names c),
      'locations', (SELECT coalesce(json_agg(json_build_object('id', l.id, 'slug', l.slug, 'count', coalesce(n.count, 0)) ORDER BY l.position, l.id), '[]')
          FROM city_names l LEFT JOIN by_location n ON n.location_id = l.id WHERE l.is_active),
      'discountTypes', (SELECT coalesce(json_agg(json_build_object('discountType', discount_type, 'count', count) ORDER BY discount_type), '[]') FROM by_type),
      'areas', ${areaCounts(filter, areas, parameters)},
      'ratings', json_build_array(${RATINGS.map((least, at) => `json_build_object('minRating', ${least}, 'count', ${total(`d.rating > ${at} AND ${where('rating')}`)})`).join(', ')}),
      'food', json_build_array(${FOOD.map((food) => `json_build_object('food', '${food}', 'count', ${total(`d.is_${food} AND ${where()}`)})`).join(', ')}),
      'lowestPrice', (SELECT min(lowest) FROM d WHERE ${where('price')}),
      'highestPrice', (SELECT max(highest) FROM d WHERE ${where('price')})
    )::text AS json, ${nextChange(filter)} AS "validUntil"`;
  return { sql, values: parameters.values };
}

/** Areas of a city with the number of deals usable there; empty without a city. */
function areaCounts(filter: DealFilterQuery, counts: string, parameters: SqlParameters): string {
  const city = cityOf(filter);
  if (city === undefined) return `'[]'::json`;
  return `(SELECT coalesce(json_agg(json_build_object('id', a.id, 'slug', a.slug, 'count', coalesce(n.count, 0)) ORDER BY coalesce(n.count, 0) DESC, a.name), '[]')
    FROM area_names a LEFT JOIN (${counts}) AS n ON n.area_id = a.id
    WHERE a.location_id = ${cityId(city, parameters)} AND a.is_active)`;
}
