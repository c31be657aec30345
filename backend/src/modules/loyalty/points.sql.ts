/** $1 the customer. Uses and payments of one customer wait for each other. */
export const LOCK_CUSTOMER = 'SELECT users_lock($1) AS "isInUse"';

/** $1 the customer. Read it in a statement of its own after the lock. */
export const BALANCE = 'SELECT points_balance($1) AS balance';

/**
 * Takes back what a pass earned, from whom it came. What went back with the price of a membership does not go back again.
 * $1 the pass.
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

/** Who got a membership with an order. $1 the order. */
export const MEMBERSHIPS_OF_ORDER = `
  SELECT id, user_id AS "userId" FROM bought_memberships WHERE order_id = $1 AND order_state = 'refunded'`;

/** $1 the membership: what it added goes back, once. */
export const RETURN_BONUS = `
  INSERT INTO points_ledger (user_id, delta, kind, user_membership_id)
  SELECT e.user_id, -sum(e.delta - e.vendor_points), 'membership-return', e.user_membership_id FROM points_ledger e
  WHERE e.user_membership_id = $1 GROUP BY e.user_id, e.user_membership_id HAVING sum(e.delta - e.vendor_points) > 0
  ON CONFLICT DO NOTHING`;
