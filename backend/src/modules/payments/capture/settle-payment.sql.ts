export const NOTE = `
  INSERT INTO payment_events (payment_id, gateway, event_id, source, outcome, said, paisa)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`;

/** Uses the time of the ledger entries, so that both are on the same day (rule AP3). */
export const CAPTURE = `
  UPDATE payments SET state = 'completed', transaction_id = $2, fee_paisa = $3, completed_at = now(), mismatched_at = NULL, look_at = NULL,
    updated_at = now() WHERE id = $1`;

/** Puts a payment into the review queue once for each wrong amount (rule AP1). $1 the payment, $2 paisa. */
export const NEEDS_SOMEBODY = `
  UPDATE payments SET mismatched_at = now() WHERE id = $1 AND NOT EXISTS (
    SELECT 1 FROM payment_events WHERE payment_id = $1 AND outcome = 'mismatch' AND paisa IS NOT DISTINCT FROM $2::bigint)`;

export const CLOSE = `UPDATE payments SET state = $2, look_at = $3, updated_at = now() WHERE id = $1`;

export const LOOK_AGAIN = `UPDATE payments SET look_at = $2 WHERE id = $1`;
