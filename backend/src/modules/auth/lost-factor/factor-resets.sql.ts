import { HAS_FACTOR } from '../two-factor/two-factor.sql.js';

/** Time for which a reset holds payouts (rule A19). */
export const RESET_HOLD = `interval '24 hours'`;

/** $1 account. */
export const ANY_FACTOR = HAS_FACTOR;

/** Deletes all second factors, and links that depend on one. $1 account. */
export const REMOVE_FACTORS = [
  'DELETE FROM passkeys WHERE user_id = $1',
  'DELETE FROM passkey_challenges WHERE user_id = $1',
  'DELETE FROM authenticators WHERE user_id = $1',
  'DELETE FROM recovery_codes WHERE user_id = $1',
  `DELETE FROM user_tokens WHERE user_id = $1 AND purpose IN ('second-factor', 'reset-factors')`,
];

/** Stores the business too, so that its hold remains if the owner leaves. $1 account, $2 the business that it owns. */
export const NOTE_RESET = 'INSERT INTO factor_resets (user_id, vendor_id) VALUES ($1, $2)';

/** $1 account. */
export const HELD_ACCOUNT = `
  SELECT iso(reset_at + ${RESET_HOLD}) AS "heldUntil" FROM factor_resets
  WHERE user_id = $1 AND reset_at > now() - ${RESET_HOLD} ORDER BY reset_at DESC LIMIT 1`;

/** $1 account. */
export const RESETS = `SELECT iso(reset_at) AS "resetAt" FROM factor_resets WHERE user_id = $1 ORDER BY id`;
