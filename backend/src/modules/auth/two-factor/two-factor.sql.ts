/** $1 account. */
export const HAS_APP = 'SELECT 1 FROM authenticators WHERE user_id = $1 AND confirmed_at IS NOT NULL';

/** $1 account. */
export const HAS_FACTOR = `${HAS_APP} UNION ALL SELECT 1 FROM passkeys WHERE user_id = $1 LIMIT 1`;

/** $1 account. */
export const STATE = `
  SELECT EXISTS (${HAS_APP}) AS "isOn", EXISTS (SELECT 1 FROM passkeys WHERE user_id = $1) AS "hasPasskey",
    (SELECT count(*)::int FROM recovery_codes WHERE user_id = $1) AS "recoveryCodesLeft"`;

/** Serializes changes of the factors of an account. $1 account. */
export const LOCK_OWNER = 'SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE';

/** $1 account. */
export const DELETE_CODES = 'DELETE FROM recovery_codes WHERE user_id = $1';

/** $1 account. */
export const DELETE_CODES_WITHOUT_FACTOR = `${DELETE_CODES} AND NOT EXISTS (${HAS_FACTOR})`;

/** $1 account, $2 hashes. */
export const INSERT_CODES = 'INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::bytea[])';

/** $1 account, $2 hashes of the code, one for each key. */
export const USE_CODE = `${DELETE_CODES} AND code_hash = ANY($2) RETURNING 1`;

/** $1 account. */
export const CODES = 'SELECT 1 FROM recovery_codes WHERE user_id = $1';

/** $1 account. */
export const SECRET = 'SELECT secret FROM authenticators WHERE user_id = $1';

/** Returns a row if no later code was used. $1 account, $2 the time step of the code. */
export const USE_STEP =
  'UPDATE authenticators SET last_step = $2 WHERE user_id = $1 AND last_step < $2 RETURNING user_id';

/** Returns no row if the app is active. $1 account, $2 the sealed secret. */
export const BEGIN = `
  INSERT INTO authenticators (user_id, secret) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = now() WHERE authenticators.confirmed_at IS NULL
  RETURNING user_id`;

/** $1 account. */
export const LOCK_APP =
  'SELECT confirmed_at IS NOT NULL AS "isOn" FROM authenticators WHERE user_id = $1 FOR UPDATE';

/** $1 account. */
export const CONFIRM = 'UPDATE authenticators SET confirmed_at = now() WHERE user_id = $1';

/** $1 account. */
export const DELETE_APP = 'DELETE FROM authenticators WHERE user_id = $1';
