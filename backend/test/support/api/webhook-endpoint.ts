import type pg from 'pg';

/** An endpoint of the marketplace with a delivery that was given up. */
export async function addEndpoint(
  database: pg.Pool,
  createdBy: number,
): Promise<{ id: number; delivery: string }> {
  const { rows } = await database.query<{ id: number; delivery: string }>(
    `WITH made AS (INSERT INTO webhook_endpoints (url, event_types, created_by)
       VALUES ('https://till.example.com/', '{payout.made}', $1) RETURNING id)
     INSERT INTO webhook_deliveries (endpoint_id, event_id, event_number, type, object, body, state)
     SELECT id, gen_random_uuid(), 0, 'webhook.test', '{}', '{}', 'given-up' FROM made
     RETURNING endpoint_id AS id, public_id AS delivery`,
    [createdBy],
  );
  if (!rows[0]) throw new Error('The endpoint is not there.');
  return rows[0];
}
