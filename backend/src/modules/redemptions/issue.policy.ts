import {
  DealDailyLimitReached,
  DealExpired,
  DealLimitReached,
  DealNotLive,
  DealOfOwnBusiness,
  DealPrepaidOnly,
  DealSoldOut,
} from '../deals/index.js';

/** What decides whether somebody may have a pass of a deal. */
export interface IssueFacts {
  vendorId: number;
  isApproved: boolean;
  isActive: boolean;
  vendorVerified: boolean;
  startDate: Date;
  endDate: Date;
  saleMode: 'counter' | 'prepaid';
  redemptionLimit: number | null;
  /** The customer's issued and redeemed passes of the deal. */
  own: number;
  totalLimit: number | null;
  taken: number;
  dailyLimit: number | null;
  takenToday: number;
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
  if (facts.redemptionLimit !== null && facts.own >= facts.redemptionLimit) throw new DealLimitReached();
  if (facts.totalLimit !== null && facts.taken >= facts.totalLimit) throw new DealSoldOut();
  if (facts.dailyLimit !== null && facts.takenToday >= facts.dailyLimit) throw new DealDailyLimitReached();
}
