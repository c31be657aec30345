const planName = (plan: string): string => `json_build_object('en', ${plan}.name, 'ne', ${plan}.name_ne)`;
const at = (moment: string): string => `json_build_object('at', iso(${moment}))`;
const BUSINESS = `json_build_object('en', v.business_name, 'ne', v.name_ne)`;

/** $1 the order of a plan. */
const PLAN_ORDERS = `plan_orders o LEFT JOIN memberships m ON m.id = o.membership_id LEFT JOIN vendor_cards v ON v.id = o.vendor_id
  LEFT JOIN subscription_plan_terms t ON t.id = o.plan_terms_id LEFT JOIN subscription_plans p ON p.id = t.plan_id`;

/** Returns the kind too: of a membership, or of the plan of a business. $1 the order of a plan. */
export const ORDER_PAID = `
  SELECT CASE o.kind WHEN 'membership' THEN 'membership-bought' ELSE 'plan-paid' END AS kind, o.user_id AS "userId", NULL::int AS "dealId",
    json_strip_nulls(json_build_object('plan', CASE o.kind WHEN 'membership' THEN ${planName('m')} ELSE ${planName('p')} END, 'amount', o.due,
      'from', ${at('o.period_start')}, 'until', ${at('o.period_end')}, 'multiplier', o.points_multiplier,
      'business', CASE WHEN v.id IS NOT NULL THEN ${BUSINESS} END)) AS facts
  FROM ${PLAN_ORDERS} WHERE o.public_id = $1 AND o.paid_at IS NOT NULL`;

/** $1 the order of a membership. */
export const ORDER_REFUNDED = `
  SELECT o.user_id AS "userId", NULL::int AS "dealId", json_build_object('plan', ${planName('m')}, 'amount', o.due) AS facts
  FROM ${PLAN_ORDERS} WHERE o.public_id = $1 AND o.state = 'refunded'`;

/** $1 the period of a customer's membership. */
export const MEMBERSHIP_END = `
  SELECT um.user_id AS "userId", NULL::int AS "dealId", json_build_object('plan', ${planName('m')}, 'until', ${at('um.ends_at')}) AS facts
  FROM user_memberships um JOIN memberships m ON m.id = um.membership_id WHERE um.id = $1`;

/** $1 the business. */
export const SUBSCRIPTION_END = `
  SELECT v.user_id AS "userId", NULL::int AS "dealId",
    json_build_object('business', ${BUSINESS}, 'plan', ${planName('p')}, 'until', ${at('s.current_period_end')}) AS facts
  FROM vendor_cards v JOIN vendor_subscriptions s ON s.vendor_id = v.id JOIN subscription_plans p ON p.slug = s.plan WHERE v.id = $1`;

/** $1 the business. */
export const LIMIT_REACHED = `
  SELECT v.user_id AS "userId", NULL::int AS "dealId",
    json_build_object('business', ${BUSINESS}, 'limit', e.deal_limit, 'plan', ${planName('p')}) AS facts
  FROM vendor_cards v JOIN vendor_entitlements e ON e.vendor_id = v.id JOIN subscription_plans p ON p.id = e.plan_id
  WHERE v.id = $1 AND e.deal_limit IS NOT NULL`;
