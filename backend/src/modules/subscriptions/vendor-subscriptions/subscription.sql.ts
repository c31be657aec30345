import { openPlanOrder } from '../plan-orders/plan-order-rows.sql.js';

/** @param terms source of prices and limits: the plan's own for new periods, or those of the sale (rule T4) */
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

/** The plan, even if it is no longer offered, for businesses that still have it. $1 the plan. */
export const ONE_PLAN = `SELECT ${PLAN('p')}::text AS json FROM subscription_plans p WHERE p.id = $1`;

/** The period that was paid early and begins when the running period ends. */
const AHEAD = (columns: string, vendor: string, now: string): string => `
  SELECT ${columns}
  FROM plan_orders o JOIN vendor_subscriptions av ON av.vendor_id = o.vendor_id JOIN subscription_plan_terms at ON at.id = o.plan_terms_id
  JOIN subscription_plans ap ON ap.id = at.plan_id
  WHERE o.vendor_id = ${vendor} AND o.kind = 'subscription' AND o.state = 'paid' AND o.replaced_by IS NULL AND o.period_end > ${now}
    AND o.period_start >= av.current_period_end
  ORDER BY o.period_end DESC LIMIT 1`;

/** $1 the business, $2 now. */
export const OWN_SUBSCRIPTION = `
  SELECT ${PLAN('p', 'terms')} AS plan,
    CASE WHEN chosen.id IS NOT NULL AND s.status IN ('pay_later', 'incomplete') THEN ${PLAN('chosen')} END AS "awaitingPayment",
    CASE WHEN follows.id IS NOT NULL THEN ${PLAN('follows')} END AS next, s.next_billing_cycle AS "nextBillingCycle",
    s.subscription_plan_id AS "subscriptionPlanId", coalesce(s.status, 'pay_later') AS "subscriptionStatus", s.billing_cycle AS "billingCycle",
    iso(s.current_period_end) AS "currentPeriodEnd", coalesce(s.cancel_at_period_end, false) AS "cancelAtPeriodEnd",
    json_build_object('activeDeals', e.active_deals, 'featuredDeals', e.featured_deals) AS usage,
    (${openPlanOrder(`o.vendor_id = e.vendor_id AND o.kind = 'subscription'`)}) AS "planOrder",
    (${AHEAD(
      `json_build_object('plan', ${PLAN('ap', 'at')}, 'billingCycle', o.billing_cycle, 'price', o.price, 'startsAt', iso(o.period_start),
      'endsAt', iso(o.period_end))`,
      'e.vendor_id',
      '$2',
    )}) AS ahead,
    coalesce(s.plan, 'free') AS "runningPlan",
    (SELECT json_build_object('monthly', sold.price_monthly, 'yearly', sold.price_yearly) FROM subscription_plan_terms sold
      WHERE sold.id = s.plan_terms_id) AS "runningPrices",
    (SELECT coalesce(json_agg(json_build_object('id', op.id, 'slug', op.slug, 'monthly', op.price_monthly, 'yearly', op.price_yearly)
      ORDER BY op.position), '[]') FROM subscription_plans op WHERE op.is_active AND op.price_monthly > 0) AS offered
  FROM vendor_entitlements e LEFT JOIN vendor_subscriptions s ON s.vendor_id = e.vendor_id JOIN subscription_plans p ON p.id = e.plan_id
  JOIN subscription_plan_terms terms ON terms.id = e.terms_id
  LEFT JOIN subscription_plans chosen ON chosen.id = s.subscription_plan_id
  LEFT JOIN subscription_plans follows ON follows.id = s.next_subscription_plan_id
  WHERE e.vendor_id = $1`;

/**
 * Locks the business, so that changes of its plan and checks of its limits run one after the other. $1 the
 * business.
 */
export const LOCK_BUSINESS = 'SELECT vendors_lock($1) AS "isThere"';

const SUBSCRIPTION_STATE = `s.plan, s.subscription_plan_id AS "subscriptionPlanId", s.status AS "subscriptionStatus",
    s.billing_cycle AS "billingCycle", s.current_period_end AS "currentPeriodEnd", s.cancel_at_period_end AS "cancelAtPeriodEnd",
    s.next_subscription_plan_id AS "nextSubscriptionPlanId", s.next_billing_cycle AS "nextBillingCycle"`;

/** $1 the business. */
export const SUBSCRIPTION_STATE_OF = `SELECT ${SUBSCRIPTION_STATE} FROM vendor_subscriptions s WHERE s.vendor_id = $1`;

const IS_DUE = `s.plan <> 'free' AND s.status IN ('active', 'trialing', 'past_due') AND s.current_period_end <= now()
    AND (s.status <> 'past_due' OR s.cancel_at_period_end OR s.current_period_end <= now() - interval '7 days')`;

/** Locks due subscriptions and skips those that another transaction has locked. $1 maximum number. */
export const LOCK_DUE = `
  SELECT vendors_lock_unlocked(ARRAY(SELECT s.vendor_id FROM vendor_subscriptions s WHERE ${IS_DUE} ORDER BY s.vendor_id LIMIT $1)) AS id`;

/** $1 businesses that are locked. */
export const DUE_STANDINGS = `
  SELECT s.vendor_id AS id, ${SUBSCRIPTION_STATE} FROM vendor_subscriptions s WHERE s.vendor_id = ANY($1) AND ${IS_DUE} ORDER BY s.vendor_id`;

/** $1 the business, $2 now. */
export const PAID_AHEAD = AHEAD(
  `o.plan_terms_id AS "planTermsId", o.billing_cycle AS "billingCycle", o.price, o.period_start AS "startsAt", o.period_end AS "endsAt"`,
  '$1',
  '$2',
);

/** Sale prices of the running period. $1 the business. */
export const RUNNING_PRICES = `
  SELECT t.price_monthly AS monthly, t.price_yearly AS yearly FROM vendor_subscriptions s JOIN subscription_plan_terms t ON t.id = s.plan_terms_id WHERE s.vendor_id = $1`;

/** $1 the terms. */
export const PLAN_OF_TERMS = `
  SELECT p.id, p.slug FROM subscription_plan_terms t JOIN subscription_plans p ON p.id = t.plan_id WHERE t.id = $1`;

/** The plan with its current terms. $1 the plan. */
export const OFFERED_PLAN = `
  SELECT p.id, p.slug, p.terms_id AS "planTermsId", p.price_monthly AS monthly, p.price_yearly AS yearly
  FROM subscription_plans p WHERE p.id = $1 AND p.is_active`;
