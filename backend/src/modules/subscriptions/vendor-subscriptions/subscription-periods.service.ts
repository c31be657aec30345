import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { type BillingCycle, type PaidPeriod, periodEnd } from '../plan-orders/plan-order.policy.js';
import type { PlanOrderRow } from '../plan-orders/plan-order-rows.sql.js';
import {
  DUE_STANDINGS,
  LOCK_BUSINESS,
  LOCK_DUE,
  PAID_AHEAD,
  PLAN_OF_TERMS,
  RUNNING_PRICES,
  SUBSCRIPTION_STATE_OF,
} from './subscription.sql.js';
import {
  FREE_STANDING,
  isRunning,
  NOTHING_NEXT,
  paidPeriods,
  type PlanSlug,
  type SubscriptionState,
} from './subscription.policy.js';
import { VendorSubscription } from './vendor-subscription.entity.js';
import { REPLACE_AHEAD } from './subscription-periods.sql.js';

export interface PeriodAhead {
  planTermsId: number;
  billingCycle: BillingCycle;
  price: number;
  startsAt: Date;
  endsAt: Date;
}

/** Plan periods of businesses (rules VB1 to VB4). */
@Injectable()
export class SubscriptionPeriods {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Locks the business. */
  async standingOf(vendorId: number): Promise<SubscriptionState> {
    const [business] = await this.transactions.query<{ isThere: boolean | null }>(LOCK_BUSINESS, [vendorId]);
    if (!business?.isThere) throw new Error(`There is no business ${vendorId}.`);
    const [standing] = await this.transactions.query<SubscriptionState>(SUBSCRIPTION_STATE_OF, [vendorId]);
    return standing ?? FREE_STANDING;
  }

  /**
   * Locks subscriptions whose period has ended.
   * @param limit maximum number of rows
   */
  async due(limit: number): Promise<(SubscriptionState & { id: number })[]> {
    const locked = await this.transactions.query<{ id: number }>(LOCK_DUE, [limit]);
    return this.transactions.query<SubscriptionState & { id: number }>(DUE_STANDINGS, [
      locked.map(({ id }) => id),
    ]);
  }

  /** Call within the transaction that locked the business. */
  async write(vendorId: number, { subscriptionStatus, ...standing }: SubscriptionState): Promise<void> {
    await this.set(vendorId, { ...standing, status: subscriptionStatus });
  }

  /** The paid period that has not begun, even if it is due. */
  async ahead(vendorId: number, now: Date): Promise<PeriodAhead | null> {
    const [period] = await this.transactions.query<PeriodAhead>(PAID_AHEAD, [vendorId, now]);
    return period ?? null;
  }

  /** Paid periods from now on, whose value can be deducted from an upgrade. */
  async unused(vendorId: number, standing: SubscriptionState, now: Date): Promise<PaidPeriod[]> {
    const [prices] = await this.transactions.query<Record<BillingCycle, number>>(RUNNING_PRICES, [vendorId]);
    return paidPeriods(standing, prices ?? null, await this.ahead(vendorId, now));
  }

  /**
   * Grants the paid period, within the transaction of the capture.
   * @returns null if it cannot be granted any more
   */
  async give(order: PlanOrderRow, now: Date): Promise<{ startsAt: Date; endsAt: Date } | null> {
    const { vendorId, change, billingCycle, planTermsId } = order;
    if (vendorId === null || planTermsId === null)
      throw new Error(`The order ${order.id} is for no business.`);
    const standing = await this.standingOf(vendorId);
    const runsUntil = isRunning(standing) ? standing.currentPeriodEnd : null;
    if (change === 'start' && runsUntil) return null;
    const startsAt = change === 'renewal' && runsUntil ? runsUntil : now;
    const period = { startsAt, endsAt: periodEnd(startsAt, billingCycle) };
    if (change === 'upgrade') await this.transactions.query(REPLACE_AHEAD, [vendorId, order.rowId, now]);
    if (startsAt > now) await this.set(vendorId, { cancelAtPeriodEnd: false, ...NOTHING_NEXT });
    else await this.begin(vendorId, { ...period, billingCycle, planTermsId }, false);
    return period;
  }

  /** The business's plan from now on. */
  async begin(
    vendorId: number,
    { planTermsId, billingCycle, startsAt, endsAt }: Omit<PeriodAhead, 'price'>,
    isCancelled: boolean,
  ): Promise<void> {
    const [plan] = await this.transactions.query<{ id: number; slug: PlanSlug }>(PLAN_OF_TERMS, [
      planTermsId,
    ]);
    if (!plan) throw new Error(`No plan has the terms ${planTermsId}.`);
    await this.set(vendorId, {
      plan: plan.slug,
      subscriptionPlanId: plan.id,
      status: 'active',
      billingCycle,
      startsAt,
      currentPeriodEnd: endsAt,
      cancelAtPeriodEnd: isCancelled,
      ...NOTHING_NEXT,
    });
    // Sets the ordered terms, because the trigger has set the current ones, which an admin may have changed
    // since the order.
    await this.transactions.of(VendorSubscription).update({ vendorId }, { planTermsId });
  }

  private async set(vendorId: number, changes: Partial<VendorSubscription>): Promise<void> {
    await this.transactions
      .of(VendorSubscription)
      .upsert({ vendorId, ...changes, updatedAt: this.clock.now() }, ['vendorId']);
  }
}
