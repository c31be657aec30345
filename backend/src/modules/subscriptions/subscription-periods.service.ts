import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/transactions/transactions.js';
import { type BillingCycle, type PaidPeriod, periodEnd } from './plan-orders/plan-order.policy.js';
import type { PlanOrderRow } from './plan-orders/plan-order-rows.sql.js';
import {
  BEGIN_PERIOD,
  GO_ON,
  KEEP_TERMS,
  LOCKED_STANDING,
  PAID_AHEAD,
  RUNNING_PRICES,
} from './subscription.sql.js';
import { isRunning, paidPeriods, type Standing } from './subscription.policy.js';
import { REPLACE_AHEAD } from './subscription-periods.sql.js';

export interface PeriodAhead {
  planTermsId: number;
  billingCycle: BillingCycle;
  price: number;
  startsAt: Date;
  endsAt: Date;
}

/** From when until when businesses have which plan (rules VB1 to VB4). */
@Injectable()
export class SubscriptionPeriods {
  constructor(private readonly transactions: Transactions) {}

  /** Locks the business. */
  async standingOf(vendorId: number): Promise<Standing> {
    const [standing] = await this.transactions.query<Standing>(LOCKED_STANDING, [vendorId]);
    if (!standing) throw new Error(`There is no business ${vendorId}.`);
    return standing;
  }

  /** What was paid for and has not begun, or should have by now. */
  async ahead(vendorId: number, now: Date): Promise<PeriodAhead | null> {
    const [period] = await this.transactions.query<PeriodAhead>(PAID_AHEAD, [vendorId, now]);
    return period ?? null;
  }

  /** What is paid for from now on, and can be taken off an upgrade. */
  async unused(vendorId: number, standing: Standing, now: Date): Promise<PaidPeriod[]> {
    const [prices] = await this.transactions.query<Record<BillingCycle, number>>(RUNNING_PRICES, [vendorId]);
    return paidPeriods(standing, prices ?? null, await this.ahead(vendorId, now));
  }

  /** Gives what was paid for, within the transaction of the capture. @returns null when it cannot be given any more */
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
    if (startsAt > now) await this.transactions.query(GO_ON, [vendorId]);
    else await this.begin(vendorId, { ...period, billingCycle, planTermsId }, false);
    return period;
  }

  /** The business's plan from now on. */
  async begin(
    vendorId: number,
    { planTermsId, billingCycle, startsAt, endsAt }: Omit<PeriodAhead, 'price'>,
    isCancelled: boolean,
  ): Promise<void> {
    await this.transactions.query(BEGIN_PERIOD, [
      vendorId,
      planTermsId,
      billingCycle,
      startsAt,
      endsAt,
      isCancelled,
    ]);
    await this.transactions.query(KEEP_TERMS, [vendorId, planTermsId]);
  }
}
