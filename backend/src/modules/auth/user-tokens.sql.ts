/** $1 account, $2 purpose. */
export const DELETE_EARLIER = 'DELETE FROM user_tokens WHERE user_id = $1 AND purpose = $2';

/** $1 account, $2 purposes. */
export const DELETE_OF_PURPOSES = 'DELETE FROM user_tokens WHERE user_id = $1 AND purpose = ANY($2)';

/** $1 hash, $2 account, $3 purpose, $4 minutes. */
export const INSERT = `
  INSERT INTO user_tokens (token_hash, user_id, purpose, expires_at) VALUES ($1, $2, $3, now() + make_interval(mins => $4))`;

/** $1 hash, $2 purpose. */
export const OWNER =
  'SELECT user_id AS "userId" FROM user_tokens WHERE token_hash = $1 AND purpose = $2 AND expires_at > now()';

/** $1 hash, $2 purpose. */
export const USE = `
  DELETE FROM user_tokens WHERE token_hash = $1 AND purpose = $2 RETURNING user_id AS "userId", expires_at > now() AS "isValid"`;
