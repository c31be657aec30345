import type pg from 'pg';
import { MEASURES as REPORT_MEASURES } from '../../src/modules/admin/reports/report-kinds.sql.js';
import type { ApiClient } from '../support/api/api-client.js';
import { rawReport } from './raw-reports.fixture.js';

type Values = Record<string, [number, number]>;

interface Figures {
  from: string;
  to: string;
  figures: { name: string; value: number; before: number | null; of: number | null }[];
  income: { source: string; value: number; before: number }[];
}

/** Measures of reports, by the figure that has the same value. */
const MEASURES = {
  'gross-volume': ['volume', 'volume'],
  'own-income': ['income', 'income'],
  'active-businesses': ['vendors', 'vendors'],
  'new-customers': ['customers', 'newCustomers'],
  'returning-customers': ['customers', 'returningCustomers'],
  'vendor-plans': ['income', 'vendorPlans'],
  'member-plans': ['income', 'memberPlans'],
} as const;

/** Values of a period and of the one before, by figure. */
export async function figureValues(
  admin: ApiClient,
  period: string,
): Promise<{ values: Values & { customers?: [number, number] }; from: string; to: string }> {
  const { body } = await admin.get<Figures>(`/api/admin/figures?period=${period}`);
  const values: Values = {};
  for (const { name, value, before } of body.figures)
    if (name in MEASURES) values[name] = [value, before ?? -1];
  for (const { source, value, before } of body.income) values[source] = [value, before];
  return { values, from: body.from, to: body.to };
}

/** The same values from reports that are counted from all rows. */
export async function reportValues(db: pg.Pool, from: string, to: string): Promise<Values> {
  const values: Values = {};
  const read: Record<string, { total: number[]; previous: number[] }> = {};
  for (const [figure, [name, measure]] of Object.entries(MEASURES)) {
    read[name] ??= (await db.query(rawReport(name, 'day'), [from, to, null]))
      .rows[0] as (typeof read)[string];
    const { total, previous } = read[name];
    const at = REPORT_MEASURES[name].findIndex((each) => each.name === measure);
    values[figure] = [total[at] ?? -1, previous[at] ?? -1];
  }
  return values;
}

/** Days from this one on are not stored yet: also yesterday, in its first minutes after its end (ADR 127). */
export const FIRST_UNSTORED_DAY = `nepal_time(now() - interval '10 minutes')::date`;

/** $1 customers, $2 deals, $3 number of uses in 500 days that are stored, more of them recently. */
const USES = `
  INSERT INTO passes (public_id, user_id, deal_id, vendor_id, code_hash, state, issued_at, expires_at, redeemed_at, redeemed_by, amount)
  SELECT gen_random_uuid(), ($1::int[])[1 + n % array_length($1, 1)], d.id, d.vendor_id, decode(md5(n::text), 'hex'), 'redeemed',
    made.at, made.at + interval '1 day', made.at, ($1::int[])[1], 100 + n % 900
  FROM generate_series(1, $3::int) AS n
  CROSS JOIN LATERAL (SELECT now() - interval '2 days' - interval '500 days' * power(n / $3::float8, 3) AS at) AS made
  JOIN deals d ON d.id = ($2::int[])[1 + (n / 7) % array_length($2, 1)]`;

export const addUses = (db: pg.Pool, people: number[], deals: number[], count: number): Promise<unknown> =>
  db.query(USES, [people, deals, count]);

/** @param days age in days */
export const addPayment = (db: pg.Pool, person: number, days: number, isTest: boolean): Promise<unknown> =>
  db.query(
    `INSERT INTO payments (public_id, user_id, purpose, purpose_id, gateway, paisa, state, reference, transaction_id, expires_at, completed_at, is_test)
     SELECT gen_random_uuid(), $1, 'order', gen_random_uuid(), 'esewa', 50000, 'completed', r, r, now(), now() - make_interval(days => $2), $3
     FROM (SELECT gen_random_uuid()::text) AS made(r)`,
    [person, days, isTest],
  );

/** @param days age in days */
export const addRefund = (db: pg.Pool, days: number): Promise<unknown> =>
  db.query(
    `INSERT INTO refunds (public_id, payment_id, paisa, cause, created_at)
     SELECT gen_random_uuid(), min(id), 1000, 'customer', now() - make_interval(days => $1) FROM payments WHERE purpose = 'order'`,
    [days],
  );

const INVOICE = `
  INSERT INTO invoices (public_id, kind, fiscal_year_id, sequence, number, source, buyer_id, vendor_id, buyer, seller, lines,
    points_paisa, net_paisa, vat_paisa, total_paisa, paid_by, issued_at)
  SELECT gen_random_uuid(), 'invoice', (SELECT min(id) FROM fiscal_years), 1 + (SELECT count(*) FROM invoices), 'T' || (SELECT count(*) FROM invoices),
    $1, $2::int, $3::int, '{}', '{}', '[{}]', 0, 10000 + $4::int, 1300, 11300 + $4::int, 'esewa', now() - make_interval(days => $4::int)`;

/**
 * @param vendor null for a membership
 * @param days age in days
 */
export const addInvoice = (
  db: pg.Pool,
  person: number,
  vendor: number | null,
  days: number,
): Promise<unknown> => db.query(INVOICE, [`plan:${crypto.randomUUID()}`, person, vendor, days]);

/** A use of the last 400 days before today; $1 chooses it. */
const SOME_USE = `(SELECT id FROM passes WHERE state = 'redeemed' AND nepal_time(redeemed_at)::date < nepal_time(now())::date
  AND redeemed_at > now() - interval '400 days' ORDER BY md5(id::text || $1::int) LIMIT 1)`;

/** The first use of a customer. */
const FIRST_USE = `(SELECT DISTINCT ON (md5(user_id::text || $1::int), user_id) id FROM passes WHERE state = 'redeemed'
  ORDER BY md5(user_id::text || $1::int), user_id, redeemed_at LIMIT 1)`;

const VOIDED = `state = 'voided', voided_at = now(), void_reason = 'A mistake'`;

/** Changes of earlier days, each with one number that chooses the row. */
export const CHANGES: Readonly<Record<string, string>> = {
  'a use is taken back': `UPDATE passes SET ${VOIDED} WHERE id = ${SOME_USE}`,
  'the first use of a customer is taken back': `UPDATE passes SET ${VOIDED} WHERE id = ${FIRST_USE}`,
  'a use moves to an earlier time': `UPDATE passes SET redeemed_at = redeemed_at - make_interval(days => 3 + $1::int % 50) WHERE id = ${SOME_USE}`,
  'a use moves to a later time': `UPDATE passes SET redeemed_at = redeemed_at + (now() - redeemed_at) / 3 WHERE id = ${SOME_USE}`,
  'an amount is corrected': `UPDATE passes SET amount = amount + 7 WHERE id = ${SOME_USE}`,
  'a use becomes one of a test': `UPDATE passes SET is_test = true WHERE id = ${SOME_USE}`,
  'a use is stored late': `
    INSERT INTO passes (public_id, user_id, deal_id, vendor_id, code_hash, state, issued_at, expires_at, redeemed_at, redeemed_by, amount)
    SELECT gen_random_uuid(), user_id, deal_id, vendor_id, decode(md5(random()::text), 'hex'), 'redeemed', at, at + interval '1 day', at, redeemed_by, 250
    FROM passes, (SELECT now() - make_interval(days => 1 + $1::int * 37 % 200) AS at) AS late WHERE id = ${SOME_USE}`,
  'all uses of a month of a customer are taken back': `
    UPDATE passes p SET ${VOIDED} FROM (SELECT user_id, redeemed_at FROM passes WHERE id = ${SOME_USE}) AS chosen
    WHERE p.user_id = chosen.user_id AND p.state = 'redeemed' AND nepal_time(p.redeemed_at)::date < nepal_time(now())::date
      AND p.redeemed_at BETWEEN chosen.redeemed_at AND chosen.redeemed_at + interval '30 days'`,
  'a use is deleted': `DELETE FROM passes WHERE id = ${SOME_USE}`,
  'a payment becomes a test': `
    UPDATE payments SET is_test = NOT is_test WHERE id = (SELECT id FROM payments WHERE completed_at < now() - interval '1 day' ORDER BY md5(id::text || $1::int) LIMIT 1)`,
  'a payment is completed late': `
    INSERT INTO payments (public_id, user_id, purpose, purpose_id, gateway, paisa, state, reference, transaction_id, expires_at, completed_at)
    SELECT gen_random_uuid(), user_id, 'order', gen_random_uuid(), 'esewa', 70000, 'completed', 'late' || $1::int, 'late' || $1::int, now(), now() - interval '3 days'
    FROM payments LIMIT 1`,
  'a refund is promised': `
    INSERT INTO refunds (public_id, payment_id, paisa, cause, created_at)
    SELECT gen_random_uuid(), id, 2000, 'customer', now() - interval '2 days' FROM payments WHERE purpose = 'order' ORDER BY md5(id::text || $1::int) LIMIT 1`,
  'an invoice turns out to be paid by a test': `
    INSERT INTO payments (public_id, user_id, purpose, purpose_id, gateway, paisa, state, reference, transaction_id, expires_at, completed_at, is_test)
    SELECT gen_random_uuid(), buyer_id, 'membership', substr(source, 6)::uuid, 'khalti', 10000, 'completed', 'test' || $1::int, 'test' || $1::int, now(), now(), true
    FROM invoices WHERE issued_at < now() - interval '1 day' ORDER BY md5(id::text || $1::int) LIMIT 1`,
};
