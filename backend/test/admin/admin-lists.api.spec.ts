import { keysetStatement, type KeysetList } from '../../src/common/paging/keyset-list.sql.js';
import type { PageQuery } from '../../src/common/paging/page-query.js';
import { BALANCES, PAYOUTS, STATEMENTS } from '../../src/modules/billing/index.js';
import { PAYMENTS } from '../../src/modules/admin/payments/payments-list.sql.js';
import { REFUNDS } from '../../src/modules/admin/payments/refunds-list.sql.js';
import { USER_PASSES } from '../../src/modules/admin/users/user-passes-list.sql.js';
import { USER_POINTS } from '../../src/modules/admin/users/user-points-list.sql.js';
import { USERS } from '../../src/modules/admin/users/users-list.sql.js';
import { MODERATED_DEALS } from '../../src/modules/deals/moderation/moderated-deals-list.sql.js';
import { VENDOR_DEALS } from '../../src/modules/admin/vendors/vendor-deals-list.sql.js';
import { VENDORS } from '../../src/modules/admin/vendors/vendors-list.sql.js';
import { REVIEWS } from '../../src/modules/reviews/moderation/moderated-reviews-list.sql.js';
import { AUDIT_LOG } from '../../src/modules/admin/audit-log/audit-log-list.sql.js';
import { MESSAGES } from '../../src/modules/support/inbox/messages-list.sql.js';
import { SUBSCRIBERS } from '../../src/modules/support/newsletter/subscribers-list.sql.js';
import { startApp, type RunningApp } from '../support/start-app.js';
import { World } from '../support/world.js';

const MANY = 100_000;
/** From here on a table is not read from end to end. */
const LARGE = 10_000;

type Query = PageQuery & { sort?: string };
type AnyList = KeysetList<Query>;

/** Every list of the console, with each filter as it is used. Each is tried alone and with each order. */
const LISTS: Record<string, { list: AnyList; filters: Record<string, unknown>[] }> = {
  users: {
    list: USERS as unknown as AnyList,
    filters: [
      { role: 'customer' },
      { role: 'admin' },
      { status: 'active' },
      { status: 'suspended' },
      { search: 'sujata rai 4321' },
      { search: 'many77@' },
      { role: 'vendor', search: 'sujata' },
    ],
  },
  deals: {
    list: MODERATED_DEALS as unknown as AnyList,
    filters: [
      { status: 'pending' },
      { status: 'active' },
      { status: 'featured' },
      { status: 'scheduled' },
      { status: 'paused' },
      { status: 'rejected' },
      { status: 'expired' },
      { search: 'thukpa 4321' },
      { status: 'pending', search: 'thukpa' },
      { vendorId: 1 },
      { vendorId: 1, status: 'rejected' },
      { seasonId: 1 },
      { seasonId: 1, status: 'active' },
    ],
  },
  passes: { list: USER_PASSES as unknown as AnyList, filters: [{ user: 77 }, { user: 4321 }] },
  points: { list: USER_POINTS as unknown as AnyList, filters: [{ user: 77 }, { user: 4321 }] },
  vendors: {
    list: VENDORS as unknown as AnyList,
    filters: [
      { status: 'pending' },
      { status: 'verified' },
      { status: 'rejected' },
      { status: 'suspended' },
      { status: 'changed' },
      { search: 'shop 4321' },
      { status: 'pending', search: 'shop 77' },
    ],
  },
  vendorDeals: { list: VENDOR_DEALS as unknown as AnyList, filters: [{ vendor: 77 }] },
  reviews: {
    list: REVIEWS as unknown as AnyList,
    filters: [
      { status: 'reported' },
      { status: 'hidden' },
      { deal: 77 },
      { search: 'momo 4321' },
      { status: 'reported', search: 'momo 77' },
    ],
  },
  messages: {
    list: MESSAGES as unknown as AnyList,
    filters: [
      { status: 'open' },
      { status: 'overdue' },
      { status: 'new' },
      { status: 'in-progress' },
      { status: 'answered' },
      { status: 'closed' },
      { assignee: 1 },
      { assignee: 'none' },
      { kind: 'help' },
      { kind: 'help', category: 'payment' },
      { search: 'parking 4321' },
      { status: 'open', assignee: 1, search: 'parking' },
    ],
  },
  subscribers: {
    list: SUBSCRIBERS as unknown as AnyList,
    filters: [{ status: 'asked' }, { status: 'confirmed' }, { status: 'left' }, { search: 'many4321@' }],
  },
  payments: {
    list: PAYMENTS as unknown as AnyList,
    filters: [
      { state: 'pending' },
      { state: 'completed' },
      { state: 'refunded' },
      { gateway: 'bank-transfer' },
      { gateway: 'esewa', state: 'failed' },
      { purpose: 'membership' },
      { needs: 'attention' },
      { needs: 'attention', gateway: 'khalti' },
      { search: 'DB4321' },
      { search: 'T-4321' },
      { search: 'many4321@' },
      { search: '00000000-0000-4000-8000-000000004321' },
      { state: 'completed', search: 'many77@' },
      { from: '2026-11-20', to: '2026-11-20' },
    ],
  },
  refunds: {
    list: REFUNDS as unknown as AnyList,
    filters: [
      { state: 'manual' },
      { state: 'requested' },
      { state: 'completed' },
      { cause: 'admin' },
      { state: 'manual', cause: 'admin' },
    ],
  },
  statements: {
    list: STATEMENTS as unknown as AnyList,
    filters: [
      { vendor: 77 },
      { from: '2026-01-20', to: '2026-01-20' },
      { vendor: 77, from: '2026-01-20', to: '2026-03-01' },
    ],
  },
  payouts: { list: PAYOUTS as unknown as AnyList, filters: [{ vendor: 77 }] },
  balances: { list: BALANCES as unknown as AnyList, filters: [{ vendor: 77 }, { search: 'shop 4321' }] },
  audit: {
    list: AUDIT_LOG as unknown as AnyList,
    filters: [
      { actor: 77 },
      { action: 'deal.approved' },
      { action: 'deal.never' },
      { subjectType: 'deal', subjectId: '4321' },
      { from: '2026-11-20', to: '2026-11-20' },
    ],
  },
};

/** Lists of what one person has: never asked for without the person. */
const OF_ONE = { passes: true, points: true, vendorDeals: true };

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describe('the lists of the console with 100,000 rows', () => {
  let running: RunningApp;
  let large: Set<string>;

  beforeAll(async () => {
    running = await startApp();
    const world = new World(running.database, running.url);
    await world.catalog();
    await running.database.query(MANY_USERS);
    await running.database.query(MANY_ACTS);
    await running.database.query(MANY_DEALS);
    const shop = await world.business();
    await running.database.query(MANY_PASSES, [shop.id, await world.deal(shop)]);
    await running.database.query(MANY_VENDORS);
    await running.database.query(MANY_REVIEWS);
    await running.database.query(MANY_MESSAGES);
    await running.database.query(MANY_SUBSCRIBERS);
    await running.database.query(MANY_PAYMENTS);
    await running.database.query(MANY_DAYS);
    await running.database.query(
      "INSERT INTO festival_seasons (name, name_ne, starts_on, ends_on) VALUES ('Dashain', 'दशैं', now() - interval '5 days', now() + interval '9 days')",
    );
    await running.database.query('ANALYZE');
    const { rows } = await running.database.query<{ relname: string }>(
      `SELECT relname FROM pg_class WHERE relkind = 'r' AND reltuples > ${LARGE}`,
    );
    large = new Set(rows.map(({ relname }) => relname));
  }, 180_000);

  afterAll(async () => {
    // Money out of nowhere, which no ledger knows.
    await running.database.query(`
      ALTER TABLE payouts DISABLE TRIGGER USER;
      DELETE FROM payouts; DELETE FROM refunds; DELETE FROM payments; DELETE FROM vendor_balances`);
    await running.stop();
  });

  it('are tried on large tables', () => {
    expect([...large].sort()).toEqual([
      'audit_log',
      'deal_capacities',
      'deal_ratings',
      'deals',
      'ledger_entries',
      'ledger_transactions',
      'newsletter_subscribers',
      'passes',
      'payments',
      'payouts',
      'points_ledger',
      'refunds',
      'reviews',
      'support_messages',
      'users',
      'vendor_balances',
      'vendor_statements',
      'vendor_subscriptions',
      'vendors',
    ]);
  });

  for (const [name, { list, filters }] of Object.entries(LISTS))
    for (const sort of Object.keys(list.sorts))
      it.each(name in OF_ONE ? filters : [{}, ...filters])(
        `answer ${name} by ${sort} with %j from indexes`,
        async (filter) => {
          const statement = keysetStatement(list, { ...filter, sort, limit: 24 });
          const { rows } = await running.database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
            `EXPLAIN (FORMAT JSON) ${statement.sql}`,
            statement.values,
          );
          const read = nodesOf((rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan)
            .filter((node) => node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? ''))
            .map((node) => node['Relation Name']);
          expect(read).toEqual([]);
        },
      );

  it('go on where they ended, whatever the order', async () => {
    const client = (await new World(running.database, running.url).admin()).client;
    for (const sort of Object.keys(USERS.sorts)) {
      const seen: number[] = [];
      let address: string | undefined = `/api/admin/users?search=sujata+rai+4321&limit=3&sort=${sort}`;
      while (address) {
        const answer: { body: { id: number }[]; headers: Headers } =
          await client.get<{ id: number }[]>(address);
        seen.push(...answer.body.map(({ id }) => id));
        address = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
      }
      expect([seen.length, new Set(seen).size]).toEqual([11, 11]);
    }
  });
});

const MANY_USERS = `
  INSERT INTO users (email, password, email_verified_at, first_name, last_name, role, loyalty_points, suspended_at)
  SELECT 'many' || n || '@example.com', 'nobody signs in', now(), 'Sujata', 'Rai ' || n,
    CASE WHEN n % 50 = 0 THEN 'vendor' ELSE 'customer' END, n % 1000, CASE WHEN n % 500 = 0 THEN now() END
  FROM generate_series(1, ${MANY}) AS n`;

const MANY_REVIEWS = `
  WITH written AS (
    INSERT INTO reviews (user_id, deal_id, rating, comment, hidden_at, hidden_reason)
    SELECT u.id, d.id, 1 + u.n % 5, 'The momo ' || u.n || ' was good.', CASE WHEN u.n % 500 = 0 THEN now() END, CASE WHEN u.n % 500 = 0 THEN 'spam' END
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users WHERE email LIKE 'many%') u
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM deals) d ON d.n = u.n
    RETURNING id, user_id
  )
  INSERT INTO review_reports (review_id, user_id, reason) SELECT id, user_id, 'spam' FROM written WHERE id % 1000 = 0`;

const MANY_MESSAGES = `
  INSERT INTO support_messages (kind, category, name, email, subject, message, language, state, assigned_to, due_at)
  SELECT CASE WHEN n % 2 = 0 THEN 'help' ELSE 'contact' END,
    CASE WHEN n % 2 = 0 THEN (ARRAY['account', 'deals', 'payment', 'technical'])[1 + n / 2 % 4] END,
    'Sujata Rai', 'many' || n % 5000 || '@example.com', 'About parking', 'Is there parking ' || n || '?', 'en', state,
    CASE WHEN state <> 'new' THEN 1 + n % 7 END, now() + (n - 50000) * interval '1 minute'
  FROM generate_series(1, ${MANY}) AS n,
    LATERAL (SELECT CASE WHEN n % 500 = 0 THEN 'new' WHEN n % 500 = 1 THEN 'in-progress' WHEN n % 3 = 0 THEN 'closed' ELSE 'answered' END) AS s (state)`;

const MANY_SUBSCRIBERS = `
  INSERT INTO newsletter_subscribers (email, language, state, confirmed_at)
  SELECT 'many' || n || '@example.com', 'en', state, CASE WHEN state = 'confirmed' THEN now() END
  FROM generate_series(1, ${MANY}) AS n, LATERAL (SELECT (ARRAY['asked', 'confirmed', 'left'])[1 + n % 3]) AS s (state)`;

const MANY_ACTS = `
  INSERT INTO audit_log (at, actor_id, action, subject_type, subject_id)
  SELECT now() - n * interval '5 minutes', n % 100, (ARRAY['deal.approved', 'deal.rejected', 'vendor.verified'])[1 + n % 3], 'deal', n::text
  FROM generate_series(1, ${MANY}) AS n`;

const TITLES = 5_000;

/** Of a hundred businesses: every tenth waits, others are paused, rejected, over or yet to come. */
const dealsBetween = (
  from: number,
  until: number,
  search: { column: string; value: string; join: string },
): string => `
  INSERT INTO deals (vendor_id, category_id, location_id, title, description, discount_type, discount_value, original_price, discounted_price,
    start_date, end_date, is_active, moderation_status, rejection_reason, first_approved_at, submitted_at${search.column})
  SELECT (SELECT min(id) FROM vendors) + n % 100, 1, 1, 'Thukpa ' || n % ${TITLES}, 'Two bowls with vegetables.', 'fixed', '100', 500, 400,
    now() + CASE WHEN n % 10 = 1 THEN interval '2 days' ELSE interval '-200 days' END,
    now() + CASE WHEN n % 10 > 6 THEN interval '-1 day' ELSE interval '60 days' END - n * interval '1 minute' / 10,
    n % 10 <> 2, state, CASE WHEN state = 'rejected' THEN 'Price unclear' END, CASE WHEN state = 'approved' THEN now() END, now() - n * interval '1 minute'${search.value}
  FROM generate_series(${from}, ${until}) AS n ${search.join},
    LATERAL (SELECT CASE n % 10 WHEN 0 THEN 'pending' WHEN 3 THEN 'rejected' ELSE 'approved' END) AS s (state)`;

/** The trigger makes the search text of the first deals; a later deal has that of the deal with its title and business. */
const MANY_DEALS = `
  INSERT INTO vendors (user_id, slug, business_name, category, description, status)
  SELECT id, 'many-' || id, 'Many ' || id, 'Dining', 'A shop that exists for tests only.', 'verified'
  FROM users WHERE role = 'vendor' ORDER BY id LIMIT 100;
  ${dealsBetween(1, TITLES, { column: '', value: '', join: '' })};
  CREATE TEMP TABLE first_deals AS SELECT title, search FROM deals;
  ALTER TABLE deals DISABLE TRIGGER deals_search_kept;
  ${dealsBetween(TITLES + 1, MANY, {
    column: ', search',
    value: ', first_deals.search',
    join: `JOIN first_deals ON first_deals.title = 'Thukpa ' || n % ${TITLES}`,
  })};
  ALTER TABLE deals ENABLE TRIGGER deals_search_kept;
  INSERT INTO deal_capacities (deal_id) SELECT id FROM deals`;
const MANY_PASSES = `
  WITH used AS (
    INSERT INTO passes (public_id, user_id, deal_id, vendor_id, code_hash, state, issued_at, expires_at)
    SELECT gen_random_uuid(), 1 + n % 5000, $2, $1, decode(md5(n::text), 'hex'), 'expired', now() - interval '2 days', now() - interval '1 day'
    FROM generate_series(1, ${MANY}) AS n RETURNING id, user_id)
  INSERT INTO points_ledger (user_id, delta, kind, pass_id) SELECT user_id, 10, 'redemption', id FROM used`;

const MANY_VENDORS = `
  INSERT INTO vendors (user_id, slug, business_name, category, description, status, submitted_at, proposed_name, proposed_at)
  SELECT id, 'listed-' || id, 'Shop ' || id, 'Dining', 'A shop that exists for tests only.',
    (ARRAY['verified', 'verified', 'verified', 'pending', 'rejected', 'suspended'])[1 + id % 6], now() - id * interval '1 minute',
    CASE WHEN id % 200 = 0 THEN 'Another shop' END, CASE WHEN id % 200 = 0 THEN now() END
  FROM users WHERE email LIKE 'many%' ON CONFLICT DO NOTHING`;

const MANY_PAYMENTS = `
  WITH asked AS (
    INSERT INTO payments (public_id, user_id, purpose, purpose_id, gateway, paisa, state, reference, transaction_id, refunded_paisa, expires_at,
      completed_at, mismatched_at, created_at)
    SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, u.id, (ARRAY['order', 'membership', 'subscription'])[1 + n % 3], gen_random_uuid(),
      (ARRAY['esewa', 'khalti', 'stripe', 'bank-transfer'])[1 + n % 4], 50000 + n % 100 * 100, state, 'DB' || n || '-' || md5(n::text),
      CASE WHEN state IN ('completed', 'refunded') THEN 'T-' || n END, CASE WHEN state = 'refunded' THEN 50000 ELSE 0 END, now(),
      CASE WHEN state IN ('completed', 'refunded') THEN now() - n * interval '5 minutes' END, CASE WHEN n % 1000 = 1 THEN now() END,
      now() - n * interval '5 minutes'
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users WHERE email LIKE 'many%') u,
      LATERAL (SELECT CASE WHEN n % 500 = 0 THEN 'pending' WHEN n % 10 = 1 THEN 'failed' WHEN n % 10 = 2 THEN 'refunded' ELSE 'completed' END) AS s (state)
    RETURNING id
  )
  INSERT INTO refunds (public_id, payment_id, paisa, state, cause, manual_reason, completed_at)
  SELECT gen_random_uuid(), id, 100, state, (ARRAY['customer', 'admin', 'not-honoured'])[1 + id % 3], 'By hand.', CASE WHEN state = 'completed' THEN now() END
  FROM asked, LATERAL (SELECT CASE WHEN id % 500 = 0 THEN 'manual' WHEN id % 500 = 1 THEN 'requested' ELSE 'completed' END) AS s (state)`;

/** Rows for lists alone: the payouts are booked nowhere. */
const MANY_DAYS = `
  ALTER TABLE payouts DISABLE TRIGGER payouts_covered;
  INSERT INTO payouts (public_id, vendor_id, paisa, method, reference, paid_by)
  SELECT gen_random_uuid(), id, 10000, 'bank-transfer', 'NB-' || id, (SELECT min(id) FROM users) FROM vendors;
  ALTER TABLE payouts ENABLE TRIGGER payouts_covered;
  INSERT INTO vendor_balances (vendor_id, owed_paisa) SELECT id, id % 50 * 10000 FROM vendors ON CONFLICT DO NOTHING;
  INSERT INTO vendor_statements (vendor_id, day, passes_sold, opening_paisa, sold_paisa, returned_paisa, paid_out_paisa)
  SELECT v.id, day, 1, 0, 50000, 0, 0 FROM generate_series(date '2026-01-01', date '2026-04-10', interval '1 day') AS day,
    (SELECT id FROM vendors ORDER BY id LIMIT 1000) AS v ORDER BY day, v.id`;
