import type { SqlParameters } from '../../../common/sql/sql-parameters.js';
import type { DealFilterQuery, Radius } from './deal-query.dto.js';
import { chosenAreas, cityId, isUsedIn } from './deal-place-filter.sql.js';
import { OPEN_NOW, usableIn } from './use-times.sql.js';
import { queryOfWord } from '../search/matched-word.js';
import type { SearchStage } from '../search/search-stages.js';

export type FilterName =
  | 'category'
  | 'location'
  | 'area'
  | 'discountType'
  | 'price'
  | 'rating'
  | 'food'
  | 'vendor'
  | 'search'
  | 'near'
  | 'open'
  | 'when';

const DEFAULT_RADIUS: Radius = 50;
const METRES_PER_DEGREE = 111_195;

/** Conditions of a filter by name, so that a facet can leave its own out. Without a place nearby, which `dealSource` adds. */
export function filterConditions(
  filter: DealFilterQuery,
  { words }: SearchStage,
  parameters: SqlParameters,
): Map<FilterName, string> {
  const conditions = new Map<FilterName, string>();
  const category = categoryCondition(filter, parameters);
  if (category) conditions.set('category', category);
  if (filter.locationId !== undefined)
    conditions.set('location', `d.location_id = ${parameters.add(filter.locationId)}`);
  else if (filter.location)
    conditions.set('location', `d.location_id = ${cityId(filter.location, parameters)}`);
  const areas = chosenAreas(filter, parameters);
  if (areas) conditions.set('area', isUsedIn(areas));
  if (filter.discountType)
    conditions.set('discountType', `d.discount_type = ${parameters.add(filter.discountType)}`);
  const price = [
    filter.minPrice === undefined ? '' : `d.discounted_price >= ${parameters.add(filter.minPrice)}`,
    // An expression: of a range of unknown bounds, the planner expects one deal in 200.
    filter.maxPrice === undefined ? '' : `d.discounted_price + 0 <= ${parameters.add(filter.maxPrice)}`,
  ].filter(Boolean);
  if (price.length > 0) conditions.set('price', price.join(' AND '));
  if (filter.minRating) conditions.set('rating', `d.average_rating >= ${parameters.add(filter.minRating)}`);
  if (filter.food) conditions.set('food', `d.food @> ${parameters.add(filter.food)}::text[]`);
  if (filter.vendor)
    conditions.set(
      'vendor',
      `d.vendor_id = (SELECT id FROM vendor_cards WHERE slug = ${parameters.add(filter.vendor)})`,
    );
  if (words === null) conditions.set('search', 'false');
  else if (words.length > 0) conditions.set('search', `d.search @@ ${SEARCHED}`);
  if (filter.open) conditions.set('open', OPEN_NOW);
  if (filter.when) conditions.set('when', usableIn(filter.when));
  return conditions;
}

function categoryCondition(filter: DealFilterQuery, parameters: SqlParameters): string | null {
  const category =
    filter.categoryId === undefined
      ? filter.category && ['slug', filter.category]
      : ['id', filter.categoryId];
  if (!category) return null;
  const value = parameters.add(category[1]);
  // The slug of a merged category resolves to its replacement (rule T3).
  const merged =
    category[0] === 'slug'
      ? ` OR (SELECT m.category_id FROM merged_category_slugs m WHERE m.slug = ${value}) IN (k.id, k.parent_id)`
      : '';
  return `d.category_id = ANY(ARRAY(SELECT k.id FROM category_names k LEFT JOIN category_names p ON p.id = k.parent_id WHERE k.${category[0]} = ${value} OR p.${category[0]} = ${value}${merged}))`;
}

/** Query of the CTE `searched`, as a scalar subquery: computed once, and planned without statistics. */
const SEARCHED = '(SELECT query FROM searched)';

/** @returns the query of a search as a CTE; empty without words */
export function searched({ words, isAny }: SearchStage, parameters: SqlParameters): string[] {
  if (!words || words.length === 0) return [];
  const query = words.map((word) => `(${queryOfWord(word)})`).join(isAny ? '|' : '&');
  return [`searched AS MATERIALIZED (SELECT ${parameters.add(query)}::tsquery AS query)`];
}

const positionOf = (near: string): [latitude: number, longitude: number] =>
  near.split(',').map(Number) as [number, number];

/** Placeholders of the position for distances. */
export function nearParameters(
  near: string,
  parameters: SqlParameters,
): { latitude: string; longitude: string } {
  const [latitude, longitude] = positionOf(near);
  return { latitude: parameters.add(latitude), longitude: parameters.add(longitude) };
}

const radiusMetres = ({ radius }: DealFilterQuery): number => (radius ?? DEFAULT_RADIUS) * 1_000;

/**
 * Businesses with a branch or a venue within the radius: their branches there with distances, the nearest of these distances in metres, and
 * whether a deal may have a venue there. A bounding box that uses an index precedes the exact distance.
 */
export function nearPlaces(filter: DealFilterQuery, parameters: SqlParameters): string {
  const radius = radiusMetres(filter);
  const [latitude, longitude] = positionOf(filter.near ?? '0,0');
  const height = radius / METRES_PER_DEGREE;
  const width = height / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  const [north, south] = [parameters.add(latitude + height), parameters.add(latitude - height)];
  const [east, west] = [parameters.add(longitude + width), parameters.add(longitude - width)];
  const isInBox = (lat: string, lng: string): string =>
    `${lat} BETWEEN ${south}::float8 AND ${north}::float8 AND ${lng} BETWEEN ${west}::float8 AND ${east}::float8`;
  const metres = `metres_between(${parameters.add(latitude)}::float8, ${parameters.add(longitude)}::float8, b.latitude, b.longitude)`;
  return `near_places AS MATERIALIZED (
    SELECT vendor_id, array_agg(id) AS branch_ids, array_agg(metres) AS branch_metres, min(metres) AS metres, bool_or(id IS NULL) AS has_venue FROM (
      SELECT b.vendor_id, b.id, ${metres} AS metres FROM branch_places b
      WHERE ${isInBox('b.latitude', 'b.longitude')} AND ${metres} <= ${radius}
      UNION ALL SELECT DISTINCT d.vendor_id, NULL::int, NULL::int FROM deals d WHERE ${isInBox('d.venue_latitude', 'd.venue_longitude')}
    ) AS places GROUP BY vendor_id)`;
}

/** Distance of the nearest place. Joins `near_places`; null if the deal has no place there. */
export function nearMetres(filter: DealFilterQuery, parameters: SqlParameters): string {
  const { latitude, longitude } = nearParameters(filter.near ?? '0,0', parameters);
  return `CASE
    WHEN d.venue_latitude IS NOT NULL THEN metres_between(${latitude}::float8, ${longitude}::float8, d.venue_latitude, d.venue_longitude)
    WHEN d.branch_ids IS NULL THEN near_places.metres
    ELSE (SELECT min(n.metres) FROM unnest(near_places.branch_ids, near_places.branch_metres) AS n(id, metres) WHERE n.id = ANY(d.branch_ids)) END`;
}

/** Listed deals with a filter: what a statement reads, its CTEs, and conditions by the name of the filter. */
export interface DealSource {
  ctes: string[];
  from: string;
  conditions: Map<FilterName, string>;
}

/** Near a place, the deals are found by their businesses, instead of all deals being tested. */
export function dealSource(
  filter: DealFilterQuery,
  stage: SearchStage,
  parameters: SqlParameters,
): DealSource {
  const conditions = filterConditions(filter, stage, parameters);
  const ctes = searched(stage, parameters);
  if (!filter.near) return { ctes, from: 'listed_deals d', conditions };
  ctes.push(nearPlaces(filter, parameters));
  conditions.set('near', isNear(filter, parameters));
  return { ctes, from: dealsOf('near_places'), conditions };
}

/** Deals of the businesses of `near_places`. @param places the CTE, or a part of it */
export const dealsOf = (places: string): string =>
  `listed_deals d JOIN ${places} AS near_places ON near_places.vendor_id = d.vendor_id`;

export const isNear = (filter: DealFilterQuery, parameters: SqlParameters): string =>
  `${nearMetres(filter, parameters)} <= ${radiusMetres(filter)}`;
