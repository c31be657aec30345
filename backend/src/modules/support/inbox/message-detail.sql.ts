import { MESSAGES, personOf } from './messages-list.sql.js';

export const READ = `
  SELECT ${MESSAGES.columns}, m.message,
    (SELECT u.id FROM person_names u WHERE u.email = m.email AND u.erased_at IS NULL) AS "userId",
    (SELECT coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'body', e.body, 'author', ${personOf('w')},
       'createdAt', iso(e.created_at), 'mailedAt', iso(e.mailed_at)) ORDER BY e.id), '[]')
     FROM support_message_entries e JOIN person_names w ON w.id = e.author_id WHERE e.message_id = m.id) AS entries,
    (SELECT coalesce(json_agg(act), '[]') FROM (
       SELECT l.id::int AS id, l.action, iso(l.at) AS at, CASE WHEN d.id IS NOT NULL THEN ${personOf('d')} END AS admin
       FROM audit_entries l LEFT JOIN person_names d ON d.id = l.actor_id
       WHERE l.subject_type = 'message' AND l.subject_id = m.id::text ORDER BY l.id DESC LIMIT 50) AS act) AS acts,
    (SELECT coalesce(json_agg(other), '[]') FROM (
       SELECT o.id, o.subject, o.kind, o.state, iso(o.created_at) AS "createdAt"
       FROM support_messages o WHERE o.email = m.email AND o.id <> m.id ORDER BY o.id DESC LIMIT 10) AS other) AS others
  FROM support_messages m ${MESSAGES.joins} WHERE m.id = $1`;

/** Admins whose role includes messages. $1 these roles. */
export const ADMINS = `
  SELECT u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), '#' || u.id) AS name
  FROM person_names u JOIN admin_role_facts r ON r.user_id = u.id AND r.role = ANY ($1::text[])
  WHERE u.role = 'admin' AND u.suspended_at IS NULL ORDER BY name, u.id`;
