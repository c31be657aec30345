/** $1 the customer. */
export const SPENDABLE = 'SELECT greatest(0, points_balance($1) - points_pending($1)) AS spendable';

/** $1 user, $2 points, $3 order. No row if fewer points can be spent. */
export const SPEND = `
  INSERT INTO points_ledger (user_id, delta, kind, order_id) SELECT $1, -$2::int, 'spend', $3
  WHERE points_balance($1) - points_pending($1) >= $2::int RETURNING id`;

/** Points that an admin added in 7 days, to all accounts. $1 the admin. */
export const ADDED_BY = `
  SELECT coalesce(sum((e.after ->> 'points')::int - (e.before ->> 'points')::int), 0)::float8 AS points FROM audit_entries e
  WHERE e.actor_id = $1 AND e.action = 'points.corrected' AND e.at > now() - interval '7 days'
    AND (e.after ->> 'points')::int > (e.before ->> 'points')::int`;

/** Time in which a counter can take a use back. */
const UNDO = `interval '15 minutes'`;

/** A row if points of a pass can be spent, at the earliest after the time in which its use can be taken back. $1 the pass. */
export const SPENDABLE_OF_PASS = `
  SELECT 1 FROM points_ledger e WHERE e.pass_id = $1 AND e.kind IN ('redemption', 'invite', 'invited')
    AND e.created_at <= now() - greatest(make_interval(hours => points_setting('spendableAfterHours', 24)), ${UNDO}) LIMIT 1`;

/** Null for points that can be spent now. */
const SPENDABLE_AT = `(SELECT iso(at) FROM (SELECT e.created_at + make_interval(hours => points_setting('spendableAfterHours', 24)) AS at) AS cooled
  WHERE e.kind IN ('redemption', 'invite', 'invited') AND at > now() AND NOT EXISTS (SELECT 1 FROM points_ledger back
    WHERE back.pass_id = e.pass_id AND back.kind = CASE e.kind WHEN 'redemption' THEN 'reversal' ELSE e.kind || '-return' END))`;

/** $1 user, $2 last row of the previous page, $3 number of rows. */
export const ENTRIES = `
  SELECT e.id::int AS id, e.delta, e.kind, e.multiplier, iso(e.created_at) AS "createdAt", ${SPENDABLE_AT} AS "spendableAt",
    e.deal_id AS "dealId", e.title AS "dealTitle", e.title_ne AS "dealTitleNe",
    (SELECT count(*)::int FROM points_ledger WHERE user_id = $1) AS counted
  FROM points_ledger e
  WHERE e.user_id = $1 AND ($2::bigint IS NULL OR e.id < $2) ORDER BY e.id DESC LIMIT $3`;
