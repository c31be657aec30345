export const READ = `
  SELECT v.business_name AS business, i.role, i.rights, iso(i.sent_at) AS "sentAt" FROM staff_invitations i JOIN vendors v ON v.id = i.vendor_id
  JOIN person_names u ON u.email = i.email WHERE u.id = $1 ORDER BY i.id`;

/** Also deletes invitations sent by the erased user, because they name the sender. */
export const ERASE = `
  DELETE FROM staff_invitations WHERE invited_by = $1 OR email = (SELECT email FROM person_names WHERE id = $1)`;
