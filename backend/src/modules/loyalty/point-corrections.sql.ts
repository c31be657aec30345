export const BALANCE = `
  SELECT loyalty_points AS balance FROM users WHERE id = $1 AND erased_at IS NULL FOR NO KEY UPDATE`;

export const CORRECT = `
  WITH entry AS (INSERT INTO points_ledger (user_id, delta, kind) VALUES ($1, $2, 'correction') RETURNING id, user_id, delta)
  UPDATE users SET loyalty_points = loyalty_points + entry.delta FROM entry WHERE users.id = entry.user_id RETURNING entry.id`;
