import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { Reservations } from '../../worklist/index.js';
import { Entitlements } from '../../subscriptions/index.js';
import { assertCategoryAndCity } from '../capacity/deal-classification.service.js';
import { Deal } from '../deal.entity.js';
import { DealChanges } from '../freshness/deal-changes.service.js';
import { DealMissing, OwnModeration } from '../deal.errors.js';
import { contentOf } from '../editor/deal-content.js';
import type { DealForm } from '../editor/deal-form.js';
import { PRICE_FIELDS } from '../prices/reference-price.js';
import { FeaturedSlots } from '../featuring/featured-slots.service.js';
import { PriceClaims } from '../prices/price-claims.service.js';

/** An admin, and the business they work for: about its deals they do not decide. */
export interface Decider {
  id: number;
  staffOf: { vendorId: number } | null;
}

export interface Rejection {
  reason?: string;
  reasonCodes?: string[];
  /** Reviewed version. */
  version?: number;
}

/** Default reason of a rejection. */
export const STANDARD_REASON =
  'This deal does not meet our guidelines yet. Please check the details and submit it again.';

/** Locks a deal for a decision, and stores the decision with its entry in the audit log. */
@Injectable()
export class DealDecisions {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly dealChanges: DealChanges,
    private readonly reservations: Reservations,
    private readonly prices: PriceClaims,
    private readonly entitlements: Entitlements,
    private readonly featuring: FeaturedSlots,
  ) {}

  /** @throws decision.pending (409) while a decision about it waits for its effect */
  assertFree(kind: 'deal' | 'revision', id: number): Promise<void> {
    return this.reservations.assertNone(kind, id);
  }

  /** Nobody owns it any more. */
  decided(kind: 'deal' | 'revision', id: number): Promise<void> {
    return this.reservations.decided(kind, id);
  }

  /**
   * Locks the row against other decisions, but not against passes that reference it.
   * @throws deal.not-found (404), deal.own-moderation (403)
   */
  async lock(id: number, admin: Decider): Promise<Deal> {
    const deal = await this.transactions
      .of(Deal)
      .findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
    if (!deal) throw new DealMissing();
    if (admin.staffOf?.vendorId === deal.vendorId) throw new OwnModeration();
    return deal;
  }

  /**
   * Links a deal to its item before it becomes live, and checks its price.
   * @param confirmedId the item that the admin confirms
   * @throws request.invalid, deal.price-contradicted (400)
   */
  async settlePrice(deal: Deal, confirmedId?: number): Promise<void> {
    const stated = { ...deal, ...contentOf(deal) };
    const { priceItemId, priceItemConfirmedAt } = await this.prices.settledLink(deal, stated, confirmedId);
    Object.assign(deal, { priceItemId, priceItemConfirmedAt });
    await this.prices.assertNotContradicted(null, stated, deal);
    if (confirmedId !== undefined) await this.prices.assertCopyKept(deal.vendorId, stated);
  }

  /**
   * Confirms the item of a live deal if the admin names one, and checks the price if the item or the changes affect it.
   * @throws request.invalid, deal.price-contradicted (400)
   */
  async settleChangedPrice(
    deal: Deal,
    after: DealForm,
    changes: object,
    confirmedId?: number,
  ): Promise<void> {
    if (confirmedId !== undefined) {
      const { priceItemId, priceItemConfirmedAt } = await this.prices.settledLink(deal, after, confirmedId);
      Object.assign(deal, { priceItemId, priceItemConfirmedAt });
    }
    if (confirmedId !== undefined || PRICE_FIELDS.some((field) => field in changes))
      await this.prices.assertNotContradicted(deal.id, after, deal);
  }

  /**
   * @param changes of a live deal; without them it becomes live
   * @throws deal.price-contradicted (400) if planned deals of its item state a higher price than its log now allows
   */
  async assertPlannedKept(deal: Deal, changes?: object): Promise<void> {
    if (!changes || [...PRICE_FIELDS, 'endDate'].some((field) => field in changes))
      await this.prices.assertPlannedKept(deal.id);
  }

  /**
   * The plan counts a deal again that had ended (rule E2). Call after the change.
   * @throws plan.limit-reached (409)
   */
  async assertWithinPlan({ id, vendorId, isActive, featureRequestedAt }: Deal): Promise<void> {
    if (isActive) await this.entitlements.assertLiveWithinPlan(vendorId);
    if (featureRequestedAt || (await this.featuring.isBooked(id)))
      await this.entitlements.assertFeaturedWithinPlan(vendorId);
  }

  async save(deal: Deal, admin: Decider, verb: string, after: Record<string, unknown> = {}): Promise<void> {
    const { moderationStatus, rejectionReason } = deal;
    await this.transactions.of(Deal).save(deal).catch(assertCategoryAndCity);
    await this.audit.write({
      actorId: admin.id,
      action: `deal.${verb}`,
      subjectType: 'deal',
      subjectId: deal.id,
      after: { moderationStatus, rejectionReason, ...after },
    });
    if (verb.startsWith('revision')) await this.dealChanges.changed([deal.id]);
    else await this.dealChanges.listed(deal.id);
  }
}
