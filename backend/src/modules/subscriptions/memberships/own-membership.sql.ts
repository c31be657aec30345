import { openPlanOrder, paidPlanOrders } from '../plan-orders/plan-order-rows.sql.js';
import type { PlanOrderView } from '../plan-orders/plan-order.view.js';
import type { MembershipPeriod, MembershipSlug } from './membership.policy.js';
import type { MembershipPeriodView } from './own-membership.view.js';

export interface MembershipFacts {
  periods: (MembershipPeriodView & { price: number; isCancelled: boolean })[];
  offered: {
    slug: MembershipSlug;
    name: string;
    nameNe: string;
    price: number;
    pointsMultiplier: number;
  }[];
  lastMoneyBackAt: string | null;
  open: PlanOrderView | null;
  orders: PlanOrderView[];
}

const OWN = `o.user_id = $1 AND o.kind = 'membership'`;

/** $1 the customer, $2 now. */
export const MEMBERSHIP_FACTS = `
  SELECT
    (SELECT coalesce(json_agg(json_build_object('slug', m.slug, 'name', m.name, 'nameNe', m.name_ne, 'pointsMultiplier', um.points_multiplier,
        'price', um.price_yearly, 'startsAt', iso(um.starts_at), 'endsAt', iso(um.ends_at), 'isCancelled', um.cancelled_at IS NOT NULL)
        ORDER BY um.starts_at, um.id), '[]')
      FROM user_memberships um JOIN memberships m ON m.id = um.membership_id
      WHERE um.user_id = $1 AND um.ends_at > $2 AND um.replaced_by IS NULL) AS periods,
    (SELECT coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'nameNe', name_ne, 'price', price_yearly,
        'pointsMultiplier', points_multiplier) ORDER BY position), '[]') FROM memberships WHERE is_active AND price_yearly > 0) AS offered,
    (SELECT iso(max(refunded_at)) FROM plan_orders o WHERE ${OWN} AND o.state = 'refunded') AS "lastMoneyBackAt",
    (${openPlanOrder(OWN)}) AS open, (${paidPlanOrders(OWN)}) AS orders`;

export const datedPeriods = ({ periods }: MembershipFacts): MembershipPeriod[] =>
  periods.map(({ slug, price, startsAt, endsAt }) => ({
    slug,
    price,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }));
