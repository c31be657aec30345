/** $1 account. */
export const IDENTITIES =
  'SELECT provider, created_at AS "linkedAt" FROM external_identities WHERE user_id = $1 ORDER BY created_at';

/** $1 account. */
export const DELETE_IDENTITIES = 'DELETE FROM external_identities WHERE user_id = $1';
