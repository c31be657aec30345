import pg from 'pg';
import { seedCatalogOnce, seedOnce } from '../../../src/database/seeds/seed-once.js';
import { ledgerErrors } from '../../../src/ledger/ledger-errors.js';
import { priced } from '../../../src/modules/deals/index.js';
import type { ApiClient } from '../../support/api/api-client.js';
import { copyDemo } from '../../support/database/demo-database.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { GET_LIVE_STEPS, HONOUR, INVARIANTS, STATE, TABLES } from './demo-data.fixture.js';
import { growthOfTheDemo } from './demo-growth.fixture.js';

const password = 'Dobbar@Demo2026';

describe('the demo data', () => {
  let running: RunningApp;
  let db: pg.Client;
  let catalogAlone: { categories: number; users: number };

  const count = async (table: string, where = 'true'): Promise<number> => {
    const { rows } = await db.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${table} WHERE ${where}`,
    );
    return rows[0]?.count ?? 0;
  };
  const counts = (): Promise<number[]> =>
    TABLES.reduce(
      async (done, table) => [...(await done), await count(table)],
      Promise.resolve<number[]>([]),
    );
  const brokenPromises = async (): Promise<unknown[]> => (await db.query(INVARIANTS)).rows;
  const signedIn = async (email: string): Promise<ApiClient> => {
    const client = running.client();
    expect((await client.post('/api/auth/login', { email, password })).status).toBe(200);
    return client;
  };

  beforeAll(async () => {
    db = new pg.Client(process.env['DATABASE_MIGRATION_URL']);
    await db.connect();
    await seedCatalogOnce(db);
    catalogAlone = { categories: await count('categories'), users: await count('users') };
    await db.end();
    await copyDemo();
    db = new pg.Client(process.env['DATABASE_MIGRATION_URL']);
    await db.connect();
    running = await startApp();
  }, 240_000);

  afterAll(async () => {
    await running.stop();
    await db.end();
  });

  it('is not needed for a catalogue', () => {
    expect(catalogAlone).toEqual({ categories: 12, users: 0 });
  });

  it('has what every list and chart needs', async () => {
    expect(await count('categories')).toBe(12);
    expect(await count('categories', 'parent_id = 1')).toBe(4);
    expect(await count('locations')).toBe(20);
    expect(await count('vendors')).toBe(63);
    expect(await count('vendors', 'name_ne IS NOT NULL AND description_ne IS NOT NULL')).toBe(63);
    expect(
      await count(
        'vendors',
        `slug IN ('himalaya-hotel', 'kathmandu-spa', 'coffee-corner') AND status = 'verified'`,
      ),
    ).toBe(3);
    expect(await count('deals')).toBe(241);
    expect(
      await count(
        'deals',
        'id IN (SELECT deal_id FROM featured_slots) AND title_ne IS NOT NULL AND description_ne IS NOT NULL',
      ),
    ).toBe(12);
    expect(await count('deals', 'title_ne IS NOT NULL AND description_ne IS NOT NULL')).toBe(241);
    expect(await count('passes', `source = 'redeem'`)).toBe(3_000);
    expect(await count('reviews')).toBe(900);
    expect(
      await count('(SELECT FROM branches GROUP BY vendor_id HAVING count(*) > 1) several'),
    ).toBeGreaterThanOrEqual(12);
  });

  it('has deals in every state and of every kind, mostly live and two for one', async () => {
    const { rows: states } = await db.query<{ state: string; count: number }>(
      `SELECT ${STATE} AS state, count(*)::int FROM deals JOIN deal_capacities c ON c.deal_id = deals.id GROUP BY 1 ORDER BY 2 DESC`,
    );
    expect(states.map(({ state }) => state).sort()).toEqual([
      'ended',
      'live',
      'long ended',
      'paused',
      'pending',
      'rejected',
      'scheduled',
      'sold out',
    ]);
    expect(states[0]).toMatchObject({ state: 'live', count: expect.any(Number) });
    const { rows: kinds } = await db.query<{ kind: string }>(
      'SELECT discount_type AS kind FROM deals GROUP BY 1 ORDER BY count(*) DESC',
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['buyXgetY', 'percentage', 'fixed']);
  });

  it('has passes in every state and businesses that wait, were rejected or are suspended', async () => {
    for (const state of ['issued', 'redeemed', 'cancelled', 'expired', 'voided'])
      expect(await count('passes', `state = '${state}'`)).toBeGreaterThan(10);
    for (const status of ['pending', 'rejected', 'suspended'])
      expect(await count('vendors', `status = '${status}'`)).toBeGreaterThan(0);
    expect(await count('deal_revisions', `status = 'pending'`)).toBeGreaterThan(1);
  });

  it('uses every limit at every business that has been verified for a while', async () => {
    const { rows } = await db.query(`
      SELECT v.slug FROM vendors v JOIN deals d ON d.vendor_id = v.id JOIN deal_capacities c ON c.deal_id = d.id WHERE v.status = 'verified' AND v.created_at < now() - interval '30 days' GROUP BY v.id
      HAVING NOT (count(d.redemption_limit) > 0 AND count(c.total_limit) > 0 AND count(c.daily_limit) > 0 AND count(d.weekdays) > 0
        AND count(d.hours_from) > 0 AND count(d.blackout_dates) > 0 AND count(d.minimum_bill) > 0 AND count(d.party_size) > 0)`);
    expect(rows).toEqual([]);
    expect(await count('deals', 'branch_ids IS NOT NULL')).toBeGreaterThan(10);
  });

  it('has prices as the product itself computes them', async () => {
    const { rows } = await db.query<Parameters<typeof priced>[0]>(
      `SELECT discount_type AS "discountType", discount_value AS "discountValue", original_price AS "originalPrice", discounted_price AS "discountedPrice" FROM deals`,
    );
    for (const row of rows) expect(priced(row)).toEqual(row);
  });

  it('has regular prices older and younger than 30 days, none above the log (PL4)', async () => {
    const { rows } = await db.query<{ older: number; younger: number; none: number; higher: number }>(
      `SELECT (count(*) FILTER (WHERE l.in_force_from < d.first_approved_at - interval '30 days'))::int AS older,
         (count(*) FILTER (WHERE l.in_force_from > d.first_approved_at - interval '30 days'))::int AS younger,
         (count(*) FILTER (WHERE l.id IS NULL))::int AS none,
         (count(*) FILTER (WHERE l.regular_price < d.original_price))::int AS higher
       FROM deals d LEFT JOIN price_log l ON l.item_id = d.price_item_id WHERE d.moderation_status = 'approved'`,
    );
    expect(rows[0]?.older).toBeGreaterThan(20);
    expect(rows[0]?.younger).toBeGreaterThan(20);
    expect(rows[0]?.none).toBeGreaterThan(20);
    expect(rows[0]?.higher).toBe(0);
  });

  it('redeems within the days and hours of each deal', async () => {
    const outside = `redeemed_at IS NOT NULL AND (
      NOT coalesce(extract(dow FROM local)::int = ANY (weekdays), true) OR NOT coalesce(local::time BETWEEN hours_from AND hours_until + interval '1 minute', true)
      OR redeemed_at NOT BETWEEN issued_at AND expires_at OR issued_at NOT BETWEEN start_date AND end_date
      OR NOT coalesce(branch_id = ANY (branch_ids), true) OR amount < coalesce(minimum_bill, 0))`;
    expect(
      await count(
        `(SELECT *, redeemed_at AT TIME ZONE 'Asia/Kathmandu' AS local FROM passes JOIN deals d ON d.id = passes.deal_id) AS visits`,
        outside,
      ),
    ).toBe(0);
  });

  it('sells some deals in advance', async () => {
    expect(await count('listed_deals', `sale_mode = 'prepaid'`)).toBeGreaterThan(15);
    for (const taxes of ['vat-extra', 'vat-and-service-extra'])
      expect(await count('listed_deals', `taxes = '${taxes}'`)).toBeGreaterThan(2);
    expect(
      await count(
        'deals',
        `sale_mode = 'prepaid' AND (id IN (SELECT deal_id FROM featured_slots) OR discounted_price = 0)`,
      ),
    ).toBe(0);
    const prepaid = `source = 'redeem' AND d.sale_mode = 'prepaid'`;
    expect(await count(`passes JOIN deals d ON d.id = passes.deal_id`, prepaid)).toBe(0);
  });

  it('has deals that list what they contain, in both languages (D16, D17)', async () => {
    expect(
      await count('listed_deals', 'cardinality(included) > 1 AND cardinality(excluded) > 0'),
    ).toBeGreaterThan(4);
    expect(
      await count(
        'listed_deals',
        'cardinality(included) <> cardinality(included_ne) OR cardinality(excluded) <> cardinality(excluded_ne)',
      ),
    ).toBe(0);
    for (const unit of ['people', 'nights', 'pieces', 'visits'])
      expect(await count('deals', `price_for_unit = '${unit}'`)).toBeGreaterThan(0);
  });

  it('has paid orders, money on its way back, a transfer that waits, and statements', async () => {
    expect(await count('orders', 'paid_at IS NOT NULL')).toBe(11);
    expect(await count('refunds', `state = 'manual'`)).toBe(2);
    expect(await count('refunds', `state = 'completed'`)).toBe(1);
    expect(await count('payments', `state = 'pending' AND gateway = 'bank-transfer'`)).toBe(1);
    expect(
      await count('vendor_statements s JOIN vendors v ON v.id = s.vendor_id', `slug = 'himchuli-momo-house'`),
    ).toBeGreaterThan(5);
  });

  it('has payout accounts, one of them held, a payout run that was paid and one that is open', async () => {
    expect(await count('payout_accounts', 'held_until <= now()')).toBe(3);
    expect(await count('payout_accounts', `held_until BETWEEN now() AND now() + interval '72 hours'`)).toBe(
      1,
    );
    const { rows } = await db.query<{ state: string; lines: number; own: number }>(
      `SELECT r.state, count(*)::int AS lines, count(*) FILTER (WHERE v.slug = 'himchuli-momo-house')::int AS own
       FROM payout_runs r JOIN payout_run_lines l ON l.run_id = r.id JOIN vendors v ON v.id = l.vendor_id GROUP BY r.id ORDER BY r.id`,
    );
    expect(rows).toEqual([
      { state: 'paid', lines: expect.any(Number), own: 1 },
      { state: 'open', lines: expect.any(Number), own: 1 },
    ]);
    expect(await count('payouts')).toBe(rows[0]?.lines);
    const held = 'JOIN payout_accounts a ON a.vendor_id = l.vendor_id';
    expect(await count(`payout_run_lines l ${held}`, 'a.held_until > now()')).toBe(0);
  });

  it('opens the account numbers of its payout runs and shows the next payout and its statement', async () => {
    const [admin, vendor] = [await signedIn('admin@example.com'), await signedIn('vendor@example.com')];
    const [open] = (await admin.get<{ id: string; state: string }[]>('/api/admin/payout-runs')).body;
    expect(open?.state).toBe('open');
    const file = await admin.get(`/api/admin/payout-runs/${open?.id}.csv`);
    expect(file.text).toContain('00100175004321');
    expect((await vendor.get('/api/vendors/me/payout-account')).body).toMatchObject({
      account: { lastFour: '4321', heldUntil: null },
    });
    const { body: payouts } =
      await vendor.get<{ id: string; amount: number; state: string }[]>('/api/vendors/me/payouts');
    expect(payouts.map(({ state }) => state)).toEqual(['ordered', 'paid']);
    const payout = payouts.at(-1);
    expect((await vendor.get(`/api/vendors/me/payouts/${payout?.id}`)).body).toMatchObject({
      amount: payout?.amount,
      state: 'paid',
      openingPaisa: 0,
    });
  });

  it('has a business at each step of Get live', async () => {
    const stepsOf = async (slug: string): Promise<string[]> => {
      const owner = await signedIn(`owner.${slug}@example.com`);
      const { body } = await owner.get<{ steps: { state: string }[] }>('/api/vendors/me/go-live');
      return body.steps.map(({ state }) => state);
    };
    for (const [slug, states] of Object.entries(GET_LIVE_STEPS))
      expect([slug, await stepsOf(slug)]).toEqual([slug, states]);
  });

  it('has papers that an admin can open, most of them photos', async () => {
    const admin = await signedIn('admin@example.com');
    const { rows } = await db.query<{ id: string; vendor: number; type: string }>(
      'SELECT id, vendor_id AS vendor, type FROM vendor_documents',
    );
    expect(rows.map(({ type }) => type).sort()).toEqual([...Array<string>(11).fill('jpeg'), 'pdf']);
    for (const { id, vendor } of rows)
      expect((await admin.get(`/api/admin/vendors/${vendor}/documents/${id}/view`)).status).toBe(200);
  });

  it('has an item of each kind and lane on the workbench, some with an owner, and a snoozed one', async () => {
    const admin = await signedIn('admin@example.com');
    const { body } = await admin.get<{
      snoozed: number;
      kinds: { kind: string; ready: number; waiting: number; blocked: number }[];
    }>('/api/admin/work/counts');
    const kindsIn = (lane: 'ready' | 'waiting' | 'blocked') =>
      body.kinds.filter((each) => each[lane] > 0).map(({ kind }) => kind);
    expect(kindsIn('ready')).toEqual(
      'case deal honour message name-change payout refund review revision transfer vendor'.split(' '),
    );
    expect(kindsIn('waiting')).toEqual(['case', 'deal', 'revision', 'vendor']);
    expect(kindsIn('blocked')).toEqual(['deal']);
    expect(body.snoozed).toBe(1);
    for (const lane of ['ready', 'waiting', 'blocked']) {
      const items = await admin.get<{ owner: object | null }[]>(`/api/admin/work?lane=${lane}&limit=100`);
      expect(items.body.some(({ owner }) => owner !== null)).toBe(true);
    }
  });

  it('has a case in each state, one about a rejected code, and a business below 80 of 100', async () => {
    for (const [table, rows] of HONOUR) expect([rows, await count(table, rows)]).not.toEqual([rows, 0]);
  });

  it('breaks no promise of the database', async () => {
    expect(await ledgerErrors(db)).toEqual([]);
    expect(await brokenPromises()).toEqual([]);
  });

  it('is made once', async () => {
    const before = await counts();
    expect(await seedOnce(db, process.env)).toBe('The demo data is there already.');
    expect(await counts()).toEqual(before);
  });

  it.each([
    ['customer@example.com', { role: 'customer', staffOf: null }],
    ['vendor@example.com', { role: 'vendor', staffOf: expect.objectContaining({ role: 'owner' }) }],
    ['staff@example.com', { role: 'customer', staffOf: expect.objectContaining({ role: 'counter' }) }],
    ['admin@example.com', { role: 'admin', adminRole: 'owner' }],
    ['moderator@example.com', { role: 'admin', adminRole: 'moderator' }],
    ['support@example.com', { role: 'admin', adminRole: 'support' }],
    ['finance@example.com', { role: 'admin', adminRole: 'finance' }],
  ])('signs %s in', async (email, expected) => {
    const client = await signedIn(email);
    expect((await client.get('/api/auth/user')).body).toMatchObject(expected);
  });

  it('gives the demo customer points and open codes, one of which the demo staff can read', async () => {
    const customer = await signedIn('customer@example.com');
    expect((await customer.get('/api/users/me')).body).toMatchObject({
      emailVerified: true,
      membership: { slug: 'premium' },
      loyaltyPoints: expect.any(Number),
    });
    const { body } =
      await customer.get<{ state: string; code: string; deal: { vendor: { slug: string } } }[]>(
        '/api/redemptions/me',
      );
    expect(body).toHaveLength(8);
    const open = body.filter(({ state }) => state === 'issued');
    expect(open).toHaveLength(2);
    const momo = open.find(({ deal }) => deal.vendor.slug === 'himchuli-momo-house');
    const staff = await signedIn('staff@example.com');
    const answer = await staff.post('/api/counter/lookup', { code: momo?.code });
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.objectContaining({ state: 'issued', refusal: null }),
    ]);
  });

  it('gives the demo customer rewards for invitations, in the points and among the notifications', async () => {
    const customer = await signedIn('customer@example.com');
    const { body: points } =
      await customer.get<{ kind: string; delta: number; dealId: number | null }[]>('/api/users/me/points');
    const rewards = points.filter(({ kind }) => kind === 'invite');
    expect(rewards).toEqual(Array(2).fill(expect.objectContaining({ delta: 20, dealId: null })));
    const { body: notifications } =
      await customer.get<{ kind: string; path: string }[]>('/api/notifications');
    expect(notifications.filter(({ kind }) => kind === 'invite-rewarded')).toEqual(
      Array(2).fill(expect.objectContaining({ path: '/dashboard/points' })),
    );
    expect(
      await count(
        'invite_links',
        'inviter_id = (SELECT id FROM users WHERE email = $$customer@example.com$$)',
      ),
    ).toBe(2);
    expect(
      await count(
        'invite_rewards r JOIN invite_links l ON l.id = r.link_id JOIN users u ON u.id = r.invited_id',
        'r.bound_at BETWEEN l.created_at AND l.expires_at AND r.bound_at > u.created_at AND r.rewarded_at > r.bound_at',
      ),
    ).toBe(2);
  });

  growthOfTheDemo(() => ({ db, count, counts, brokenPromises }));
});
