/** Returns a row the first time. $1 account. */
export const MARK_VERIFIED =
  'UPDATE users SET email_verified_at = now(), updated_at = now() WHERE id = $1 AND email_verified_at IS NULL RETURNING id';
