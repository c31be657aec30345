/** The row of a notification about corrected points. $1 the decision. */
export const CORRECTED = `
  SELECT CASE WHEN e.delta > 0 THEN 'points-given' ELSE 'points-taken' END AS kind, c.user_id AS "userId", NULL::int AS "dealId",
    json_build_object('reason', c.reason, 'points', abs(e.delta), 'balance', b.points) AS facts
  FROM decision_reasons c JOIN points_ledger e ON e.id = c.points_entry_id JOIN points_balances b ON b.user_id = c.user_id WHERE c.id = $1`;
