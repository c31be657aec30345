/** A row if the admin `$1` wrote the review `$2`, or works for the business of its deal (rule Y7). */
export const OWN_REVIEW = `
  SELECT 1 FROM reviews WHERE id = $2::int AND user_id = $1
  UNION ALL SELECT 1 FROM reviews r JOIN deal_facts d ON d.id = r.deal_id JOIN staff_roles s ON s.vendor_id = d.vendor_id
    WHERE r.id = $2::int AND s.user_id = $1`;
