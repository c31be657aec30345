import {
  DealDailyLimitReached,
  DealExpired,
  DealLimitReached,
  DealNotLive,
  DealOfOwnBusiness,
  DealPrepaidOnly,
  DealSoldOut,
} from '../../deals/index.js';
import { type DealLimit, type DealLimits, passesLeft } from '../limits/deal-limits.policy.js';

export const LIMIT_REACHED: Readonly<Record<DealLimit, new () => Error>> = {
  person: DealLimitReached,
  total: DealSoldOut,
  day: DealDailyLimitReached,
};

/** What decides whether somebody may have a pass of a deal. */
export interface IssueFacts extends DealLimits {
  vendorId: number;
  isApproved: boolean;
  isActive: boolean;
  vendorVerified: boolean;
  startDate: Date;
  endDate: Date;
  saleMode: 'counter' | 'prepaid';
}

/**
 * Refuses with the deal's codes: `deal.own-business` (403), `deal.not-live`, `deal.expired`, `deal.prepaid-only`,
 * `deal.limit-reached`, `deal.sold-out`, `deal.daily-limit-reached` (409).
 * @param worksFor the business the customer works for, if any
 */
export function assertIssuable(facts: IssueFacts, worksFor: number | null, now: Date): void {
  if (worksFor === facts.vendorId) throw new DealOfOwnBusiness();
  if (!facts.isApproved || !facts.isActive || !facts.vendorVerified || facts.startDate > now)
    throw new DealNotLive();
  if (facts.endDate <= now) throw new DealExpired();
  if (facts.saleMode === 'prepaid') throw new DealPrepaidOnly();
  const [reached] = passesLeft(facts).find(([, left]) => left === 0) ?? [];
  if (reached) throw new LIMIT_REACHED[reached]();
}
