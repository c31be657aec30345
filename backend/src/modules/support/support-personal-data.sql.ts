const OWN = 'email = (SELECT email FROM person_names WHERE id = $1)';

export const MESSAGES = `
  SELECT m.kind, m.name, m.subject, m.message, m.state, iso(m.created_at) AS "sentAt",
    (SELECT coalesce(json_agg(json_build_object('text', e.body, 'at', iso(e.created_at)) ORDER BY e.id), '[]')
     FROM support_message_entries e WHERE e.message_id = m.id AND e.kind = 'reply') AS answers,
    (SELECT coalesce(json_agg(json_build_object('text', e.body, 'at', iso(e.created_at)) ORDER BY e.id), '[]')
     FROM support_message_entries e WHERE e.message_id = m.id AND e.kind = 'note') AS notes
  FROM support_messages m WHERE m.${OWN} ORDER BY m.id`;

export const NEWSLETTER = `
  SELECT state, language, iso(asked_at) AS "askedAt", iso(confirmed_at) AS "confirmedAt" FROM newsletter_subscribers WHERE ${OWN}`;

/** $1 user. */
export const ERASE_MESSAGES = `DELETE FROM support_messages WHERE ${OWN}`;

/** $1 user. */
export const ERASE_SUBSCRIPTION = `DELETE FROM newsletter_subscribers WHERE ${OWN}`;
