import { nepalDay } from '../../../common/time/nepal-day.js';
import { declaredFields } from '../../../common/validation/declared-fields.js';
import { latinDigits } from '../../../common/validation/number-text.js';
import { CreateDealDto } from '../editor/deal.dto.js';
import type { DealForm } from '../editor/deal-form.js';
import { draftPictures } from '../photos/deal-photos.js';
import { DealDraftContentDto } from './deal-draft.dto.js';

const RUNS_FOR_MS = 30 * 86_400_000;

/** Fields that are text in a draft and numbers or lists in a deal. */
type TypedField = {
  [Field in keyof DealDraftContentDto & keyof DealForm]-?: string extends NonNullable<
    DealDraftContentDto[Field]
  >
    ? NonNullable<DealForm[Field]> extends number | string[]
      ? Field
      : never
    : never;
}[keyof DealDraftContentDto & keyof DealForm];

const TEXTS: ReadonlySet<string> = new Set(declaredFields(DealDraftContentDto, 'isString'));

const typedAs = (rule: 'isInt' | 'isArray'): TypedField[] =>
  declaredFields(CreateDealDto, rule).filter((field): field is TypedField => TEXTS.has(field));

const NUMBERS = typedAs('isInt');
const LINES = typedAs('isArray');

/** Parses a number with Latin or Devanagari digits; an invalid one stays text, so that validation rejects it. */
function typedNumber(text: string): number | string {
  const digits = latinDigits(text).trim().replace(/,/g, '');
  return /^\d{1,10}$/.test(digits) ? Number(digits) : text;
}

/** Parses degrees with Latin or Devanagari digits; invalid ones stay text, and an empty text is left out. */
function typedDegrees(text: string): number | string | undefined {
  const digits = latinDigits(text).trim();
  if (digits === '') return undefined;
  return /^-?\d{1,3}(\.\d{1,15})?$/.test(digits) ? Number(digits) : text;
}

const typedLines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Non-empty fields as plain objects without classes, as they are stored. */
export function filled(content: DealDraftContentDto): DealDraftContentDto {
  const present = Object.entries({ ...content, ...draftPictures(content) }).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return JSON.parse(JSON.stringify(Object.fromEntries(present))) as DealDraftContentDto;
}

/** Converts a draft to the request body that creates a deal, before validation. */
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
  // Computed by the server for every other type.
  if (form['discountType'] !== 'buyXgetY') form['discountedPrice'] = 0;
  return form;
}

/** Content of a similar draft: the form of a deal with a new period. */
export function similarTo(form: DealForm, now: Date): DealDraftContentDto {
  const numbers = NUMBERS.map((field) => [field, form[field]?.toString() ?? null]);
  const lines = LINES.map((field) => [field, (form[field] as string[] | null)?.join('\n') ?? null]);
  const texts = Object.fromEntries([...numbers, ...lines]) as Record<TypedField, string | null>;
  const { priceFor, venue } = form;
  return filled({
    ...form,
    ...texts,
    priceFor: priceFor && { ...priceFor, count: String(priceFor.count) },
    venue: venue && {
      name: venue.name,
      nameNe: venue.nameNe ?? '',
      latitude: String(venue.latitude),
      longitude: String(venue.longitude),
      areaId: venue.areaId ?? null,
    },
    // Past days have no effect.
    blackoutDates: form.blackoutDates?.filter((day) => day >= nepalDay(now)) ?? null,
    startDate: nepalDay(now),
    endDate: nepalDay(new Date(now.getTime() + RUNS_FOR_MS)),
  });
}
