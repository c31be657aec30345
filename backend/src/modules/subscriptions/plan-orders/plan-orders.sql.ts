export const INSERT = `
  INSERT INTO plan_orders (public_id, kind, change, user_id, vendor_id, membership_id, points_multiplier, plan_terms_id, billing_cycle, price,
    credit, based_on, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

/** $1 the customer, $2 the business or null, $3 an order that remains open. */
export const CLOSE_OPEN = `
  UPDATE plan_orders SET state = 'expired', updated_at = now()
  WHERE state = 'awaiting_payment' AND public_id IS DISTINCT FROM $3::uuid
    AND CASE WHEN $2::int IS NULL THEN kind = 'membership' AND user_id = $1 ELSE vendor_id = $2 END`;

export const OVERDUE = `UPDATE plan_orders SET state = 'expired', updated_at = now() WHERE state = 'awaiting_payment' AND expires_at <= $1`;
