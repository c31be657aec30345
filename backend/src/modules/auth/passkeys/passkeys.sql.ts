import { HAS_FACTOR } from '../two-factor/two-factor.sql.js';

/** $1 hash of the challenge, $2 account or null. */
export const INSERT_CHALLENGE = 'INSERT INTO passkey_challenges (challenge_hash, user_id) VALUES ($1, $2)';

/** Deletes a challenge, so that it works once. $1 hash of the challenge, $2 account or null. */
export const USE_CHALLENGE = `
  DELETE FROM passkey_challenges WHERE challenge_hash = $1 AND user_id IS NOT DISTINCT FROM $2::int AND expires_at > now() RETURNING 1`;

/** $1 account. */
export const PASSKEYS = `
  SELECT id, name, iso(created_at) AS "createdAt", iso(last_used_at) AS "lastUsedAt" FROM passkeys WHERE user_id = $1 ORDER BY created_at, id`;

/** $1 account. */
export const CREDENTIALS = `SELECT credential_id AS id, transports FROM passkeys WHERE user_id = $1`;

/** $1 account, $2 credential, $3 public key, $4 counter, $5 transports, $6 name. */
export const INSERT_PASSKEY = `
  INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, name) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (credential_id) DO NOTHING RETURNING id`;

/** $1 account, $2 passkey, $3 name. */
export const RENAME = 'UPDATE passkeys SET name = $3 WHERE user_id = $1 AND id = $2 RETURNING id';

/** $1 account, $2 passkey. */
export const DELETE = 'DELETE FROM passkeys WHERE user_id = $1 AND id = $2 RETURNING id';

/** $1 the credential. */
export const BY_CREDENTIAL = `
  SELECT id, user_id AS "userId", public_key AS "publicKey", counter::float8 AS counter, transports FROM passkeys WHERE credential_id = $1`;

/** Updates the counter; one that does not increase indicates a cloned passkey. $1 passkey, $2 counter. */
export const USED = `
  UPDATE passkeys SET counter = $2, last_used_at = now() WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING 1`;

/** A row while the account has no second factor and did not decline one. $1 account. */
export const OFFER = `
  SELECT 1 FROM users WHERE id = $1 AND passkey_offer_declined_at IS NULL AND NOT EXISTS (${HAS_FACTOR})`;

/** $1 account. */
export const DECLINE_OFFER = `
  UPDATE users SET passkey_offer_declined_at = now() WHERE id = $1 AND passkey_offer_declined_at IS NULL`;

/** Deletes all data of an account's passkeys. $1 account. */
export const ERASE = [
  'DELETE FROM passkeys WHERE user_id = $1',
  'DELETE FROM passkey_challenges WHERE user_id = $1',
];
