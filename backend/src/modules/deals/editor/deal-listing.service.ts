import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Entitlements } from '../../subscriptions/index.js';
import { Deal } from '../deal.entity.js';
import { DealStateForbids } from '../deal.errors.js';
import { assertHasPhoto } from '../deal.policy.js';
import { FeaturedSlots } from '../featuring/featured-slots.service.js';
import { FeaturingPauses } from '../featuring/featuring-pauses.service.js';
import { DealChanges } from '../freshness/deal-changes.service.js';
import { PriceClaims } from '../prices/price-claims.service.js';
import { type DealActor, OwnDeals } from './own-deals.service.js';

/** Pauses and resumes live deals, and requests featuring. */
@Injectable()
export class DealListing {
  constructor(
    private readonly transactions: Transactions,
    private readonly own: OwnDeals,
    private readonly entitlements: Entitlements,
    private readonly featuring: FeaturedSlots,
    private readonly pauses: FeaturingPauses,
    private readonly dealChanges: DealChanges,
    private readonly prices: PriceClaims,
    private readonly clock: Clock,
  ) {}

  /** Pauses or resumes a live deal, without review. Rejects `plan.limit-reached` (409) and `deal.price-contradicted` (400). */
  async setActive(id: number, { actorId, vendorId }: DealActor, isActive: boolean): Promise<void> {
    await this.transactions.run(async () => {
      const deal = await this.own.lock(id, vendorId);
      if (deal.moderationStatus !== 'approved')
        throw new DealStateForbids({ currentState: deal.moderationStatus });
      await this.transactions.of(Deal).save(Object.assign(deal, { isActive }));
      if (isActive) {
        await this.entitlements.assertDealsWithinPlan(vendorId);
        await this.prices.assertPlannedKept(id);
      }
      await this.own.record(actorId, isActive ? 'deal.resumed' : 'deal.paused', id);
      await this.dealChanges.listed(id);
    });
  }

  /**
   * Requests to show a live deal on the home page. A repeated request has no effect.
   * Rejects `deal.state-forbids`, `deal.photo-required`, `deal.featuring-paused` and `plan.limit-reached` (409).
   */
  async requestFeature(id: number, vendorId: number): Promise<void> {
    await this.transactions.run(async () => {
      const deal = await this.own.lock(id, vendorId);
      if (deal.moderationStatus !== 'approved' || deal.endDate <= this.clock.now())
        throw new DealStateForbids({ currentState: deal.moderationStatus });
      if (deal.featureRequestedAt || (await this.featuring.isBooked(id))) return;
      assertHasPhoto(deal);
      await this.pauses.assertNone(vendorId);
      await this.transactions.of(Deal).save(Object.assign(deal, { featureRequestedAt: this.clock.now() }));
      await this.entitlements.assertFeaturedWithinPlan(vendorId);
    });
  }
}
