export const READ = `
  SELECT e.body AS text, iso(m.created_at) AS "askedAt", json_build_object('id', m.id, 'kind', m.kind, 'name', m.name, 'email', m.email,
    'subject', m.subject, 'message', m.message, 'language', m.language) AS message
  FROM support_message_entries e JOIN support_messages m ON m.id = e.message_id WHERE e.id = $1 AND e.kind = 'reply'`;
