import { SqlParameters } from '../../../common/sql/sql-parameters.js';
import type { SearchStage } from '../search/search-stages.js';
import type { DealFilterQuery } from './deal-query.dto.js';
import { nextChange } from './deal-columns.sql.js';
import { type FilterName, filterConditions, nearPlaces, searched } from './deal-filters.sql.js';
import { cityId, cityOf } from './deal-place-filter.sql.js';
import type { Statement } from './deal-list.sql.js';
import { BRANCHES_OF_DEAL } from './use-times.sql.js';

/** Filters that a facet of the same name ignores. */
const OWN: readonly FilterName[] = [
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

const RATINGS = [4, 4.5];

/**
 * Number of deals for each filter option; each facet ignores its own filter. One statement, which reads the deals once: it groups them by
 * all options, and each facet adds up the groups.
 */
export function dealFacetsStatement(filter: DealFilterQuery, stage: SearchStage): Statement {
  const parameters = new SqlParameters();
  const conditions = filterConditions(filter, stage, parameters);
  const near = filter.near ? [nearPlaces(filter, parameters)] : [];
  const ctes = [...searched(stage, parameters), ...near].map((cte) => `${cte}, `).join('');
  const shared = [...conditions].filter(([name]) => !OWN.includes(name)).map(([, sql]) => sql);
  const tested = OWN.filter((name) => conditions.has(name) && !GROUPED.includes(name));
  const tests = tested.map((name) => `, (${conditions.get(name)}) IS TRUE AS is_${name}`).join('');
  const where = (...except: FilterName[]): string =>
    OWN.filter((name) => !except.includes(name) && conditions.has(name))
      .map((name) => (tested.includes(name) ? `d.is_${name.toLowerCase()}` : conditions.get(name)))
      .join(' AND ') || 'true';
  const total = (condition: string): string =>
    `(SELECT coalesce(sum(d.deals), 0)::int FROM d WHERE ${condition})`;
  const areaConditions = OWN.filter((name) => name !== 'area' && conditions.has(name)).map(
    (name) => conditions.get(name) ?? '',
  );

  const sql = `WITH ${ctes}d AS MATERIALIZED (
      SELECT category_id, location_id, discount_type, rating, is_veg, is_halal${tested.map((name) => `, is_${name}`).join('')},
        count(*)::int AS deals, min(discounted_price) AS lowest, max(discounted_price) AS highest
      FROM (SELECT d.category_id, d.location_id, d.discount_type, d.discounted_price, ${RATING} AS rating,
          d.food IS NOT NULL AND 'veg' = ANY(d.food) AS is_veg, d.food IS NOT NULL AND 'halal' = ANY(d.food) AS is_halal${tests}
        FROM listed_deals d WHERE ${shared.join(' AND ') || 'true'}) AS listed
      GROUP BY category_id, location_id, discount_type, rating, is_veg, is_halal${tested.map((name) => `, is_${name}`).join('')}
    ),
    by_category AS MATERIALIZED (SELECT category_id, sum(deals)::int AS count FROM d WHERE ${where('category')} GROUP BY 1),
    by_location AS (SELECT location_id, sum(deals)::int AS count FROM d WHERE ${where('location')} GROUP BY 1),
    by_type AS (SELECT discount_type, sum(deals)::int AS count FROM d WHERE ${where('discountType')} GROUP BY 1)
    SELECT json_build_object(
      'total', ${total(where())},
      'categories', (SELECT coalesce(json_agg(json_build_object('id', c.id, 'slug', c.slug, 'count',
          (SELECT coalesce(sum(n.count), 0)::int FROM by_category n JOIN category_names k ON k.id = n.category_id WHERE k.id = c.id OR k.parent_id = c.id))
          ORDER BY c.position, c.id), '[]') FROM category_names c),
      'locations', (SELECT coalesce(json_agg(json_build_object('id', l.id, 'slug', l.slug, 'count', coalesce(n.count, 0)) ORDER BY l.position, l.id), '[]')
          FROM city_names l LEFT JOIN by_location n ON n.location_id = l.id WHERE l.is_active),
      'discountTypes', (SELECT coalesce(json_agg(json_build_object('discountType', discount_type, 'count', count) ORDER BY discount_type), '[]') FROM by_type),
      'areas', ${areaCounts(filter, [...shared, ...areaConditions].join(' AND ') || 'true', parameters)},
      'ratings', json_build_array(${RATINGS.map((least, at) => `json_build_object('minRating', ${least}, 'count', ${total(`d.rating > ${at} AND ${where('rating')}`)})`).join(', ')}),
      'food', json_build_array(${['veg', 'halal'].map((food) => `json_build_object('food', '${food}', 'count', ${total(`d.is_${food} AND ${where()}`)})`).join(', ')}),
      'lowestPrice', (SELECT min(lowest) FROM d WHERE ${where('price')}),
      'highestPrice', (SELECT max(highest) FROM d WHERE ${where('price')})
    )::text AS json, ${nextChange(filter)} AS "validUntil"`;
  return { sql, values: parameters.values };
}

/** Number of the ratings of the facet that a deal reaches. */
const RATING = `CASE ${RATINGS.map((least, at) => `WHEN d.average_rating >= ${least} THEN ${at + 1}`)
  .toReversed()
  .join(' ')} ELSE 0 END`;

/** Areas of a city with the number of deals usable there; empty without a city. */
function areaCounts(filter: DealFilterQuery, where: string, parameters: SqlParameters): string {
  const city = cityOf(filter);
  if (city === undefined) return `'[]'::json`;
  return `(SELECT coalesce(json_agg(json_build_object('id', a.id, 'slug', a.slug, 'count', coalesce(n.count, 0)) ORDER BY coalesce(n.count, 0) DESC, a.name), '[]')
    FROM area_names a LEFT JOIN (
      SELECT used.area_id, count(DISTINCT d.id)::int AS count FROM listed_deals d, LATERAL (
        SELECT d.venue_area_id AS area_id WHERE d.venue_name IS NOT NULL
        UNION ALL SELECT b.area_id FROM branch_places b WHERE d.venue_name IS NULL AND ${BRANCHES_OF_DEAL}) AS used
      WHERE ${where} GROUP BY used.area_id) AS n ON n.area_id = a.id
    WHERE a.location_id = ${cityId(city, parameters)} AND a.is_active)`;
}
