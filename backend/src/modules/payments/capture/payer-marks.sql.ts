/** $1 user, $2 gateway, $3 the hash of the payer. */
export const PAID_BY = `
  INSERT INTO payer_marks (user_id, gateway, payer_hash) VALUES ($1, $2, $3)
  ON CONFLICT (user_id, gateway, payer_hash) DO UPDATE SET last_paid_at = now()`;

/** $1 user. */
export const OWN_PAYERS = `
  SELECT gateway, iso(last_paid_at) AS "lastPaidAt" FROM payer_marks WHERE user_id = $1 ORDER BY id`;

/** $1 user. */
export const FORGET_PAYERS = `DELETE FROM payer_marks WHERE user_id = $1`;
