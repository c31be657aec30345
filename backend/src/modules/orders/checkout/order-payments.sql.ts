export const EARLIEST_END = `
  SELECT min(d.end_date) AS "earliestEnd" FROM order_lines l JOIN deal_facts d ON d.id = l.deal_id WHERE l.order_id = $1`;

export const RESERVED_UNTIL = `UPDATE orders SET expires_at = $2, updated_at = now() WHERE id = $1`;

export const PAID = `
  UPDATE orders SET state = 'paid', paid_by = $2, paid_at = $3, owed_on = 'use', updated_at = now() WHERE id = $1`;

/** Removes the bought quantities from the cart; later additions remain. $1 the order. */
export const EMPTY_CART = `
  WITH bought AS (SELECT o.user_id, l.deal_id, l.quantity FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE o.id = $1),
  gone AS (DELETE FROM cart_lines c USING bought b WHERE c.user_id = b.user_id AND c.deal_id = b.deal_id AND c.quantity <= b.quantity)
  UPDATE cart_lines c SET quantity = c.quantity - b.quantity, updated_at = now() FROM bought b
  WHERE c.user_id = b.user_id AND c.deal_id = b.deal_id AND c.quantity > b.quantity`;

export const FAIL_ORDER = `UPDATE orders SET state = 'failed', updated_at = now() WHERE id = $1`;
