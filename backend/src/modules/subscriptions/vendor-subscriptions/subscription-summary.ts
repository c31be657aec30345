import type { PlanOfferView, VendorSubscriptionView } from './subscription.view.js';
import { type BillingCycle, creditOf, type PaidPeriod } from '../plan-orders/plan-order.policy.js';
import {
  changeByChoice,
  graceEnd,
  paidPeriods,
  type PlanSlug,
  type SubscriptionState,
} from './subscription.policy.js';

type Prices = Readonly<Record<BillingCycle, number>>;
type PeriodAhead = NonNullable<VendorSubscriptionView['ahead']> & { price: number };

/** Facts as the database returns them. */
export type SubscriptionFacts = Omit<
  VendorSubscriptionView,
  'ahead' | 'offers' | 'graceUntil' | 'planOrderId'
> & {
  ahead: PeriodAhead | null;
  runningPlan: PlanSlug;
  runningPrices: Prices | null;
  offered: (Prices & { id: number; slug: PlanSlug })[];
};

const CYCLES: readonly BillingCycle[] = ['monthly', 'yearly'];

/** Builds the view of a business's plan, with the present cost of each offer. */
export function subscriptionSummary(facts: SubscriptionFacts, now: Date): VendorSubscriptionView {
  const { runningPlan, runningPrices, offered, ahead, ...own } = facts;
  const standing: SubscriptionState = {
    ...own,
    plan: runningPlan,
    currentPeriodEnd: own.currentPeriodEnd === null ? null : new Date(own.currentPeriodEnd),
    nextSubscriptionPlanId: own.next?.id ?? null,
  };
  const paid = paidPeriods(standing, runningPrices, ahead && dated(ahead));
  const offer = (plan: SubscriptionFacts['offered'][number], billingCycle: BillingCycle): PlanOfferView => {
    const change = changeByChoice(standing, plan, billingCycle, ahead !== null, now);
    const price = plan[billingCycle];
    const credit = change === 'upgrade' ? creditOf(paid, price, now) : 0;
    return {
      subscriptionPlanId: plan.id,
      billingCycle,
      change,
      price,
      credit,
      due: price - credit,
      startsAt: change === 'renewal' ? own.currentPeriodEnd : null,
    };
  };
  return {
    ...own,
    graceUntil: graceEnd(standing)?.toISOString() ?? null,
    ahead: ahead && withoutPrice(ahead),
    planOrderId: own.planOrder?.id ?? null,
    offers: offered.flatMap((plan) => CYCLES.map((cycle) => offer(plan, cycle))),
  };
}

const dated = ({ price, startsAt, endsAt }: PeriodAhead): PaidPeriod => ({
  price,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

const withoutPrice = ({ plan, billingCycle, startsAt, endsAt }: PeriodAhead) => ({
  plan,
  billingCycle,
  startsAt,
  endsAt,
});
