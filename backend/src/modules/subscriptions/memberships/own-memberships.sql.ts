export const OFFERED = `
  SELECT id, slug, price_yearly AS price, points_multiplier AS "pointsMultiplier" FROM memberships
  WHERE slug = $1 AND is_active AND price_yearly > 0`;

/** Cancels the last period or undoes that. $1 the customer, $2 now, $3 true to cancel. */
export const CANCEL = `
  UPDATE user_memberships SET cancelled_at = CASE WHEN $3::boolean THEN coalesce(cancelled_at, $2) END WHERE id = (
    SELECT id FROM user_memberships WHERE user_id = $1 AND ends_at > $2 AND replaced_by IS NULL ORDER BY ends_at DESC LIMIT 1) RETURNING id`;
