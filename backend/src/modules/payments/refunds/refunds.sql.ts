export const LOCKED_REFUND = `
  SELECT r.id AS "rowId", r.public_id AS id, p.public_id AS "paymentId", p.gateway, r.paisa::float8 AS paisa, r.state
  FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE r.public_id = $1 FOR UPDATE OF r`;

export const COMPLETE = `
  UPDATE refunds SET state = 'completed', completed_at = now(), gateway_reference = coalesce($2, gateway_reference),
    manual_reference = $3, updated_at = now() WHERE id = $1`;

export const RETURNED = `SELECT coalesce(sum(r.paisa), 0)::float8 AS paisa FROM refunds r WHERE r.payment_id = $1 AND r.state = 'completed'`;

/** Sum of the chargebacks, which the customer has already received (rule SF5). */
export const TAKEN_BACK = `
  SELECT greatest(0, coalesce(sum(CASE kind WHEN 'chargeback' THEN paisa ELSE -paisa END), 0))::float8 AS paisa
  FROM chargebacks WHERE payment_id = $1`;

export const REQUEST_REFUND = `WITH promised AS (UPDATE payments SET refunded_paisa = refunded_paisa + $3, updated_at = now() WHERE id = $2)
       INSERT INTO refunds (public_id, payment_id, paisa, cause, requested_by) VALUES ($1, $2, $3, $4, $5)`;

export const SET_PAYMENT_STATE = 'UPDATE payments SET state = $2, updated_at = now() WHERE id = $1';
