/** Time in which the old address can undo a change. */
const STOPPABLE = `interval '72 hours'`;

export interface EmailChange {
  /** Null if the new address is the first one. */
  oldEmail: string | null;
  newEmail: string;
  changedAt: Date | null;
}

/**
 * Inserts the requested change. No row while the old address can still undo an earlier change. $1 user, $2
 * new address.
 */
export const REQUEST_CHANGE = `
  INSERT INTO email_changes AS known (user_id, old_email, new_email) SELECT id, email, $2 FROM users WHERE id = $1
  ON CONFLICT (user_id) DO UPDATE SET old_email = excluded.old_email, new_email = excluded.new_email, requested_at = now(), changed_at = NULL
    WHERE known.changed_at IS NULL OR known.changed_at < now() - ${STOPPABLE}
  RETURNING 1`;

/** $1 user. */
export const CHANGE_OF = `
  SELECT old_email::text AS "oldEmail", new_email::text AS "newEmail", changed_at AS "changedAt"
  FROM email_changes WHERE user_id = $1`;

/**
 * $1 user, $2 address. Only links that were mailed to the address lead here, so it is verified. Google accounts signed in by
 * the address before, so they are unlinked.
 */
export const SET_EMAIL = `
  WITH unlinked AS (DELETE FROM external_identities WHERE user_id = $1)
  UPDATE users SET email = $2, email_verified_at = coalesce(email_verified_at, now()), updated_at = now() WHERE id = $1`;

export const CHANGE_DONE = 'UPDATE email_changes SET changed_at = now() WHERE user_id = $1';

export const DELETE_CHANGE = 'DELETE FROM email_changes WHERE user_id = $1';

export const DELETE_CONFIRMATION = `DELETE FROM user_tokens WHERE user_id = $1 AND purpose = 'change-email'`;

/** $1 address, $2 user. */
export const OTHER_ACCOUNT = 'SELECT 1 FROM users WHERE email = $1 AND id <> $2';
