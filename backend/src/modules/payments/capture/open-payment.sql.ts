export const INSERT = `
  INSERT INTO payments (public_id, user_id, purpose, purpose_id, gateway, paisa, reference, expires_at, look_at, is_test)
  VALUES ($1::uuid, $2, $3, $4, $5, $6, $1::text, $7, $8, $9)`;

export const STARTED = `UPDATE payments SET reference = $2, redirect = $3, updated_at = now() WHERE public_id = $1`;

/** A canceled payment may still be paid in another window, so the gateway's status is still polled. */
export const SET_ASIDE = `UPDATE payments SET state = 'canceled', updated_at = now() WHERE public_id = $1 AND state = 'pending'`;

export const NOT_STARTED = `UPDATE payments SET state = 'failed', look_at = NULL, updated_at = now() WHERE public_id = $1 AND state = 'pending'`;
