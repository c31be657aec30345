import { acceptedBy } from '../people/accepted-by.sql.js';

/** An acceptance belongs to the day and branch where it was made, even if it was voided after midnight (rule J2). */
const ACCEPTED = `
  SELECT p.branch_id, p.redeemed_by, p.api_key_id, p.state, p.amount FROM passes p
  WHERE p.vendor_id = $1 AND p.redeemed_at >= $2 AND p.redeemed_at <= $3 AND ($4::int IS NULL OR p.branch_id = $4)`;

const SUMS = `
  count(*) FILTER (WHERE state = 'redeemed')::int AS redemptions, coalesce(sum(amount) FILTER (WHERE state = 'redeemed'), 0)::float AS revenue,
  count(*) FILTER (WHERE state = 'voided')::int AS voids, coalesce(sum(amount) FILTER (WHERE state = 'voided'), 0)::float AS "voidedAmount"`;

/** $1 the business, $2 and $3 the first and last moment of the day, $4 the only branch or null. */
export const DAILY_CLOSE = `
  WITH accepted AS MATERIALIZED (${ACCEPTED}), groups AS (
    SELECT a.branch_id AS "branchId", b.name AS "branchName", u.id AS "staffId", a.api_key_id AS "keyId",
      ${acceptedBy('a.api_key_id', "coalesce(u.shown_name, '')")} AS "staffName", NULL::int AS cash, ${SUMS}
    FROM accepted a JOIN person_names u ON u.id = a.redeemed_by LEFT JOIN branch_places b ON b.id = a.branch_id
    GROUP BY a.branch_id, b.name, u.id, u.shown_name, a.api_key_id
  )
  SELECT (SELECT business_name FROM vendor_cards WHERE id = $1) AS "businessName", (SELECT name_ne FROM vendor_cards WHERE id = $1) AS "nameNe",
    (SELECT row_to_json(t) FROM (SELECT ${SUMS} FROM accepted) t) AS totals,
    (SELECT coalesce(json_agg(groups ORDER BY "branchName" NULLS LAST, "staffName", "staffId", "keyId" NULLS FIRST), '[]') FROM groups) AS rows`;
