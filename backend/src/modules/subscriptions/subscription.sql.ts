import { openPlanOrder } from './plan-orders/plan-order-rows.sql.js';

/** @param terms where prices and limits are read: the plan's own for new periods, or those that were sold (rule T4) */
const PLAN = (
  alias: string,
  terms = alias,
): string => `json_build_object('id', ${alias}.id, 'slug', ${alias}.slug, 'name', ${alias}.name,
  'nameNe', ${alias}.name_ne, 'description', ${alias}.description, 'descriptionNe', ${alias}.description_ne,
  'priceMonthly', ${terms}.price_monthly, 'priceYearly', ${terms}.price_yearly, 'dealLimit', ${terms}.deal_limit,
  'featuredDealLimit', ${terms}.featured_deal_limit, 'analyticsAccess', ${terms}.analytics_access,
  'prioritySupport', ${terms}.priority_support, 'isActive', ${alias}.is_active)`;

export const ACTIVE_PLANS = `
  SELECT coalesce(json_agg(${PLAN('p')} ORDER BY p.position), '[]')::text AS json FROM subscription_plans p WHERE p.is_active`;

/** $1 the plan; also one that is no longer offered, for those who still have it. */
export const ONE_PLAN = `SELECT ${PLAN('p')}::text AS json FROM subscription_plans p WHERE p.id = $1`;

/** What was paid for early, and begins when the running period ends. */
const AHEAD = (columns: string, vendor: string, now: string): string => `
  SELECT ${columns}
  FROM plan_orders o JOIN vendors av ON av.id = o.vendor_id JOIN subscription_plan_terms at ON at.id = o.plan_terms_id
  JOIN subscription_plans ap ON ap.id = at.plan_id
  WHERE o.vendor_id = ${vendor} AND o.kind = 'subscription' AND o.state = 'paid' AND o.replaced_by IS NULL AND o.period_end > ${now}
    AND o.period_start >= av.current_period_end
  ORDER BY o.period_end DESC LIMIT 1`;

/** $1 the business, $2 now. */
export const OWN_SUBSCRIPTION = `
  SELECT ${PLAN('p', 'terms')} AS plan,
    CASE WHEN chosen.id IS NOT NULL AND v.subscription_status IN ('pay_later', 'incomplete') THEN ${PLAN('chosen')} END AS "awaitingPayment",
    CASE WHEN follows.id IS NOT NULL THEN ${PLAN('follows')} END AS next, v.next_billing_cycle AS "nextBillingCycle",
    v.subscription_plan_id AS "subscriptionPlanId", v.subscription_status AS "subscriptionStatus", v.billing_cycle AS "billingCycle",
    iso(v.current_period_end) AS "currentPeriodEnd", v.cancel_at_period_end AS "cancelAtPeriodEnd",
    json_build_object('activeDeals', e.active_deals, 'featuredDeals', e.featured_deals) AS usage,
    (${openPlanOrder(`o.vendor_id = v.id AND o.kind = 'subscription'`)}) AS "planOrder",
    (${AHEAD(
      `json_build_object('plan', ${PLAN('ap', 'at')}, 'billingCycle', o.billing_cycle, 'price', o.price, 'startsAt', iso(o.period_start),
      'endsAt', iso(o.period_end))`,
      'v.id',
      '$2',
    )}) AS ahead,
    v.plan AS "runningPlan",
    (SELECT json_build_object('monthly', sold.price_monthly, 'yearly', sold.price_yearly) FROM subscription_plan_terms sold
      WHERE sold.id = v.plan_terms_id) AS "runningPrices",
    (SELECT coalesce(json_agg(json_build_object('id', op.id, 'slug', op.slug, 'monthly', op.price_monthly, 'yearly', op.price_yearly)
      ORDER BY op.position), '[]') FROM subscription_plans op WHERE op.is_active AND op.price_monthly > 0) AS offered
  FROM vendors v JOIN vendor_entitlements e ON e.vendor_id = v.id JOIN subscription_plans p ON p.id = e.plan_id
  JOIN subscription_plan_terms terms ON terms.id = e.terms_id
  LEFT JOIN subscription_plans chosen ON chosen.id = v.subscription_plan_id
  LEFT JOIN subscription_plans follows ON follows.id = v.next_subscription_plan_id
  WHERE v.id = $1`;

const STANDING = `
  SELECT v.id, v.plan, v.subscription_plan_id AS "subscriptionPlanId", v.subscription_status AS "subscriptionStatus",
    v.billing_cycle AS "billingCycle", v.current_period_end AS "currentPeriodEnd", v.cancel_at_period_end AS "cancelAtPeriodEnd",
    v.next_subscription_plan_id AS "nextSubscriptionPlanId", v.next_billing_cycle AS "nextBillingCycle"
  FROM vendors v`;

/** $1 the business. */
export const LOCKED_STANDING = `${STANDING} WHERE v.id = $1 FOR NO KEY UPDATE`;

/** $1 how many at most. */
export const DUE_STANDINGS = `${STANDING}
  WHERE v.plan <> 'free' AND v.subscription_status IN ('active', 'trialing', 'past_due') AND v.current_period_end <= now()
    AND (v.subscription_status <> 'past_due' OR v.cancel_at_period_end OR v.current_period_end <= now() - interval '7 days')
  ORDER BY v.id LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED`;

/** $1 the business, then the standing. */
export const WRITE_STANDING = `
  UPDATE vendors SET plan = $2, subscription_plan_id = $3, subscription_status = $4, billing_cycle = $5, current_period_end = $6,
    cancel_at_period_end = $7, next_subscription_plan_id = $8, next_billing_cycle = $9, updated_at = now()
  WHERE id = $1`;

/** $1 the business, $2 now. */
export const PAID_AHEAD = AHEAD(
  `o.plan_terms_id AS "planTermsId", o.billing_cycle AS "billingCycle", o.price, o.period_start AS "startsAt", o.period_end AS "endsAt"`,
  '$1',
  '$2',
);

/** $1 the business: what its running period was sold for. */
export const RUNNING_PRICES = `
  SELECT t.price_monthly AS monthly, t.price_yearly AS yearly FROM vendors v JOIN subscription_plan_terms t ON t.id = v.plan_terms_id WHERE v.id = $1`;

/** $1 the business, $2 the terms, $3 the cycle, $4 from when, $5 until when, $6 whether it is left then. */
export const BEGIN_PERIOD = `
  UPDATE vendors v SET plan = p.slug, subscription_plan_id = p.id, subscription_status = 'active', billing_cycle = $3,
    subscription_start_date = $4, current_period_end = $5, cancel_at_period_end = $6, next_subscription_plan_id = NULL,
    next_billing_cycle = NULL, updated_at = now()
  FROM subscription_plan_terms t JOIN subscription_plans p ON p.id = t.plan_id WHERE v.id = $1 AND t.id = $2`;

/** What was sold, whatever an admin changed since it was ordered. $1 the business, $2 the terms. */
export const KEEP_TERMS = `UPDATE vendors SET plan_terms_id = $2 WHERE id = $1`;

/** $1 the business: it was going to be left, or another plan to follow; the next period is paid for instead. */
export const GO_ON = `
  UPDATE vendors SET cancel_at_period_end = false, next_subscription_plan_id = NULL, next_billing_cycle = NULL, updated_at = now() WHERE id = $1`;

/** $1 the plan, as it is offered now. */
export const OFFERED_PLAN = `
  SELECT p.id, p.slug, p.terms_id AS "planTermsId", p.price_monthly AS monthly, p.price_yearly AS yearly
  FROM subscription_plans p WHERE p.id = $1 AND p.is_active`;
