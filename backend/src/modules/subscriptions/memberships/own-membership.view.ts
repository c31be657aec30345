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

/** Effect of choosing a membership at present. */
export class MembershipOfferView {
  slug: MembershipSlug;
  name: string;
  nameNe: string;
  pointsMultiplier: number;
  /** Whole rupees a year. */
  price: number;
  /** Deduction for the unused value. */
  credit: number;
  /** Amount to pay. */
  due: number;
  /** Null if it can only be chosen later. */
  change: PlanChange | null;
  /** Start of its validity; null if it starts with the payment. */
  startsAt: string | null;
  /** Time from which it can be chosen, if it cannot be chosen at present. */
  opensAt: string | null;
}

export class MoneyBackView {
  until: string;
  /** Whole rupees. */
  amount: number;
}

/** A customer's membership with offers and orders. */
export class OwnMembershipView {
  /** The current period; null for Basic. */
  current: MembershipPeriodView | null;
  /** The paid period that follows it. */
  next: MembershipPeriodView | null;
  /** True if it was cancelled: it runs until its end, without reminders. */
  cancelAtPeriodEnd: boolean;
  /** The refund that is possible at present; null if none is. */
  moneyBack: MoneyBackView | null;
  offers: MembershipOfferView[];
  /** The order that awaits its payment. */
  open: PlanOrderView | null;
  /** Paid orders, newest first. */
  orders: PlanOrderView[];
}
