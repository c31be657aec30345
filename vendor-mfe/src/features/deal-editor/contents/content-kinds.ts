import { toAsciiDigits } from 'shared-ui/format';
import { text, type FieldKind, type Label } from '../field-kinds';
import { wholeNumberOf } from '../../../shared/price/whole-number';

export const priceUnits = ['people', 'nights', 'pieces', 'visits'] as const;
export type PriceUnit = (typeof priceUnits)[number];

interface PriceFor {
  count: number;
  unit: PriceUnit;
}

/** Entered unit of the price. */
export interface PriceForText {
  count: string;
  unit: PriceUnit;
}

interface Venue {
  name: string;
  nameNe: string | null;
  latitude: number;
  longitude: number;
  areaId: number | null;
}

/** Entered venue of the deal. */
export interface VenueText {
  name: string;
  nameNe: string;
  latitude: string;
  longitude: string;
  areaId: number | null;
}

/** Entered lines, trimmed and without empty ones. */
export const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** List of short texts, one per line. */
export const lines = (label: Label): FieldKind<string, string[] | null> => ({
  ...text(label),
  shown: 'lines',
  read: (stored) => ((stored as string[] | null | undefined) ?? []).join('\n'),
  write: (typed) => (linesOf(typed).length > 0 ? linesOf(typed) : null),
});

export const priceFor = (label: Label): FieldKind<PriceForText | null, PriceFor | null> => ({
  label,
  shown: 'priceFor',
  empty: null,
  read(stored) {
    const { count, unit } = (stored as PriceFor | null) ?? {};
    return count && unit ? { count: String(count), unit } : null;
  },
  write: (typed) => typed && { count: wholeNumberOf(typed.count) ?? 0, unit: typed.unit },
});

export const NO_PLACE: VenueText = { name: '', nameNe: '', latitude: '', longitude: '', areaId: null };

export const venue = (label: Label): FieldKind<VenueText | null, Venue | null> => ({
  label,
  shown: 'venue',
  empty: null,
  read(stored) {
    const place = stored as Venue | null;
    return (
      place && {
        name: place.name,
        nameNe: place.nameNe ?? '',
        latitude: String(place.latitude),
        longitude: String(place.longitude),
        areaId: place.areaId,
      }
    );
  },
  write: (typed) =>
    typed && {
      name: typed.name.trim(),
      nameNe: typed.nameNe.trim() || null,
      latitude: Number(toAsciiDigits(typed.latitude)),
      longitude: Number(toAsciiDigits(typed.longitude)),
      areaId: typed.areaId,
    },
});
