import {
  type BillingCycle,
  DAY_MS,
  type PaidPeriod,
  periodStart,
  type PlanChange,
} from '../plan-orders/plan-order.policy.js';

export const SUBSCRIPTION_STATUSES = [
  'active',
  'canceled',
  'past_due',
  'trialing',
  'incomplete',
  'pay_later',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
export type PlanSlug = 'free' | 'silver' | 'gold';

/** State of a business's subscription. */
export interface SubscriptionState {
  /** The plan of the running period; Free without one. */
  plan: PlanSlug;
  /** The chosen plan. */
  subscriptionPlanId: number | null;
  subscriptionStatus: SubscriptionStatus;
  billingCycle: BillingCycle | null;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** The plan that follows the running period. */
  nextSubscriptionPlanId: number | null;
  nextBillingCycle: BillingCycle | null;
}

export interface ChosenPlan {
  id: number;
  slug: PlanSlug;
}

const RUNNING: ReadonlySet<SubscriptionStatus> = new Set(['active', 'trialing', 'past_due']);
const GRACE_MS = 7 * DAY_MS;
const RENEWAL_OPENS_MS = 14 * DAY_MS;
const RANKS: Readonly<Record<PlanSlug, number>> = { free: 0, silver: 1, gold: 2 };

export const isRunning = ({ plan, subscriptionStatus }: SubscriptionState): boolean =>
  plan !== 'free' && RUNNING.has(subscriptionStatus);

export const NOTHING_NEXT = { nextSubscriptionPlanId: null, nextBillingCycle: null } as const;

/** State of a business that never chose a plan. */
export const FREE_STANDING: SubscriptionState = {
  plan: 'free',
  subscriptionPlanId: null,
  subscriptionStatus: 'pay_later',
  billingCycle: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  ...NOTHING_NEXT,
};

/**
 * State after a plan was chosen (rule E4). A paid period runs until its end, and the chosen plan follows it.
 * A paid plan begins with its payment.
 */
export function afterChoice(
  standing: SubscriptionState,
  plan: ChosenPlan,
  billingCycle: BillingCycle,
): SubscriptionState {
  if (isRunning(standing)) return afterRunningPeriod(standing, plan, billingCycle);
  const isFree = plan.slug === 'free';
  return {
    ...standing,
    ...NOTHING_NEXT,
    plan: 'free',
    subscriptionPlanId: isFree ? null : plan.id,
    subscriptionStatus: 'pay_later',
    billingCycle: isFree ? null : billingCycle,
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
  };
}

function afterRunningPeriod(
  standing: SubscriptionState,
  plan: ChosenPlan,
  billingCycle: BillingCycle,
): SubscriptionState {
  if (plan.slug === 'free') return { ...standing, ...NOTHING_NEXT, cancelAtPeriodEnd: true };
  const goesOn = plan.id === standing.subscriptionPlanId && billingCycle === standing.billingCycle;
  return {
    ...standing,
    cancelAtPeriodEnd: false,
    ...(goesOn ? NOTHING_NEXT : { nextSubscriptionPlanId: plan.id, nextBillingCycle: billingCycle }),
  };
}

/**
 * State after the passage of time (rule E5): an ended period becomes past due, and after seven days or a
 * cancellation the plan becomes Free.
 */
export function afterTime(standing: SubscriptionState, now: Date): SubscriptionState {
  const { currentPeriodEnd: end, cancelAtPeriodEnd, subscriptionStatus } = standing;
  if (!isRunning(standing) || !end || end > now) return standing;
  const isOver = cancelAtPeriodEnd || end.getTime() + GRACE_MS <= now.getTime();
  if (isOver) return { ...standing, ...NOTHING_NEXT, plan: 'free', subscriptionStatus: 'canceled' };
  return subscriptionStatus === 'past_due' ? standing : { ...standing, subscriptionStatus: 'past_due' };
}

/** End of the time in which an ended period can still be paid; null if none can. */
export const graceEnd = ({ currentPeriodEnd, subscriptionStatus }: SubscriptionState): Date | null =>
  subscriptionStatus === 'past_due' && currentPeriodEnd
    ? new Date(currentPeriodEnd.getTime() + GRACE_MS)
    : null;

/**
 * Payment that is due when a plan is chosen (rules VB1 to VB3): a new plan begins with its payment; a larger
 * one replaces the running one at once; from 14 days before its end, and while it is past due, the next
 * period can be paid. Null if nothing is due now.
 * @param isPaidAhead true if the next period is already paid
 */
export function changeByChoice(
  standing: SubscriptionState,
  plan: ChosenPlan,
  billingCycle: BillingCycle,
  isPaidAhead: boolean,
  now: Date,
): PlanChange | null {
  if (plan.slug === 'free') return null;
  if (!isRunning(standing)) return 'start';
  const end = standing.currentPeriodEnd;
  if (!end) return null;
  // A paid year can only be upgraded to a year, because its unused value may exceed the price of a month.
  const staysYearly = standing.billingCycle !== 'yearly' || billingCycle === 'yearly';
  if (end > now && RANKS[plan.slug] > RANKS[standing.plan]) return staysYearly ? 'upgrade' : null;
  return !isPaidAhead && end.getTime() - RENEWAL_OPENS_MS <= now.getTime() ? 'renewal' : null;
}

/**
 * Paid periods from now on.
 * @param prices sale prices of the running period
 * @param ahead the period that was paid early
 */
export function paidPeriods(
  standing: SubscriptionState,
  prices: Readonly<Record<BillingCycle, number>> | null,
  ahead: PaidPeriod | null,
): PaidPeriod[] {
  const { currentPeriodEnd: endsAt, billingCycle } = standing;
  const later = ahead ? [ahead] : [];
  if (!isRunning(standing) || !endsAt || !billingCycle || !prices) return later;
  return [{ price: prices[billingCycle], startsAt: periodStart(endsAt, billingCycle), endsAt }, ...later];
}
