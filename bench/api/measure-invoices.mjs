import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { assertAnswered, load, shares } from '../lib/load.mjs';

const stored = (sid) => createHash('sha256').update(sid).digest('base64url');
const lookEveryMs = 20;

const ADMIN = `
  INSERT INTO sessions (sid, user_id, sess, expire)
  SELECT $1, id, '{}', now() + interval '1 day' FROM users WHERE role = 'admin' ORDER BY id LIMIT 1`;
/** Creates $1 orders of one pass each that await a transfer, spread over $1 customers and all businesses. */
const ORDERS = `
  WITH customers AS (
    INSERT INTO users (email, email_verified_at, first_name, last_name, password)
    SELECT 'buyer' || n || '@example.com', now(), 'Buyer', n::text, '-' FROM generate_series(1, $1::int) n RETURNING id
  ), buyers AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM customers),
  ranked AS (
    SELECT d.*, row_number() OVER (PARTITION BY d.vendor_id ORDER BY d.id) AS of_business
    FROM listed_deals d JOIN deal_capacities c ON c.deal_id = d.id
    WHERE d.redemption_limit IS NULL AND c.total_limit IS NULL AND c.daily_limit IS NULL AND d.discounted_price > 0
      AND d.end_date > now() + interval '30 days'
  ), sold AS (SELECT *, row_number() OVER (ORDER BY of_business, vendor_id) AS n FROM ranked), chosen AS (
    SELECT b.id AS user_id, s.id AS deal_id, s.vendor_id, s.title, s.discounted_price AS price, s.original_price, gen_random_uuid() AS order_id,
      gen_random_uuid() AS payment_id
    FROM buyers b JOIN sold s ON s.n = 1 + (b.n - 1) % (SELECT count(*) FROM sold)
  ), placed AS (
    INSERT INTO orders (public_id, user_id, state, total, held_on, expires_at)
    SELECT order_id, user_id, 'awaiting_payment', price, current_date, now() + interval '3 days' FROM chosen RETURNING id, public_id
  ), lines AS (
    INSERT INTO order_lines (order_id, deal_id, vendor_id, title, quantity, unit_price, original_price)
    SELECT p.id, c.deal_id, c.vendor_id, c.title, 1, c.price, c.original_price FROM chosen c JOIN placed p ON p.public_id = c.order_id
  ), opened AS (
    INSERT INTO payments (public_id, user_id, purpose, purpose_id, gateway, paisa, reference, expires_at, look_at)
    SELECT payment_id, user_id, 'order', order_id, 'bank-transfer', price * 100, payment_id::text, now() + interval '3 days', now() + interval '3 days'
    FROM chosen RETURNING public_id AS id
  ), taken AS (
    UPDATE deal_capacities c SET taken = taken + n.count FROM (SELECT deal_id, count(*) FROM chosen GROUP BY deal_id) AS n WHERE c.deal_id = n.deal_id
  ) SELECT id FROM opened`;
const WAITING = `
  SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE wait_event_type = 'Lock' AND pid <> pg_backend_pid() AND query LIKE '%UPDATE fiscal_years%'`;
const WRITTEN = `
  SELECT count(*)::int AS written, max(sequence) - min(sequence) + 1 - count(*)::int AS gaps, count(DISTINCT vendor_id)::int AS businesses
  FROM (SELECT i.sequence, l.vendor_id FROM invoices i JOIN orders o ON i.source = 'order:' || o.public_id
    JOIN order_lines l ON l.order_id = o.id JOIN users u ON u.id = o.user_id WHERE u.email LIKE 'buyer%@example.com') w`;

/** Measures the captures per second that write invoices, and how many of them wait for the same lock (R32). */
export async function measureInvoices({ product, postgres, report, amount }) {
  const db = new pg.Client({ connectionString: postgres.ownerUrl });
  await db.connect();
  try {
    await db.query(ADMIN, [stored('invoices-admin')]);
    const { rows: payments } = await db.query(ORDERS, [amount]);
    await db.query('ANALYZE users, orders, order_lines, payments');
    const watch = watchLock(postgres.appUrl);
    let asked = 0;
    const next = () => confirmation(product, payments[asked++].id);
    const seen = await load({ ...product, amount: payments.length, next });
    const waiting = await watch.end();
    assertAnswered(seen, 200, 'confirming a transfer');
    const { written, gaps, businesses } = (await db.query(WRITTEN)).rows[0];
    report.add('invoices: captures a second', seen.perSecond, { unit: shares(seen), bar: { atLeast: 50 } });
    report.add('invoices: captures that wait for the number, of 16', waiting);
    report.add('invoices: written, of how many businesses', written, { unit: `by ${businesses}` });
    report.add('invoices: missing', payments.length - written, { bar: { atMost: 0 } });
    report.add('invoices: gaps in the series', gaps, { bar: { atMost: 0 } });
    for (const [distance, name] of DISTANCES) {
      const numbers = await seriesAlone(postgres.ownerUrl, amount, distance);
      report.add(`invoices: numbers a second of one series, ${name}`, numbers, { bar: { atLeast: 50 } });
    }
  } finally {
    await db.end();
  }
}

const confirmation = ({ address }, id) => ({
  path: `/api/admin/payments/${id}/confirm-transfer`,
  method: 'POST',
  headers: {
    cookie: 'dobbar_sid=invoices-admin',
    origin: address,
    'content-type': 'application/json',
  },
  body: JSON.stringify({ reference: `NB-${id}` }),
});

/**
 * Polls the sessions that wait for the row of the year. PostgreSQL shows a role only its own statements.
 * @returns `end`, which returns their average number
 */
function watchLock(appUrl) {
  let wanted = true;
  const looking = (async () => {
    const db = new pg.Client({ connectionString: appUrl });
    await db.connect();
    const seen = [];
    while (wanted) {
      seen.push((await db.query(WAITING)).rows[0].count);
      await sleep(lookEveryMs);
    }
    await db.end();
    return seen.reduce((sum, count) => sum + count, 0) / seen.length;
  })();
  return {
    end: () => {
      wanted = false;
      return looking;
    },
  };
}

const connections = 16;
/** Statements of a capture between taking its number and its commit, with minimal work. */
const SECTION = [
  'BEGIN',
  'UPDATE fiscal_years SET last_invoice = last_invoice + 1 WHERE current_date BETWEEN starts_on AND ends_on RETURNING last_invoice',
  'SELECT 1',
  'SELECT 1',
  'SELECT 1',
  'COMMIT',
];

/** Round-trip times between an instance and the database, in milliseconds. */
const DISTANCES = [
  [0, 'database beside it'],
  [1, 'database a millisecond away'],
];

/**
 * Measures the lock alone, without other work. It leaves gaps in the numbers, so call it last.
 * @returns numbers per second
 */
async function seriesAlone(ownerUrl, amount, distance) {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: ownerUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  let left = amount;
  const started = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      while (left-- > 0)
        for (const statement of SECTION) {
          if (distance > 0) await sleep(distance);
          await client.query(statement);
        }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return amount / seconds;
}
