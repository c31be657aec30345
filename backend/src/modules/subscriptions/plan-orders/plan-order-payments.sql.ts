export const OWNER = `SELECT user_id AS "userId", vendor_id AS "vendorId" FROM plan_orders WHERE public_id = $1`;

export const EXTEND = `UPDATE plan_orders SET expires_at = $2, updated_at = now() WHERE id = $1`;

export const PAID = `
  UPDATE plan_orders SET state = 'paid', paid_by = $2, paid_at = $3, period_start = $4, period_end = $5, updated_at = now() WHERE id = $1`;

export const EXPIRED = `UPDATE plan_orders SET state = 'expired', updated_at = now() WHERE id = $1 AND state = 'awaiting_payment'`;

/** Stripe ids of the business and of the ordered plan. $1 the business, $2 the ordered terms. */
export const STRIPE_ACCOUNT = `
  SELECT s.stripe_customer_id AS customer, plan.stripe_product_id AS product
  FROM subscription_plan_terms terms JOIN subscription_plans plan ON plan.id = terms.plan_id
  LEFT JOIN vendor_subscriptions s ON s.vendor_id = $1 WHERE $1::int IS NOT NULL AND terms.id = $2`;

/** $1 the business, which is locked, $2 the customer at Stripe. */
export const KEEP_CUSTOMER = `
  INSERT INTO vendor_subscriptions AS s (vendor_id, stripe_customer_id) VALUES ($1, $2)
  ON CONFLICT (vendor_id) DO UPDATE SET stripe_customer_id = EXCLUDED.stripe_customer_id
  WHERE s.stripe_customer_id IS DISTINCT FROM EXCLUDED.stripe_customer_id`;

export const KEEP_PRODUCT = `
  UPDATE subscription_plans SET stripe_product_id = $2
  WHERE id = (SELECT plan_id FROM subscription_plan_terms WHERE id = $1) AND stripe_product_id IS DISTINCT FROM $2`;
