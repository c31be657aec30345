/** A live session with its user and the business of the user. $1 session, $2 whether admins need a second factor, $3 minutes of a step-up. */
export const FIND_SESSION = `
  SELECT s.sid, s.user_id AS id, s.email, s.verified_phone AS "verifiedPhone", s.first_name AS "firstName", s.last_name AS "lastName", s.profile_image_url AS "profileImageUrl",
    s.role, CASE WHEN s.role = 'admin' THEN s.admin_role END AS "adminRole", s.language, s.chosen_language AS "chosenLanguage", s.email_verified_at IS NOT NULL AS "emailVerified",
    extract(epoch FROM now() - s.touched_at)::float8 AS "untouchedSeconds",
    coalesce(s.stepped_up_at > now() - make_interval(mins => $3), false) AS "hasSteppedUp",
    $2::boolean AND s.role = 'admin' AND NOT s.has_second_factor AS "needsSecondFactor",
    CASE WHEN m.id IS NOT NULL THEN
      json_build_object('vendorId', v.id, 'businessName', v.business_name, 'nameNe', v.name_ne, 'role', m.role, 'rights', m.rights, 'branchId', m.branch_id)
    END AS "staffOf"
  FROM live_sessions s
  LEFT JOIN staff_members m ON m.user_id = s.user_id
  LEFT JOIN vendors v ON v.id = m.vendor_id
  WHERE s.sid = $1`;
