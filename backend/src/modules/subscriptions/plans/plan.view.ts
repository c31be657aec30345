import type { Membership } from './membership.entity.js';
import type { PlanUsage } from './plan-usage.sql.js';
import type { SubscriptionPlan } from './subscription-plan.entity.js';

const UNUSED = { runningCount: 0, onEarlierTerms: 0 };

const usageOf = (id: number, usage: readonly PlanUsage[]): typeof UNUSED => {
  const { runningCount, onEarlierTerms } = usage.find((one) => one.id === id) ?? UNUSED;
  return { runningCount, onEarlierTerms };
};

export class AdminPlanView {
  id: number;
  version: number;
  slug: string;
  name: string;
  nameNe: string;
  description: string;
  descriptionNe: string;
  /** Whole rupees. */
  priceMonthly: number;
  priceYearly: number;
  /** Null is any number. */
  dealLimit: number | null;
  featuredDealLimit: number;
  analyticsAccess: boolean;
  prioritySupport: boolean;
  isActive: boolean;
  /** Number of businesses with a running period, on any terms. */
  runningCount: number;
  /** Number of those on earlier terms. */
  onEarlierTerms: number;

  static of(plan: SubscriptionPlan, usage: readonly PlanUsage[]): AdminPlanView {
    const { id, version, slug, name, nameNe, description, descriptionNe, priceMonthly, priceYearly } = plan;
    const { dealLimit, featuredDealLimit, analyticsAccess, prioritySupport, isActive } = plan;
    return {
      ...{ id, version, slug, name, nameNe, description, descriptionNe, priceMonthly, priceYearly },
      ...{ dealLimit, featuredDealLimit, analyticsAccess, prioritySupport, isActive },
      ...usageOf(id, usage),
    };
  }
}

export class AdminMembershipView {
  id: number;
  version: number;
  slug: string;
  name: string;
  nameNe: string;
  /** Whole rupees. */
  priceYearly: number;
  pointsMultiplier: number;
  isActive: boolean;
  /** Number of customers with a running membership, on any terms. */
  runningCount: number;
  /** Number of those on earlier terms. */
  onEarlierTerms: number;

  static of(membership: Membership, usage: readonly PlanUsage[]): AdminMembershipView {
    const { id, version, slug, name, nameNe, priceYearly, pointsMultiplier, isActive } = membership;
    return {
      id,
      version,
      slug,
      name,
      nameNe,
      priceYearly,
      pointsMultiplier,
      isActive,
      ...usageOf(id, usage),
    };
  }
}
