import type { SqlParameters } from '../../../common/sql/sql-parameters.js';
import type { DealFilterQuery } from './deal-query.dto.js';

/** Id of a city, as a subquery that is computed once. */
export const cityId = (slug: string, parameters: SqlParameters): string =>
  `(SELECT id FROM city_names WHERE slug = ${parameters.add(slug)})`;

/** City of a filter; undefined without one. */
export const cityOf = ({
  location,
  place,
}: Pick<DealFilterQuery, 'location' | 'place'>): string | undefined => location ?? place?.split('.')[0];

/** @returns an array of areas of a city, or of all cities if none is given */
function areaIds(slugs: readonly string[], city: string | undefined, parameters: SqlParameters): string {
  const ofCity = city === undefined ? '' : ` AND a.location_id = ${cityId(city, parameters)}`;
  return `ARRAY(SELECT a.id FROM area_names a WHERE a.slug = ANY(${parameters.add([...slugs])}::text[])${ofCity})`;
}

/** Areas of a filter as an array; undefined without any. */
export const chosenAreas = (
  filter: Pick<DealFilterQuery, 'area' | 'location' | 'place'>,
  parameters: SqlParameters,
): string | undefined => filter.area && areaIds(filter.area, cityOf(filter), parameters);

/** The area of `place` as an array; undefined if it is a city. */
export function placeAreas(
  { place }: Pick<DealFilterQuery, 'place'>,
  parameters: SqlParameters,
): string | undefined {
  const [city, area] = place?.split('.') ?? [];
  return area === undefined ? undefined : areaIds([area], city, parameters);
}

/** A deal with a venue is used there, any other deal at its branches. */
export const isUsedIn = (areas: string): string =>
  `(d.venue_area_id = ANY(${areas}) OR d.venue_name IS NULL
    AND d.vendor_id = ANY(ARRAY(SELECT b.vendor_id FROM branch_places b WHERE b.area_id = ANY(${areas})))
    AND (d.branch_ids IS NULL OR d.branch_ids && ARRAY(SELECT b.id FROM branch_places b WHERE b.area_id = ANY(${areas}))))`;

export interface PlaceRanks {
  /** Conditions that partition all deals, the closest first. */
  conditions: string[];
}

/** Ranks deals by place: first those of the area, then of the city, then all others. With a filter by city, only the area counts. */
export function placeRanks(filter: DealFilterQuery, parameters: SqlParameters): PlaceRanks | null {
  const [city] = filter.place?.split('.') ?? [];
  if (city === undefined) return null;
  const areas = placeAreas(filter, parameters);
  const inCity =
    filter.location !== undefined || filter.locationId !== undefined
      ? null
      : `d.location_id = ${cityId(city, parameters)}`;
  const ranks = [areas && isUsedIn(areas), inCity].filter((rank) => typeof rank === 'string');
  if (ranks.length === 0) return null;
  const conditions = [...ranks, 'true'].map((rank, at) =>
    [rank, ...ranks.slice(0, at).map((closer) => `(${closer}) IS NOT TRUE`)].join(' AND '),
  );
  return { conditions };
}
