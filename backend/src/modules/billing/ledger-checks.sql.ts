/** The rules that the ledger, its balances and statements follow (rule LE3). Every row is an error; a correct ledger has none. */
export const BILLING_LEDGER_CHECKS: readonly string[] = [
  `
  SELECT 'the entries of a transaction sum to zero' AS rule, t.kind || ' ' || t.source AS at,
    count(e.id) || ' entries sum to ' || coalesce(sum(e.paisa), 0) AS found
  FROM ledger_transactions t LEFT JOIN ledger_entries e ON e.transaction_id = t.id
  GROUP BY t.id HAVING coalesce(sum(e.paisa), 0) <> 0 OR count(e.id) < 2`,
  `
  SELECT 'all accounts together sum to zero', 'ledger', sum(paisa)::text FROM ledger_entries HAVING sum(paisa) <> 0`,
  `
  SELECT 'invoices are numbered without a gap', y.name || ' ' || kind.name,
    count(i.id) || ' written, the last number taken is ' || kind.taken || ', the last written is ' || coalesce(max(i.sequence), 0)
  FROM fiscal_years y CROSS JOIN LATERAL (VALUES ('invoice', y.last_invoice), ('credit-note', y.last_credit_note)) AS kind (name, taken)
  LEFT JOIN invoices i ON i.fiscal_year_id = y.id AND i.kind = kind.name
  GROUP BY y.id, kind.name, kind.taken HAVING count(i.id) <> kind.taken OR coalesce(max(i.sequence), 0) <> kind.taken`,
  `
  SELECT 'the balance of a business is what its account holds', a.code, coalesce(b.owed_paisa, 0) || ' kept, ' || coalesce(-sum(e.paisa), 0) || ' in the account'
  FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.account_id = a.id LEFT JOIN vendor_balances b ON b.vendor_id = a.vendor_id
  WHERE a.vendor_id IS NOT NULL GROUP BY a.id, b.owed_paisa HAVING coalesce(b.owed_paisa, 0) <> coalesce(-sum(e.paisa), 0)`,
  `
  SELECT 'what is sold and not used is in the balance of the business', a.code,
    coalesce(b.unused_paisa, 0) || ' in the balance, ' || held.paisa || ' in the account'
  FROM ledger_accounts a LEFT JOIN vendor_balances b ON b.vendor_id = split_part(a.code, ':', 2)::int
  CROSS JOIN LATERAL (SELECT coalesce(-sum(e.paisa), 0) AS paisa FROM ledger_entries e WHERE e.account_id = a.id) AS held
  WHERE a.code LIKE 'unused:%' AND coalesce(b.unused_paisa, 0) <> held.paisa`,
  `
  SELECT 'a payout is booked as it was paid', p.public_id::text, p.paisa || ' paid, ' || coalesce(sum(e.paisa), 0) || ' booked'
  FROM payouts p LEFT JOIN ledger_transactions t ON t.kind = 'payout' AND t.source = p.public_id::text
  LEFT JOIN ledger_entries e ON e.transaction_id = t.id AND e.paisa > 0
  GROUP BY p.id HAVING coalesce(sum(e.paisa), 0) <> p.paisa`,
  `
  SELECT 'what is ordered and not sent is in its account', 'payouts-ordered', held.paisa || ' held, ' || ordered.paisa || ' ordered'
  FROM (SELECT coalesce(-sum(e.paisa), 0) AS paisa FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
    WHERE a.code = 'payouts-ordered') AS held,
    (SELECT coalesce(sum(paisa), 0) AS paisa FROM payout_run_lines WHERE state = 'ordered') AS ordered
  WHERE held.paisa <> ordered.paisa`,
  `
  SELECT 'a line of a payout run is booked as it stands', l.public_id::text, l.state || ' of ' || l.paisa || ', ' ||
    coalesce(booked.paisa, 0) || ' left the account of the business'
  FROM payout_run_lines l LEFT JOIN LATERAL (SELECT sum(e.paisa) AS paisa FROM ledger_transactions t
    JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id AND a.vendor_id = l.vendor_id
    WHERE t.kind IN ('payout', 'payout-return') AND t.source = l.public_id::text) AS booked ON true
  WHERE coalesce(booked.paisa, 0) <> CASE l.state WHEN 'returned' THEN 0 ELSE l.paisa END`,
  `
  SELECT 'a statement is what the account held', a.code || ' on ' || s.day, s.closing_paisa || ' stated, ' || held.paisa || ' held'
  FROM vendor_statements s JOIN ledger_accounts a ON a.vendor_id = s.vendor_id
  CROSS JOIN LATERAL (SELECT coalesce(-sum(e.paisa), 0) AS paisa FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE e.account_id = a.id AND t.created_at < start_of_nepal_day(s.day + 1)) AS held
  WHERE s.closing_paisa <> held.paisa`,
  `
  SELECT 'a stated day leaves nobody out', a.code || ' on ' || moved.day, sum(e.paisa)::text || ' moved without a statement'
  FROM ledger_transactions t CROSS JOIN LATERAL (SELECT nepal_time(t.created_at)::date AS day) AS moved
  JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id AND a.vendor_id IS NOT NULL
  WHERE moved.day <= (SELECT max(day) FROM stated_days)
    AND NOT EXISTS (SELECT 1 FROM vendor_statements s WHERE s.vendor_id = a.vendor_id AND s.day = moved.day)
  GROUP BY a.id, moved.day`,
];
