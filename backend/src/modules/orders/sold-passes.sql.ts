/**
 * Orders from before rule ST1 were owed at their payment: one entry for all passes of a business. $1 the day
 * in Nepal.
 */
export const SOLD_PASSES = `
  SELECT e.vendor_id AS "vendorId", (sum(l.quantity) - count(DISTINCT e.id))::int AS passes
  FROM ledger_postings e JOIN orders o ON o.public_id = CASE WHEN e.source ~ '^[0-9a-f-]{36}$' THEN e.source::uuid END
  JOIN order_lines l ON l.order_id = o.id AND l.vendor_id = e.vendor_id
  WHERE e.kind = 'sale' AND e.created_at >= start_of_nepal_day($1::date) AND e.created_at < start_of_nepal_day($1::date + 1)
  GROUP BY e.vendor_id`;
