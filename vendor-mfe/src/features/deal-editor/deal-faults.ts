import {
  endOfNepalDay,
  fromDayText,
  nepalDayOf,
  parseHundredths,
  toAsciiDigits,
  toDayText,
} from 'shared-ui/format';
import type { DealForm } from './deal-form';

export type DealFault =
  | 'titleShort'
  | 'titleLong'
  | 'descriptionShort'
  | 'descriptionLong'
  | 'priceBad'
  | 'priceAbove'
  | 'valueBad'
  | 'percentageHigh'
  | 'badgeMissing'
  | 'startMissing'
  | 'startPast'
  | 'endMissing'
  | 'endPast'
  | 'endBeforeStart'
  | 'categoryMissing'
  | 'limitBad'
  | 'limitHigh'
  | 'pointsBad';

const HIGHEST_PRICE = 100_000_000;
const HIGHEST_COUNT = 2_147_483_647;
const HIGHEST_POINTS = 100_000;
const HIGHEST_PER_PERSON = 1_000;
const WHOLE_PERCENT = 10_000;

/** A whole number in either script; null when it is none. */
export function wholeNumberOf(text: string): number | null {
  const digits = toAsciiDigits(text).trim().replace(/,/g, '');
  return /^\d{1,10}$/.test(digits) ? Number(digits) : null;
}

const isBetween = (value: number | null, least: number, most: number): boolean =>
  value !== null && value >= least && value <= most;

function titleFault({ length }: string): DealFault | null {
  return length < 3 ? 'titleShort' : length > 120 ? 'titleLong' : null;
}

function descriptionFault({ length }: string): DealFault | null {
  return length < 10 ? 'descriptionShort' : length > 2000 ? 'descriptionLong' : null;
}

function valueFault({ discountType, discountValue }: DealForm): DealFault | null {
  if (discountType === 'buyXgetY') return discountValue.trim() ? null : 'badgeMissing';
  const hundredths = parseHundredths(discountValue);
  if (!hundredths) return 'valueBad';
  return discountType === 'percentage' && hundredths > WHOLE_PERCENT ? 'percentageHigh' : null;
}

function dealPriceFault(form: DealForm): DealFault | null {
  if (form.discountType !== 'buyXgetY') return null;
  const price = wholeNumberOf(form.discountedPrice);
  const original = wholeNumberOf(form.originalPrice);
  if (!isBetween(price, 0, HIGHEST_PRICE)) return 'priceBad';
  return price !== null && original !== null && price > original ? 'priceAbove' : null;
}

function startFault(startDay: string, now: Date, unchangedStart?: string): DealFault | null {
  if (!startDay) return 'startMissing';
  if (startDay === unchangedStart) return null;
  return startDay < toDayText(nepalDayOf(now)) ? 'startPast' : null;
}

function endFault({ startDay, endDay }: DealForm, now: Date): DealFault | null {
  const day = fromDayText(endDay);
  if (!day) return 'endMissing';
  if (endOfNepalDay(day) <= now) return 'endPast';
  return startDay && endDay < startDay ? 'endBeforeStart' : null;
}

function limitFault(text: string, most: number): DealFault | null {
  if (!text.trim()) return null;
  const limit = wholeNumberOf(text);
  if (limit === null || limit < 1 || limit > HIGHEST_COUNT) return 'limitBad';
  return limit > most ? 'limitHigh' : null;
}

const given = (text: string, check: (text: string) => DealFault | null): DealFault | null =>
  text.trim() ? check(text.trim()) : null;

export interface Moment {
  now: Date;
  /** The day the deal has started on so far: it may lie in the past. */
  unchangedStart?: string;
}

const CHECKS: Readonly<Partial<Record<keyof DealForm, (form: DealForm, at: Moment) => DealFault | null>>> = {
  title: ({ title }) => titleFault(title.trim()),
  titleNe: ({ titleNe }) => given(titleNe, titleFault),
  description: ({ description }) => descriptionFault(description.trim()),
  descriptionNe: ({ descriptionNe }) => given(descriptionNe, descriptionFault),
  originalPrice: ({ originalPrice }) =>
    isBetween(wholeNumberOf(originalPrice), 0, HIGHEST_PRICE) ? null : 'priceBad',
  discountValue: valueFault,
  discountedPrice: dealPriceFault,
  startDay: ({ startDay }, { now, unchangedStart }) => startFault(startDay, now, unchangedStart),
  endDay: (form, { now }) => endFault(form, now),
  categoryId: ({ categoryId }) => (categoryId ? null : 'categoryMissing'),
  redemptionLimit: ({ redemptionLimit }) => limitFault(redemptionLimit, HIGHEST_PER_PERSON),
  totalLimit: ({ totalLimit }) => limitFault(totalLimit, HIGHEST_COUNT),
  pointsEarned: ({ pointsEarned }) =>
    !pointsEarned.trim() || isBetween(wholeNumberOf(pointsEarned), 0, HIGHEST_POINTS) ? null : 'pointsBad',
};

/** What is wrong with one field, seen with the others. */
export const findDealFault = (form: DealForm, field: keyof DealForm, at: Moment): DealFault | null =>
  CHECKS[field]?.(form, at) ?? null;
