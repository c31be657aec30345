/** Leaves out the codes, so that a lost export file cannot be redeemed. */
export const READ = `
  SELECT p.public_id AS id, d.title AS deal, v.business_name AS business, b.name AS branch, p.state, iso(p.issued_at) AS "issuedAt",
    iso(p.expires_at) AS "expiresAt", iso(p.redeemed_at) AS "redeemedAt", iso(p.cancelled_at) AS "cancelledAt",
    iso(p.voided_at) AS "voidedAt", p.amount, p.points
  FROM passes p JOIN deal_facts d ON d.id = p.deal_id JOIN vendor_cards v ON v.id = p.vendor_id LEFT JOIN branch_places b ON b.id = p.branch_id
  WHERE p.user_id = $1 ORDER BY p.id`;

export const OPEN = `SELECT public_id AS id FROM passes WHERE user_id = $1 AND source = 'redeem' AND state = 'issued' AND expires_at > now() ORDER BY deal_id, id`;
