import type { BillingCycle, PlanSlug, SubscriptionStatus } from '../subscription.policy.js';

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
  usage: PlanUsageView;
}
