import { nepalDay } from '../../../common/time/nepal-day.js';
import { latinDigits } from '../../../common/validation/number-text.js';
import type { DealForm } from '../editor/deal-form.js';
import { draftPictures } from '../photos/deal-photos.js';
import type { DealDraftContentDto } from './deal-draft.dto.js';

const RUNS_FOR_MS = 30 * 86_400_000;

const NUMBERS = [
  'originalPrice',
  'discountedPrice',
  'pointsEarned',
  'redemptionLimit',
  'totalLimit',
  'dailyLimit',
  'minimumBill',
  'partySize',
] as const satisfies readonly (keyof DealDraftContentDto)[];

const LINES = [
  'included',
  'includedNe',
  'excluded',
  'excludedNe',
] as const satisfies readonly (keyof DealDraftContentDto)[];

/** The number that was typed in either script; what is none stays text, and is rejected as such. */
function typedNumber(text: string): number | string {
  const digits = latinDigits(text).trim().replace(/,/g, '');
  return /^\d{1,10}$/.test(digits) ? Number(digits) : text;
}

/** The degrees that were typed in either script; what are none stay text, and nothing is left out. */
function typedDegrees(text: string): number | string | undefined {
  const digits = latinDigits(text).trim();
  if (digits === '') return undefined;
  return /^-?\d{1,3}(\.\d{1,15})?$/.test(digits) ? Number(digits) : text;
}

const typedLines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** What is in it and not empty, as it is stored: without classes. */
export function filled(content: DealDraftContentDto): DealDraftContentDto {
  const present = Object.entries({ ...content, ...draftPictures(content) }).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return JSON.parse(JSON.stringify(Object.fromEntries(present))) as DealDraftContentDto;
}

/** A draft as the body that creates a deal, not yet checked. */
export function toSubmission(content: DealDraftContentDto): Record<string, unknown> {
  const form: Record<string, unknown> = { ...filled(content) };
  for (const field of NUMBERS) {
    const text = content[field];
    if (text) form[field] = typedNumber(text);
  }
  for (const field of LINES) {
    const text = content[field];
    if (text) form[field] = typedLines(text);
  }
  const { priceFor, venue } = content;
  if (priceFor) form['priceFor'] = { ...priceFor, count: typedNumber(priceFor.count) };
  if (venue) {
    const { latitude, longitude } = venue;
    form['venue'] = { ...venue, latitude: typedDegrees(latitude), longitude: typedDegrees(longitude) };
  }
  // Computed for every other kind.
  if (form['discountType'] !== 'buyXgetY') form['discountedPrice'] = 0;
  return form;
}

/** A deal's form as a draft of a similar one: everything but its days. */
export function similarTo(form: DealForm, now: Date): DealDraftContentDto {
  const numbers = Object.fromEntries(
    NUMBERS.map((field) => [field, form[field]?.toString() ?? null]),
  ) as Record<(typeof NUMBERS)[number], string | null>;
  const lines = Object.fromEntries(LINES.map((field) => [field, form[field]?.join('\n') ?? null])) as Record<
    (typeof LINES)[number],
    string | null
  >;
  const { priceFor, venue } = form;
  return filled({
    ...form,
    ...numbers,
    ...lines,
    priceFor: priceFor && { ...priceFor, count: String(priceFor.count) },
    venue: venue && {
      name: venue.name,
      nameNe: venue.nameNe ?? '',
      latitude: String(venue.latitude),
      longitude: String(venue.longitude),
      areaId: venue.areaId ?? null,
    },
    // Days that are over restrict nothing.
    blackoutDates: form.blackoutDates?.filter((day) => day >= nepalDay(now)) ?? null,
    startDate: nepalDay(now),
    endDate: nepalDay(new Date(now.getTime() + RUNS_FOR_MS)),
  });
}
