import { CUSTOMER_NAME, NEED, REFUND_SUMS } from './payments-list.sql.js';

/**
 * $1 the public id.
 * @param isOwn SQL condition about `p.public_id`
 */
export const adminPayment = (isOwn: string): string => `
  SELECT p.public_id AS id, p.gateway, p.state, (p.paisa / 100)::int AS amount, (p.refunded_paisa / 100)::int AS refunded,
  ${REFUND_SUMS} AS "refundSums", p.reference,
  p.transaction_id AS "transactionId", json_build_object('id', u.id, 'name', ${CUSTOMER_NAME}, 'email', u.email) AS customer, ${NEED} AS need, p.purpose,
  iso(p.expires_at) AS "expiresAt", iso(p.slip_at) AS "slipAt", p.fee_paisa::float8 AS "feePaisa",
  CASE WHEN p.purpose = 'order' THEN p.purpose_id END AS "orderId", CASE WHEN p.purpose <> 'order' THEN p.purpose_id END AS "planOrderId", iso(p.created_at) AS "createdAt", iso(p.completed_at) AS "completedAt", iso(p.look_at) AS "nextLookAt",
    (SELECT coalesce(json_agg(json_build_object('at', iso(e.at), 'source', e.source, 'outcome', e.outcome, 'said', e.said, 'paisa', e.paisa)
      ORDER BY e.id), '[]') FROM payment_event_facts e WHERE e.payment_id = p.id) AS events,
    (SELECT coalesce(json_agg(json_build_object('id', r.public_id, 'amount', r.paisa / 100, 'state', r.state, 'cause', r.cause,
      'manualReason', r.manual_reason, 'manualReference', r.manual_reference, 'attempts', r.attempts, 'createdAt', iso(r.created_at),
      'completedAt', iso(r.completed_at)) ORDER BY r.id), '[]') FROM refund_facts r WHERE r.payment_id = p.id) AS refunds,
    ${isOwn} AS "isOwn"
  FROM payment_facts p JOIN person_names u ON u.id = p.user_id WHERE p.public_id = $1`;
