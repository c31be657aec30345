const PLAN = (
  alias: string,
): string => `json_build_object('id', ${alias}.id, 'slug', ${alias}.slug, 'name', ${alias}.name,
  'nameNe', ${alias}.name_ne, 'description', ${alias}.description, 'descriptionNe', ${alias}.description_ne,
  'priceMonthly', ${alias}.price_monthly, 'priceYearly', ${alias}.price_yearly, 'dealLimit', ${alias}.deal_limit,
  'featuredDealLimit', ${alias}.featured_deal_limit, 'analyticsAccess', ${alias}.analytics_access,
  'prioritySupport', ${alias}.priority_support, 'isActive', ${alias}.is_active)`;

export const ACTIVE_PLANS = `
  SELECT coalesce(json_agg(${PLAN('p')} ORDER BY p.position), '[]')::text AS json FROM subscription_plans p WHERE p.is_active`;

/** $1 the plan; also one that is no longer offered, for those who still have it. */
export const ONE_PLAN = `SELECT ${PLAN('p')}::text AS json FROM subscription_plans p WHERE p.id = $1`;

/** $1 the business. */
export const OWN_SUBSCRIPTION = `
  SELECT ${PLAN('p')} AS plan,
    CASE WHEN chosen.id IS NOT NULL AND v.subscription_status IN ('pay_later', 'incomplete') THEN ${PLAN('chosen')} END AS "awaitingPayment",
    CASE WHEN follows.id IS NOT NULL THEN ${PLAN('follows')} END AS next, v.next_billing_cycle AS "nextBillingCycle",
    v.subscription_plan_id AS "subscriptionPlanId", v.subscription_status AS "subscriptionStatus", v.billing_cycle AS "billingCycle",
    iso(v.current_period_end) AS "currentPeriodEnd", v.cancel_at_period_end AS "cancelAtPeriodEnd",
    json_build_object('activeDeals', e.active_deals, 'featuredDeals', e.featured_deals) AS usage
  FROM vendors v JOIN vendor_entitlements e ON e.vendor_id = v.id JOIN subscription_plans p ON p.id = e.plan_id
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
