/** Current and future periods. $1 the customer, $2 now. */
export const PERIODS = `
  SELECT m.slug, um.price_yearly AS price, um.starts_at AS "startsAt", um.ends_at AS "endsAt"
  FROM user_memberships um JOIN memberships m ON m.id = um.membership_id
  WHERE um.user_id = $1 AND um.ends_at > $2 AND um.replaced_by IS NULL`;

export const REPLACE = `UPDATE user_memberships SET replaced_by = $2 WHERE user_id = $1 AND ends_at > $3 AND replaced_by IS NULL`;

export const INSERT = `
  INSERT INTO user_memberships (user_id, membership_id, starts_at, ends_at, price_yearly, points_multiplier, plan_order_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

/** A payment for another year undoes a cancellation. */
export const UNDO_CANCELLING = `UPDATE user_memberships SET cancelled_at = NULL WHERE user_id = $1 AND cancelled_at IS NOT NULL AND ends_at > $2`;

/** Deletes future periods and ends the current one. $1 the order, $2 now. */
export const END = `
  WITH gone AS (DELETE FROM user_memberships WHERE plan_order_id = $1 AND starts_at > $2)
  UPDATE user_memberships SET ends_at = greatest($2, starts_at + interval '1 millisecond')
  WHERE plan_order_id = $1 AND starts_at <= $2 AND ends_at > $2`;

export const RESTORE = `UPDATE user_memberships SET replaced_by = NULL WHERE replaced_by = $1`;
