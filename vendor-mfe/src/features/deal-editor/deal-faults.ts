import { addNepalDays, endOfNepalDay, fromDayText, nepalDayOf, toDayText } from 'shared-ui/format';
import { parseHundredths } from './price/discount';
import type { DealForm } from './deal-form';
import { mostPointsOf } from './deal-points';
import { dealPriceOf, wholeNumberOf } from './price/deal-price';

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
  | 'pointsBad'
  | 'pointsHigh'
  | 'dayFar'
  | 'billBad'
  | 'partyBad'
  | 'prepaidFree'
  | 'prepaidShort'
  | 'prepaidTaxes'
  | 'hoursIncomplete'
  | 'hoursSame'
  | 'blackoutMany';

/** Codes that are bought can be used for so long at least. */
const LEAST_PREPAID_DAYS = 30;
const HIGHEST_PRICE = 100_000_000;
const HIGHEST_COUNT = 2_147_483_647;
const HIGHEST_POINTS = 100_000;
const HIGHEST_PER_PERSON = 1_000;
const HIGHEST_PARTY = 100;
const MOST_BLACKOUT_DATES = 60;
const LONGEST_BADGE = 60;
const LAST_DAY = '2099-12-31';
const WHOLE_PERCENT = 10_000;
/** What the server takes of a discount: at most nine digits before the point. */
const HIGHEST_VALUE = 99_999_999_999;

const isBetween = (value: number | null, least: number, most: number): boolean =>
  value !== null && value >= least && value <= most;

/** In code points, as the server counts. */
const lengthOf = (text: string): number => [...text].length;

function titleFault(title: string): DealFault | null {
  const length = lengthOf(title);
  return length < 3 ? 'titleShort' : length > 120 ? 'titleLong' : null;
}

function descriptionFault(description: string): DealFault | null {
  const length = lengthOf(description);
  return length < 10 ? 'descriptionShort' : length > 2000 ? 'descriptionLong' : null;
}

function valueFault({ discountType, discountValue }: DealForm): DealFault | null {
  if (discountType === 'buyXgetY') {
    return isBetween(lengthOf(discountValue.trim()), 1, LONGEST_BADGE) ? null : 'badgeMissing';
  }
  const hundredths = parseHundredths(discountValue);
  if (!hundredths || hundredths > HIGHEST_VALUE) return 'valueBad';
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
  if (startDay > LAST_DAY) return 'dayFar';
  return startDay < toDayText(nepalDayOf(now)) ? 'startPast' : null;
}

function endFault({ startDay, endDay, saleMode }: DealForm, now: Date): DealFault | null {
  const day = fromDayText(endDay);
  if (!day) return 'endMissing';
  if (endOfNepalDay(day) <= now) return 'endPast';
  if (endDay > LAST_DAY) return 'dayFar';
  if (startDay && endDay < startDay) return 'endBeforeStart';
  return saleMode === 'prepaid' && isShort(startDay, endDay) ? 'prepaidShort' : null;
}

/** The first day counts. */
function isShort(startDay: string, endDay: string): boolean {
  const start = fromDayText(startDay);
  return start !== null && endDay < toDayText(addNepalDays(start, LEAST_PREPAID_DAYS - 1));
}

function limitFault(text: string, most: number): DealFault | null {
  if (!text.trim()) return null;
  const limit = wholeNumberOf(text);
  if (limit === null || limit < 1 || limit > HIGHEST_COUNT) return 'limitBad';
  return limit > most ? 'limitHigh' : null;
}

function optionalFault(text: string, most: number, fault: DealFault): DealFault | null {
  return !text.trim() || isBetween(wholeNumberOf(text), 1, most) ? null : fault;
}

/** Whoever buys in advance pays something. */
function saleFault(form: DealForm): DealFault | null {
  return form.saleMode === 'prepaid' && dealPriceOf(form) === 0 ? 'prepaidFree' : null;
}

function hoursFault({ hoursFrom, hoursUntil }: DealForm): DealFault | null {
  if (!hoursFrom !== !hoursUntil) return 'hoursIncomplete';
  return hoursFrom && hoursFrom === hoursUntil ? 'hoursSame' : null;
}

const given = (text: string, check: (text: string) => DealFault | null): DealFault | null =>
  text.trim() ? check(text.trim()) : null;

function pointsFault(form: DealForm, largestWorth?: number): DealFault | null {
  if (!form.pointsEarned.trim()) return null;
  const points = wholeNumberOf(form.pointsEarned);
  if (points === null || points > HIGHEST_POINTS) return 'pointsBad';
  return points > (mostPointsOf(form, largestWorth) ?? HIGHEST_POINTS) ? 'pointsHigh' : null;
}

export interface Moment {
  now: Date;
  /** What points may be worth, in percent of the price. */
  largestWorth?: number;
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
  dailyLimit: ({ dailyLimit }) => limitFault(dailyLimit, HIGHEST_COUNT),
  saleMode: saleFault,
  taxes: ({ saleMode, taxes }) => (saleMode === 'prepaid' && taxes !== 'included' ? 'prepaidTaxes' : null),
  hoursUntil: hoursFault,
  blackoutDates: ({ blackoutDates }) => (blackoutDates.length > MOST_BLACKOUT_DATES ? 'blackoutMany' : null),
  minimumBill: ({ minimumBill }) => optionalFault(minimumBill, HIGHEST_PRICE, 'billBad'),
  partySize: ({ partySize }) => optionalFault(partySize, HIGHEST_PARTY, 'partyBad'),
  pointsEarned: (form, { largestWorth }) => pointsFault(form, largestWorth),
};

/** What is wrong with one field, seen with the others. */
export const findDealFault = (form: DealForm, field: keyof DealForm, at: Moment): DealFault | null =>
  CHECKS[field]?.(form, at) ?? null;
