export const FIND = `
  SELECT u.id, u.role, u.suspended_at IS NOT NULL AS "isSuspended", u.email_verified_at IS NOT NULL AS "emailVerified",
    u.password_is_long IS FALSE AS "passwordIsShort"
  FROM users u WHERE u.id = $1 AND u.erased_at IS NULL FOR NO KEY UPDATE`;

/** $1 account. */
export const SUSPEND = 'UPDATE users SET suspended_at = now(), updated_at = now() WHERE id = $1';

/** $1 account. */
export const REINSTATE = 'UPDATE users SET suspended_at = NULL, updated_at = now() WHERE id = $1';

/** $1 account, $2 role. */
export const SET_ROLE = 'UPDATE users SET role = $2, updated_at = now() WHERE id = $1';
