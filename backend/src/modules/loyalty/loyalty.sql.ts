export const SPENDABLE = `SELECT greatest(0, loyalty_points - points_pending(id)) AS spendable FROM users WHERE id = $1`;

/** $1 user, $2 points, $3 order. Nothing when fewer can be spent. */
export const SPEND = `
  WITH paid AS (
    UPDATE users SET loyalty_points = loyalty_points - $2 WHERE id = $1 AND loyalty_points - points_pending(id) >= $2 RETURNING id
  )
  INSERT INTO points_ledger (user_id, delta, kind, order_id) SELECT id, -$2::int, 'spend', $3 FROM paid RETURNING id`;

/** Null for what can be spent. */
export const SPENDABLE_AT = `(SELECT iso(at) FROM (SELECT e.created_at + make_interval(hours => points_setting('spendableAfterHours', 24)) AS at) AS cooled
  WHERE e.kind = 'redemption' AND at > now() AND NOT EXISTS (SELECT 1 FROM points_ledger back WHERE back.pass_id = e.pass_id AND back.kind = 'reversal'))`;

export const GIVE_BACK = `
  WITH entry AS (INSERT INTO points_ledger (user_id, delta, kind, order_id) VALUES ($1, $2, 'return', $3) RETURNING user_id, delta)
  UPDATE users SET loyalty_points = loyalty_points + entry.delta FROM entry WHERE users.id = entry.user_id RETURNING users.id`;
