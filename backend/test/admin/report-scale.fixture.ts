/** Unused passes, and uses at the same time. */
export const ADDED_PASSES = [
  `INSERT INTO passes (public_id, user_id, deal_id, vendor_id, code_hash, state, issued_at, expires_at)
   SELECT gen_random_uuid(), user_id, deal_id, vendor_id, decode(md5('unused' || id), 'hex'), 'expired', issued_at - interval '2 days', issued_at
   FROM passes WHERE id % 5 = 0`,
  // Two uses of a customer at the same time, at two businesses.
  `UPDATE passes p SET redeemed_at = first.at FROM (SELECT user_id, min(redeemed_at) AS at FROM passes GROUP BY user_id) AS first
   WHERE p.id IN (SELECT DISTINCT ON (q.user_id) q.id FROM passes q WHERE q.state = 'redeemed' ORDER BY q.user_id, q.id DESC)
     AND first.user_id = p.user_id AND p.user_id % 2 = 0`,
];

/** Points with and without their business, and points taken back. */
export const ADDED_POINTS = `
  INSERT INTO points_ledger (user_id, delta, kind, pass_id, vendor_id, created_at)
  SELECT user_id, 1 + (id * id) % 97, 'redemption', id, CASE WHEN id % 3 <> 0 THEN vendor_id END, redeemed_at FROM passes WHERE state = 'redeemed';
  INSERT INTO points_ledger (user_id, delta, kind, pass_id, vendor_id, created_at)
  SELECT user_id, -delta, 'reversal', pass_id, vendor_id, created_at + interval '1 hour' FROM points_ledger WHERE id % 17 = 0`;

/** Changes of what reports group by, each with one number that chooses the deal. */
export const CHANGES_OF_REPORTS: Readonly<Record<string, string>> = {
  'a deal moves to another category and city': `
    UPDATE deals SET category_id = (SELECT max(category_id) FROM deals), location_id = (SELECT max(location_id) FROM deals)
    WHERE id = (SELECT id FROM deals ORDER BY md5(id::text || $1::int) LIMIT 1)`,
  'a price of a deal rises': `
    UPDATE deals SET original_price = original_price + 300 WHERE id = (SELECT id FROM deals ORDER BY md5(id::text || $1::int) LIMIT 1)`,
  'a business is verified': `UPDATE vendors SET status = 'verified' WHERE status = 'suspended' AND $1::int > 0`,
};
