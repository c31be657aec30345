/** Something that can be asked: a client, a pool. */
interface Queryable {
  query: <Row extends object>(sql: string) => Promise<{ rows: Row[] }>;
}

export interface LedgerFault {
  /** What does not hold. */
  rule: string;
  /** Where: the number of a transaction, the code of an account, the id of a payment. */
  at: string;
  /** The figures, in paisa. */
  found: string;
}

/** Every row is a fault (rule LE3); a ledger that is right answers none. */
const FAULTS = `
  SELECT 'the entries of a transaction sum to zero' AS rule, t.kind || ' ' || t.source AS at,
    count(e.id) || ' entries sum to ' || coalesce(sum(e.paisa), 0) AS found
  FROM ledger_transactions t LEFT JOIN ledger_entries e ON e.transaction_id = t.id
  GROUP BY t.id HAVING coalesce(sum(e.paisa), 0) <> 0 OR count(e.id) < 2
  UNION ALL
  SELECT 'all accounts together sum to zero', 'ledger', sum(paisa)::text FROM ledger_entries HAVING sum(paisa) <> 0
  UNION ALL
  SELECT 'points are owed at ten for a rupee', 'points', owed.paisa || ' owed, ' || earned.points * 10 || ' in the points ledger'
  FROM (SELECT coalesce(-sum(e.paisa), 0) AS paisa FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE a.code = 'points') AS owed,
    (SELECT coalesce(sum(delta), 0) AS points FROM points_ledger) AS earned
  WHERE owed.paisa <> earned.points * 10
  UNION ALL
  SELECT 'points are charged to the business that gives them', p.id::text, p.vendor_points * 10 || ' due, ' || coalesce(charged.paisa, 0) || ' charged'
  FROM points_ledger p LEFT JOIN LATERAL (SELECT sum(e.paisa) AS paisa FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    JOIN ledger_accounts a ON a.id = e.account_id WHERE t.kind = 'points' AND t.source = p.id::text AND a.vendor_id = p.vendor_id) AS charged ON true
  WHERE coalesce(charged.paisa, 0) <> p.vendor_points * 10
  UNION ALL
  SELECT 'invoices are numbered without a gap', y.name || ' ' || kind.name,
    count(i.id) || ' written, the last number taken is ' || kind.taken || ', the last written is ' || coalesce(max(i.sequence), 0)
  FROM fiscal_years y CROSS JOIN LATERAL (VALUES ('invoice', y.last_invoice), ('credit-note', y.last_credit_note)) AS kind (name, taken)
  LEFT JOIN invoices i ON i.fiscal_year_id = y.id AND i.kind = kind.name
  GROUP BY y.id, kind.name, kind.taken HAVING count(i.id) <> kind.taken OR coalesce(max(i.sequence), 0) <> kind.taken
  UNION ALL
  SELECT 'a capture is booked as it came', p.public_id::text, p.paisa || ' captured, ' || coalesce(sum(e.paisa), 0) || ' booked'
  FROM payments p LEFT JOIN ledger_transactions t ON t.kind = 'capture' AND t.source = p.public_id::text
  LEFT JOIN ledger_entries e ON e.transaction_id = t.id AND e.paisa > 0
  GROUP BY p.id HAVING coalesce(sum(e.paisa), 0) <> CASE WHEN p.completed_at IS NULL THEN 0 ELSE p.paisa END
  UNION ALL
  SELECT 'a refund is booked when it has left', r.public_id::text, r.state || ' of ' || r.paisa || ', ' || coalesce(sum(e.paisa), 0) || ' booked'
  FROM refunds r LEFT JOIN ledger_transactions t ON t.kind = 'refund' AND t.source = r.public_id::text
  LEFT JOIN ledger_entries e ON e.transaction_id = t.id AND e.paisa > 0
  GROUP BY r.id HAVING coalesce(sum(e.paisa), 0) <> CASE r.state WHEN 'completed' THEN r.paisa ELSE 0 END
  UNION ALL
  SELECT 'a chargeback is booked as the gateway took it', c.public_id::text, c.kind || ' of ' || c.paisa || ', ' || coalesce(sum(e.paisa), 0) || ' booked'
  FROM chargebacks c LEFT JOIN ledger_transactions t ON t.kind = c.kind AND t.source = c.public_id::text
  LEFT JOIN ledger_entries e ON e.transaction_id = t.id AND e.paisa > 0
  GROUP BY c.id HAVING coalesce(sum(e.paisa), 0) <> c.paisa
  UNION ALL
  SELECT 'a paid order is booked as sold', o.public_id::text, o.state || ' of ' || o.total || ' rupees, ' || coalesce(sum(e.paisa), 0) || ' paisa booked'
  FROM orders o LEFT JOIN ledger_transactions t ON t.kind = 'sale' AND t.source = o.public_id::text
  LEFT JOIN ledger_entries e ON e.transaction_id = t.id AND e.paisa > 0
  GROUP BY o.id HAVING coalesce(sum(e.paisa), 0) <> CASE WHEN o.paid_at IS NULL THEN 0 ELSE o.total::bigint * 100 END
  UNION ALL
  SELECT 'a paid plan is booked as sold, and as taken back when it was', o.public_id::text,
    o.state || ' of ' || o.due || ' rupees, ' || coalesce(sold.paisa, 0) || ' paisa sold, ' || coalesce(back.paisa, 0) || ' taken back'
  FROM plan_orders o
  LEFT JOIN LATERAL (SELECT sum(e.paisa) AS paisa FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id AND e.paisa > 0
    WHERE t.kind = 'sale' AND t.source = o.public_id::text) AS sold ON true
  LEFT JOIN LATERAL (SELECT sum(e.paisa) AS paisa FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id AND e.paisa > 0
    WHERE t.kind = 'cancellation' AND t.source = o.public_id::text) AS back ON true
  WHERE coalesce(sold.paisa, 0) <> CASE WHEN o.paid_at IS NULL THEN 0 ELSE o.due::bigint * 100 END
    OR coalesce(back.paisa, 0) <> CASE WHEN o.state = 'refunded' THEN o.due::bigint * 100 ELSE 0 END
  UNION ALL
  SELECT 'passes are what was paid for', o.public_id::text, l.quantity || ' bought, ' || count(p.id) || ' issued'
  FROM orders o JOIN order_lines l ON l.order_id = o.id LEFT JOIN passes p ON p.order_line_id = l.id AND p.state <> 'voided'
  GROUP BY o.id, l.id HAVING count(p.id) <> CASE WHEN o.paid_at IS NULL THEN 0 ELSE l.quantity END
  UNION ALL
  SELECT 'what was given back is what was returned', o.public_id::text,
    o.returned_value || ' returned, passes for ' || coalesce(sum(l.unit_price) FILTER (WHERE p.state = 'cancelled'), 0) || ' given back'
  FROM orders o JOIN order_lines l ON l.order_id = o.id LEFT JOIN passes p ON p.order_line_id = l.id
  GROUP BY o.id HAVING coalesce(sum(l.unit_price) FILTER (WHERE p.state = 'cancelled'), 0) <> o.returned_value
  UNION ALL
  SELECT 'customer-funds are what nobody has got yet', 'customer-funds', lies.paisa || ' there, ' || due.paisa || ' due'
  FROM (SELECT coalesce(-sum(e.paisa), 0) AS paisa FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE a.code = 'customer-funds') AS lies,
    (SELECT (SELECT coalesce(sum(points_value), 0) * 100 FROM orders WHERE state = 'awaiting_payment')
       + (SELECT coalesce(sum(paisa), 0) FROM refunds WHERE state <> 'completed')
       + (SELECT coalesce(sum(p.paisa - p.refunded_paisa), 0) FROM payments p WHERE p.completed_at IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM ledger_transactions t WHERE t.kind = 'sale' AND t.source = p.purpose_id::text)) AS paisa) AS due
  WHERE lies.paisa <> due.paisa
  UNION ALL
  SELECT 'the balance of a business is what its account holds', a.code, coalesce(b.owed_paisa, 0) || ' kept, ' || coalesce(-sum(e.paisa), 0) || ' in the account'
  FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.account_id = a.id LEFT JOIN vendor_balances b ON b.vendor_id = a.vendor_id
  WHERE a.vendor_id IS NOT NULL GROUP BY a.id, b.owed_paisa HAVING coalesce(b.owed_paisa, 0) <> coalesce(-sum(e.paisa), 0)
  UNION ALL
  SELECT 'what is sold and not used is what its account holds', a.code,
    coalesce(b.unused_paisa, 0) || ' kept, ' || held.paisa || ' in the account, ' || sold.paisa || ' sold and not used'
  FROM ledger_accounts a LEFT JOIN vendor_balances b ON b.vendor_id = split_part(a.code, ':', 2)::int
  CROSS JOIN LATERAL (SELECT coalesce(-sum(e.paisa), 0) AS paisa FROM ledger_entries e WHERE e.account_id = a.id) AS held
  CROSS JOIN LATERAL (SELECT coalesce(sum(l.unit_price), 0)::bigint * 100 AS paisa FROM order_lines l JOIN orders o ON o.id = l.order_id
    JOIN passes p ON p.order_line_id = l.id WHERE l.vendor_id = split_part(a.code, ':', 2)::int AND o.owed_on = 'use'
      AND p.state IN ('issued', 'expired') AND p.owed_at IS NULL) AS sold
  WHERE a.code LIKE 'unused:%' AND (coalesce(b.unused_paisa, 0) <> held.paisa OR held.paisa <> sold.paisa)
  UNION ALL
  SELECT 'a bought pass is owed once it is used or lapsed', p.public_id::text, p.state || ', owed ' || (p.owed_at IS NOT NULL) || ', ' ||
    coalesce(booked.paisa, 0) || ' of ' || l.unit_price * 100 || ' booked'
  FROM passes p JOIN order_lines l ON l.id = p.order_line_id JOIN orders o ON o.id = l.order_id AND o.owed_on = 'use'
  LEFT JOIN LATERAL (SELECT -sum(e.paisa) AS paisa FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    JOIN ledger_accounts a ON a.id = e.account_id AND a.vendor_id = p.vendor_id
    WHERE t.kind IN ('use', 'use-return', 'lapse') AND t.source = p.public_id::text) AS booked ON true
  WHERE coalesce(booked.paisa, 0) <>
    CASE WHEN p.owed_at IS NOT NULL AND p.state IN ('redeemed', 'issued', 'expired') THEN l.unit_price::bigint * 100 ELSE 0 END
  UNION ALL
  SELECT 'a payout is booked as it was paid', p.public_id::text, p.paisa || ' paid, ' || coalesce(sum(e.paisa), 0) || ' booked'
  FROM payouts p LEFT JOIN ledger_transactions t ON t.kind = 'payout' AND t.source = p.public_id::text
  LEFT JOIN ledger_entries e ON e.transaction_id = t.id AND e.paisa > 0
  GROUP BY p.id HAVING coalesce(sum(e.paisa), 0) <> p.paisa
  UNION ALL
  SELECT 'what is ordered and not sent is in its account', 'payouts-ordered', held.paisa || ' held, ' || ordered.paisa || ' ordered'
  FROM (SELECT coalesce(-sum(e.paisa), 0) AS paisa FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
    WHERE a.code = 'payouts-ordered') AS held,
    (SELECT coalesce(sum(paisa), 0) AS paisa FROM payout_run_lines WHERE state = 'ordered') AS ordered
  WHERE held.paisa <> ordered.paisa
  UNION ALL
  SELECT 'a line of a payout run is booked as it stands', l.public_id::text, l.state || ' of ' || l.paisa || ', ' ||
    coalesce(booked.paisa, 0) || ' left the account of the business'
  FROM payout_run_lines l LEFT JOIN LATERAL (SELECT sum(e.paisa) AS paisa FROM ledger_transactions t
    JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id AND a.vendor_id = l.vendor_id
    WHERE t.kind IN ('payout', 'payout-return') AND t.source = l.public_id::text) AS booked ON true
  WHERE coalesce(booked.paisa, 0) <> CASE l.state WHEN 'returned' THEN 0 ELSE l.paisa END
  UNION ALL
  SELECT 'a statement is what the account held', a.code || ' on ' || s.day, s.closing_paisa || ' stated, ' || held.paisa || ' held'
  FROM vendor_statements s JOIN ledger_accounts a ON a.vendor_id = s.vendor_id
  CROSS JOIN LATERAL (SELECT coalesce(-sum(e.paisa), 0) AS paisa FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE e.account_id = a.id AND t.created_at < start_of_nepal_day(s.day + 1)) AS held
  WHERE s.closing_paisa <> held.paisa
  UNION ALL
  SELECT 'a stated day leaves nobody out', a.code || ' on ' || moved.day, sum(e.paisa)::text || ' moved without a statement'
  FROM ledger_transactions t CROSS JOIN LATERAL (SELECT (t.created_at AT TIME ZONE 'UTC' + interval '5 hours 45 minutes')::date AS day) AS moved
  JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id AND a.vendor_id IS NOT NULL
  WHERE moved.day <= (SELECT max(day) FROM stated_days)
    AND NOT EXISTS (SELECT 1 FROM vendor_statements s WHERE s.vendor_id = a.vendor_id AND s.day = moved.day)
  GROUP BY a.id, moved.day`;

/** @returns what is wrong in the ledger, in the order of the rules */
export async function ledgerFaults(db: Queryable): Promise<LedgerFault[]> {
  return (await db.query<LedgerFault>(FAULTS)).rows;
}
