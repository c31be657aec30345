/** A row if the case belongs to the admin or to a business that the admin works for. $1 the admin, $2 the case. */
export const OWN_CASE = `
  SELECT 1 FROM honour_cases c WHERE c.public_id = $2::uuid
    AND (c.user_id = $1 OR EXISTS (SELECT 1 FROM staff_roles s WHERE s.vendor_id = c.vendor_id AND s.user_id = $1))`;

/** The same for the approval of a decision. $1 the admin, $2 the approval. */
export const OWN_CASE_APPROVAL = `
  SELECT 1 FROM approval_facts a JOIN honour_cases c ON a.kind = 'honour-decision' AND a.subject_id = c.public_id::text
  WHERE a.public_id = $2::uuid
    AND (c.user_id = $1 OR EXISTS (SELECT 1 FROM staff_roles s WHERE s.vendor_id = c.vendor_id AND s.user_id = $1))`;
