/** Approvals that wait for a second admin (rule Y8). They are due when they expire. */
export const WAITING_APPROVALS = `
  SELECT 'approval' AS kind, a.public_id::text AS id, a.subject_id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), '#' || u.id) AS title,
    NULL AS title_ne, NULL::int AS business_id, NULL::json AS business,
    json_build_object('amount', (a.paisa / 100)::int, 'act', a.kind, 'requestedBy', u.id) AS facts, 'ready' AS lane, NULL AS blocked_kind,
    NULL AS blocked_id, NULL AS blocked_reason, a.requested_at AS since, a.expires_at AS due_at, 1::bigint AS version, '{}'::text[] AS actions,
    NULL::int AS owner_id
  FROM approvals a JOIN person_names u ON u.id = a.requested_by WHERE a.state = 'pending' AND a.expires_at > now()`;
