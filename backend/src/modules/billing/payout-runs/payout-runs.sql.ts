import { RESET_OF } from '../payout-accounts/payout-accounts.sql.js';

/**
 * Sums that became owed after the cut-off and those of open honour cases (rule HN8) are withheld.
 * $1 the cut-off, $2 the smallest payout in paisa, $3 a business or null for all. In the order of the businesses.
 */
const PAYABLE_FROM = `
  vendor_balances b JOIN vendor_cards v ON v.id = b.vendor_id LEFT JOIN payout_accounts a ON a.vendor_id = b.vendor_id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(-e.paisa), 0)::bigint + b.held_paisa AS paisa FROM ledger_accounts la
    JOIN ledger_entries e ON e.account_id = la.id JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE la.vendor_id = b.vendor_id AND t.created_at > $1 AND t.kind IN ('sale', 'use', 'lapse')
      AND NOT EXISTS (SELECT 1 FROM ledger_transactions back WHERE back.kind = 'use-return' AND back.source = t.source AND t.kind = 'use')
  ) AS late
  CROSS JOIN LATERAL (SELECT greatest(0, (b.owed_paisa - late.paisa) / 100 * 100) AS paisa) AS due
  CROSS JOIN LATERAL (SELECT CASE WHEN v.status <> 'verified' THEN 'suspended' WHEN a.vendor_id IS NULL THEN 'no-account'
    WHEN a.held_until > now() THEN 'held' WHEN EXISTS (${RESET_OF('b.vendor_id')}) THEN 'factor-reset' WHEN due.paisa < $2 THEN 'too-little' END AS reason) AS left_out
  WHERE b.owed_paisa > 0 AND ($3::int IS NULL OR b.vendor_id = $3)`;

/**
 * Businesses to be paid with their sums, and those left out with the reason; the largest sum first.
 * Parameters as above.
 */
export const CANDIDATES = `
  SELECT json_build_object('id', v.id, 'businessName', v.business_name, 'nameNe', v.name_ne) AS vendor, v.status AS verification,
    b.owed_paisa::float8 AS "owedPaisa", late.paisa::float8 AS "withheldPaisa", (due.paisa / 100)::int AS amount,
    a.kind, a.holder, a.bank, a.branch, a.last_four AS "lastFour",
    iso(CASE WHEN a.held_until > now() AND isfinite(a.held_until) THEN a.held_until END) AS "heldUntil", left_out.reason AS "leftOut"
  FROM ${PAYABLE_FROM} ORDER BY left_out.reason IS NOT NULL, due.paisa DESC, b.vendor_id LIMIT 1000`;

/** Sum of the next payout of one business. Parameters as above. */
export const NEXT_SUM = `
  SELECT (due.paisa / 100)::int AS amount, late.paisa::float8 AS "withheldPaisa", left_out.reason AS "leftOut" FROM ${PAYABLE_FROM}`;

/**
 * Blocks suspensions, changes of accounts and other postings. Every transaction locks in the order of the
 * businesses, to avoid deadlocks.
 */
export const LOCKS = [
  `SELECT 1 FROM vendors_share(ARRAY(SELECT vendor_id FROM vendor_balances WHERE owed_paisa > 0))`,
  `SELECT 1 FROM payout_accounts ORDER BY vendor_id FOR SHARE`,
  `SELECT 1 FROM vendor_balances WHERE owed_paisa > 0 ORDER BY vendor_id FOR UPDATE`,
];

/** $1 public id, $2 day, $3 cut-off, $4 columns, $5 admin. */
export const INSERT_RUN = `
  INSERT INTO payout_runs (public_id, payout_day, cutoff_at, columns, created_by) VALUES ($1, $2, $3, $4, $5) RETURNING id AS "rowId"`;

/** $1 to $3 as above, $4 the run's row. */
export const INSERT_LINES = `
  INSERT INTO payout_run_lines (public_id, run_id, number, vendor_id, owed_paisa, withheld_paisa, paisa, kind, holder, bank, branch,
    number_sealed, last_four)
  SELECT gen_random_uuid(), $4, row_number() OVER (ORDER BY b.vendor_id), b.vendor_id, b.owed_paisa, late.paisa, due.paisa, a.kind, a.holder,
    a.bank, a.branch, a.number_sealed, a.last_four
  FROM ${PAYABLE_FROM} AND left_out.reason IS NULL
  RETURNING public_id AS id, vendor_id AS "vendorId", paisa::float8 AS paisa`;

export interface LockedRun {
  rowId: string;
  state: 'open' | 'paid' | 'rejected';
}

/** $1 the public id. */
export const LOCKED_RUN = `SELECT id AS "rowId", state FROM payout_runs WHERE public_id = $1 FOR UPDATE`;

export interface LineRow {
  id: string;
  vendorId: number;
  paisa: number;
  kind: 'bank' | 'esewa' | 'khalti';
  state: 'ordered' | 'paid' | 'returned';
}

/** $1 the run's row. */
export const LINES_OF = `
  SELECT public_id AS id, vendor_id AS "vendorId", paisa::float8 AS paisa, kind, state FROM payout_run_lines WHERE run_id = $1 ORDER BY vendor_id`;

/** $1 the run's row, $2 lines, $3 their references. */
export const PAY_LINES = `
  UPDATE payout_run_lines l SET state = 'paid', reference = given.reference
  FROM unnest($2::uuid[], $3::text[]) AS given (id, reference) WHERE l.run_id = $1 AND l.public_id = given.id AND l.state = 'ordered'`;

/** A row for each payout, whose event is published. $1 the run's row, $2 admin. */
export const RECORD_PAYOUTS = `
  WITH made AS (INSERT INTO payouts (public_id, vendor_id, paisa, method, reference, paid_by)
  SELECT l.public_id, l.vendor_id, l.paisa, CASE l.kind WHEN 'bank' THEN 'bank-transfer' ELSE l.kind END, l.reference, $2
  FROM payout_run_lines l WHERE l.run_id = $1 AND l.state = 'paid' ORDER BY l.number
  ON CONFLICT (method, reference) DO NOTHING RETURNING public_id, vendor_id)
  SELECT outbox_publish('payout.made', jsonb_build_object('payoutId', public_id, 'vendorId', vendor_id)) FROM made`;

/** $1 the run's row, $2 admin. */
export const CONFIRM_RUN = `UPDATE payout_runs SET state = 'paid', confirmed_by = $2, confirmed_at = now() WHERE id = $1`;

/** Keeps the times of the first downloads of the run and of its lines. $1 the public id, $2 a kind of account or null for all. */
export const NOTE_FILE = `
  WITH noted AS (UPDATE payout_runs SET file_at = now() WHERE public_id = $1 AND file_at IS NULL)
  UPDATE payout_run_lines l SET file_at = now() FROM payout_runs r
  WHERE r.public_id = $1 AND l.run_id = r.id AND ($2::text IS NULL OR l.kind = $2) AND l.file_at IS NULL AND l.state <> 'returned'`;

/**
 * Lines of businesses that were suspended since, which no file contains yet; locks the businesses of the run. $1 the run's row, $2 a kind of
 * account or null for all.
 */
export const SUSPENDED_LINES = `
  SELECT l.public_id AS id FROM payout_run_lines l
  JOIN vendors_share(ARRAY(SELECT vendor_id FROM payout_run_lines WHERE run_id = $1)) AS payee ON payee.id = l.vendor_id
  WHERE l.run_id = $1 AND ($2::text IS NULL OR l.kind = $2) AND l.state = 'ordered' AND l.file_at IS NULL AND payee.status = 'suspended'`;

/** $1 the run's row. */
export const REJECT_RUN = `UPDATE payout_runs SET state = 'rejected' WHERE id = $1`;

/** A row if the run pays a business that the admin works for. $1 the run's row, $2 admin. */
export const OWN_LINE = `
  SELECT 1 FROM payout_run_lines l JOIN staff_roles s ON s.vendor_id = l.vendor_id WHERE l.run_id = $1 AND s.user_id = $2 LIMIT 1`;

/** $1 the line, $2 why, $3 admin. */
export const RETURN_LINE = `
  UPDATE payout_run_lines SET state = 'returned', returned_reason = $2, returned_by = $3, returned_at = now() WHERE public_id = $1`;

const NAME = (user: string): string =>
  `coalesce(nullif(trim(${user}.first_name || ' ' || ${user}.last_name), ''), '#' || ${user}.id)`;

const RUN_COLUMNS = `
  r.public_id AS id, to_char(r.payout_day, 'YYYY-MM-DD') AS day, r.state, iso(r.cutoff_at) AS "cutoffAt", iso(r.created_at) AS "createdAt",
  ${NAME('made')} AS "createdBy", iso(r.file_at) AS "fileAt", iso(r.confirmed_at) AS "confirmedAt",
  (SELECT ${NAME('who')} FROM person_names who WHERE who.id = r.confirmed_by) AS "confirmedBy",
  coalesce((SELECT a.state = 'approved' FROM approval_facts a WHERE a.kind = 'payout-run' AND a.subject_id = r.public_id::text
    ORDER BY a.id DESC LIMIT 1), true) AS "isApproved", sums.lines, sums.amount, sums.returned`;

const RUN_FROM = `
  payout_runs r JOIN person_names made ON made.id = r.created_by CROSS JOIN LATERAL (
    SELECT count(*)::int AS lines, coalesce(sum(paisa) FILTER (WHERE l.state <> 'returned'), 0)::float8 / 100 AS amount,
      count(*) FILTER (WHERE l.state = 'returned')::int AS returned FROM payout_run_lines l WHERE l.run_id = r.id) AS sums`;

/** Newest first, at most a hundred: two years with one run a week. */
export const RUNS = `SELECT ${RUN_COLUMNS} FROM ${RUN_FROM} ORDER BY r.id DESC LIMIT 100`;

/** $1 the public id. */
export const RUN = `
  SELECT ${RUN_COLUMNS}, (SELECT coalesce(json_agg(json_build_object('id', l.public_id, 'number', l.number,
      'vendor', json_build_object('id', v.id, 'businessName', v.business_name, 'nameNe', v.name_ne), 'verification', v.status, 'amount', l.paisa / 100,
      'kind', l.kind, 'holder', l.holder, 'bank', l.bank, 'branch', l.branch, 'lastFour', l.last_four, 'state', l.state,
      'reference', l.reference, 'returnedReason', l.returned_reason) ORDER BY l.number), '[]')
    FROM payout_run_lines l JOIN vendor_cards v ON v.id = l.vendor_id WHERE l.run_id = r.id) AS "runLines"
  FROM ${RUN_FROM} WHERE r.public_id = $1`;

export interface FileRow {
  number: number;
  day: string;
  vendorId: number;
  business: string;
  kind: string;
  holder: string;
  bank: string | null;
  branch: string | null;
  numberSealed: Buffer;
  amount: number;
  columns: string[];
}

/** Rows of a run's file, without lines that were returned before a file contained them. $1 the public id, $2 a kind of account or null for all. */
export const FILE_ROWS = `
  SELECT l.number, to_char(r.payout_day, 'YYYY-MM-DD') AS day, l.vendor_id AS "vendorId", v.business_name AS business, l.kind, l.holder, l.bank,
    l.branch, l.number_sealed AS "numberSealed", (l.paisa / 100)::int AS amount, r.columns
  FROM payout_runs r JOIN payout_run_lines l ON l.run_id = r.id JOIN vendor_cards v ON v.id = l.vendor_id WHERE r.public_id = $1
    AND ($2::text IS NULL OR l.kind = $2) AND (l.state <> 'returned' OR l.file_at IS NOT NULL) ORDER BY l.number`;
