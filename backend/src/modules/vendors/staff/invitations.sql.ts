/** Validity of an invitation link. */
const DAYS = 7;

export const IS_MEMBER =
  'SELECT 1 FROM staff_members m JOIN person_names u ON u.id = m.user_id WHERE m.vendor_id = $1 AND u.email = $2';

export const INVITE = `
  INSERT INTO staff_invitations (vendor_id, email, role, rights, branch_id, invited_by, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(days => ${DAYS})) RETURNING id`;

export const SEND_AGAIN = `
  UPDATE staff_invitations SET token_hash = NULL, sent_at = now(), expires_at = now() + make_interval(days => ${DAYS})
  WHERE vendor_id = $1 AND id = $2 RETURNING id, role, rights`;

export const ACCEPT_INVITATION = `
  DELETE FROM staff_invitations WHERE token_hash = $1
  RETURNING vendor_id AS "vendorId", email::text AS email, role, rights, branch_id AS "branchId", expires_at > now() AS "isValid"`;

/** E-mail addresses from unanswered invitations are deleted after this time. */
const RETENTION_DAYS = 30;

export const DELETE_INVITATION =
  'DELETE FROM staff_invitations WHERE vendor_id = $1 AND id = $2 RETURNING id, role, rights, branch_id AS "branchId"';

export const SET_TOKEN = 'UPDATE staff_invitations SET token_hash = $2 WHERE id = $1';

export const DELETE_EXPIRED = `DELETE FROM staff_invitations WHERE expires_at < now() - make_interval(days => ${RETENTION_DAYS})`;
