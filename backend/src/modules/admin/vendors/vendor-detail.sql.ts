import { VENDORS } from './vendors-list.sql.js';

export const READ = `
  SELECT ${VENDORS.columns}, v.user_id AS "ownerId", u.email_verified_at IS NOT NULL AS "isOwnerVerified", v.business_type AS "businessType", v.contact_position AS "contactPosition",
    v.contact_phone AS "contactPhone", v.contact_email AS "contactEmail", s.plan, s.status AS "subscriptionStatus",
    iso(v.created_at) AS "createdAt",
    (SELECT count(*)::int FROM pass_facts p JOIN deal_facts d ON d.id = p.deal_id
     WHERE d.vendor_id = v.id AND p.state = 'issued' AND p.expires_at > now()) AS "openPasses",
    (SELECT count(*)::int FROM pass_facts p WHERE p.vendor_id = v.id AND p.redeemed_at IS NOT NULL AND p.state = 'redeemed') AS "passesUsed",
    (SELECT json_build_object('vatNumber', max(newest.read_number) FILTER (WHERE newest.kind = 'tax'),
       'registrationNumber', max(newest.read_number) FILTER (WHERE newest.kind = 'registration'))
     FROM (SELECT DISTINCT ON (d.kind) d.kind, d.read_number FROM document_facts d WHERE d.vendor_id = v.id
       ORDER BY d.kind, d.created_at DESC, d.id DESC) AS newest HAVING count(newest.read_number) > 0) AS "readNumbers",
    (SELECT coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'address', b.address, 'city', b.city,
       'latitude', b.latitude, 'longitude', b.longitude) ORDER BY b.id), '[]') FROM branch_places b WHERE b.vendor_id = v.id) AS branches,
    (SELECT coalesce(json_agg(json_build_object('userId', p.id, 'name', trim(p.first_name || ' ' || p.last_name), 'email', p.email,
       'role', m.role, 'branch', b.name) ORDER BY m.role DESC, m.id), '[]')
     FROM staff_roles m JOIN person_names p ON p.id = m.user_id LEFT JOIN branch_places b ON b.id = m.branch_id WHERE m.vendor_id = v.id) AS staff,
    (SELECT coalesce(json_agg(complaint), '[]') FROM (
       SELECT c.id, c.reason, c.comment, iso(c.created_at) AS at, d.id AS "dealId", d.title AS "dealTitle", r.rating, r.comment AS review,
         r.hidden_at IS NOT NULL AS "isHidden"
       FROM deal_facts d JOIN review_facts r ON r.deal_id = d.id JOIN review_report_facts c ON c.review_id = r.id
       WHERE d.vendor_id = v.id ORDER BY c.id DESC LIMIT 100) AS complaint) AS complaints
  FROM vendor_cards v JOIN subscription_states s ON s.vendor_id = v.id ${VENDORS.joins} WHERE v.id = $1`;
