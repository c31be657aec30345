/** Serializes everything that books chargebacks of a gateway. $1 the gateway. */
export const LOCK_GATEWAY = `SELECT pg_advisory_xact_lock(hashtextextended('settlement ' || $1, 0))`;

/** $1 the gateway, $2 its number of the payment. */
export const DISPUTED_PAYMENT = `
  SELECT id AS "rowId" FROM payments WHERE gateway = $1 AND transaction_id = $2 AND completed_at IS NOT NULL`;

/** Leaves out chargebacks that are already stored. $1 the payment's row, $2 movements as JSON. */
export const INSERT_CHARGEBACKS = `
  INSERT INTO chargebacks (payment_id, kind, gateway_reference, paisa)
  SELECT $1, moved.kind, moved.reference, moved.paisa
  FROM jsonb_to_recordset($2::jsonb) AS moved (kind text, reference text, paisa bigint)
  ON CONFLICT (payment_id, kind, gateway_reference) DO NOTHING RETURNING public_id AS id, kind, paisa::float8 AS paisa`;

/** A task for an admin. $1 the payment's row, $2 chargebacks. */
export const INSERT_TASKS = `
  INSERT INTO settlement_differences (kind, reference, payment_id, their_paisa)
  SELECT c.kind, p.reference, p.id, c.paisa FROM chargebacks c JOIN payments p ON p.id = c.payment_id
  WHERE p.id = $1 AND c.public_id = ANY ($2::uuid[]) ORDER BY c.id`;
