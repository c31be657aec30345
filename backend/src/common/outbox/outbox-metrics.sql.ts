/** Deliveries that wait, by lane; the partial index on them is all that is read. */
export const WAITING_DELIVERIES = `SELECT lane, count(*)::int AS waiting, (count(*) FILTER (WHERE attempts > 0))::int AS repeated,
    extract(epoch FROM now() - min(due_at))::float8 AS "dueSeconds"
  FROM outbox_deliveries WHERE delivered_at IS NULL AND lane IS NOT NULL GROUP BY lane`;
