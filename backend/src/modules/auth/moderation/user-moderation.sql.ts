export const FIND = `
  SELECT u.id, u.role, u.suspended_at IS NOT NULL AS "isSuspended", u.email_verified_at IS NOT NULL AS "emailVerified",
    u.password_is_long IS FALSE AS "passwordIsShort", (SELECT m.role FROM staff_members m WHERE m.user_id = u.id) AS "staffRole"
  FROM users u WHERE u.id = $1 AND u.erased_at IS NULL FOR NO KEY UPDATE OF u`;
