const NAME = `coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), '#' || u.id)`;

/** Pending decision that reserves an item. $1 kind, $2 id. */
export const RESERVED = `
  SELECT u.id AS "adminId", ${NAME} AS name, iso(p.takes_effect_at) AS "takesEffectAt"
  FROM decision_reservations r JOIN pending_decisions p ON p.id = r.decision_id JOIN person_names u ON u.id = p.decided_by
  WHERE r.kind = $1 AND r.subject = $2`;

/** $1 public id, $2 kind, $3 id, $4 action, $5 version, $6 request, $7 admin, $8 seconds. */
export const INSERT_DECISION = `
  INSERT INTO pending_decisions (public_id, kind, subject, action, version, request, decided_by, takes_effect_at)
  VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7, now() + make_interval(secs => $8)) RETURNING id AS "rowId"`;

/** $1 the row, $2 kinds, $3 ids. */
export const RESERVE = `
  INSERT INTO decision_reservations (kind, subject, decision_id) SELECT each.kind, each.subject, $1 FROM unnest($2::text[], $3::text[]) AS each (kind, subject)`;

/** $1 the row. */
export const FREE = 'DELETE FROM decision_reservations WHERE decision_id = $1';

/** $1 the public id. */
export const DECISION = `
  SELECT p.public_id AS id, p.kind, p.subject AS "subjectId", p.action, json_build_object('id', u.id, 'name', ${NAME}) AS by,
    iso(p.requested_at) AS "requestedAt", iso(p.takes_effect_at) AS "takesEffectAt",
    greatest(0, ceil(extract(epoch FROM p.takes_effect_at - now())))::int AS "secondsLeft", p.state, p.failure_code AS code,
    p.failure_message AS message, p.left_out AS "leftOut"
  FROM pending_decisions p JOIN person_names u ON u.id = p.decided_by WHERE p.public_id = $1`;

/** $1 the public id. Waits for the instance that applies it. */
export const LOCKED_DECISION = `
  SELECT id AS "rowId", kind, subject, action, decided_by AS "adminId", state = 'pending' AND takes_effect_at > now() AS "isOpen"
  FROM pending_decisions WHERE public_id = $1 FOR UPDATE`;

export interface DueDecision {
  rowId: string;
  kind: string;
  subject: string;
  action: string;
  version: string;
  request: Record<string, unknown>;
  adminId: number;
}

/** One due decision, locked for one instance. $1 rows to leave out. The lock ends with the transaction, also if the process is killed. */
export const DUE_DECISION = `
  SELECT id AS "rowId", kind, subject, action, version, request, decided_by AS "adminId" FROM pending_decisions
  WHERE state = 'pending' AND takes_effect_at <= now() AND NOT id = ANY($1::bigint[]) ORDER BY takes_effect_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`;

/** $1 the row, $2 state, $3 code, $4 message, $5 parts that were left out. */
export const SETTLE = `
  UPDATE pending_decisions SET state = $2, failure_code = $3, failure_message = $4, left_out = $5::jsonb, settled_at = now(), request = '{}' WHERE id = $1`;

/** $1 the admin. */
export const DECISIONS_OF = `
  SELECT kind, subject, action, state, iso(requested_at) AS "requestedAt" FROM pending_decisions WHERE decided_by = $1 ORDER BY id`;
