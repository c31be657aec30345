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
  /** Businesses whose period runs on it, on whatever terms. */
  runningCount: number;
  /** Of them, those that keep earlier terms. */
  onEarlierTerms: number;
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
  /** Customers who have it now, on whatever terms. */
  runningCount: number;
  /** Of them, those that keep earlier terms. */
  onEarlierTerms: number;
}
