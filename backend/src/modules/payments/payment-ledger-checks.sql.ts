/** Captures, refunds and chargebacks are booked (rule LE3). Every row is an error; a correct ledger has none. */
export const PAYMENT_LEDGER_CHECKS: readonly string[] = [
  `
  SELECT 'a capture is booked as it came', p.public_id::text, p.paisa || ' captured, ' || coalesce(sum(e.paisa), 0) || ' booked'
  FROM payments p LEFT JOIN ledger_postings e ON e.kind = 'capture' AND e.source = p.public_id::text AND e.paisa > 0
  GROUP BY p.id HAVING coalesce(sum(e.paisa), 0) <> CASE WHEN p.completed_at IS NULL THEN 0 ELSE p.paisa END`,
  `
  SELECT 'a refund is booked when it has left', r.public_id::text, r.state || ' of ' || r.paisa || ', ' || coalesce(sum(e.paisa), 0) || ' booked'
  FROM refunds r LEFT JOIN ledger_postings e ON e.kind = 'refund' AND e.source = r.public_id::text AND e.paisa > 0
  GROUP BY r.id HAVING coalesce(sum(e.paisa), 0) <> CASE r.state WHEN 'completed' THEN r.paisa ELSE 0 END`,
  `
  SELECT 'a chargeback is booked as the gateway took it', c.public_id::text, c.kind || ' of ' || c.paisa || ', ' || coalesce(sum(e.paisa), 0) || ' booked'
  FROM chargebacks c LEFT JOIN ledger_postings e ON e.kind = c.kind AND e.source = c.public_id::text AND e.paisa > 0
  GROUP BY c.id HAVING coalesce(sum(e.paisa), 0) <> c.paisa`,
];
