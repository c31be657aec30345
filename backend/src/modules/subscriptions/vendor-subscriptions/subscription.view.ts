import type { BillingCycle, PlanChange } from '../plan-orders/plan-order.policy.js';
import { PlanOrderView } from '../plan-orders/plan-order.view.js';
import type { PlanSlug, SubscriptionStatus } from './subscription.policy.js';

/** A plan for businesses. */
export class SubscriptionPlanView {
  id: number;
  slug: PlanSlug;
  name: string;
  nameNe: string;
  description: string;
  descriptionNe: string;
  /** Whole rupees; 0 is free. */
  priceMonthly: number;
  priceYearly: number;
  /** Maximum number of deals that are live or pending at once; null means unlimited. */
  dealLimit: number | null;
  featuredDealLimit: number;
  /** True if advanced analytics are included. */
  analyticsAccess: boolean;
  prioritySupport: boolean;
  isActive: boolean;
}

/** A business's current use of its plan. */
export class PlanUsageView {
  activeDeals: number;
  featuredDeals: number;
}

/** A period that was paid for early. */
export class PeriodAheadView {
  plan: SubscriptionPlanView;
  billingCycle: BillingCycle;
  startsAt: string;
  endsAt: string;
}

/** Present cost of choosing a plan. */
export class PlanOfferView {
  subscriptionPlanId: number;
  billingCycle: BillingCycle;
  /** Null if nothing is due now: it follows the running period. */
  change: PlanChange | null;
  /** Whole rupees. */
  price: number;
  /** Deduction for the unused value. */
  credit: number;
  due: number;
  /** Start of its validity; null if it starts with the payment. */
  startsAt: string | null;
}

/** A business's plan with its period, offers and orders. */
export class VendorSubscriptionView {
  /** The plan whose limits apply now: the chosen plan after its payment, else Free. */
  plan: SubscriptionPlanView;
  /** The chosen plan that awaits its payment; null if none does. */
  awaitingPayment: SubscriptionPlanView | null;
  /** The plan that follows the running period; null if the plan continues. */
  next: SubscriptionPlanView | null;
  nextBillingCycle: BillingCycle | null;
  subscriptionPlanId: number | null;
  subscriptionStatus: SubscriptionStatus;
  billingCycle: BillingCycle | null;
  currentPeriodEnd: string | null;
  cancelAtPeriodEnd: boolean;
  /** End of the time in which an ended period can still be paid; null if none can. */
  graceUntil: string | null;
  /** The paid period that begins when the running one ends. */
  ahead: PeriodAheadView | null;
  /** The order that awaits its payment. */
  planOrder: PlanOrderView | null;
  planOrderId: string | null;
  offers: PlanOfferView[];
  usage: PlanUsageView;
}
