/** Serializes uses and payments of one customer. $1 the customer. */
export const LOCK_CUSTOMER = 'SELECT users_lock($1) AS "isInUse"';

/** Read it in a separate statement after the lock. $1 the customer. */
export const BALANCE = 'SELECT points_balance($1) AS balance';

/**
 * Reverses the points of a pass for each party. Points that were already reversed with the refund of a
 * membership are left out. $1 the pass.
 */
export const REVERSE = `
  WITH earned AS (
    SELECT e.*, EXISTS (SELECT 1 FROM points_ledger m WHERE m.user_membership_id = e.user_membership_id AND m.kind = 'membership-return') AS returned
    FROM points_ledger e WHERE e.pass_id = $1 AND e.kind = 'redemption'
  )
  INSERT INTO points_ledger (user_id, delta, kind, pass_id, vendor_id, vendor_points, user_membership_id,
    deal_id, title, title_ne, pass_public_id)
  SELECT user_id, CASE WHEN returned THEN -vendor_points ELSE -delta END, 'reversal', pass_id, vendor_id, -vendor_points, user_membership_id,
    deal_id, title, title_ne, pass_public_id
  FROM earned ON CONFLICT DO NOTHING`;

/** Points at the expense of the business of a pass, once (rule HN7). $1 the customer, $2 points, $3 to $8 the pass. */
export const COMPENSATE = `
  INSERT INTO points_ledger (user_id, delta, kind, pass_id, vendor_id, vendor_points, deal_id, title, title_ne, pass_public_id)
  VALUES ($1, $2::int, 'honour', $3, $4, $2::int, $5, $6, $7, $8)
  ON CONFLICT DO NOTHING`;

/** Memberships bought with a refunded order. $1 the order. */
export const MEMBERSHIPS_OF_ORDER = `
  SELECT id, user_id AS "userId" FROM bought_memberships WHERE order_id = $1 AND order_state = 'refunded'`;

/** Reverses the points that a membership added, once. $1 the membership. */
export const RETURN_BONUS = `
  INSERT INTO points_ledger (user_id, delta, kind, user_membership_id)
  SELECT e.user_id, -sum(e.delta - e.vendor_points), 'membership-return', e.user_membership_id FROM points_ledger e
  WHERE e.user_membership_id = $1 GROUP BY e.user_id, e.user_membership_id HAVING sum(e.delta - e.vendor_points) > 0
  ON CONFLICT DO NOTHING`;
