export const SUBSCRIPTION_STATUSES = [
  'active',
  'canceled',
  'past_due',
  'trialing',
  'incomplete',
  'pay_later',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
export type BillingCycle = 'monthly' | 'yearly';
export type PlanSlug = 'free' | 'silver' | 'gold';

/** How a business stands with its plan. */
export interface Standing {
  /** The plan whose period runs; Free without one. */
  plan: PlanSlug;
  /** The plan that was chosen. */
  subscriptionPlanId: number | null;
  subscriptionStatus: SubscriptionStatus;
  billingCycle: BillingCycle | null;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** What follows the running period. */
  nextSubscriptionPlanId: number | null;
  nextBillingCycle: BillingCycle | null;
}

export interface ChosenPlan {
  id: number;
  slug: PlanSlug;
}

const RUNNING: ReadonlySet<SubscriptionStatus> = new Set(['active', 'trialing', 'past_due']);
const GRACE_MS = 7 * 86_400_000;

export const isRunning = ({ plan, subscriptionStatus }: Standing): boolean =>
  plan !== 'free' && RUNNING.has(subscriptionStatus);

const NOTHING_NEXT = { nextSubscriptionPlanId: null, nextBillingCycle: null } as const;

/**
 * What choosing a plan changes (rule E4). Nothing that was paid for is taken away: a period that runs goes on to its end, and
 * the choice follows it. A paid plan waits for its payment.
 */
export function afterChoice(standing: Standing, plan: ChosenPlan, billingCycle: BillingCycle): Standing {
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

function afterRunningPeriod(standing: Standing, plan: ChosenPlan, billingCycle: BillingCycle): Standing {
  if (plan.slug === 'free') return { ...standing, ...NOTHING_NEXT, cancelAtPeriodEnd: true };
  const goesOn = plan.id === standing.subscriptionPlanId && billingCycle === standing.billingCycle;
  return {
    ...standing,
    cancelAtPeriodEnd: false,
    ...(goesOn ? NOTHING_NEXT : { nextSubscriptionPlanId: plan.id, nextBillingCycle: billingCycle }),
  };
}

/** What time alone changes (rule E5): a period that ended is past due, and after seven days or a cancellation Free again. */
export function afterTime(standing: Standing, now: Date): Standing {
  const { currentPeriodEnd: end, cancelAtPeriodEnd, subscriptionStatus } = standing;
  if (!isRunning(standing) || !end || end > now) return standing;
  const isOver = cancelAtPeriodEnd || end.getTime() + GRACE_MS <= now.getTime();
  if (isOver) return { ...standing, ...NOTHING_NEXT, plan: 'free', subscriptionStatus: 'canceled' };
  return subscriptionStatus === 'past_due' ? standing : { ...standing, subscriptionStatus: 'past_due' };
}
