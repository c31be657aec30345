/** Support messages that are neither answered nor closed (rule MS1). The assignee is the owner. */
export const WAITING_MESSAGES = `
  SELECT 'message' AS kind, m.id::text AS id, m.id::text AS subject_id, m.subject AS title, NULL AS title_ne, NULL::int AS business_id, NULL::json AS business,
    json_build_object('name', m.name, 'excerpt', left(m.message, 600), 'language', m.language, 'kind', m.kind, 'state', m.state) AS facts,
    'ready' AS lane, NULL AS blocked_kind, NULL AS blocked_id, NULL AS blocked_reason, m.created_at AS since, m.due_at, m.version::bigint AS version,
    '{close}'::text[] AS actions, m.assigned_to AS owner_id
  FROM support_messages m WHERE m.state IN ('new', 'in-progress')`;

/** $1 the message. */
export const LOCKED_MESSAGE_VERSION =
  'SELECT version FROM support_messages WHERE id = $1::int FOR NO KEY UPDATE';
