import { creditOf, DAY_MS, type PaidPeriod, type PlanChange } from '../plan-orders/plan-order.policy.js';

export type MembershipSlug = 'basic' | 'premium' | 'vip';
const RANKS: Readonly<Record<MembershipSlug, number>> = { basic: 0, premium: 1, vip: 2 };

const RENEWAL_OPENS_MS = 30 * DAY_MS;
const MONEY_BACK_MS = 7 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;

export interface MembershipPeriod extends PaidPeriod {
  slug: MembershipSlug;
}

/** Effect of choosing a membership; `opensAt` if it can only be chosen later. */
export type MembershipChoice =
  { change: PlanChange; credit: number; startsAt: Date } | { change: null; opensAt: Date };

export const endOf = (periods: readonly MembershipPeriod[]): MembershipPeriod | null =>
  periods.reduce<MembershipPeriod | null>(
    (last, period) => (!last || period.endsAt > last.endsAt ? period : last),
    null,
  );

/**
 * A larger membership begins at once, with the unused value deducted; the same or a smaller one follows the
 * current one and can be ordered 30 days before its end (rules MB3 to MB5).
 * @param periods current and future periods
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

/** Earliest payment time that can still be refunded (rule MB6). */
export const moneyBackSince = (now: Date): Date => new Date(now.getTime() - MONEY_BACK_MS);
export const moneyBackUntil = (paidAt: Date): Date => new Date(paidAt.getTime() + MONEY_BACK_MS);

/** Returns true if the customer was refunded within the last year: allowed once a year (rule MB6). */
export const hasUsedMoneyBack = (lastAt: Date | null, now: Date): boolean =>
  lastAt !== null && lastAt.getTime() + YEAR_MS > now.getTime();
