import { CHOSEN_LANGUAGE } from './chosen-language.sql.js';

export const READ = `
  SELECT u.first_name AS "firstName", u.last_name AS "lastName", u.profile_image_url AS "profileImageUrl", u.phone, u.address, u.city, u.language,
    ${CHOSEN_LANGUAGE},
    coalesce(n.muted_mail, '{}') AS muted, u.email_verified_at IS NOT NULL AS "emailVerified", u.loyalty_points AS "loyaltyPoints",
    greatest(0, u.loyalty_points - points_pending(u.id)) AS "spendablePoints",
    (SELECT coalesce(json_agg(json_build_object('points', e.delta, 'spendableAt', iso(cooled.at)) ORDER BY e.id), '[]')
     FROM points_ledger e CROSS JOIN LATERAL (SELECT e.created_at + make_interval(hours => points_setting('spendableAfterHours', 24)) AS at) AS cooled
     WHERE e.user_id = u.id AND e.kind = 'redemption' AND cooled.at > now()
       AND NOT EXISTS (SELECT 1 FROM points_ledger back WHERE back.pass_id = e.pass_id AND back.kind = 'reversal')) AS "pendingPoints",
    (SELECT json_build_object('slug', m.slug, 'name', m.name, 'nameNe', m.name_ne, 'pointsMultiplier', coalesce(um.points_multiplier, m.points_multiplier), 'endsAt', iso(um.ends_at))
     FROM memberships m LEFT JOIN user_memberships um ON um.membership_id = m.id AND um.user_id = u.id AND um.starts_at <= now() AND um.ends_at > now() AND um.replaced_by IS NULL
     WHERE um.id IS NOT NULL OR m.slug = 'basic' ORDER BY coalesce(um.points_multiplier, m.points_multiplier) DESC LIMIT 1) AS membership
  FROM users u LEFT JOIN muted_mails n ON n.user_id = u.id WHERE u.id = $1`;
