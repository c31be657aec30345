/** Serializes transfers for the same deals. $1 the order's public id. */
export const LOCK_CAPACITIES = `
  SELECT deal_capacities_lock(ARRAY(
    SELECT l.deal_id FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.public_id = $1))`;

/** Capped deals of the order. $1 its public id. */
export const DEALS = `
  SELECT cap.total_limit AS "totalLimit", cap.total_limit - cap.taken + l.quantity AS left, l.quantity::int AS quantity, (
    SELECT coalesce(sum(held.quantity), 0)::int FROM order_lines held JOIN orders other ON other.id = held.order_id
    WHERE held.deal_id = l.deal_id AND other.id <> o.id AND other.state = 'awaiting_payment' AND EXISTS (
      SELECT 1 FROM payment_facts p WHERE p.purpose = 'order' AND p.purpose_id = other.public_id
        AND p.gateway = 'bank-transfer' AND p.state = 'pending')
  ) AS "heldByTransfers"
  FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN deal_availability cap ON cap.deal_id = l.deal_id
  WHERE o.public_id = $1 AND cap.total_limit IS NOT NULL`;

/**
 * Expired orders, and orders canceled after a transfer was started; replaced orders do not count. $1 the
 * customer, $2 earliest time.
 */
export const UNPAID = `
  SELECT o.updated_at AS at FROM orders o WHERE o.user_id = $1 AND o.updated_at > $2 AND (
    o.state = 'expired' AND o.updated_at >= o.expires_at OR o.state = 'canceled' AND EXISTS (
      SELECT 1 FROM payment_facts p WHERE p.purpose = 'order' AND p.purpose_id = o.public_id AND p.gateway = 'bank-transfer'))
  ORDER BY o.updated_at`;

export const HAS_TRANSFER = `
  SELECT 1 FROM payment_facts WHERE purpose = 'order' AND purpose_id = $1 AND gateway = 'bank-transfer' AND state = 'pending'`;
