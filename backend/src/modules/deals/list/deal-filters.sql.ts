import type { SqlParameters } from '../../../common/sql/sql-parameters.js';
import type { DealFilterQuery } from './deal-query.dto.js';

export type FilterName = 'category' | 'location' | 'discountType' | 'price' | 'vendor' | 'search' | 'near';

const RADIUS_METRES = 60_000;
const METRES_PER_DEGREE = 111_195;

/** The conditions of a filter, each under its name so that a facet can leave its own out. */
export function filterConditions(
  filter: DealFilterQuery,
  parameters: SqlParameters,
): Map<FilterName, string> {
  const conditions = new Map<FilterName, string>();
  const category =
    filter.categoryId === undefined
      ? filter.category && ['slug', filter.category]
      : ['id', filter.categoryId];
  if (category) {
    const value = parameters.add(category[1]);
    // The address of a category that was merged leads to where its deals are now (rule T3).
    const merged =
      category[0] === 'slug'
        ? ` OR (SELECT m.category_id FROM merged_category_slugs m WHERE m.slug = ${value}) IN (k.id, k.parent_id)`
        : '';
    conditions.set(
      'category',
      `d.category_id = ANY(ARRAY(SELECT k.id FROM category_names k LEFT JOIN category_names p ON p.id = k.parent_id WHERE k.${category[0]} = ${value} OR p.${category[0]} = ${value}${merged}))`,
    );
  }
  if (filter.locationId !== undefined)
    conditions.set('location', `d.location_id = ${parameters.add(filter.locationId)}`);
  else if (filter.location)
    conditions.set(
      'location',
      `d.location_id = (SELECT id FROM city_names WHERE slug = ${parameters.add(filter.location)})`,
    );
  if (filter.discountType)
    conditions.set('discountType', `d.discount_type = ${parameters.add(filter.discountType)}`);
  const price = [
    filter.minPrice === undefined ? '' : `d.discounted_price >= ${parameters.add(filter.minPrice)}`,
    filter.maxPrice === undefined ? '' : `d.discounted_price <= ${parameters.add(filter.maxPrice)}`,
  ].filter(Boolean);
  if (price.length > 0) conditions.set('price', price.join(' AND '));
  if (filter.vendor)
    conditions.set(
      'vendor',
      `d.vendor_id = (SELECT id FROM vendor_cards WHERE slug = ${parameters.add(filter.vendor)})`,
    );
  if (filter.search) conditions.set('search', `d.search @@ ${SEARCHED}`);
  if (filter.near)
    conditions.set(
      'near',
      'EXISTS (SELECT 1 FROM near_places n WHERE n.vendor_id = d.vendor_id AND (d.branch_ids IS NULL OR d.branch_ids && n.branch_ids))',
    );
  return conditions;
}

/** What the CTE of `searched` holds. A scalar subquery: computed once, and its plan needs no statistics. */
export const SEARCHED = '(SELECT query FROM searched)';

/** @returns the query text of a search as a CTE; none without a search */
export function searched({ search }: DealFilterQuery, parameters: SqlParameters): string[] {
  return search
    ? [`searched AS MATERIALIZED (SELECT deal_search_query(${parameters.add(search)}) AS query)`]
    : [];
}

/** Businesses with branches within 60 km, which ones, and how far the nearest is, in metres. A box that an index serves goes before the exact distance. */
export function nearPlaces(near: string, parameters: SqlParameters): string {
  const [latitude, longitude] = near.split(',').map(Number) as [number, number];
  const height = RADIUS_METRES / METRES_PER_DEGREE;
  const width = height / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  const metres = `metres_between(${parameters.add(latitude)}::float8, ${parameters.add(longitude)}::float8, b.latitude, b.longitude)`;
  return `near_places AS MATERIALIZED (
    SELECT b.vendor_id, min(${metres}) AS metres, array_agg(b.id) AS branch_ids FROM branch_places b
    WHERE b.latitude BETWEEN ${parameters.add(latitude - height)}::float8 AND ${parameters.add(latitude + height)}::float8
      AND b.longitude BETWEEN ${parameters.add(longitude - width)}::float8 AND ${parameters.add(longitude + width)}::float8
      AND ${metres} <= ${RADIUS_METRES}
    GROUP BY b.vendor_id)`;
}
