const COLUMNS = `public_id AS id, kind, subject_id AS "subjectId", paisa::float8 AS paisa, request, requested_by AS "requestedBy"`;

/**
 * Inserts a request; no row if one is pending. $1 public id, $2 kind, $3 subject, $4 paisa, $5 the request,
 * $6 admin.
 */
export const ASK = `
  INSERT INTO approvals (public_id, kind, subject_id, paisa, request, requested_by) VALUES ($1, $2, $3, $4, $5::jsonb, $6)
  ON CONFLICT (kind, subject_id) WHERE state = 'pending' DO NOTHING RETURNING 1`;

/** $1 the public id. */
export const LOCKED = `
  SELECT ${COLUMNS}, state = 'pending' AND expires_at > now() AS "isOpen" FROM approvals WHERE public_id = $1 FOR UPDATE`;

/** $1 the public id, $2 state, $3 admin, $4 why. */
export const DECIDE = `
  UPDATE approvals SET state = $2, decided_by = $3, decided_at = now(), reason = $4 WHERE public_id = $1`;

/** The newest request about a subject. $1 kind, $2 subject. */
export const NEWEST = `
  SELECT public_id AS id, state FROM approvals WHERE kind = $1 AND subject_id = $2 ORDER BY id DESC LIMIT 1`;

/** Locks one expired request and skips those that another instance has locked. */
export const OVERDUE = `
  SELECT ${COLUMNS} FROM approvals WHERE state = 'pending' AND expires_at <= now() ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`;

/** $1 the public id. */
export const EXPIRE = `UPDATE approvals SET state = 'expired' WHERE public_id = $1`;

/** $1 the setting's key. */
export const CHANGED_BY = `SELECT changed_by AS "changedBy" FROM setting_changes WHERE key = $1`;

/** $1 the public id. */
export const EXISTS = `SELECT 1 FROM approvals WHERE public_id = $1`;
