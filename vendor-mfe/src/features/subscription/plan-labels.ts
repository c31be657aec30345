import type {
  PlanOfferView,
  SubscriptionPlanView,
  VendorSubscriptionView,
} from 'shared-ui/api/subscriptions';

export type BillingCycle = 'monthly' | 'yearly';

const MONTHS = 12;

/** Saving of a yearly payment against twelve monthly ones, in whole rupees. */
export const yearlySaving = ({ priceMonthly, priceYearly }: SubscriptionPlanView): number =>
  Math.max(0, priceMonthly * MONTHS - priceYearly);

export const priceOf = (plan: SubscriptionPlanView, cycle: BillingCycle): number =>
  cycle === 'yearly' ? plan.priceYearly : plan.priceMonthly;

/** Status label of the subscription; null on the free plan. Any status except pending and active is shown as an error. */
export function statusOf({
  plan,
  awaitingPayment,
  subscriptionStatus,
}: VendorSubscriptionView): { tone: 'good' | 'waiting' | 'bad'; status: string } | null {
  if (awaitingPayment) return { tone: 'waiting', status: 'pay_later' };
  if (plan.slug === 'free' && subscriptionStatus === 'pay_later') return null;
  if (subscriptionStatus === 'active') return { tone: 'good', status: 'active' };
  return { tone: 'bad', status: subscriptionStatus };
}

export type PlanPlace = 'current' | 'awaiting' | 'next' | 'leaving' | 'offered';

/** Relation of a plan to the current subscription, for the selected billing cycle. */
export function placeOf(
  plan: SubscriptionPlanView,
  own: VendorSubscriptionView,
  cycle: BillingCycle,
): PlanPlace {
  const isFree = plan.slug === 'free';
  const isOwnCycle = isFree || own.billingCycle === cycle;
  if (own.awaitingPayment?.id === plan.id && isOwnCycle) return 'awaiting';
  if (own.next?.id === plan.id && own.nextBillingCycle === cycle) return 'next';
  if (own.plan.id !== plan.id) return isFree && own.cancelAtPeriodEnd ? 'next' : 'offered';
  if (!isOwnCycle) return 'offered';
  return own.cancelAtPeriodEnd || own.next ? 'leaving' : 'current';
}

/** Current offer for a plan in a billing cycle. */
export const offerOf = (
  own: VendorSubscriptionView,
  plan: Pick<SubscriptionPlanView, 'id'>,
  cycle: BillingCycle,
): PlanOfferView | undefined =>
  own.offers.find(
    ({ subscriptionPlanId, billingCycle }) => subscriptionPlanId === plan.id && billingCycle === cycle,
  );

/** Action of a plan's button. `actionOf` returns null if there is no button. */
export type PlanAction = 'choose' | 'keep' | 'pay' | 'payNext' | 'upgrade';

export function actionOf(place: PlanPlace, offer: PlanOfferView | undefined): PlanAction | null {
  const { change = null } = offer ?? {};
  if (place === 'awaiting') return 'pay';
  if (change === 'renewal') return 'payNext';
  if (place === 'leaving') return 'keep';
  if (place !== 'offered') return null;
  return change === 'upgrade' ? 'upgrade' : 'choose';
}

const DAY_MS = 86_400_000;

/** Number of days left, rounded up. */
export const daysUntil = (until: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / DAY_MS));

/** Number of active deals above the plan's limit. */
export const overLimit = ({ plan, usage }: VendorSubscriptionView): number =>
  plan.dealLimit === null ? 0 : Math.max(0, usage.activeDeals - plan.dealLimit);
