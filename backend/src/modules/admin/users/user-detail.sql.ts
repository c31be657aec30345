import { USERS } from './users-list.sql.js';

export const READ = `
  SELECT ${USERS.columns}, u.address, u.language,
    (SELECT m.name FROM membership_periods um JOIN membership_names m ON m.id = um.membership_id
     WHERE um.user_id = u.id AND um.starts_at <= now() AND um.ends_at > now() AND um.replaced_by IS NULL ORDER BY m.points_multiplier DESC LIMIT 1) AS membership,
    u.has_second_factor AS "twoFactor",
    (SELECT json_build_object('id', v.id, 'businessName', v.business_name, 'nameNe', v.name_ne, 'role', m.role)
     FROM staff_roles m JOIN vendor_cards v ON v.id = m.vendor_id WHERE m.user_id = u.id) AS business,
    (SELECT json_build_object('passes', count(*), 'passesUsed', count(*) FILTER (WHERE p.state = 'redeemed'),
       'saved', coalesce(sum(d.saving) FILTER (WHERE p.state = 'redeemed'), 0), 'lastPassAt', iso(max(p.issued_at)),
       'reviews', (SELECT count(*) FROM review_facts r WHERE r.user_id = u.id),
       'favorites', (SELECT count(*) FROM favorite_facts f WHERE f.user_id = u.id),
       'messages', (SELECT count(*) FROM message_facts s WHERE s.email = u.email))
     FROM pass_facts p JOIN deal_facts d ON d.id = p.deal_id WHERE p.user_id = u.id) AS activity,
    (SELECT coalesce(json_agg(decision), '[]') FROM (
       SELECT c.id, c.action, c.reason, iso(c.created_at) AS at, trim(a.first_name || ' ' || a.last_name) AS admin
       FROM decision_reasons c JOIN person_names a ON a.id = c.admin_id WHERE c.user_id = u.id ORDER BY c.id DESC LIMIT 100) AS decision) AS decisions,
    (SELECT coalesce(json_agg(session), '[]') FROM (
       SELECT s.id, s.agent, iso(s.created_at) AS "createdAt", iso(s.touched_at) AS "lastSeenAt"
       FROM session_facts s WHERE s.user_id = u.id AND s.expire > now() ORDER BY s.touched_at DESC, s.id LIMIT 100) AS session) AS sessions
  FROM profiles u WHERE u.id = $1 AND u.erased_at IS NULL`;
