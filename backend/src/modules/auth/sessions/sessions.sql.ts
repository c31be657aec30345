import { CHOSEN_LANGUAGE } from '../profile/chosen-language.sql.js';
import { STEP_UP_MINUTES } from './session-lifetime.js';

export const FIND = `
  SELECT s.sid, u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.profile_image_url AS "profileImageUrl",
         u.role, u.language, ${CHOSEN_LANGUAGE}, u.email_verified_at IS NOT NULL AS "emailVerified",
         extract(epoch FROM now() - s.touched_at)::float8 AS "untouchedSeconds",
         coalesce(s.stepped_up_at > now() - interval '${STEP_UP_MINUTES} minutes', false) AS "hasSteppedUp",
         $2::boolean AND u.role = 'admin' AND NOT EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = u.id)
           AND NOT EXISTS (SELECT 1 FROM authenticators a WHERE a.user_id = u.id AND a.confirmed_at IS NOT NULL) AS "needsSecondFactor",
         CASE WHEN m.id IS NOT NULL THEN
           json_build_object('vendorId', v.id, 'businessName', v.business_name, 'nameNe', v.name_ne, 'role', m.role, 'branchId', m.branch_id)
         END AS "staffOf"
  FROM sessions s
  JOIN users u ON u.id = s.user_id
  LEFT JOIN staff_members m ON m.user_id = u.id
  LEFT JOIN vendors v ON v.id = m.vendor_id
  WHERE s.sid = $1 AND s.expire > now() AND u.suspended_at IS NULL
    AND NOT (u.role = 'admin' AND u.password_is_long IS FALSE)`;
