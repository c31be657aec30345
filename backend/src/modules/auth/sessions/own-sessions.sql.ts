/** $1 the person, $2 the session that asks. */
export const LIST = `
  SELECT id, sess->>'agent' AS agent, sid = $2 AS "isCurrent", iso(created_at) AS "createdAt", iso(touched_at) AS "lastSeenAt"
  FROM sessions WHERE user_id = $1 AND expire > now() ORDER BY sid = $2 DESC, touched_at DESC, id LIMIT 100`;
