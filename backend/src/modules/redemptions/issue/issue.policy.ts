import type { AppError } from '../../../common/errors/app-error.js';
import {
  DealDailyLimitReached,
  DealExpired,
  DealLimitReached,
  DealNotLive,
  DealOfOwnBusiness,
  DealPrepaidOnly,
  DealSoldOut,
} from '../../deals/index.js';
import { type DealLimit, type DealLimits, MAX_RETURNED, passesLeft } from '../limits/deal-limits.policy.js';

export const LIMIT_REACHED: Readonly<Record<DealLimit, new () => AppError>> = {
  person: DealLimitReached,
  total: DealSoldOut,
  day: DealDailyLimitReached,
};

/** Facts that decide whether a customer may have a pass of a deal. */
export interface IssueFacts extends DealLimits {
  vendorId: number;
  isApproved: boolean;
  isActive: boolean;
  vendorVerified: boolean;
  startDate: Date;
  endDate: Date;
  saleMode: 'counter' | 'prepaid';
  /** Codes of a deal with a daily limit that the customer gave back today. */
  returnedToday: number;
}

/**
 * All reasons against a pass, the most important first: `deal.own-business` (403), `deal.not-live`,
 * `deal.expired`, `deal.prepaid-only`, `deal.limit-reached`, `deal.sold-out`, `deal.daily-limit-reached`
 * (409).
 * @param worksFor the business the customer works for, if any
 */
export function rejectionsOf(facts: IssueFacts, worksFor: number | null, now: Date): AppError[] {
  const rejections: AppError[] = [];
  if (worksFor === facts.vendorId) rejections.push(new DealOfOwnBusiness());
  if (!facts.isApproved || !facts.isActive || !facts.vendorVerified || facts.startDate > now)
    rejections.push(new DealNotLive());
  if (facts.endDate <= now) rejections.push(new DealExpired());
  if (facts.saleMode === 'prepaid') rejections.push(new DealPrepaidOnly());
  const reached = passesLeft(facts).filter(([, left]) => left === 0);
  const limits = new Set(reached.map(([limit]) => limit));
  if (facts.returnedToday >= MAX_RETURNED) limits.add('day');
  return [...rejections, ...[...limits].map((limit) => new LIMIT_REACHED[limit]())];
}

/**
 * Rejects with the first reason of `rejectionsOf`.
 * @param worksFor the business the customer works for, if any
 */
export function assertIssuable(facts: IssueFacts, worksFor: number | null, now: Date): void {
  const [first] = rejectionsOf(facts, worksFor, now);
  if (first) throw first;
}
