import type { PlanChange } from '../plan-orders/plan-order.policy.js';
import { PlanOrderView } from '../plan-orders/plan-order.view.js';
import type { MembershipSlug } from './membership.policy.js';

export class MembershipPeriodView {
  slug: MembershipSlug;
  name: string;
  nameNe: string;
  pointsMultiplier: number;
  startsAt: string;
  endsAt: string;
}

/** What choosing a membership would lead to now. */
export class MembershipOfferView {
  slug: MembershipSlug;
  name: string;
  nameNe: string;
  pointsMultiplier: number;
  /** Whole rupees a year. */
  price: number;
  /** What would be taken off for the unused rest. */
  credit: number;
  /** What would be paid. */
  due: number;
  /** Null when it can be chosen later only. */
  change: PlanChange | null;
  /** From when it would be good; null from its payment on. */
  startsAt: string | null;
  /** From when it can be chosen, where it cannot be chosen now. */
  opensAt: string | null;
}

export class MoneyBackView {
  until: string;
  /** Whole rupees. */
  amount: number;
}

/** How a customer stands with their membership. */
export class OwnMembershipView {
  /** What runs; null for Basic. */
  current: MembershipPeriodView | null;
  /** What is paid for and follows it. */
  next: MembershipPeriodView | null;
  /** Whether it was cancelled: it runs to its end, and nobody is reminded. */
  cancelAtPeriodEnd: boolean;
  /** What can be given back; null when nothing can. */
  moneyBack: MoneyBackView | null;
  offers: MembershipOfferView[];
  /** The order that waits for its payment. */
  open: PlanOrderView | null;
  /** What was paid for, the newest first. */
  orders: PlanOrderView[];
}
