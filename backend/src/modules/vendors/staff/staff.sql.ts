const MEMBER = `
  SELECT m.id, u.id AS "userId", u.first_name AS "firstName", u.last_name AS "lastName", u.email, u.profile_image_url AS "profileImageUrl",
    m.role, m.rights, m.branch_id AS "branchId", b.name AS "branchName", iso(m.created_at) AS since
  FROM staff_members m JOIN person_names u ON u.id = m.user_id LEFT JOIN branches b ON b.id = m.branch_id`;

/** $1 the business. Owners first, then managers and counter staff, each in the order in which they joined. */
export const MEMBERS = `${MEMBER} WHERE m.vendor_id = $1 ORDER BY array_position(ARRAY['owner', 'manager', 'counter'], m.role), m.id`;

/** $1 the business, $2 the membership. */
export const ONE_MEMBER = `${MEMBER} WHERE m.vendor_id = $1 AND m.id = $2`;

const INVITATION = `
  SELECT i.id, i.email, i.role, i.rights, i.branch_id AS "branchId", b.name AS "branchName", iso(i.sent_at) AS "sentAt",
    iso(i.expires_at) AS "expiresAt", i.expires_at <= now() AS "isExpired"
  FROM staff_invitations i LEFT JOIN branches b ON b.id = i.branch_id`;

/** $1 the business. Newest first. */
export const INVITATIONS = `${INVITATION} WHERE i.vendor_id = $1 ORDER BY i.sent_at DESC, i.id DESC`;

/** $1 the business, $2 the invitation. */
export const ONE_INVITATION = `${INVITATION} WHERE i.vendor_id = $1 AND i.id = $2`;

/** $1 the hash of the token. Expired invitations are not returned. */
export const INVITATION_BY_TOKEN = `
  SELECT v.business_name AS "businessName", v.name_ne AS "nameNe", v.logo, i.role, i.rights, b.name AS "branchName", i.email, iso(i.expires_at) AS "expiresAt"
  FROM staff_invitations i JOIN vendors v ON v.id = i.vendor_id LEFT JOIN branches b ON b.id = i.branch_id
  WHERE i.token_hash = $1 AND i.expires_at > now()`;

/** $1 the user. */
export const OWN_WORK = `
  SELECT m.id, v.id AS "vendorId", v.business_name AS "businessName", v.name_ne AS "nameNe", m.role, m.rights, m.branch_id AS "branchId"
  FROM staff_members m JOIN vendors v ON v.id = m.vendor_id WHERE m.user_id = $1`;

/** $1 the invitation. Its recipient, with the language of their account, or of the inviting user if they have no account. */
export const INVITATION_MAIL = `
  SELECT i.email, coalesce(u.first_name, i.email::text) AS "firstName", coalesce(u.language, inviter.language) AS language,
    CASE coalesce(u.language, inviter.language) WHEN 'ne' THEN coalesce(v.name_ne, v.business_name) ELSE v.business_name END AS business, inviter.first_name AS inviter, i.role
  FROM staff_invitations i JOIN vendors v ON v.id = i.vendor_id JOIN person_names inviter ON inviter.id = i.invited_by
  LEFT JOIN person_names u ON u.email = i.email AND u.erased_at IS NULL
  WHERE i.id = $1 AND i.expires_at > now()`;

/** Locks the business until commit, so that of two owners who leave at once one stays (rule H4). */
export const LOCK_BUSINESS = 'SELECT 1 FROM vendors WHERE id = $1 FOR NO KEY UPDATE';

/** Makes another owner the recipient of notifications and mail. */
export const HAND_OVER = `
  UPDATE vendors SET user_id = (SELECT user_id FROM staff_members WHERE vendor_id = $1 AND role = 'owner' AND user_id <> $2 ORDER BY id LIMIT 1)
  WHERE id = $1 AND user_id = $2`;
