/** Payout runs without confirmation, due on the payout day. A run with a pending approval is blocked (rule Y8). */
export const WAITING_PAYOUTS = `
  SELECT 'payout' AS kind, r.public_id::text AS id, r.public_id::text AS subject_id, to_char(r.payout_day, 'YYYY-MM-DD') AS title, NULL AS title_ne,
    NULL::int AS business_id, NULL::json AS business,
    json_build_object('day', to_char(r.payout_day, 'YYYY-MM-DD'), 'lines', sums.lines, 'amount', sums.amount) AS facts,
    CASE WHEN a.id IS NULL THEN 'ready' ELSE 'blocked' END AS lane, CASE WHEN a.id IS NOT NULL THEN 'approval' END AS blocked_kind,
    a.public_id::text AS blocked_id, CASE WHEN a.id IS NOT NULL THEN 'approval' END AS blocked_reason, r.created_at AS since,
    start_of_nepal_day(r.payout_day) + interval '18 hours' AS due_at, 1::bigint AS version, '{}'::text[] AS actions, NULL::int AS owner_id
  FROM payout_runs r CROSS JOIN LATERAL (
    SELECT count(*)::int AS lines, coalesce(sum(l.paisa), 0)::float8 / 100 AS amount FROM payout_run_lines l WHERE l.run_id = r.id) AS sums
  LEFT JOIN approval_facts a ON a.kind = 'payout-run' AND a.subject_id = r.public_id::text AND a.state = 'pending' AND a.expires_at > now()
  WHERE r.state = 'open'`;
