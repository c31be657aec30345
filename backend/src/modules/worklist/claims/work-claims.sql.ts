/**
 * $1 kind, $2 id, $3 admin, $4 until or null. A claim without an end replaces any other; one with an end takes only
 * items without an owner.
 */
export const CLAIM = `
  INSERT INTO work_claims AS c (kind, subject, owner_id, until) VALUES ($1, $2, $3, $4::timestamptz)
  ON CONFLICT (kind, subject) DO UPDATE SET owner_id = excluded.owner_id, until = excluded.until, updated_at = now()
  WHERE excluded.until IS NULL OR c.owner_id IS NULL OR c.until < now() OR c.owner_id = excluded.owner_id AND c.until IS NOT NULL`;

/** $1 kind, $2 id, $3 admin. */
export const RELEASE = `
  UPDATE work_claims SET owner_id = NULL, until = NULL, updated_at = now() WHERE kind = $1 AND subject = $2 AND owner_id = $3`;

/** $1 kind, $2 id, $3 until or null. */
export const SNOOZE = `
  INSERT INTO work_claims (kind, subject, snoozed_until) VALUES ($1, $2, $3::timestamptz)
  ON CONFLICT (kind, subject) DO UPDATE SET snoozed_until = excluded.snoozed_until, updated_at = now()`;

/** Deletes owner and snooze of a decided item. $1 kind, $2 id. */
export const FORGET = 'DELETE FROM work_claims WHERE kind = $1 AND subject = $2';

/** $1 the admin. */
export const CLAIMS_OF = `
  SELECT kind, subject, iso(until) AS until, iso(updated_at) AS "updatedAt" FROM work_claims WHERE owner_id = $1 ORDER BY updated_at`;

/** $1 the admin. */
export const RELEASE_ALL = 'UPDATE work_claims SET owner_id = NULL, until = NULL WHERE owner_id = $1';
