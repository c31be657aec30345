import { creditOf, DAY_MS, type PaidPeriod, type PlanChange } from '../plan-orders/plan-order.policy.js';

export type MembershipSlug = 'basic' | 'premium' | 'vip';
const RANKS: Readonly<Record<MembershipSlug, number>> = { basic: 0, premium: 1, vip: 2 };

const RENEWAL_OPENS_MS = 30 * DAY_MS;
const MONEY_BACK_MS = 7 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;

export interface MembershipPeriod extends PaidPeriod {
  slug: MembershipSlug;
}

/** What choosing a membership leads to; `opensAt` when it is to be chosen later. */
export type MembershipChoice =
  { change: PlanChange; credit: number; startsAt: Date } | { change: null; opensAt: Date };

export const endOf = (periods: readonly MembershipPeriod[]): MembershipPeriod | null =>
  periods.reduce<MembershipPeriod | null>(
    (last, period) => (!last || period.endsAt > last.endsAt ? period : last),
    null,
  );

/**
 * A larger membership begins at once, with the unused rest taken off; the same or a smaller one follows the running one and opens 30
 * days before its end (rules MB3 to MB5).
 * @param periods those that run or are still to come
 */
export function choiceOf(
  target: { slug: MembershipSlug; price: number },
  periods: readonly MembershipPeriod[],
  now: Date,
): MembershipChoice {
  const last = endOf(periods);
  if (!last) return { change: 'start', credit: 0, startsAt: now };
  if (RANKS[target.slug] > RANKS[last.slug])
    return { change: 'upgrade', credit: creditOf(periods, target.price, now), startsAt: now };
  const opensAt = new Date(last.endsAt.getTime() - RENEWAL_OPENS_MS);
  if (last.startsAt > now || opensAt > now) return { change: null, opensAt };
  return { change: 'renewal', credit: 0, startsAt: last.endsAt };
}

/** Since when what was paid may be given back (rule MB6). */
export const moneyBackSince = (now: Date): Date => new Date(now.getTime() - MONEY_BACK_MS);
export const moneyBackUntil = (paidAt: Date): Date => new Date(paidAt.getTime() + MONEY_BACK_MS);

/** Once a year (rule MB6). */
export const hasUsedMoneyBack = (lastAt: Date | null, now: Date): boolean =>
  lastAt !== null && lastAt.getTime() + YEAR_MS > now.getTime();
