const COLUMNS = `
  u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.email, r.role,
  CASE WHEN r.user_id IS NOT NULL THEN iso(r.since) END AS since, u.suspended_at IS NOT NULL AS "isSuspended",
  (SELECT iso(max(s.touched_at)) FROM sessions s WHERE s.user_id = u.id) AS "lastSeenAt"`;

/** All admins, owners first. */
export const ADMINS = `
  SELECT ${COLUMNS} FROM users u LEFT JOIN admin_roles r ON r.user_id = u.id WHERE u.role = 'admin'
  ORDER BY array_position(ARRAY['owner', 'moderator', 'support', 'finance'], r.role), u.first_name, u.id LIMIT 500`;

/** $1 the user. */
export const ONE_ADMIN = `
  SELECT ${COLUMNS} FROM users u LEFT JOIN admin_roles r ON r.user_id = u.id WHERE u.role = 'admin' AND u.id = $1`;

/** Locks the account until commit. $1 the user. */
export const LOCKED_ADMIN = `
  SELECT u.role, (SELECT r.role FROM admin_roles r WHERE r.user_id = u.id) AS "adminRole"
  FROM users u WHERE u.id = $1 AND u.erased_at IS NULL FOR NO KEY UPDATE`;

/** $1 the user, $2 the role. */
export const SET_ADMIN_ROLE = `
  INSERT INTO admin_roles (user_id, role) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET role = EXCLUDED.role, since = now() WHERE admin_roles.role <> EXCLUDED.role`;

/** $1 the user, who is no admin any more. */
export const DELETE_ADMIN_ROLE = 'DELETE FROM admin_roles WHERE user_id = $1';

/** $1 the user. Null for an admin without a role. */
export const ROLE_OF_ADMIN = `
  SELECT r.role FROM users u JOIN admin_roles r ON r.user_id = u.id
  WHERE u.id = $1 AND u.role = 'admin' AND u.suspended_at IS NULL`;
