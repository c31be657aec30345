/** A payout of a run that is not confirmed. $1 the business. */
export const ORDERED = `
  SELECT to_char(r.payout_day, 'YYYY-MM-DD') AS day, (l.paisa / 100)::int AS amount, 'ordered' AS state, l.withheld_paisa::float8 AS "withheldPaisa",
    NULL AS "leftOut", iso(r.cutoff_at) AS "cutoffAt"
  FROM payout_run_lines l JOIN payout_runs r ON r.id = l.run_id WHERE l.vendor_id = $1 AND l.state = 'ordered' AND r.state = 'open'`;

/**
 * Ledger entries of the payout and of the previous one in the account of the business. $1 the business, $2
 * the payout.
 */
const PAYOUT = `
  one AS (
    SELECT a.id AS account_id, e.id AS entry_id, e.paisa, t.created_at FROM ledger_accounts a
    JOIN ledger_transactions t ON t.kind = 'payout' AND t.source = $2
    JOIN ledger_entries e ON e.transaction_id = t.id AND e.account_id = a.id WHERE a.vendor_id = $1
  ), last AS (
    SELECT coalesce(max(before.id), 0) AS entry_id, max(before.created_at) AS created_at FROM (
      SELECT e.id, t.created_at FROM one JOIN ledger_entries e ON e.account_id = one.account_id AND e.id < one.entry_id
      JOIN ledger_transactions t ON t.id = e.transaction_id AND t.kind = 'payout' ORDER BY e.id DESC LIMIT 1) AS before
  )`;

const sum = (kinds: string, sign: '' | '-'): string =>
  `coalesce(sum(${sign}m.paisa) FILTER (WHERE m.kind ${kinds}), 0)::float8`;

/** Sums of the entries `m` of a business's account. */
const SUMS = `
  ${sum("IN ('sale', 'use', 'lapse')", '-')} AS "soldPaisa", ${sum("IN ('cancellation', 'use-return')", '')} AS "returnedPaisa",
  ${sum("= 'payout-return'", '-')} AS "returnedPayoutsPaisa",
  ${sum("NOT IN ('sale', 'use', 'lapse', 'cancellation', 'use-return', 'payout-return')", '')} AS "otherPaisa",
  (count(*) FILTER (WHERE m.kind IN ('use', 'lapse')))::int AS "soldCodes", (count(*) FILTER (WHERE m.kind = 'use-return'))::int AS "returnedCodes"`;

export const PAYOUT_STATEMENT = `
  WITH ${PAYOUT}, moved AS (
    SELECT t.kind, e.paisa, t.created_at FROM one, last, ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE e.account_id = one.account_id AND e.id > last.entry_id AND e.id < one.entry_id
  ), sums AS (SELECT ${SUMS}, min(m.created_at) AS first_at FROM moved m)
  SELECT $2::text AS id, 'PO-' || $1 || '-' || lpad((
      SELECT count(*) FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE e.account_id = one.account_id AND e.id <= one.entry_id AND t.kind = 'payout')::text, 4, '0') AS number,
    iso(one.created_at) AS "orderedAt", iso(coalesce(last.created_at, sums.first_at, one.created_at)) AS "periodFrom", iso(p.created_at) AS "paidAt",
    to_char(r.payout_day, 'YYYY-MM-DD') AS "payoutDay", (one.paisa / 100)::int AS amount, coalesce(l.state, 'paid') AS state,
    coalesce(p.method, CASE l.kind WHEN 'bank' THEN 'bank-transfer' ELSE l.kind END) AS method, coalesce(p.reference, l.reference) AS reference,
    -- The reason of a run that was not approved is for admins.
    CASE WHEN r.state <> 'rejected' THEN l.returned_reason END AS "returnedReason", l.holder, l.bank, l.branch, l.last_four AS "lastFour",
    json_build_object('name', v.business_name, 'nameNe', v.name_ne, 'address', concat_ws(', ', v.address, v.city), 'pan', v.vat_number) AS business,
    0 AS "feePaisa", sums."soldPaisa", sums."returnedPaisa", sums."returnedPayoutsPaisa", sums."otherPaisa", sums."soldCodes", sums."returnedCodes",
    (SELECT coalesce(-sum(e.paisa), 0)::float8 FROM ledger_entries e WHERE e.account_id = one.account_id AND e.id <= last.entry_id) AS "openingPaisa",
    (SELECT coalesce(-sum(e.paisa), 0)::float8 FROM ledger_entries e WHERE e.account_id = one.account_id AND e.id <= one.entry_id) AS "closingPaisa"
  FROM one CROSS JOIN last CROSS JOIN sums JOIN vendor_cards v ON v.id = $1 LEFT JOIN payouts p ON p.public_id = $2::uuid
  LEFT JOIN payout_run_lines l ON l.public_id = $2::uuid LEFT JOIN payout_runs r ON r.id = l.run_id`;

/** What moved in the account of a business since its last payout. $1 the business. */
export const OWED_SINCE = `
  WITH account AS (SELECT id FROM ledger_accounts WHERE vendor_id = $1), last AS (
    SELECT e.id, t.created_at FROM account JOIN ledger_entries e ON e.account_id = account.id
    JOIN ledger_transactions t ON t.id = e.transaction_id AND t.kind = 'payout' ORDER BY e.id DESC LIMIT 1
  ), moved AS (
    SELECT t.kind, e.paisa FROM account JOIN ledger_entries e ON e.account_id = account.id AND e.id > coalesce((SELECT id FROM last), 0)
    JOIN ledger_transactions t ON t.id = e.transaction_id
  ), sums AS (SELECT ${SUMS} FROM moved m)
  SELECT (SELECT iso(created_at) FROM last) AS since, 0 AS "feePaisa", sums.*,
    (SELECT coalesce(-sum(e.paisa), 0)::float8 FROM account JOIN ledger_entries e ON e.account_id = account.id AND e.id <= (SELECT id FROM last)) AS "openingPaisa",
    (SELECT coalesce(-sum(e.paisa), 0)::float8 FROM account JOIN ledger_entries e ON e.account_id = account.id) AS "owedPaisa"
  FROM sums`;

/** End of the time without payouts after a change of the account; null if none applies. $1 the business. */
export const HELD_UNTIL = `
  SELECT iso(held_until) AS "heldUntil" FROM payout_accounts WHERE vendor_id = $1 AND held_until > now() AND isfinite(held_until)`;

/**
 * Entries between the previous payout and this one, which comes last. $3 last entry of the previous batch, $4
 * batch size.
 */
export const PAYOUT_ENTRIES = `
  WITH ${PAYOUT}
  SELECT e.id::text AS "rowId", iso(t.created_at) AS at, t.kind, t.source, (-e.paisa)::float8 AS paisa
  FROM one CROSS JOIN last JOIN ledger_entries e ON e.account_id = one.account_id AND e.id > greatest(last.entry_id, $3::bigint) AND e.id <= one.entry_id
  JOIN ledger_transactions t ON t.id = e.transaction_id
  ORDER BY e.id LIMIT $4`;
