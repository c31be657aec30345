/**
 * A delivery to each endpoint that wants the event: those of the business, and those of the marketplace for the whole object. A
 * repeated delivery of the outbox adds nothing.
 * @param facts a statement of `event-facts.sql.ts`; $1 the object's id, $2 event, $3 type, $4 the object as JSON
 */
export const addDeliveries = (facts: string): string => `
  WITH facts AS (${facts})
  INSERT INTO webhook_deliveries (endpoint_id, event_id, event_number, type, object, body)
  SELECT e.id, o.event_id, o.id, $3::text, $4::jsonb, json_build_object('type', $3::text, 'timestamp', iso(o.created_at), 'data', f.data)::text
  FROM facts f JOIN webhook_endpoints e ON e.vendor_id = f.vendor_id OR (e.vendor_id IS NULL AND f.is_whole) JOIN waiting_events o ON o.event_id = $2::uuid
  WHERE e.event_types @> ARRAY[$3::text] AND e.disabled_at IS NULL AND e.deleted_at IS NULL
  ON CONFLICT ON CONSTRAINT webhook_deliveries_once DO NOTHING RETURNING id`;

/** A delivery that this instance has claimed. */
export interface ClaimedDelivery {
  id: string;
  token: string;
  endpointId: number;
  eventId: string;
  url: string;
  body: string;
  secrets: Buffer[];
}

/**
 * Claims due deliveries, at most a few per endpoint, each the first waiting one of its object. A delivery also waits while an earlier event of the object is in the
 * outbox. Transactions that publish events of one object lock it, so that the earlier event is visible here. $1 whether of slow or failing endpoints, $2 maximum
 * number, $3 maximum per endpoint, $4 seconds of the lease.
 */
export const CLAIM = `
  WITH due AS MATERIALIZED (
    SELECT one.id, e.url FROM (SELECT id, url FROM webhook_endpoints
      WHERE is_slow = $1 AND disabled_at IS NULL AND deleted_at IS NULL ORDER BY random()) AS e CROSS JOIN LATERAL (
      SELECT d.id FROM webhook_deliveries d
      WHERE d.endpoint_id = e.id AND d.state = 'waiting' AND d.due_at <= now() AND (d.claimed_until IS NULL OR d.claimed_until <= now())
        AND NOT EXISTS (SELECT 1 FROM webhook_deliveries b WHERE b.endpoint_id = d.endpoint_id AND b.object = d.object AND b.state = 'waiting'
          AND b.event_number < d.event_number)
        AND NOT outbox_has_earlier('webhooks', d.event_number, d.object)
      ORDER BY d.due_at, d.id
      LIMIT greatest($3::int - (SELECT count(*) FROM webhook_deliveries c WHERE c.endpoint_id = e.id AND c.claimed_until > now()), 0)
      FOR UPDATE OF d SKIP LOCKED) AS one LIMIT $2)
  UPDATE webhook_deliveries d SET claim_token = gen_random_uuid(), claimed_until = now() + make_interval(secs => $4::int)
  FROM due WHERE d.id = due.id
  RETURNING d.id, d.claim_token AS token, d.endpoint_id AS "endpointId", d.event_id AS "eventId", due.url, d.body,
    ARRAY(SELECT s.secret_sealed FROM webhook_secrets s WHERE s.endpoint_id = d.endpoint_id AND (s.valid_until IS NULL OR s.valid_until > now())
      ORDER BY s.valid_until NULLS FIRST) AS secrets`;

/** Locks the endpoint, so that results of several instances are stored one after the other. $1 the endpoint. */
export const LOCK_ENDPOINT = `SELECT id FROM webhook_endpoints WHERE id = $1 FOR UPDATE`;

/**
 * Stores the result. A row if the claim is still this instance's, with the number of attempts. $1 the delivery, $2 token, $3 failure or null, $4 status,
 * $5 answer, $6 milliseconds, $7 pauses in seconds by attempt.
 */
export const SETTLE = `
  UPDATE webhook_deliveries d SET attempts = d.attempts + 1, claimed_until = NULL, last_attempt_at = now(), last_failure = $3::text, last_status = $4,
    last_answer = $5, last_duration_ms = $6,
    state = CASE WHEN $3::text IS NULL THEN 'delivered' WHEN d.attempts >= cardinality($7::int[]) THEN 'given-up' ELSE 'waiting' END,
    due_at = now() + make_interval(secs => coalesce(($7::int[])[d.attempts + 1], 0))
  WHERE d.id = $1 AND d.claim_token = $2 AND d.state = 'waiting' RETURNING d.id`;

/** $1 the endpoint, $2 whether it was slow. */
export const NOTE_SUCCESS = `
  UPDATE webhook_endpoints SET failing_since = NULL, is_slow = $2 WHERE id = $1 AND (failing_since IS NOT NULL OR is_slow <> $2)`;

/** $1 the endpoint. */
export const NOTE_FAILURE = `
  UPDATE webhook_endpoints SET failing_since = coalesce(failing_since, now()), is_slow = true WHERE id = $1 AND (failing_since IS NULL OR NOT is_slow)`;

/** Disables an endpoint that is gone or has failed too long. $1 the endpoint, $2 whether it is gone, $3 hours. */
export const DISABLE_FAILING = `
  UPDATE webhook_endpoints SET disabled_at = now(), disabled_reason = CASE WHEN $2 THEN 'gone' ELSE 'failing' END
  WHERE id = $1 AND disabled_at IS NULL AND deleted_at IS NULL AND ($2 OR failing_since <= now() - make_interval(hours => $3::int))
  RETURNING vendor_id AS "vendorId", disabled_reason AS reason`;

/** Owners of the business, or of the marketplace. $1 the business or null. */
export const OWNERS = `
  SELECT user_id AS "userId" FROM staff_roles WHERE vendor_id = $1::int AND role = 'owner'
  UNION ALL SELECT user_id FROM admin_role_facts WHERE $1::int IS NULL AND role = 'owner' ORDER BY 1`;
