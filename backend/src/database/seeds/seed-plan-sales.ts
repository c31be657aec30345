import { entriesOf, type Move, vatOf } from '../../modules/billing/index.js';
import { demoId } from './order-writer.js';
import type { SeedContext } from './seed-context.js';

interface PlanSale {
  kind: 'subscription' | 'membership';
  userId: number;
  vendorId: number | null;
  membershipId: number | null;
  multiplier: number | null;
  termsId: number | null;
  /** Row of `user_memberships`. */
  periodId: number | null;
  name: string;
  nameNe: string;
  price: number;
  at: Date;
  until: Date;
}

/** Yearly plans and memberships that are paid, in the order of their start, without those of the demo accounts. */
const SALES = `
  SELECT 'subscription' AS kind, v.user_id AS "userId", v.id AS "vendorId", NULL::int AS "membershipId", NULL::int AS multiplier,
    t.id AS "termsId", NULL::int AS "periodId", p.name, p.name_ne AS "nameNe", t.price_yearly AS price, s.starts_at AS at,
    s.current_period_end AS until
  FROM vendor_subscriptions s JOIN vendors v ON v.id = s.vendor_id JOIN subscription_plans p ON p.slug = s.plan
  JOIN subscription_plan_terms t ON t.id = coalesce(s.plan_terms_id, p.terms_id) JOIN users u ON u.id = v.user_id
  WHERE s.status = 'active' AND s.billing_cycle = 'yearly' AND t.price_yearly > 0 AND s.starts_at < now() AND u.email <> 'vendor@example.com'
  UNION ALL
  SELECT 'membership', um.user_id, NULL, m.id, um.points_multiplier, NULL, um.id, m.name, m.name_ne, um.price_yearly, um.starts_at, um.ends_at
  FROM user_memberships um JOIN memberships m ON m.id = um.membership_id JOIN users u ON u.id = um.user_id
  WHERE um.price_yearly > 0 AND um.starts_at < now() AND u.email <> 'customer@example.com'
  ORDER BY at, "userId"`;

const INSERT_PAYMENT = `
  INSERT INTO payments (public_id, user_id, purpose, purpose_id, gateway, paisa, state, reference, transaction_id, expires_at, completed_at,
    created_at, updated_at)
  VALUES ($1::uuid, $2, $3, $4, $5, $6, 'completed', $1::text, $7, $8::timestamptz + interval '3 days', $8, $8, $8) RETURNING id`;
const INSERT_EVENT = `
  INSERT INTO payment_events (payment_id, gateway, event_id, source, outcome, said, paisa, at)
  VALUES ($1, $2, $3, 'return', 'captured', 'Completed', $4, $5)`;
const INSERT_ORDER = `
  WITH bought AS (
    INSERT INTO plan_orders (public_id, kind, change, user_id, vendor_id, membership_id, points_multiplier, plan_terms_id, billing_cycle, price,
      state, expires_at, paid_by, paid_at, period_start, period_end, created_at, updated_at)
    VALUES ($1, $2, 'start', $3, $4, $5, $6, $7, 'yearly', $8, 'paid', $9::timestamptz + interval '3 days', $10, $9, $9, $11, $9, $9) RETURNING id)
  UPDATE user_memberships SET plan_order_id = bought.id FROM bought WHERE user_memberships.id = $12`;
const INSERT_INVOICE = `
  WITH year AS (
    UPDATE fiscal_years SET last_invoice = last_invoice + 1 WHERE nepal_time($1::timestamptz)::date BETWEEN starts_on AND ends_on
    RETURNING id, name, last_invoice)
  INSERT INTO invoices (public_id, kind, fiscal_year_id, sequence, number, source, buyer_id, vendor_id, buyer, seller, lines, points_paisa, net_paisa,
    vat_paisa, total_paisa, paid_by, issued_at)
  SELECT $2, 'invoice', year.id, year.last_invoice, 'INV-' || year.name || '-' || lpad(year.last_invoice::text, 6, '0'), $3, $4, $5,
    (SELECT jsonb_build_object('name', coalesce(v.business_name, u.first_name || ' ' || u.last_name), 'nameNe', v.name_ne, 'address', coalesce(v.city, u.city),
      'phone', coalesce(v.phone, u.phone), 'email', coalesce(v.email, u.email::text), 'pan', v.vat_number)
     FROM users u LEFT JOIN vendors v ON v.id = $5 WHERE u.id = $4),
    $6::jsonb, $7::jsonb, 0, $8, $9, $8::bigint + $9::bigint, $10, $1 FROM year`;
const BOOK = `
  WITH booked AS (INSERT INTO ledger_transactions (kind, source, created_at) VALUES ($1, $2, $3) RETURNING id)
  INSERT INTO ledger_entries (transaction_id, account_id, paisa)
  SELECT booked.id, account.id, side.paisa FROM booked, unnest($4::text[], $5::bigint[]) AS side (code, paisa)
  JOIN ledger_accounts account ON account.code = side.code`;

const SELLER = {
  name: 'Dobbar',
  nameNe: 'दोब्बर',
  address: 'Kathmandu, Nepal',
  phone: null,
  email: 'hello@dobbar.example',
  pan: null,
};
const GATEWAYS = ['esewa', 'khalti', 'esewa', 'stripe'] as const;
const INCOME = { membership: 'memberships', subscription: 'plans' } as const;
const WORDS = {
  membership: ['membership', 'सदस्यता'],
  subscription: ['plan', 'योजना'],
} as const;

/** Payments, invoices and ledger entries of the yearly plans and memberships. */
export async function seedPlanSales(context: SeedContext): Promise<void> {
  const { rows } = await context.db.query<PlanSale>(SALES);
  for (const [index, sale] of rows.entries())
    await sell(context, sale, GATEWAYS[index % GATEWAYS.length] ?? 'esewa');
}

async function sell({ db }: SeedContext, sale: PlanSale, gateway: (typeof GATEWAYS)[number]): Promise<void> {
  const { kind, userId, vendorId, at } = sale;
  const [id, payment] = [demoId('plan', kind, userId, vendorId ?? 0), demoId('plan payment', kind, userId)];
  const paisa = sale.price * 100;
  const vat = vatOf(paisa);
  const transaction = `${gateway.slice(0, 2).toUpperCase()}-${payment.slice(-8)}`;
  const { rows } = await db.query<{ id: string }>(INSERT_PAYMENT, [
    ...[payment, userId, kind, id, gateway, paisa, transaction, at],
  ]);
  await db.query(INSERT_EVENT, [rows[0]?.id, gateway, `demo:${payment}`, paisa, at]);
  await db.query(INSERT_ORDER, [
    ...[id, kind, userId, vendorId, sale.membershipId, sale.multiplier, sale.termsId, sale.price],
    ...[at, payment, sale.until, sale.periodId],
  ]);
  const [word, wordNe] = WORDS[kind];
  const line = {
    text: `${sale.name} ${word}, one year`,
    textNe: `${sale.nameNe} ${wordNe}, एक वर्ष`,
    quantity: 1,
    unitPaisa: paisa,
  };
  await db.query(INSERT_INVOICE, [
    ...[at, demoId('invoice', id), `plan:${id}`, userId, vendorId, SELLER, JSON.stringify([line])],
    ...[paisa - vat, vat, gateway],
  ]);
  const book = (what: string, source: string, moves: readonly Move[]) => {
    const entries = entriesOf(moves);
    return db.query(BOOK, [
      ...[what, source, at],
      entries.map(({ account }) => account),
      entries.map((entry) => entry.paisa),
    ]);
  };
  await book('capture', payment, [{ from: 'customer-funds', to: `gateway:${gateway}`, paisa }]);
  await book('sale', id, [
    { from: INCOME[kind], to: 'customer-funds', paisa: paisa - vat },
    { from: 'vat', to: 'customer-funds', paisa: vat },
  ]);
}
