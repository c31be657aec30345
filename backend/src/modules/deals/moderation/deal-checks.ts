import { AppError } from '../../../common/errors/app-error.js';
import { MIN_TIMES_MEDIAN, POINTS_PER_RUPEE } from '../../loyalty/index.js';
import { type Price, priced } from '../editor/deal-pricing.js';

/** What is known of a deal as it would be once it is approved. */
export interface CheckedDeal extends Price {
  startDate: Date;
  endDate: Date;
  vendorStatus: string;
  /** The lowest original price it was approved with lately, in whole rupees; null for one that never was. */
  approvedPrice: number | null;
  /** Another deal of its business that much resembles it. */
  duplicateId: number | null;
  /** Words of the list that it uses. */
  words: string[];
  pointsEarned: number;
  /** The most that its price allows (rule O3). */
  mostPoints: number;
  /** How many times the points of the business in the middle its business gave lately; null where it gave none. */
  pointsTimesMedian: number | null;
}

export const CHECK_CODES = [
  'discount',
  'dates',
  'vendor',
  'price',
  'duplicate',
  'words',
  'points',
  'outlier',
] as const;
export type CheckCode = (typeof CHECK_CODES)[number];

export interface Check {
  code: CheckCode;
  passed: boolean;
  /** By how much the deal saves (`discount`), the price rose (`price`), or what of the price the points are worth (`points`). */
  percent: number | null;
  /** How many times the median its business gives (`outlier`). */
  times: number | null;
  /** The deal it resembles. */
  dealId: number | null;
  words: string[];
}

const LONGEST_MS = 366 * 86_400_000;

const percentOf = (part: number, whole: number): number => Math.round((part * 100) / whole);

function addsUp(deal: CheckedDeal): boolean {
  try {
    return deal.discountedPrice < deal.originalPrice && priced(deal).discountedPrice === deal.discountedPrice;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

const datesAreSensible = ({ startDate, endDate }: CheckedDeal, now: Date): boolean =>
  endDate > now && endDate > startDate && endDate.getTime() - startDate.getTime() <= LONGEST_MS;

/** What can be told without a person (rule X2). A check that failed is a reason to look, not an error. */
export function checksOf(deal: CheckedDeal, now: Date): Check[] {
  const { originalPrice, discountedPrice, approvedPrice, duplicateId, words, vendorStatus } = deal;
  const { pointsEarned, mostPoints, pointsTimesMedian } = deal;
  const check = (code: CheckCode, passed: boolean, facts: Partial<Check> = {}): Check => ({
    code,
    passed,
    percent: null,
    times: null,
    dealId: null,
    words: [],
    ...facts,
  });
  const risen = approvedPrice === null ? 0 : originalPrice - approvedPrice;
  return [
    check('discount', addsUp(deal), {
      percent: originalPrice > 0 ? percentOf(originalPrice - discountedPrice, originalPrice) : 0,
    }),
    check('dates', datesAreSensible(deal, now)),
    check('vendor', vendorStatus === 'verified'),
    check('price', risen <= 0, {
      percent: risen > 0 ? percentOf(risen, approvedPrice || originalPrice) : null,
    }),
    check('duplicate', duplicateId === null, { dealId: duplicateId }),
    check('words', words.length === 0, { words }),
    check('points', pointsEarned === 0 || pointsEarned < mostPoints, {
      percent: pointsEarned > 0 ? percentOf(pointsEarned / POINTS_PER_RUPEE, discountedPrice) : null,
    }),
    check('outlier', pointsTimesMedian === null || pointsTimesMedian < MIN_TIMES_MEDIAN, {
      times: pointsTimesMedian,
    }),
  ];
}
