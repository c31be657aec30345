import { addNepalDays, endOfNepalDay, fromDayText, nepalDayOf, toDayText } from 'shared-ui/format';
import { lengthErrorOf, meetsConstraint, type ConstrainedField } from 'shared-ui/platform';
import {
  linesFieldError,
  priceForFieldError,
  venueFieldError,
  type ContentFieldError,
} from './contents/content-errors';
import { parseHundredths } from '../../shared/price/discount';
import { isVisitNumber, type DealForm } from './deal-fields';
import { mostPointsOf } from './deal-points';
import { dealPriceOf } from './price/deal-price';
import { wholeNumberOf } from '../../shared/price/whole-number';

export type DealFieldError =
  | ContentFieldError
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
  | 'numberBad'
  | 'prepaidFree'
  | 'prepaidShort'
  | 'prepaidTaxes'
  | 'hoursIncomplete'
  | 'hoursSame'
  | 'blackoutMany';

/** Minimum period, in days, in which paid codes can be used. */
const LEAST_PREPAID_DAYS = 30;
const HIGHEST_COUNT = 2_147_483_647;
const MAX_BLACKOUT_DATES = 60;
const LAST_DAY = '2099-12-31';
const WHOLE_PERCENT = 10_000;
/** Maximum discount accepted by the server, in hundredths: nine digits before the decimal point. */
const HIGHEST_VALUE = 99_999_999_999;

/** True for a whole number that the API accepts. Commas and Nepali digits are allowed. */
function isAccepted(field: ConstrainedField<'CreateDealDto'>, typed: string): boolean {
  const value = wholeNumberOf(typed);
  return value !== null && meetsConstraint('CreateDealDto', field, String(value));
}

const LENGTHS = {
  title: { short: 'titleShort', long: 'titleLong' },
  description: { short: 'descriptionShort', long: 'descriptionLong' },
} as const;

function lengthFieldError(field: keyof typeof LENGTHS, typed: string): DealFieldError | null {
  const error = lengthErrorOf('CreateDealDto', field, typed);
  return error && LENGTHS[field][error];
}

function valueFieldError({ discountType, discountValue }: DealForm): DealFieldError | null {
  if (discountType === 'buyXgetY') {
    return meetsConstraint('CreateDealDto', 'discountValue', discountValue) ? null : 'badgeMissing';
  }
  const hundredths = parseHundredths(discountValue);
  if (!hundredths || hundredths > HIGHEST_VALUE) return 'valueBad';
  return discountType === 'percentage' && hundredths > WHOLE_PERCENT ? 'percentageHigh' : null;
}

function dealPriceFieldError(form: DealForm): DealFieldError | null {
  if (form.discountType !== 'buyXgetY') return null;
  const price = wholeNumberOf(form.discountedPrice);
  const original = wholeNumberOf(form.originalPrice);
  if (!isAccepted('discountedPrice', form.discountedPrice)) return 'priceBad';
  return price !== null && original !== null && price > original ? 'priceAbove' : null;
}

function startFieldError(startDay: string, now: Date, unchangedStart?: string): DealFieldError | null {
  if (!startDay) return 'startMissing';
  if (startDay === unchangedStart) return null;
  if (startDay > LAST_DAY) return 'dayFar';
  return startDay < toDayText(nepalDayOf(now)) ? 'startPast' : null;
}

function endFieldError({ startDay, endDay, saleMode }: DealForm, now: Date): DealFieldError | null {
  const day = fromDayText(endDay);
  if (!day) return 'endMissing';
  if (endOfNepalDay(day) <= now) return 'endPast';
  if (endDay > LAST_DAY) return 'dayFar';
  if (startDay && endDay < startDay) return 'endBeforeStart';
  return saleMode === 'prepaid' && isShort(startDay, endDay) ? 'prepaidShort' : null;
}

/** True if the period is shorter than the minimum. The first day is included. */
function isShort(startDay: string, endDay: string): boolean {
  const start = fromDayText(startDay);
  return start !== null && endDay < toDayText(addNepalDays(start, LEAST_PREPAID_DAYS - 1));
}

function limitFieldError(typed: string): DealFieldError | null {
  if (!typed.trim()) return null;
  const limit = wholeNumberOf(typed);
  return limit === null || limit < 1 || limit > HIGHEST_COUNT ? 'limitBad' : null;
}

const perPersonFieldError = (typed: string): DealFieldError | null =>
  limitFieldError(typed) ?? optionalFieldError('redemptionLimit', typed, 'limitHigh');

function optionalFieldError(
  field: ConstrainedField<'CreateDealDto'>,
  typed: string,
  fieldError: DealFieldError,
): DealFieldError | null {
  return !typed.trim() || isAccepted(field, typed) ? null : fieldError;
}

/** Prepaid deals must have a price. */
function saleFieldError(form: DealForm): DealFieldError | null {
  return form.saleMode === 'prepaid' && dealPriceOf(form) === 0 ? 'prepaidFree' : null;
}

function hoursFieldError({ hoursFrom, hoursUntil }: DealForm): DealFieldError | null {
  if (!hoursFrom !== !hoursUntil) return 'hoursIncomplete';
  return hoursFrom && hoursFrom === hoursUntil ? 'hoursSame' : null;
}

const givenFieldError = (field: keyof typeof LENGTHS, typed: string): DealFieldError | null =>
  typed.trim() ? lengthFieldError(field, typed) : null;

function pointsFieldError(form: DealForm, largestWorth?: number): DealFieldError | null {
  if (!form.pointsEarned.trim()) return null;
  const points = wholeNumberOf(form.pointsEarned);
  if (points === null || !isAccepted('pointsEarned', form.pointsEarned)) return 'pointsBad';
  return points > (mostPointsOf(form, largestWorth) ?? Infinity) ? 'pointsHigh' : null;
}

export interface Moment {
  now: Date;
  /** Maximum value of the points, in percent of the price. */
  largestWorth?: number;
  /** Saved start day of the deal, which may be in the past. */
  unchangedStart?: string;
}

const CHECKS: Readonly<
  Partial<Record<keyof DealForm, (form: DealForm, at: Moment) => DealFieldError | null>>
> = {
  title: ({ title }) => lengthFieldError('title', title),
  titleNe: ({ titleNe }) => givenFieldError('title', titleNe),
  description: ({ description }) => lengthFieldError('description', description),
  descriptionNe: ({ descriptionNe }) => givenFieldError('description', descriptionNe),
  included: ({ included }) => linesFieldError(included),
  includedNe: ({ includedNe }) => linesFieldError(includedNe),
  excluded: ({ excluded }) => linesFieldError(excluded),
  excludedNe: ({ excludedNe }) => linesFieldError(excludedNe),
  priceFor: ({ priceFor }) => priceForFieldError(priceFor),
  venue: ({ venue }) => venueFieldError(venue)?.error ?? null,
  originalPrice: ({ originalPrice }) => (isAccepted('originalPrice', originalPrice) ? null : 'priceBad'),
  discountValue: valueFieldError,
  discountedPrice: dealPriceFieldError,
  startDay: ({ startDay }, { now, unchangedStart }) => startFieldError(startDay, now, unchangedStart),
  endDay: (form, { now }) => endFieldError(form, now),
  categoryId: ({ categoryId }) => (categoryId ? null : 'categoryMissing'),
  redemptionLimit: ({ redemptionLimit }) => perPersonFieldError(redemptionLimit),
  totalLimit: ({ totalLimit }) => limitFieldError(totalLimit),
  dailyLimit: ({ dailyLimit }) => limitFieldError(dailyLimit),
  saleMode: saleFieldError,
  taxes: ({ saleMode, taxes }) => (saleMode === 'prepaid' && taxes !== 'included' ? 'prepaidTaxes' : null),
  hoursUntil: hoursFieldError,
  blackoutDates: ({ blackoutDates }) => (blackoutDates.length > MAX_BLACKOUT_DATES ? 'blackoutMany' : null),
  pointsEarned: (form, { largestWorth }) => pointsFieldError(form, largestWorth),
};

/** Error of one field, which may depend on other fields. */
export function findDealFieldError(form: DealForm, field: keyof DealForm, at: Moment): DealFieldError | null {
  if (isVisitNumber(field)) return optionalFieldError(field, form[field], 'numberBad');
  return CHECKS[field]?.(form, at) ?? null;
}
