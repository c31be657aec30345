const nepalDate = (at: string): string => `nepal_time(${at})::date`;
const MOVED = `t.kind IN ('sale', 'use', 'use-return', 'lapse', 'cancellation', 'payout', 'payout-return', 'points')`;

/** First completed day without statements; no row before the first ledger transaction. */
export const NEXT_DAY = `
  SELECT to_char(day, 'YYYY-MM-DD') AS day FROM (
    SELECT coalesce((SELECT max(day) + 1 FROM stated_days), (SELECT ${nepalDate('min(t.created_at)')} FROM ledger_transactions t
      JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
      WHERE ${MOVED} AND a.vendor_id IS NOT NULL)) AS day) AS next
  WHERE day < ${nepalDate('now()')}`;

/**
 * Transactions that began before the day ended and are still open: their entries would be dated on that day.
 * $1 the day.
 */
export const UNDER_WAY = `
  SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()
    AND xact_start < start_of_nepal_day($1::date + 1) LIMIT 1`;

/** Writes the statements of a completed day. $1 the day, $2 by business the passes beyond one for each entry. */
export const STATE_DAY = `
  WITH moved AS MATERIALIZED (
    SELECT a.vendor_id, t.kind, t.source, e.paisa
    FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
    WHERE t.created_at >= start_of_nepal_day($1::date) AND t.created_at < start_of_nepal_day($1::date + 1) AND ${MOVED} AND a.vendor_id IS NOT NULL
  ), sums AS (
    SELECT vendor_id, coalesce(sum(-paisa) FILTER (WHERE kind IN ('sale', 'use', 'lapse')), 0) AS sold,
      coalesce(sum(paisa) FILTER (WHERE kind IN ('cancellation', 'use-return')), 0) AS returned,
      coalesce(sum(paisa) FILTER (WHERE kind IN ('payout', 'payout-return')), 0) AS paid_out,
      coalesce(sum(paisa) FILTER (WHERE kind = 'points'), 0) AS points
    FROM moved GROUP BY vendor_id
  ), sold AS (
    SELECT m.vendor_id, count(*) + coalesce(($2::jsonb ->> m.vendor_id::text)::int, 0) AS passes FROM moved m
    WHERE m.kind IN ('sale', 'use', 'lapse') GROUP BY m.vendor_id
  ), stated AS (INSERT INTO stated_days (day) VALUES ($1::date))
  INSERT INTO vendor_statements (vendor_id, day, passes_sold, opening_paisa, sold_paisa, returned_paisa, points_paisa, paid_out_paisa)
  SELECT sums.vendor_id, $1::date, coalesce(sold.passes, 0), coalesce(last.closing_paisa, 0), sums.sold, sums.returned, sums.points, sums.paid_out
  FROM sums LEFT JOIN sold ON sold.vendor_id = sums.vendor_id
  LEFT JOIN LATERAL (SELECT closing_paisa FROM vendor_statements s WHERE s.vendor_id = sums.vendor_id AND s.day < $1::date
    ORDER BY s.day DESC LIMIT 1) AS last ON true
  ORDER BY sums.vendor_id`;
