/** Orders and their passes are booked (rule LE3). Every row is an error; a correct ledger has none. */
export const ORDER_LEDGER_CHECKS: readonly string[] = [
  `
  SELECT 'a paid order is booked as sold', o.public_id::text, o.state || ' of ' || o.total || ' rupees, ' || coalesce(sum(e.paisa), 0) || ' paisa booked'
  FROM orders o LEFT JOIN ledger_postings e ON e.kind = 'sale' AND e.source = o.public_id::text AND e.paisa > 0
  GROUP BY o.id HAVING coalesce(sum(e.paisa), 0) <> CASE WHEN o.paid_at IS NULL THEN 0 ELSE o.total::bigint * 100 END`,
  `
  SELECT 'passes are what was paid for', o.public_id::text, l.quantity || ' bought, ' || count(p.id) || ' issued'
  FROM orders o JOIN order_lines l ON l.order_id = o.id LEFT JOIN pass_facts p ON p.order_line_id = l.id AND (p.state <> 'voided' OR p.is_refunded)
  GROUP BY o.id, l.id HAVING count(p.id) <> CASE WHEN o.paid_at IS NULL THEN 0 ELSE l.quantity END`,
  `
  SELECT 'what was given back is what was returned', o.public_id::text,
    o.returned_value || ' returned, pass_facts for ' || coalesce(sum(l.unit_price) FILTER (WHERE p.state = 'cancelled' OR p.is_refunded), 0) + coalesce(sum(p.paid_back), 0) || ' given back'
  FROM orders o JOIN order_lines l ON l.order_id = o.id LEFT JOIN pass_facts p ON p.order_line_id = l.id
  GROUP BY o.id HAVING coalesce(sum(l.unit_price) FILTER (WHERE p.state = 'cancelled' OR p.is_refunded), 0) + coalesce(sum(p.paid_back), 0) <> o.returned_value`,
  `
  SELECT 'customer-funds are what nobody has got yet', 'customer-funds', lies.paisa || ' there, ' || due.paisa || ' due'
  FROM (SELECT coalesce(-sum(e.paisa), 0) AS paisa FROM ledger_postings e WHERE e.account = 'customer-funds') AS lies,
    (SELECT (SELECT coalesce(sum(points_value), 0) * 100 FROM orders WHERE state = 'awaiting_payment')
       + (SELECT coalesce(sum(paisa), 0) FROM refund_facts WHERE state <> 'completed')
       + (SELECT coalesce(sum(p.paisa - p.refunded_paisa), 0) FROM payment_facts p WHERE p.completed_at IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM ledger_postings e WHERE e.kind = 'sale' AND e.source = p.purpose_id::text)) AS paisa) AS due
  WHERE lies.paisa <> due.paisa`,
  `
  SELECT 'what is sold and not used is what its account holds', account,
    coalesce(held.paisa, 0) || ' in the account, ' || coalesce(sold.paisa, 0) || ' sold and not used'
  FROM (SELECT 'unused:' || l.vendor_id AS account, sum(l.unit_price)::bigint * 100 AS paisa FROM order_lines l
    JOIN orders o ON o.id = l.order_id AND o.owed_on = 'use' JOIN pass_facts p ON p.order_line_id = l.id
    WHERE p.state IN ('issued', 'expired') AND p.owed_at IS NULL GROUP BY l.vendor_id) AS sold
  FULL JOIN (SELECT e.account, -sum(e.paisa) AS paisa FROM ledger_postings e WHERE e.account LIKE 'unused:%' GROUP BY e.account) AS held
    USING (account)
  WHERE coalesce(held.paisa, 0) <> coalesce(sold.paisa, 0)`,
  `
  SELECT 'a bought pass is owed once it is used or lapsed', p.public_id::text, p.state || ', owed ' || (p.owed_at IS NOT NULL) || ', ' ||
    coalesce(booked.paisa, 0) || ' of ' || l.unit_price * 100 || ' booked'
  FROM pass_facts p JOIN order_lines l ON l.id = p.order_line_id JOIN orders o ON o.id = l.order_id AND o.owed_on = 'use'
  LEFT JOIN LATERAL (SELECT -sum(e.paisa) AS paisa FROM ledger_postings e
    WHERE e.kind IN ('use', 'use-return', 'lapse') AND e.source = p.public_id::text AND e.vendor_id = p.vendor_id) AS booked ON true
  WHERE coalesce(booked.paisa, 0) <>
    CASE WHEN p.owed_at IS NOT NULL AND p.state IN ('redeemed', 'issued', 'expired') THEN l.unit_price::bigint * 100 ELSE 0 END`,
];
