/** The row of a notification without facts. $1 the account. */
export const CHANGED = `SELECT $1::int AS "userId", NULL::int AS "dealId", '{}'::json AS facts`;

/** The row of a notification with the number of unused recovery codes. $1 the account. */
export const RECOVERY_CODES_LEFT = `
  SELECT $1::int AS "userId", NULL::int AS "dealId",
    json_build_object('left', (SELECT count(*)::int FROM recovery_codes WHERE user_id = $1)) AS facts`;

/** $1 the decision of an admin. */
export const DECIDED = `
  SELECT c.user_id AS "userId", NULL::int AS "dealId", json_build_object('reason', c.reason) AS facts
  FROM user_decisions c WHERE c.id = $1`;

/** Returns the kind too, by the new role. $1 the decision of an admin. */
export const ROLE_CHANGED = `
  SELECT CASE WHEN u.role = 'admin' THEN 'role-admin' ELSE 'role-customer' END AS kind, u.id AS "userId", NULL::int AS "dealId",
    json_build_object('reason', c.reason) AS facts
  FROM user_decisions c JOIN users u ON u.id = c.user_id WHERE c.id = $1`;
