export const ABANDONED = `
  SELECT id FROM users
  WHERE email = $1 AND email_verified_at IS NULL AND role <> 'admin' AND suspended_at IS NULL AND created_at < now() - interval '7 days'
  FOR UPDATE`;

/** $1 account. */
export const LOCK = 'SELECT 1 FROM users WHERE id = $1 FOR UPDATE';
