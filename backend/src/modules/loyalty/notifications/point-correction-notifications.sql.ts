/** The row of a notification about corrected points. $1 the decision. */
export const CORRECTED = `
  SELECT CASE WHEN e.delta > 0 THEN 'points-given' ELSE 'points-taken' END AS kind, u.id AS "userId", NULL::int AS "dealId",
    json_build_object('reason', c.reason, 'points', abs(e.delta), 'balance', u.loyalty_points) AS facts
  FROM decision_reasons c JOIN points_ledger e ON e.id = c.points_entry_id JOIN users u ON u.id = c.user_id WHERE c.id = $1`;
