/**
 * One refund, claimed for $2 milliseconds by the database's clock. The delay of attempts increases up to an
 * hour. A refund in state `sending` without a token is from an earlier release and may have been sent.
 */
export const CLAIM = `
  WITH due AS MATERIALIZED (
    SELECT r.id, r.state = 'sending' AND (r.sent_at IS NOT NULL OR r.claim_token IS NULL) AS may_be_sent
    FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE r.state IN ('requested', 'sending') AND r.due_at <= now() AND (r.claimed_until IS NULL OR r.claimed_until <= now())
      AND p.gateway = $1
    ORDER BY r.due_at LIMIT 1 FOR UPDATE OF r SKIP LOCKED)
  UPDATE refunds r SET state = 'sending', attempts = r.attempts + 1, updated_at = now(), claim_token = gen_random_uuid(),
    claimed_until = now() + make_interval(secs => $2::float8 / 1000),
    due_at = now() + least(interval '1 hour', interval '1 minute' * power(2, least(r.attempts, 10)))
  FROM due, payments p WHERE r.id = due.id AND p.id = r.payment_id
  RETURNING r.id AS "rowId", r.public_id AS id, r.paisa::float8 AS paisa, r.claim_token AS token, due.may_be_sent AS "mayBeSent",
    r.sent_at AS "sentAt", r.gateway_reference AS "gatewayReference", p.gateway, p.reference, p.transaction_id AS "transactionId",
    p.paisa::float8 AS "paymentPaisa"`;

const HELD = `id = $1 AND claim_token = $2 AND state = 'sending'`;

/** Succeeds only if the remaining lease exceeds the maximum duration of the call: $3 milliseconds. */
export const BEGIN_SENDING = `
  UPDATE refunds SET sent_at = now(), updated_at = now()
  WHERE ${HELD} AND claimed_until > now() + make_interval(secs => $3::float8 / 1000) RETURNING 1`;

export const NOT_SENT = `UPDATE refunds SET sent_at = $3, updated_at = now() WHERE ${HELD}`;

export const BY_HAND = `UPDATE refunds SET state = 'manual', manual_reason = $3, updated_at = now() WHERE ${HELD}`;

export const TAKEN = `UPDATE refunds SET gateway_reference = $3, updated_at = now() WHERE ${HELD}`;

export const IS_HELD = `SELECT 1 FROM refunds WHERE ${HELD} FOR UPDATE`;
