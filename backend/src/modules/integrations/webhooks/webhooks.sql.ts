const ROW = `
  SELECT e.id, e.url, e.event_types AS "eventTypes",
    CASE WHEN e.disabled_at IS NOT NULL THEN 'disabled' WHEN e.failing_since IS NOT NULL THEN 'failing' ELSE 'active' END AS state,
    e.disabled_reason AS "disabledReason", iso(e.disabled_at) AS "disabledAt", iso(e.failing_since) AS "failingSince",
    (SELECT iso(max(s.valid_until)) FROM webhook_secrets s WHERE s.endpoint_id = e.id AND s.valid_until > now()) AS "previousSecretUntil",
    (SELECT json_build_object('type', d.type, 'state', d.state, 'at', iso(coalesce(d.last_attempt_at, d.created_at)), 'status', d.last_status,
      'failure', d.last_failure) FROM webhook_deliveries d WHERE d.endpoint_id = e.id ORDER BY d.id DESC LIMIT 1) AS "lastDelivery",
    iso(e.created_at) AS "createdAt", u.shown_name AS "createdBy"
  FROM webhook_endpoints e JOIN person_names u ON u.id = e.created_by
  WHERE e.vendor_id IS NOT DISTINCT FROM $1::int AND e.deleted_at IS NULL`;

/** $1 the business, null for the marketplace. */
export const WEBHOOKS = `${ROW} ORDER BY e.id DESC LIMIT 100`;

/** $1 the business, $2 the endpoint. */
export const ONE_WEBHOOK = `${ROW} AND e.id = $2`;

/** $1 the business. */
export const COUNT_WEBHOOKS = `
  SELECT count(*)::int AS count FROM webhook_endpoints WHERE vendor_id IS NOT DISTINCT FROM $1::int AND deleted_at IS NULL`;

/** $1 the business, $2 address, $3 types, $4 who. */
export const ADD_WEBHOOK = `
  INSERT INTO webhook_endpoints (vendor_id, url, event_types, created_by) VALUES ($1, $2, $3, $4) RETURNING id`;

/** $1 the endpoint, $2 address, $3 types; null for what remains. */
export const CHANGE_WEBHOOK = `
  UPDATE webhook_endpoints SET url = coalesce($2, url), event_types = coalesce($3::text[], event_types) WHERE id = $1`;

/** $1 the endpoint. */
export const TURN_OFF = `
  UPDATE webhook_endpoints SET disabled_at = now(), disabled_reason = 'owner' WHERE id = $1 AND disabled_at IS NULL`;

/** $1 the endpoint. */
export const TURN_ON = `
  UPDATE webhook_endpoints SET disabled_at = NULL, disabled_reason = NULL, failing_since = NULL, is_slow = false WHERE id = $1 AND disabled_at IS NOT NULL`;

/** Waiting deliveries begin their attempts again. $1 the endpoint. */
export const SEND_WAITING = `
  UPDATE webhook_deliveries SET attempts = 0, due_at = now() WHERE endpoint_id = $1 AND state = 'waiting' AND attempts > 0`;

/** $1 the endpoint. */
export const DELETE_WEBHOOK = `UPDATE webhook_endpoints SET deleted_at = now() WHERE id = $1`;

/** $1 the endpoint, $2 sealed secret. */
export const ADD_SECRET = `INSERT INTO webhook_secrets (endpoint_id, secret_sealed) VALUES ($1, $2)`;

/** One before the last ends at once. $1 the endpoint. */
export const DROP_OLD_SECRETS = `DELETE FROM webhook_secrets WHERE endpoint_id = $1 AND valid_until IS NOT NULL`;

/** $1 the endpoint. */
export const END_SECRET = `
  UPDATE webhook_secrets SET valid_until = now() + interval '24 hours' WHERE endpoint_id = $1 AND valid_until IS NULL`;

/** $1 the endpoint, $2 event, $3 type, $4 the object as JSON. */
export const ADD_TEST = `
  INSERT INTO webhook_deliveries (endpoint_id, event_id, event_number, type, object, body)
  VALUES ($1, $2, 0, $3::text, $4::jsonb, json_build_object('type', $3::text, 'timestamp', iso(now()), 'data', json_build_object('webhookId', $1::int))::text)
  RETURNING public_id AS id`;

/** A row if the delivery belongs to the endpoint. $1 the endpoint, $2 the delivery. */
export const SEND_AGAIN = `
  UPDATE webhook_deliveries SET state = 'waiting', attempts = 0, due_at = now() WHERE endpoint_id = $1 AND public_id = $2 RETURNING type`;

/** $1 the user. */
export const CREATED_BY = `
  SELECT id, url, iso(created_at) AS "createdAt" FROM webhook_endpoints WHERE created_by = $1 ORDER BY id`;
