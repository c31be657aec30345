/** Duration of a shift. */
const HOURS = 12;

/** $1 the device, $2 the person. */
export const BEGIN =
  'INSERT INTO counter_shifts (device_id, user_id) VALUES ($1, $2) RETURNING id AS "shiftId"';

/** Somebody who may accept codes at the branch. $1 the business, $2 the branch, $3 the person. */
export const IS_AT_BRANCH = `
  SELECT 1 FROM staff_roles s WHERE s.vendor_id = $1 AND s.user_id = $3 AND (s.branch_id IS NULL OR s.branch_id = $2)
    AND (s.rights IS NULL OR s.role = 'owner' OR 'counter' = ANY(s.rights))`;

/** The person of a shift, who must still work at its branch. $1 the shift, $2 the business, $3 the branch. */
export const PERSON_OF_SHIFT = `
  SELECT u.id, u.first_name AS "firstName", c.began_at::text AS "beganAt"
  FROM counter_shifts c JOIN counter_devices d ON d.id = c.device_id JOIN staff_roles s ON s.vendor_id = d.vendor_id AND s.user_id = c.user_id
    JOIN person_names u ON u.id = c.user_id
  WHERE c.id = $1 AND d.vendor_id = $2 AND d.branch_id = $3 AND d.withdrawn_at IS NULL AND c.began_at > now() - interval '${HOURS} hours'
    AND (s.branch_id IS NULL OR s.branch_id = d.branch_id) AND (s.rights IS NULL OR s.role = 'owner' OR 'counter' = ANY(s.rights))`;

/** $1 the user. */
export const OWN_SHIFTS = `
  SELECT d.name AS device, iso(c.began_at) AS "beganAt" FROM counter_shifts c JOIN counter_devices d ON d.id = c.device_id
  WHERE c.user_id = $1 ORDER BY c.began_at`;
