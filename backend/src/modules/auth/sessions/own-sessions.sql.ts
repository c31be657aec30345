/** $1 the user, $2 the current session. */
export const LIST = `
  SELECT id, sess->>'agent' AS agent, sid = $2 AS "isCurrent", iso(created_at) AS "createdAt", iso(touched_at) AS "lastSeenAt"
  FROM sessions WHERE user_id = $1 AND expire > now() ORDER BY sid = $2 DESC, touched_at DESC, id LIMIT 100`;

/** $1 session, $2 account. */
export const END = 'DELETE FROM sessions WHERE id = $1 AND user_id = $2 RETURNING id';

/** $1 the hash of the session id. */
export const OPEN_SESSION = 'SELECT 1 FROM sessions WHERE sid = $1';

/** $1 account. */
export const END_ALL = 'DELETE FROM sessions WHERE user_id = $1';

/** $1 account, $2 the session that remains. */
export const END_OTHERS = `${END_ALL} AND sid <> $2`;
