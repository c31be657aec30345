const CUSTOMER = `coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), '#' || u.id)`;

const WITHOUT_BUSINESS = 'NULL::int AS business_id, NULL::json AS business';

const VERSION = (alias: string): string =>
  `floor(extract(epoch FROM ${alias}.updated_at) * 1000)::bigint AS version`;

/** Manual refunds, due 24 hours after they were promised. A refund with a pending approval is blocked (rule Y8). */
export const WAITING_REFUNDS = `
  SELECT 'refund' AS kind, r.public_id::text AS id, p.public_id::text AS subject_id, ${CUSTOMER} AS title, NULL AS title_ne, ${WITHOUT_BUSINESS},
    json_build_object('amount', (r.paisa / 100)::int, 'gateway', p.gateway, 'purpose', p.purpose, 'reason', r.manual_reason, 'promisedAt', iso(r.created_at)) AS facts,
    CASE WHEN a.id IS NULL THEN 'ready' ELSE 'blocked' END AS lane, CASE WHEN a.id IS NOT NULL THEN 'approval' END AS blocked_kind,
    a.public_id::text AS blocked_id, CASE WHEN a.id IS NOT NULL THEN 'approval' END AS blocked_reason, r.created_at AS since,
    r.created_at + interval '24 hours' AS due_at, ${VERSION('r')}, '{}'::text[] AS actions, NULL::int AS owner_id
  FROM refunds r JOIN payments p ON p.id = r.payment_id JOIN person_names u ON u.id = p.user_id
  LEFT JOIN approval_facts a ON a.kind = 'refund-close' AND a.subject_id = r.public_id::text AND a.state = 'pending' AND a.expires_at > now()
  WHERE r.state = 'manual'`;

/**
 * Bank transfers without confirmation. They are due 24 hours after the slip; without a slip, when the transfer expires.
 */
export const WAITING_TRANSFERS = `
  SELECT 'transfer' AS kind, p.public_id::text AS id, p.public_id::text AS subject_id, ${CUSTOMER} AS title, NULL AS title_ne, ${WITHOUT_BUSINESS},
    json_build_object('amount', (p.paisa / 100)::int, 'gateway', p.gateway, 'purpose', p.purpose, 'reference', p.reference, 'slipAt', iso(p.slip_at)) AS facts,
    'ready' AS lane, NULL AS blocked_kind, NULL AS blocked_id, NULL AS blocked_reason, coalesce(p.slip_at, p.created_at) AS since,
    coalesce(p.slip_at + interval '24 hours', p.expires_at, p.created_at + interval '3 days') AS due_at, ${VERSION('p')}, '{}'::text[] AS actions,
    NULL::int AS owner_id
  FROM payments p JOIN person_names u ON u.id = p.user_id WHERE p.gateway = 'bank-transfer' AND p.state = 'pending' AND p.completed_at IS NULL`;
