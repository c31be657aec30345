/*
 * The contents of the events, as rows of the business, whether the row is the whole object, and `data`. $1 the id of the object as
 * text. Ids and facts that the business sees at its counter or that are public; nothing about the customer.
 */

export const PASS_FACTS = `
  SELECT p.vendor_id, true AS is_whole, json_build_object('passId', p.public_id, 'vendorId', p.vendor_id, 'dealId', p.deal_id,
    'orderId', o.public_id, 'branchId', p.branch_id, 'amount', p.amount, 'issuedAt', iso(p.issued_at), 'expiresAt', iso(p.expires_at),
    'redeemedAt', iso(p.redeemed_at), 'voidedAt', iso(p.voided_at), 'voidReason', p.void_reason) AS data
  FROM pass_facts p LEFT JOIN order_line_facts l ON l.id = p.order_line_id LEFT JOIN order_facts o ON o.id = l.order_id
  WHERE p.public_id = $1::uuid`;

/** A row for each business with its own lines, and one of the whole order without a business. */
export const ORDER_FACTS = `
  SELECT l.vendor_id, grouping(l.vendor_id) = 1 AS is_whole, json_build_object('orderId', o.public_id, 'vendorId', l.vendor_id, 'paidAt', iso(o.paid_at),
    'total', sum(l.quantity * l.unit_price), 'lines', json_agg(json_build_object('dealId', l.deal_id, 'vendorId', l.vendor_id, 'quantity', l.quantity,
      'unitPrice', l.unit_price, 'returned', returned.count) ORDER BY l.id)) AS data
  FROM order_facts o JOIN order_line_facts l ON l.order_id = o.id CROSS JOIN LATERAL (
    SELECT count(*) AS count FROM pass_facts p WHERE p.order_line_id = l.id AND (p.is_refunded OR p.state = 'cancelled')) AS returned
  WHERE o.public_id = $1::uuid GROUP BY GROUPING SETS ((o.public_id, o.paid_at, l.vendor_id), (o.public_id, o.paid_at))`;

export const DEAL_FACTS = `
  SELECT d.vendor_id, true AS is_whole, json_build_object('dealId', d.id, 'vendorId', d.vendor_id, 'title', d.title, 'titleNe', d.title_ne,
    'status', d.moderation_status, 'version', d.version) AS data
  FROM deal_facts d WHERE d.id = $1::int`;

export const REVIEW_FACTS = `
  SELECT d.vendor_id, true AS is_whole, json_build_object('reviewId', r.id, 'vendorId', d.vendor_id, 'dealId', r.deal_id, 'rating', r.rating,
    'createdAt', iso(r.created_at)) AS data
  FROM review_facts r JOIN deal_facts d ON d.id = r.deal_id WHERE r.id = $1::int`;

export const PAYOUT_FACTS = `
  SELECT p.vendor_id, true AS is_whole, json_build_object('payoutId', p.public_id, 'vendorId', p.vendor_id, 'amount', p.paisa::float8 / 100,
    'method', p.method, 'reference', p.reference, 'paidAt', iso(p.created_at)) AS data
  FROM payout_facts p WHERE p.public_id = $1::uuid`;
