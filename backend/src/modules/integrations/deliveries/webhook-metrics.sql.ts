/** Deliveries that wait, for how long the oldest has been due, and the endpoints in use by state. */
export const WEBHOOK_STATE = `
  SELECT (SELECT count(*)::int FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
      WHERE d.state = 'waiting' AND e.disabled_at IS NULL AND e.deleted_at IS NULL) AS waiting,
    (SELECT coalesce(extract(epoch FROM now() - min(d.due_at)), 0)::float8 FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
      WHERE d.state = 'waiting' AND d.attempts = 0 AND e.disabled_at IS NULL AND e.deleted_at IS NULL) AS "lagSeconds",
    count(*) FILTER (WHERE disabled_at IS NULL AND failing_since IS NULL)::int AS active,
    count(*) FILTER (WHERE disabled_at IS NULL AND failing_since IS NOT NULL)::int AS failing,
    count(*) FILTER (WHERE disabled_reason IN ('failing', 'gone'))::int AS disabled
  FROM webhook_endpoints WHERE deleted_at IS NULL`;
