/** $1 account. */
export const LIST = `
  SELECT id, endpoint, sid, iso(created_at) AS "createdAt" FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at DESC, id`;

/**
 * Stores a subscription of a browser. Another account's subscription of the same browser moves; a row with other keys stays,
 * because the request does not come from its browser.
 * $1 account, $2 session, $3 endpoint, $4 p256dh, $5 auth, $6 public key of the server.
 */
export const SUBSCRIBE = `
  INSERT INTO push_subscriptions AS s (user_id, sid, endpoint, p256dh, auth, server_key) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (endpoint) DO UPDATE SET user_id = $1, sid = $2, server_key = $6, created_at = now()
    WHERE s.p256dh = $4 AND s.auth = $5
  RETURNING id`;

/** Removes all but the newest subscriptions. $1 account, $2 number of rows that stay. */
export const REMOVE_OLDEST = `
  DELETE FROM push_subscriptions WHERE id IN (
    SELECT id FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at DESC, id OFFSET $2)`;

/** $1 account, $2 subscription. */
export const UNSUBSCRIBE = 'DELETE FROM push_subscriptions WHERE user_id = $1 AND id = $2 RETURNING id';

/** Removes subscriptions that their push service no longer knows. $1 their ids. */
export const REMOVE_GONE = 'DELETE FROM push_subscriptions WHERE id = ANY ($1)';

/** Subscriptions that accept messages of this server. $1 account, $2 public key of the server. */
export const RECEIVERS = `
  SELECT id, endpoint, p256dh, auth FROM push_subscriptions WHERE user_id = $1 AND server_key = $2 ORDER BY created_at, id`;

/** $1 ids of messages. */
export const SENT = 'SELECT id FROM sent_pushes WHERE id = ANY($1)';

/** $1 id of the message. */
export const MARK_SENT =
  'INSERT INTO sent_pushes (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET sent_at = now()';

/** $1 account. */
export const READ = `
  SELECT endpoint, iso(created_at) AS "createdAt" FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at, id`;

/** $1 account. */
export const ERASE = 'DELETE FROM push_subscriptions WHERE user_id = $1';
