import type { Deal } from '../deal.entity.js';
import type { PriceForDto, VenueDto } from './deal-content.dto.js';

/** Fields of a deal's form that are objects. The table stores each part in a column. */
interface Content {
  priceFor: PriceForDto | null;
  venue: VenueDto | null;
}

const LINES = ['included', 'includedNe', 'excluded', 'excludedNe'] as const;

type Lines = Record<(typeof LINES)[number], string[]>;

/** Converts null to an empty list. */
export const linesOf = (form: Record<keyof Lines, string[] | null>): Lines =>
  Object.fromEntries(LINES.map((field) => [field, form[field] ?? []])) as unknown as Lines;

/** Copies the parts in a fixed order, so that equal content is an equal value. */
export const settledContent = ({ priceFor, venue }: Content): Content => ({
  priceFor: priceFor && { count: priceFor.count, unit: priceFor.unit },
  venue: venue && {
    name: venue.name,
    nameNe: venue.nameNe ?? null,
    latitude: venue.latitude,
    longitude: venue.longitude,
    areaId: venue.areaId ?? null,
  },
});

type Columns = Pick<
  Deal,
  | 'priceForCount'
  | 'priceForUnit'
  | 'venueName'
  | 'venueNameNe'
  | 'venueLatitude'
  | 'venueLongitude'
  | 'venueAreaId'
>;

export const columnsOf = ({ priceFor, venue }: Content): Columns => ({
  priceForCount: priceFor?.count ?? null,
  priceForUnit: priceFor?.unit ?? null,
  venueName: venue?.name ?? null,
  venueNameNe: venue?.nameNe ?? null,
  venueLatitude: venue?.latitude ?? null,
  venueLongitude: venue?.longitude ?? null,
  venueAreaId: venue?.areaId ?? null,
});

/** The reverse of `columnsOf`. */
export function contentOf(deal: Columns): Content {
  const { priceForCount: count, priceForUnit: unit } = deal;
  const { venueName: name, venueNameNe: nameNe, venueAreaId: areaId } = deal;
  const { venueLatitude: latitude, venueLongitude: longitude } = deal;
  return {
    priceFor: count === null || unit === null ? null : { count, unit },
    venue:
      name === null || latitude === null || longitude === null
        ? null
        : { name, nameNe, latitude, longitude, areaId },
  };
}
