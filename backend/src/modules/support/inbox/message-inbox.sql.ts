export const LOCK_MESSAGE = `
  SELECT state, version, assigned_to AS "assigneeId" FROM support_messages WHERE id = $1 FOR NO KEY UPDATE`;

export const SET_STATE = `
  UPDATE support_messages SET state = $2, assigned_to = $3, version = version + 1,
    due_at = CASE WHEN $4::int IS NULL THEN due_at ELSE now() + make_interval(hours => $4::int) END WHERE id = $1`;

export const WRITE = `
  INSERT INTO support_message_entries (message_id, author_id, kind, body) VALUES ($1, $2, $3, $4) RETURNING id`;

/** Makes the messages of a former admin unassigned. $1 the former admin. */
export const RELEASE_MESSAGES = `
  UPDATE support_messages m SET state = 'new', assigned_to = NULL, version = version + 1
  WHERE assigned_to = $1 AND state = 'in-progress'
    AND NOT EXISTS (SELECT 1 FROM person_names u WHERE u.id = $1 AND u.role = 'admin' AND u.suspended_at IS NULL)`;
