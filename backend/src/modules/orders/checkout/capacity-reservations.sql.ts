/** $1 the order, $2 today in Nepal. */
export const RESERVE_CAPACITY = `
  WITH held AS (UPDATE orders SET held_on = $2 WHERE id = $1)
  SELECT deal_id AS "dealId", deal_capacities_take(deal_id, quantity::int, $2::date) AS "isTurn"
  FROM (SELECT deal_id, quantity FROM order_lines WHERE order_id = $1 ORDER BY deal_id) AS line`;

/** Unpaid capacity is released for the day of the order, too (OR2). $1 the order. */
export const RELEASE_CAPACITY = `
  SELECT deal_id AS "dealId", deal_capacities_release(deal_id, quantity::int, held_on) AS "isTurn" FROM (
    SELECT l.deal_id, l.quantity, o.held_on FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.order_id = $1 ORDER BY l.deal_id
  ) AS line`;

export const CLOSE = `UPDATE orders SET state = $2, updated_at = now() WHERE id = $1`;
