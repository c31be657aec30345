import { EXPIRED_REFUND_DAYS } from '../../redemptions/index.js';

/** $1 the order's row. */
export const UNUSED = `
  SELECT p.public_id AS id, p.expires_at <= now() AS "isExpired",
    p.expires_at <= now() - interval '${EXPIRED_REFUND_DAYS} days' OR o.owed_on = 'use' AND p.owed_at IS NOT NULL AS "isOwed", l.id AS "lineId", l.vendor_id AS "vendorId", l.unit_price AS price, l.title, l.title_ne AS "titleNe"
  FROM passes_lock_unused(ARRAY(SELECT line.id FROM order_lines line WHERE line.order_id = $1)) AS p
    JOIN order_lines l ON l.id = p.order_line_id JOIN orders o ON o.id = l.order_id ORDER BY p.id`;

export const RETURNED = `
  UPDATE orders SET returned_value = $2, state = CASE WHEN $2 = total THEN 'refunded' ELSE 'partially_refunded' END, updated_at = now()
  WHERE id = $1`;
