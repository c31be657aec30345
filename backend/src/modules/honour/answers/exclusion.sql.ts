/** Period in which people who left a business still count as its people. */
const LEFT_DAYS = 90;

const phonesOf = (user: string): string =>
  `array_remove((SELECT ARRAY[nullif(right(regexp_replace(phone, '\\D', '', 'g'), 10), ''), verified_phone] FROM profiles WHERE id = ${user}), NULL)`;

/** The reason why answers of a person about a business do not count (rule HN3), or no row. $1 person, $2 business. */
export const EXCLUSION = `
  WITH people AS (
    SELECT s.user_id FROM staff_roles s WHERE s.vendor_id = $2
    UNION SELECT (e.before ->> 'userId')::int FROM audit_entries e WHERE e.action = 'staff.removed' AND e.subject_type = 'vendor'
      AND e.subject_id = $2::text AND e.at > now() - interval '${LEFT_DAYS} days' AND e.before ? 'userId'
  )
  SELECT CASE
    WHEN EXISTS (SELECT 1 FROM people WHERE user_id = $1) THEN 'works-there'
    WHEN EXISTS (SELECT 1 FROM device_marks a JOIN device_marks b ON b.device_hash = a.device_hash AND b.user_id <> a.user_id
      JOIN people ON people.user_id = b.user_id WHERE a.user_id = $1) THEN 'same-device'
    WHEN EXISTS (SELECT 1 FROM payer_accounts a JOIN payer_accounts b ON b.gateway = a.gateway AND b.payer_hash = a.payer_hash
      JOIN people ON people.user_id = b.user_id WHERE a.user_id = $1) THEN 'same-payment-account'
    WHEN EXISTS (SELECT 1 FROM people WHERE ${phonesOf('people.user_id')} && ${phonesOf('$1')}) THEN 'same-phone'
    WHEN (SELECT count(*) FROM honour_cases c WHERE c.user_id = $1 AND c.decided_for = 'business' AND c.closed_at > now() - interval '180 days') >= 3
      THEN 'unfounded-cases'
  END AS reason`;
