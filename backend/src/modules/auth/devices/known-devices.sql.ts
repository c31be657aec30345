/**
 * Stores the use of a device; `isNew` if it is the first by this account. $1 account, $2 hash of the
 * browser's cookie, $3 user agent.
 */
export const SEEN = `
  INSERT INTO known_devices AS d (user_id, device_hash, agent) VALUES ($1, $2, $3)
  ON CONFLICT (user_id, device_hash) DO UPDATE SET last_seen_at = now(), agent = excluded.agent
  RETURNING id::float8 AS id, xmax = 0 AS "isNew"`;

/** $1 account, $2 device. */
export const DEVICE = `
  SELECT agent, iso(first_seen_at) AS "firstSeenAt" FROM known_devices WHERE user_id = $1 AND id = $2`;

/** $1 account. */
export const DEVICES = `
  SELECT agent AS "userAgent", iso(first_seen_at) AS "firstSeenAt", iso(last_seen_at) AS "lastSeenAt"
  FROM known_devices WHERE user_id = $1 ORDER BY id`;

/** $1 account. */
export const DELETE_DEVICES = 'DELETE FROM known_devices WHERE user_id = $1';
