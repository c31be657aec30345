const COLUMNS = `
  SELECT p.public_id AS id, CASE WHEN p.state = 'issued' AND p.expires_at <= now() THEN 'expired' ELSE p.state END AS state,
    d.id AS "dealId", d.title AS "dealTitle", d.title_ne AS "dealTitleNe", v.id AS "vendorId", v.business_name AS "businessName",
    v.name_ne AS "businessNameNe", u.id AS "userId", u.shown_name AS customer, iso(p.expires_at) AS "expiresAt",
    iso(p.redeemed_at) AS "redeemedAt"
  FROM passes p JOIN deal_facts d ON d.id = p.deal_id JOIN vendor_cards v ON v.id = p.vendor_id
    JOIN person_names u ON u.id = p.user_id`;

/** Two businesses may have the same code. $1 hashes of the code, one for each version of the secret. $2 the business or null. */
export const PASSES_OF_CODE = `${COLUMNS} WHERE p.code_hash = ANY($1) AND ($2::int IS NULL OR p.vendor_id = $2) ORDER BY p.id DESC LIMIT 5`;

/** $1 the public id. */
export const PASS_OF_TOKEN = `${COLUMNS} WHERE p.public_id = $1`;
