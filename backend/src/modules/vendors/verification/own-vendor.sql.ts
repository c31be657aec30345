/** A row if the admin `$1` works for the business `$2` (rule Y7). */
export const OWN_VENDOR = 'SELECT 1 FROM staff_members s WHERE s.user_id = $1 AND s.vendor_id = $2::int';
