import { AppError } from '../../../common/errors/app-error.js';
import { MIN_TIMES_MEDIAN, POINTS_PER_RUPEE } from '../../loyalty/index.js';
import type { ReferencePrice } from '../prices/reference-price.js';
import { type Price, priced } from '../editor/deal-pricing.js';

/** Facts about a deal as it would be after approval. */
export interface CheckedDeal extends Price {
  startDate: Date;
  endDate: Date;
  vendorStatus: string;
  /** Lowest original price of recent approvals, in whole rupees; null without an approval. */
  approvedPrice: number | null;
  /** Highest original price by the log (rule PL4), also for an item that is not confirmed; null if none is known. */
  reference: ReferencePrice | null;
  /** Similar deal of the same business. */
  duplicateId: number | null;
  /** Banned words in the deal. */
  words: string[];
  pointsEarned: number;
  /** Maximum points for its price (rule O3). */
  mostPoints: number;
  /** Points recently given by the business, as a multiple of the median of businesses; null if it gave none. */
  pointsTimesMedian: number | null;
}

export const CHECK_CODES = [
  'discount',
  'dates',
  'vendor',
  'price',
  'reference',
  'duplicate',
  'words',
  'points',
  'outlier',
] as const;
export type CheckCode = (typeof CHECK_CODES)[number];

export interface Check {
  code: CheckCode;
  passed: boolean;
  /** Saving (`discount`), increase of the price (`price`), or value of the points as a share of the price (`points`). */
  percent: number | null;
  /** Points of the business as a multiple of the median (`outlier`). */
  times: number | null;
  /** Reference price in whole rupees, and the beginning of its period (`reference`). */
  amount: number | null;
  from: string | null;
  /** Similar deal. */
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

/** Runs the automatic checks (rule X2). A failed check is a reason for a review, not an error. */
export function checksOf(deal: CheckedDeal, now: Date): Check[] {
  const { originalPrice, discountedPrice, approvedPrice, duplicateId, words, vendorStatus } = deal;
  const { pointsEarned, mostPoints, pointsTimesMedian, reference } = deal;
  const check = (code: CheckCode, passed: boolean, facts: Partial<Check> = {}): Check => ({
    code,
    passed,
    percent: null,
    times: null,
    amount: null,
    from: null,
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
    check('reference', reference === null || originalPrice <= reference.amount, {
      amount: reference?.amount ?? null,
      from: reference?.from.toISOString() ?? null,
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
