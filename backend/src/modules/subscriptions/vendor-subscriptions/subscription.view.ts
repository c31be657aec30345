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
  /** How many deals may be live or waiting at once; null is any number. */
  dealLimit: number | null;
  featuredDealLimit: number;
  /** Whether advanced analytics are included. */
  analyticsAccess: boolean;
  prioritySupport: boolean;
  isActive: boolean;
}

/** What a business has used of its plan. */
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

/** What choosing a plan would cost now. */
export class PlanOfferView {
  subscriptionPlanId: number;
  billingCycle: BillingCycle;
  /** Null when nothing is to be paid now: it follows the running period. */
  change: PlanChange | null;
  /** Whole rupees. */
  price: number;
  /** What would be taken off for the unused rest. */
  credit: number;
  due: number;
  /** From when it would be good; null from its payment on. */
  startsAt: string | null;
}

/** How a business stands with its plan. */
export class VendorSubscriptionView {
  /** What it may use now: the chosen plan once it is paid for, else Free. */
  plan: SubscriptionPlanView;
  /** The plan that was chosen and waits for its payment; null when nothing waits. */
  awaitingPayment: SubscriptionPlanView | null;
  /** What follows the period that runs; null when the plan goes on. */
  next: SubscriptionPlanView | null;
  nextBillingCycle: BillingCycle | null;
  subscriptionPlanId: number | null;
  subscriptionStatus: SubscriptionStatus;
  billingCycle: BillingCycle | null;
  currentPeriodEnd: string | null;
  cancelAtPeriodEnd: boolean;
  /** Until when a period that ended can still be paid for; null when none has. */
  graceUntil: string | null;
  /** What is paid for and begins when the running period ends. */
  ahead: PeriodAheadView | null;
  /** The order that waits for its payment. */
  planOrder: PlanOrderView | null;
  planOrderId: string | null;
  offers: PlanOfferView[];
  usage: PlanUsageView;
}
