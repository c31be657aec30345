import { Injectable } from '@nestjs/common';
import { Outbox } from '../../common/outbox/outbox.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { PlanLacksAnalytics, PlanLimitReached } from './subscription.errors.js';
import { READ } from './entitlements.sql.js';
import { LOCK_BUSINESS } from './vendor-subscriptions/subscription.sql.js';

interface Entitlement {
  dealLimit: number | null;
  featuredDealLimit: number;
  analyticsAccess: boolean;
  activeDeals: number;
  approvedDeals: number;
  featuredDeals: number;
}

/** Limits and features of a business's plan (rules E2 and E3). */
@Injectable()
export class Entitlements {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Call within the transaction that submitted or restored a deal, after the change: concurrent calls wait
   * for each other's commits. Announces the use of the last slot (Z3). Rejects `plan.limit-reached` (409).
   */
  async assertDealsWithinPlan(vendorId: number): Promise<void> {
    const { dealLimit, activeDeals } = await this.locked(vendorId);
    assertWithin(dealLimit, activeDeals);
    if (activeDeals === dealLimit) await this.outbox.publish('plan.limit-reached', { vendorId });
  }

  /** The same check when an admin approves a deal: it was counted before, but the plan may have become smaller. */
  async assertLiveWithinPlan(vendorId: number): Promise<void> {
    const { dealLimit, approvedDeals } = await this.locked(vendorId);
    assertWithin(dealLimit, approvedDeals);
  }

  /** The same check for featured deals and requests to feature a deal. */
  async assertFeaturedWithinPlan(vendorId: number): Promise<void> {
    const { featuredDealLimit, featuredDeals } = await this.locked(vendorId);
    assertWithin(featuredDealLimit, featuredDeals);
  }

  async hasAdvancedAnalytics(vendorId: number): Promise<boolean> {
    return (await this.read(vendorId)).analyticsAccess;
  }

  /** Rejects `plan.no-analytics` (403). */
  async assertAdvancedAnalytics(vendorId: number): Promise<void> {
    if (!(await this.hasAdvancedAnalytics(vendorId))) throw new PlanLacksAnalytics();
  }

  private async locked(vendorId: number): Promise<Entitlement> {
    await this.transactions.query(LOCK_BUSINESS, [vendorId]);
    return this.read(vendorId);
  }

  private async read(vendorId: number): Promise<Entitlement> {
    const [own] = await this.transactions.query<Entitlement>(READ, [vendorId]);
    if (!own) throw new Error(`Business ${vendorId} has no entitlements.`);
    return own;
  }
}

function assertWithin(limit: number | null, used: number): void {
  if (limit !== null && used > limit) throw new PlanLimitReached({ limit, used: used - 1 });
}
