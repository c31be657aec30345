import { STATE_DAY } from '../../modules/billing/index.js';
import { SOLD_PASSES } from '../../modules/orders/index.js';
import { plusMinutes } from './demo-calendar.js';
import { DEMO_SALES, DEMO_TRANSFER, FIRST_OWED_ON_USE, type DemoSale } from './demo-sales.js';
import { demoId, type Order, OrderWriter, soldAccount, type SoldDeal } from './order-writer.js';
import type { SeedContext } from './seed-context.js';
import { seedPayoutAccounts, seedPayoutRuns } from './seed-payouts.js';

const DEMO_BUSINESS = 'himchuli-momo-house';

/** Prepaid deals with room, on sale for two weeks. $1 the demo business's slug. */
const DEALS = `
  SELECT d.id, d.vendor_id, d.title, d.title_ne, d.discounted_price AS price, d.original_price, d.end_date, v.slug = $1 AS is_own,
    d.redemption_limit IS NOT NULL AS is_limited
  FROM listed_deals l JOIN deals d ON d.id = l.id JOIN vendors v ON v.id = d.vendor_id JOIN deal_capacities c ON c.deal_id = d.id
  WHERE d.sale_mode = 'prepaid' AND coalesce(d.redemption_limit >= 3, true) AND coalesce(c.total_limit - c.taken >= 20, true)
    AND d.start_date < now() - interval '14 days' ORDER BY d.id`;

const BUYERS = `
  SELECT id FROM users u WHERE role = 'customer' AND email_verified_at IS NOT NULL AND email <> 'customer@example.com'
    AND NOT EXISTS (SELECT 1 FROM staff_members m WHERE m.user_id = u.id) ORDER BY id LIMIT $1`;

const GIVE_BACK = `
  WITH pass AS (UPDATE passes SET state = 'cancelled', cancelled_at = $3, updated_at = $3 WHERE public_id = $2 RETURNING deal_id),
    free AS (UPDATE deal_capacities c SET taken = taken - 1 FROM pass WHERE c.deal_id = pass.deal_id)
  UPDATE orders SET state = 'partially_refunded', returned_value = $4, updated_at = $3 WHERE id = $1`;
const PROMISE = `
  WITH paid AS (UPDATE payments SET refunded_paisa = $3, state = CASE WHEN $5 THEN state ELSE 'partially_refunded' END WHERE public_id = $2 RETURNING id)
  INSERT INTO refunds (public_id, payment_id, paisa, state, cause, manual_reason, attempts, created_at, updated_at, completed_at)
  SELECT $1::uuid, id, $3, CASE WHEN $5 THEN 'manual' ELSE 'completed' END, 'customer', CASE WHEN $5 THEN $6 END, 1, $4, $4,
    CASE WHEN $5 THEN NULL ELSE $4::timestamptz END FROM paid`;

const BY_HAND = 'eSewa refunds are made in its merchant portal.';

/**
 * Orders of the last two weeks: paid ones, refunded passes, an open transfer, two payout runs, and the
 * statements of each day.
 */
export async function seedOrders(context: SeedContext): Promise<void> {
  const { db, calendar } = context;
  const { rows: deals } = await db.query<SoldDeal & { is_own: boolean }>(DEALS, [DEMO_BUSINESS]);
  const { rows: buyers } = await db.query<{ id: number }>(BUYERS, [DEMO_SALES.length + 1]);
  const own = deals.filter((deal) => deal.is_own);
  const others = deals.filter((deal) => !deal.is_own);
  const dealOf = ([kind, index]: DemoSale['of']): SoldDeal => {
    const choice = kind === 'own' ? own : others;
    return choice[index % choice.length] as SoldDeal;
  };
  const writer = new OrderWriter(context);
  await seedPayoutAccounts(context, [...new Set([...own, ...others].map((deal) => deal.vendor_id))]);
  for (const [index, sale] of DEMO_SALES.entries()) {
    const deal = dealOf(sale.of);
    const at = calendar.at(sale.day, sale.minute);
    // In chronological order, because the statement of a payout adds up the entries before it.
    await seedPayoutRuns(context, writer, DEMO_SALES[index - 1]?.day ?? sale.day, sale.day);
    // The last sales are unused; earlier ones were owed at their payment.
    const owedOn = sale.day < FIRST_OWED_ON_USE ? 'payment' : 'use';
    const order = await writer.order(buyers[index]?.id ?? 0, deal, { ...sale, at, isPaid: true, owedOn });
    if (sale.returned) await giveBack(context, writer, order, sale.returned === 'by-hand');
  }
  await writer.order(buyers[DEMO_SALES.length]?.id ?? 0, dealOf(['own', 1]), {
    quantity: DEMO_TRANSFER.quantity,
    gateway: 'bank-transfer',
    at: plusMinutes(calendar.now, -DEMO_TRANSFER.hoursAgo * 60),
    isPaid: false,
    owedOn: 'payment',
  });
  for (let day = DEMO_SALES[0]?.day ?? 0; day < 0; day++) await stateDay(context, calendar.name(day));
}

async function stateDay({ db }: SeedContext, day: string): Promise<void> {
  const { rows } = await db.query<{ vendorId: number; passes: number }>(SOLD_PASSES, [day]);
  await db.query(STATE_DAY, [
    day,
    Object.fromEntries(rows.map(({ vendorId, passes }) => [vendorId, passes])),
  ]);
}

async function giveBack(
  { db }: SeedContext,
  writer: OrderWriter,
  order: Order,
  isByHand: boolean,
): Promise<void> {
  const { id, rowId, payment, deal, gateway } = order;
  const at = plusMinutes(order.at, 90);
  const [refund, paisa] = [demoId('refund', id), deal.price * 100];
  await db.query(GIVE_BACK, [rowId, demoId('pass', id, 1), at, deal.price]);
  await writer.book('cancellation', `${id}:${deal.price}`, at, {
    from: 'customer-funds',
    to: soldAccount(order),
    paisa,
  });
  await db.query(PROMISE, [refund, payment, paisa, at, isByHand, BY_HAND]);
  if (!isByHand)
    await writer.book('refund', refund, at, { from: `gateway:${gateway}`, to: 'customer-funds', paisa });
}
