import { meetsConstraint } from 'shared-ui/platform';
import { degreesOf, MAX_LATITUDE, MAX_LONGITUDE } from '../../../shared/place/degrees';
import { wholeNumberOf } from '../../../shared/price/whole-number';
import { linesOf, type PriceForText, type VenueText } from './content-kinds';

export type ContentFieldError =
  'linesMany' | 'lineLong' | 'priceForBad' | 'venueNameBad' | 'latitudeBad' | 'longitudeBad';

const MAX_LINES = 10;
const MAX_LINE_LENGTH = 80;

export function linesFieldError(typed: string): ContentFieldError | null {
  const lines = linesOf(typed);
  if (lines.length > MAX_LINES) return 'linesMany';
  return lines.some((line) => [...line].length > MAX_LINE_LENGTH) ? 'lineLong' : null;
}

export function priceForFieldError(typed: PriceForText | null): ContentFieldError | null {
  if (!typed) return null;
  const count = wholeNumberOf(typed.count);
  const isAccepted = count !== null && meetsConstraint('PriceForDto', 'count', String(count));
  return isAccepted ? null : 'priceForBad';
}

interface VenueFieldError {
  part: Exclude<keyof VenueText, 'areaId'>;
  error: ContentFieldError;
}

/** First invalid part of a venue. */
export function venueFieldError(typed: VenueText | null): VenueFieldError | null {
  if (!typed) return null;
  const { name, nameNe, latitude, longitude } = typed;
  if (!meetsConstraint('VenueDto', 'name', name)) return { part: 'name', error: 'venueNameBad' };
  if (!meetsConstraint('VenueDto', 'nameNe', nameNe)) return { part: 'nameNe', error: 'venueNameBad' };
  if (degreesOf(latitude, MAX_LATITUDE) === null) return { part: 'latitude', error: 'latitudeBad' };
  return degreesOf(longitude, MAX_LONGITUDE) === null ? { part: 'longitude', error: 'longitudeBad' } : null;
}
