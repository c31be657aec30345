/** A bought pass whose money was not given back. $1 the pass. */
export const PAID_BACK_PASS = `
  SELECT p.public_id AS id, l.id AS "lineId", l.vendor_id AS "vendorId", l.unit_price AS price, l.title, l.title_ne AS "titleNe",
    p.expires_at <= now() AS "isExpired", p.owed_at IS NOT NULL OR o.owed_on = 'payment' AND p.state = 'redeemed' AS "isOwed",
    p.state IN ('issued', 'expired') AS "isUnused", o.public_id AS "orderId"
  FROM pass_facts p JOIN order_lines l ON l.id = p.order_line_id JOIN orders o ON o.id = l.order_id
  WHERE p.id = $1 AND p.state IN ('issued', 'expired', 'redeemed') AND NOT p.is_refunded AND p.paid_back = 0`;

/** $1 the pass, $2 rupees. */
export const NOTE_PAID_BACK = 'SELECT passes_note_paid_back($1, $2)';
