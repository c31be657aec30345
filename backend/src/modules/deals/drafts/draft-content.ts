import { nepalDay } from '../../../common/time/nepal-day.js';
import { latinDigits } from '../../../common/validation/number-text.js';
import type { DealForm } from '../editor/deal-form.js';
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

/** The number that was typed in either script; what is none stays text, and is rejected as such. */
function typedNumber(text: string): number | string {
  const digits = latinDigits(text).trim().replace(/,/g, '');
  return /^\d{1,10}$/.test(digits) ? Number(digits) : text;
}

/** What is in it and not empty. */
export function filled(content: DealDraftContentDto): DealDraftContentDto {
  return Object.fromEntries(
    Object.entries(content).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}

/** A draft as the body that creates a deal, not yet checked. */
export function toSubmission(content: DealDraftContentDto): Record<string, unknown> {
  const form: Record<string, unknown> = { ...filled(content) };
  for (const field of NUMBERS) {
    const text = content[field];
    if (text) form[field] = typedNumber(text);
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
  return filled({
    ...form,
    ...numbers,
    // Days that are over restrict nothing.
    blackoutDates: form.blackoutDates?.filter((day) => day >= nepalDay(now)) ?? null,
    startDate: nepalDay(now),
    endDate: nepalDay(new Date(now.getTime() + RUNS_FOR_MS)),
  });
}
