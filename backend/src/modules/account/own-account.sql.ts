/** The account of a user, with what other modules contribute. $1 the user. */
export const READ = `
  SELECT u.first_name AS "firstName", u.last_name AS "lastName", u.profile_image_url AS "profileImageUrl", u.phone, u.address, u.city,
    u.language, u.chosen_language AS "chosenLanguage", coalesce(n.muted_mail, '{}') AS muted, u.email_verified_at IS NOT NULL AS "emailVerified",
    u.has_password AS "hasPassword", u.suggestions,
    coalesce(b.points, 0) AS "loyaltyPoints", greatest(0, coalesce(b.points, 0) - points_pending(u.id)) AS "spendablePoints",
    (SELECT coalesce(json_agg(json_build_object('points', e.points, 'spendableAt', iso(e.spendable_at)) ORDER BY e.id), '[]')
     FROM pending_points e WHERE e.user_id = u.id AND e.spendable_at > now()) AS "pendingPoints",
    (SELECT json_build_object('slug', m.slug, 'name', m.name, 'nameNe', m.name_ne,
       'pointsMultiplier', coalesce(p.points_multiplier, m.points_multiplier), 'endsAt', iso(p.ends_at))
     FROM membership_names m LEFT JOIN membership_periods p
       ON p.membership_id = m.id AND p.user_id = u.id AND p.starts_at <= now() AND p.ends_at > now() AND p.replaced_by IS NULL
     WHERE p.id IS NOT NULL OR m.slug = 'basic' ORDER BY coalesce(p.points_multiplier, m.points_multiplier) DESC LIMIT 1) AS membership
  FROM profiles u LEFT JOIN muted_mails n ON n.user_id = u.id LEFT JOIN points_balances b ON b.user_id = u.id WHERE u.id = $1`;
