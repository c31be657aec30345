const GOOD_FOR = "interval '30 days'";

/** Locks the pass to repeat. $1 its row. */
export const REPEATED_OF = `
  SELECT p.public_id AS "publicId", p.deal_id AS "dealId", p.user_id AS "userId", p.state IN ('redeemed', 'voided') AS "isUsed",
    p.source = 'order' AS "isBought", p.state = 'issued' AS "hasPlace"
  FROM passes p WHERE p.id = $1 FOR UPDATE`;

/**
 * Inserts a pass outside of slots and places. $1 the row of the repeated pass, $2 public id, $3 code hash, $4 true if
 * nothing is to be paid: then it earns no points, because the first use earned them.
 */
export const REPEAT = `
  INSERT INTO passes (public_id, user_id, deal_id, vendor_id, source, code_hash, issued_at, expires_at, terms)
  SELECT $2, p.user_id, p.deal_id, p.vendor_id, 'honour', $3, now(), now() + ${GOOD_FOR},
    coalesce(p.terms, d.terms_now) || CASE WHEN $4 THEN '{"price": 0, "points": 0}'::jsonb ELSE '{}'::jsonb END
  FROM passes p JOIN deal_facts d ON d.id = p.deal_id WHERE p.id = $1`;

/** $1 the deal. */
export const TAKE_BACK_PLACE = 'SELECT deal_capacities_take_back($1, false) AS capacity';

/** $1 row, $2 true if the pass has its place and slot still. */
export const EXTEND = `
  UPDATE passes SET state = 'issued', expires_at = greatest(expires_at, now() + ${GOOD_FOR}), slot = CASE WHEN $2 THEN slot END, updated_at = now()
  WHERE id = $1 AND state IN ('issued', 'expired')`;
