export const LAST_MONEY_BACK = `
  SELECT max(refunded_at) AS "lastAt" FROM plan_orders WHERE user_id = $1 AND kind = 'membership' AND state = 'refunded'`;

export const REFUNDED = `UPDATE plan_orders SET state = 'refunded', money_back_id = $2, refunded_at = $3, updated_at = now() WHERE id = $1`;
