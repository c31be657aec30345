/** Plans are booked (rule LE3). Every row is an error; a correct ledger has none. */
export const PLAN_LEDGER_CHECKS: readonly string[] = [
  `
  SELECT 'a paid plan is booked as sold, and as taken back when it was', o.public_id::text,
    o.state || ' of ' || o.due || ' rupees, ' || coalesce(sold.paisa, 0) || ' paisa sold, ' || coalesce(back.paisa, 0) || ' taken back'
  FROM plan_orders o
  LEFT JOIN LATERAL (SELECT sum(e.paisa) AS paisa FROM ledger_postings e
    WHERE e.kind = 'sale' AND e.source = o.public_id::text AND e.paisa > 0) AS sold ON true
  LEFT JOIN LATERAL (SELECT sum(e.paisa) AS paisa FROM ledger_postings e
    WHERE e.kind = 'cancellation' AND e.source = o.public_id::text AND e.paisa > 0) AS back ON true
  WHERE coalesce(sold.paisa, 0) <> CASE WHEN o.paid_at IS NULL THEN 0 ELSE o.due::bigint * 100 END
    OR coalesce(back.paisa, 0) <> CASE WHEN o.state = 'refunded' THEN o.due::bigint * 100 ELSE 0 END`,
];
