export const ATTENDED = `
  WITH settled AS (UPDATE payments SET mismatched_at = NULL, updated_at = now() WHERE id = $1 AND mismatched_at IS NOT NULL RETURNING id, gateway)
  INSERT INTO payment_events (payment_id, gateway, event_id, source, outcome, said)
  SELECT id, gateway, $2, 'admin', 'waits', $3 FROM settled RETURNING id`;
