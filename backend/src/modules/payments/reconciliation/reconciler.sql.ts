/**
 * Claims one payment and schedules its next query before the call, so that no other instance queries it
 * meanwhile. $1 now, $2 the gateway.
 */
export const CLAIM = `
  WITH due AS MATERIALIZED (
    SELECT id FROM payments WHERE look_at <= $1 AND gateway = $2 ORDER BY look_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  UPDATE payments p SET look_at = $1::timestamptz + interval '5 minutes' FROM due WHERE p.id = due.id RETURNING p.public_id AS id`;
