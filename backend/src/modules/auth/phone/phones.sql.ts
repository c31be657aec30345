/** Time without a proof of the number and without a session after which a number may belong to another person. */
const UNUSED = `interval '180 days'`;

const HOLDER = `
  SELECT u.id, u.role, u.email IS NOT NULL AS "hasEmail", u.first_name AS "firstName", u.suspended_at IS NOT NULL AS "isSuspended",
    u.phone_proven_at < now() - ${UNUSED}
      AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id AND s.expire > now() AND s.touched_at > now() - ${UNUSED})
      AND (u.email IS NOT NULL OR NOT (EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = u.id)
        OR EXISTS (SELECT 1 FROM authenticators a WHERE a.user_id = u.id AND a.confirmed_at IS NOT NULL))) AS "isLongUnused"
  FROM users u WHERE u.verified_phone = $1`;

/** The account that verified a number. $1 number. */
export const LOCK_HOLDER = `${HOLDER} FOR NO KEY UPDATE OF u`;

/** Removes the number from an account that has another way to sign in. $1 account. */
export const RELEASE = `
  UPDATE users SET verified_phone = NULL, phone_proven_at = NULL, updated_at = now()
  WHERE id = $1 AND verified_phone IS NOT NULL AND email_verified_at IS NOT NULL RETURNING id`;

/** Stores a number that was just proven; the profile shows it unless it has one already. $1 account, $2 number. */
export const SET = `
  UPDATE users SET verified_phone = $2, phone_proven_at = now(), phone = coalesce(phone, $2), updated_at = now() WHERE id = $1`;

/** Stores the time of a proof. $1 account. */
export const PROVEN = 'UPDATE users SET phone_proven_at = now() WHERE id = $1 AND verified_phone IS NOT NULL';
