const ADMIN = (user: string): string =>
  `json_build_object('id', ${user}.id, 'name', coalesce(nullif(trim(${user}.first_name || ' ' || ${user}.last_name), ''), '#' || ${user}.id))`;

const from = (isOwn: string): string => `
  SELECT a.public_id AS id, a.kind, a.subject_id AS "subjectId",
    CASE a.kind WHEN 'payout' THEN (SELECT v.business_name FROM vendor_cards v WHERE v.id = a.subject_id::int)
      WHEN 'payout-run' THEN (SELECT to_char(r.payout_day, 'YYYY-MM-DD') FROM payout_run_facts r WHERE r.public_id = a.subject_id::uuid) END AS subject,
    CASE a.kind WHEN 'payout' THEN (SELECT v.name_ne FROM vendor_cards v WHERE v.id = a.subject_id::int) END AS "subjectNe",
    CASE a.kind WHEN 'order-refund' THEN (SELECT p.public_id FROM payment_facts p WHERE p.purpose = 'order' AND p.purpose_id = a.subject_id::uuid
        ORDER BY p.id DESC LIMIT 1)
      WHEN 'refund-close' THEN (SELECT p.public_id FROM refund_facts r JOIN payment_facts p ON p.id = r.payment_id WHERE r.public_id = a.subject_id::uuid)
      END AS "paymentId",
    a.paisa::float8 / 100 AS amount, coalesce(a.request->>'reason', a.request->>'reference') AS note,
    CASE WHEN a.state = 'pending' AND a.expires_at <= now() THEN 'expired' ELSE a.state END AS state,
    ${ADMIN('asker')} AS "requestedBy", iso(a.requested_at) AS "requestedAt", iso(a.expires_at) AS "expiresAt",
    CASE WHEN decider.id IS NOT NULL THEN ${ADMIN('decider')} END AS "decidedBy", iso(a.decided_at) AS "decidedAt", a.reason,
    ${isOwn} AS "isOwn"
  FROM approval_facts a JOIN person_names asker ON asker.id = a.requested_by LEFT JOIN person_names decider ON decider.id = a.decided_by`;

/**
 * Pending requests, the next to expire first.
 * @param isOwn SQL condition about `a.public_id`
 */
export const pendingApprovals = (isOwn: string): string =>
  `${from(isOwn)} WHERE a.state = 'pending' AND a.expires_at > now() ORDER BY a.expires_at, a.id LIMIT 100`;

/**
 * Decided and expired requests, newest first.
 * @param isOwn SQL condition about `a.public_id`
 */
export const decidedApprovals = (isOwn: string): string =>
  `${from(isOwn)} WHERE a.state <> 'pending' OR a.expires_at <= now() ORDER BY a.id DESC LIMIT 100`;

/**
 * $1 the public id.
 * @param isOwn SQL condition about `a.public_id`
 */
export const oneApproval = (isOwn: string): string => `${from(isOwn)} WHERE a.public_id = $1`;
