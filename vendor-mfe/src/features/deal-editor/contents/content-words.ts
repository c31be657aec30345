import { inLanguage, type Format, type Translate } from 'shared-ui/i18n';
import type { Label } from '../field-kinds';
import { wholeNumberOf } from '../../../shared/price/whole-number';
import type { PriceForText, VenueText } from './content-kinds';

interface Area {
  id: number;
  name: string;
  nameNe: string;
}

/** Formats the unit of the price. An invalid number is shown as entered. */
export function priceForWords({ count, unit }: PriceForText, t: Translate<Label>): string {
  const number = wholeNumberOf(count);
  return number === null ? `${count} (${t(`unit_${unit}`)})` : t(`for_${unit}`, { count: number });
}

/** Formats a venue: its names, area and coordinates. */
export function venueWords(venue: VenueText, areas: readonly Area[] | undefined, format: Format): string {
  const area = areas?.find(({ id }) => id === venue.areaId);
  const names = [venue.name, venue.nameNe, area && inLanguage(format.language, area.name, area.nameNe)];
  return `${names.filter(Boolean).join(', ')} (${venue.latitude}, ${venue.longitude})`;
}
