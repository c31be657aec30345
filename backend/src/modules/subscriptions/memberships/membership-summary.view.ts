import type { PlanOrderView } from '../plan-orders/plan-order.view.js';
import { choiceOf, hasUsedMoneyBack, moneyBackSince, moneyBackUntil } from './membership.policy.js';
import { datedPeriods, type MembershipFacts } from './own-membership.sql.js';
import type {
  MembershipOfferView,
  MembershipPeriodView,
  MoneyBackView,
  OwnMembershipView,
} from './own-membership.view.js';

/** Builds the view of a customer's membership, with the effect of each offer at present. */
export function membershipSummary(facts: MembershipFacts, now: Date): OwnMembershipView {
  const { periods, offered, open, orders, lastMoneyBackAt } = facts;
  const hasBegun = ({ startsAt }: MembershipPeriodView): boolean => new Date(startsAt) <= now;
  const current = periods.filter(hasBegun).sort((a, b) => b.pointsMultiplier - a.pointsMultiplier)[0];
  const next = periods.find((period) => !hasBegun(period));
  return {
    current: current ? periodSummary(current) : null,
    next: next ? periodSummary(next) : null,
    cancelAtPeriodEnd: (next ?? current)?.isCancelled ?? false,
    moneyBack: moneyBackOf(orders, lastMoneyBackAt, now),
    offers: offered.map((membership): MembershipOfferView => {
      const choice = choiceOf(membership, datedPeriods(facts), now);
      const credit = choice.change === null ? 0 : choice.credit;
      return {
        ...membership,
        credit,
        due: membership.price - credit,
        change: choice.change,
        startsAt: choice.change === 'renewal' ? choice.startsAt.toISOString() : null,
        opensAt: choice.change === null ? choice.opensAt.toISOString() : null,
      };
    }),
    open,
    orders,
  };
}

const periodSummary = ({
  slug,
  name,
  nameNe,
  pointsMultiplier,
  startsAt,
  endsAt,
}: MembershipPeriodView): MembershipPeriodView => ({
  slug,
  name,
  nameNe,
  pointsMultiplier,
  startsAt,
  endsAt,
});

function moneyBackOf(
  orders: readonly PlanOrderView[],
  lastAt: string | null,
  now: Date,
): MoneyBackView | null {
  if (hasUsedMoneyBack(lastAt === null ? null : new Date(lastAt), now)) return null;
  const since = moneyBackSince(now);
  const paid = orders.filter(
    ({ state, paidAt }) => state === 'paid' && paidAt !== null && new Date(paidAt) > since,
  );
  const paidAt = paid[0]?.paidAt;
  if (!paidAt) return null;
  return {
    until: moneyBackUntil(new Date(paidAt)).toISOString(),
    amount: paid.reduce((sum, { due }) => sum + due, 0),
  };
}
