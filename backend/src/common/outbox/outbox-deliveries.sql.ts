const ROUTED_AT_ONCE = 200;

/** $1 types, $2 consumers, $3 lanes, row by row. An event without consumers is delivered. */
export const ROUTE = `
  WITH due AS MATERIALIZED (
    SELECT id, event_id, type, due_at FROM outbox WHERE routed_at IS NULL AND delivered_at IS NULL AND due_at <= now()
    ORDER BY due_at, id LIMIT ${ROUTED_AT_ONCE} FOR UPDATE SKIP LOCKED
  ), made AS (
    INSERT INTO outbox_deliveries (event_id, event_number, consumer, lane, due_at, delivered_at)
    SELECT due.event_id, due.id, route.consumer, route.lane, due.due_at, NULL
    FROM due JOIN unnest($1::text[], $2::text[], $3::text[]) AS route (type, consumer, lane) ON route.type = due.type
    ON CONFLICT DO NOTHING RETURNING event_id
  )
  UPDATE outbox o SET routed_at = now(), delivered_at = CASE WHEN o.event_id IN (SELECT event_id FROM made) THEN NULL ELSE now() END
  FROM due WHERE o.event_id = due.event_id RETURNING 1`;

export const DUE_LANES = `
  SELECT DISTINCT lane FROM outbox_deliveries WHERE delivered_at IS NULL AND due_at <= now()
    AND (claimed_until IS NULL OR claimed_until <= now())`;

/** $1 lane, $2 its consumers in this release; consumers that another release added are left out. */
const DUE = `lane = $1 AND consumer = ANY($2::text[]) AND delivered_at IS NULL AND due_at <= now()
  AND (claimed_until IS NULL OR claimed_until <= now())`;

const COLUMNS = 'd.event_id AS "eventId", o.type, o.payload, d.consumer, d.attempts, d.claim_token AS token';

/** $3 maximum number. */
export const LOCK = `
  WITH due AS MATERIALIZED (
    SELECT event_id, event_number, consumer, attempts, claim_token, due_at FROM outbox_deliveries WHERE ${DUE}
    ORDER BY due_at, event_number LIMIT $3 FOR UPDATE SKIP LOCKED)
  SELECT ${COLUMNS} FROM due d JOIN outbox o ON o.event_id = d.event_id ORDER BY d.due_at, d.event_number`;

/** $3 seconds of the lease, $4 maximum number. */
export const CLAIM = `
  WITH due AS MATERIALIZED (
    SELECT event_id, consumer FROM outbox_deliveries WHERE ${DUE} ORDER BY due_at, event_number LIMIT $4 FOR UPDATE SKIP LOCKED)
  UPDATE outbox_deliveries d SET claim_token = gen_random_uuid(), claimed_until = now() + make_interval(secs => $3)
  FROM due, outbox o WHERE d.event_id = due.event_id AND d.consumer = due.consumer AND o.event_id = d.event_id RETURNING ${COLUMNS}`;

/** Locks in a fixed order, to avoid deadlocks. $1 events. */
export const LOCK_EVENTS =
  'SELECT 1 FROM outbox WHERE event_id = ANY($1::uuid[]) ORDER BY event_id FOR UPDATE';

const RESULTS = `unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::float8[]) AS result (event_id, consumer, token, failure, seconds)`;

/** $1 events, $2 consumers, $3 tokens, $4 failures or null, $5 seconds until the next attempt. Another token changes nothing. */
export const SETTLE = `
  UPDATE outbox_deliveries d SET delivered_at = CASE WHEN failure IS NULL THEN now() END, last_error = failure,
    attempts = d.attempts + CASE WHEN failure IS NULL THEN 0 ELSE 1 END, claimed_until = NULL,
    due_at = CASE WHEN failure IS NULL THEN d.due_at ELSE now() + make_interval(secs => seconds) END
  FROM ${RESULTS}
  WHERE d.event_id = result.event_id AND d.consumer = result.consumer AND d.claim_token IS NOT DISTINCT FROM result.token
    AND d.delivered_at IS NULL`;

/**
 * Copies the state of an event's deliveries to the event, for the console; with the last delivery the event
 * counts as delivered. $1 events.
 */
export const SUM_UP = `
  UPDATE outbox o SET delivered_at = CASE WHEN open.deliveries = 0 THEN now() END, attempts = greatest(o.attempts, open.attempts),
    last_error = coalesce(open.last_error, o.last_error), due_at = coalesce(open.due_at, o.due_at)
  FROM (SELECT event_id, count(*) FILTER (WHERE delivered_at IS NULL) AS deliveries, max(attempts) AS attempts,
      (array_agg(last_error ORDER BY attempts DESC) FILTER (WHERE last_error IS NOT NULL))[1] AS last_error,
      min(due_at) FILTER (WHERE last_error IS NOT NULL) AS due_at
    FROM outbox_deliveries WHERE event_id = ANY($1::uuid[]) GROUP BY event_id) AS open
  WHERE o.event_id = open.event_id AND o.delivered_at IS NULL`;
