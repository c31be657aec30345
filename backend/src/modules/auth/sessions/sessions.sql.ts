/** $1 session, $2 user, $3 idle seconds, $4 the session to end, $5 user agent, $6 whether the sign-in counts as a step-up. */
export const OPEN = `
  WITH ended AS (DELETE FROM sessions WHERE sid = $4)
  INSERT INTO sessions (sid, user_id, sess, expire, stepped_up_at)
  VALUES ($1, $2, json_build_object('agent', $5::text), now() + make_interval(secs => $3), CASE WHEN $6 THEN now() END)`;

/** $1 session. */
export const CLOSE = 'DELETE FROM sessions WHERE sid = $1';

/** $1 session, $2 idle seconds, $3 maximum seconds. */
export const TOUCH = `
  UPDATE sessions SET touched_at = now(), expire = least(now() + make_interval(secs => $2), created_at + make_interval(secs => $3))
  WHERE sid = $1`;

/** $1 session. */
export const STEP_UP = 'UPDATE sessions SET stepped_up_at = now() WHERE sid = $1';
