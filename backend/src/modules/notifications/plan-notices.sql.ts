const PLAN_WORD = (plan: string): string => `json_build_object('en', ${plan}.name, 'ne', ${plan}.name_ne)`;
const AT = (moment: string): string => `json_build_object('at', iso(${moment}))`;

/** $1 the order of a plan. */
const ORDER_TABLES = `plan_orders o LEFT JOIN memberships m ON m.id = o.membership_id LEFT JOIN vendors v ON v.id = o.vendor_id
  LEFT JOIN subscription_plan_terms t ON t.id = o.plan_terms_id LEFT JOIN subscription_plans p ON p.id = t.plan_id`;

export const PLAN_ORDER_PAID = `
  SELECT CASE o.kind WHEN 'membership' THEN 'membership-bought' ELSE 'plan-paid' END AS kind, o.user_id AS "userId", NULL::int AS "dealId",
    CASE o.kind WHEN 'membership' THEN '/dashboard/membership' ELSE '/dashboard/business/subscription' END AS path,
    json_strip_nulls(json_build_object('plan', CASE o.kind WHEN 'membership' THEN ${PLAN_WORD('m')} ELSE ${PLAN_WORD('p')} END, 'amount', o.due,
      'from', ${AT('o.period_start')}, 'until', ${AT('o.period_end')}, 'multiplier', o.points_multiplier,
      'business', CASE WHEN v.id IS NOT NULL THEN json_build_object('en', v.business_name, 'ne', v.name_ne) END)) AS facts
  FROM ${ORDER_TABLES} WHERE o.public_id = $1 AND o.paid_at IS NOT NULL`;

export const PLAN_ORDER_REFUNDED = `
  SELECT 'membership-refunded' AS kind, o.user_id AS "userId", NULL::int AS "dealId", '/dashboard/membership' AS path,
    json_build_object('plan', ${PLAN_WORD('m')}, 'amount', o.due) AS facts
  FROM ${ORDER_TABLES} WHERE o.public_id = $1 AND o.state = 'refunded'`;

/** $1 a customer's period. */
export const OF_MEMBERSHIP = (kind: 'membership-ending' | 'membership-ended'): string => `
  SELECT '${kind}' AS kind, um.user_id AS "userId", NULL::int AS "dealId", '/dashboard/membership' AS path,
    json_build_object('plan', ${PLAN_WORD('m')}, 'until', ${AT('um.ends_at')}) AS facts
  FROM user_memberships um JOIN memberships m ON m.id = um.membership_id WHERE um.id = $1`;

/** $1 the business, $2 the kind. */
export const OF_SUBSCRIPTION = `
  SELECT $2::text AS kind, v.user_id AS "userId", NULL::int AS "dealId", '/dashboard/business/subscription' AS path,
    json_build_object('business', json_build_object('en', v.business_name, 'ne', v.name_ne), 'plan', ${PLAN_WORD('p')}, 'until', ${AT('v.current_period_end')}) AS facts
  FROM vendors v JOIN subscription_plans p ON p.slug = v.plan WHERE v.id = $1`;
