import { cutoffOf, type LedgerAccount, PAYOUT_LINES, vendorAccount } from '../../modules/billing/index.js';
import { columnsOf, SETTING_DEFAULTS } from '../../modules/settings/index.js';
import { DEMO_PAYOUT_ACCOUNTS, DEMO_PAYOUT_RUNS } from './demo-sales.js';
import { demoId, type OrderWriter } from './order-writer.js';
import type { SeedContext } from './seed-context.js';

type DemoRun = (typeof DEMO_PAYOUT_RUNS)[number];

interface Line {
  id: string;
  vendorId: number;
  paisa: number;
}

const ACCOUNT = `
  INSERT INTO payout_accounts (vendor_id, kind, holder, bank, branch, number_sealed, last_four, changed_by, changed_at, confirmed_at, held_until)
  SELECT v.id, $2, v.business_name || CASE WHEN $2 = 'bank' THEN ' Pvt. Ltd.' ELSE '' END, $3, $4, $5, $6, v.user_id, $7::timestamptz, $7::timestamptz,
    $7::timestamptz + $8::int * interval '1 hour'
  FROM vendors v WHERE v.id = $1`;
const RUN = `
  INSERT INTO payout_runs (public_id, payout_day, cutoff_at, columns, created_by, created_at)
  SELECT $1, $2, $3, $4, id, $5 FROM users WHERE email = 'admin@example.com' RETURNING id AS "rowId"`;
const PAY = `
  WITH lines AS (
    UPDATE payout_run_lines SET state = 'paid', reference = 'NB-2083-' || lpad((4416 + number)::text, 6, '0') WHERE run_id = $1 RETURNING *
  ), run AS (
    UPDATE payout_runs SET state = 'paid', confirmed_by = created_by, confirmed_at = $2 WHERE id = $1 RETURNING created_by
  )
  INSERT INTO payouts (public_id, vendor_id, paisa, method, reference, paid_by, created_at)
  SELECT l.public_id, l.vendor_id, l.paisa, CASE l.kind WHEN 'bank' THEN 'bank-transfer' ELSE l.kind END, l.reference, run.created_by, $2
  FROM lines l, run ORDER BY l.number RETURNING public_id AS id, vendor_id AS "vendorId", paisa::float8 AS paisa, method`;

/** @param vendorIds businesses that sell in advance, the demo business first */
export async function seedPayoutAccounts(
  { db, calendar, sealNumber }: SeedContext,
  vendorIds: readonly number[],
): Promise<void> {
  for (const [index, account] of DEMO_PAYOUT_ACCOUNTS.entries()) {
    const vendorId = vendorIds[index];
    if (vendorId === undefined) continue;
    const { kind, bank = null, branch = null, number, day, minute } = account;
    await db.query(ACCOUNT, [
      vendorId,
      kind,
      bank,
      branch,
      sealNumber(number, vendorId),
      number.slice(-4),
      calendar.at(day, minute),
      SETTING_DEFAULTS['payouts.holdHours'],
    ]);
  }
}

/**
 * Makes the runs of the days from `first` until before `next`, from the entries booked by then, as an admin
 * does (rules PO3 to PO5).
 */
export async function seedPayoutRuns(
  context: SeedContext,
  writer: OrderWriter,
  first: number,
  next: number,
): Promise<void> {
  for (const run of DEMO_PAYOUT_RUNS)
    if (run.day >= first && run.day < next) await payOut(context, writer, run);
}

async function payOut({ db, calendar }: SeedContext, writer: OrderWriter, run: DemoRun): Promise<void> {
  const at = calendar.at(run.day, run.minute);
  const day = calendar.name(run.payoutDay);
  const cutoff = cutoffOf(day, at);
  const columns = columnsOf(SETTING_DEFAULTS['payouts.fileColumns']);
  const { rows: made } = await db.query<{ rowId: string }>(RUN, [
    demoId('payout run', run.day),
    day,
    cutoff,
    columns,
    at,
  ]);
  const rowId = made[0]?.rowId;
  const least = SETTING_DEFAULTS['payouts.leastRupees'] * 100;
  const { rows: lines } = await db.query<Line>(PAYOUT_LINES, [cutoff, least, null, rowId]);
  for (const { id, vendorId, paisa } of lines)
    await writer.book('payout', id, at, { from: 'payouts-ordered', to: vendorAccount(vendorId), paisa });
  if (run.paidMinute === null) return;
  const paidAt = calendar.at(run.day, run.paidMinute);
  const { rows: paid } = await db.query<Line & { method: string }>(PAY, [rowId, paidAt]);
  for (const { id, paisa, method } of paid) {
    const from: LedgerAccount = `gateway:${method}`;
    await writer.book('payout-sent', id, paidAt, { from, to: 'payouts-ordered', paisa });
  }
}
