import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Plan {
  id: number;
  slug: string;
  version: number;
  dealLimit: number | null;
  priceMonthly: number;
  runningCount: number;
  onEarlierTerms: number;
  isActive: boolean;
}

interface Membership {
  id: number;
  slug: string;
  version: number;
  pointsMultiplier: number;
  priceYearly: number;
  onEarlierTerms: number;
}

describe('plans in the console', () => {
  let running: RunningApp;
  let world: World;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    admin = await world.admin();
  });

  afterAll(() => running.stop());

  const plan = async (slug: string): Promise<Plan> =>
    (await admin.client.get<Plan[]>('/api/admin/plans')).body.find((one) => one.slug === slug) as Plan;
  const membership = async (slug: string): Promise<Membership> =>
    (await admin.client.get<Membership[]>('/api/admin/memberships')).body.find(
      (one) => one.slug === slug,
    ) as Membership;
  const change = async (slug: string, requested: Partial<Plan>) => {
    const { id, slug: _s, runningCount: _r, onEarlierTerms: _o, ...fields } = await plan(slug);
    return admin.client.patch<Plan>(`/api/admin/plans/${id}`, { ...fields, ...requested });
  };
  const changeMembership = async (slug: string, requested: object) => {
    const { id, slug: _s, onEarlierTerms: _o, ...fields } = await membership(slug);
    const { runningCount: _r, ...sent } = fields as typeof fields & { runningCount: number };
    return admin.client.patch(`/api/admin/memberships/${id}`, { ...sent, ...requested });
  };
  const own = async (shop: Business): Promise<{ plan: Plan; awaitingPayment: Plan | null }> =>
    (
      await shop.owner.client.get<{ plan: Plan; awaitingPayment: Plan | null }>(
        '/api/vendors/me/subscription',
      )
    ).body;

  it('leave a running period its limits and its price; the next one begins on the new terms (T4)', async () => {
    const shop = await world.business({ plan: 'silver' });
    const deals = [await world.deal(shop), await world.deal(shop, { moderation_status: 'pending' })];
    const before = await plan('silver');
    const changed = await change('silver', { dealLimit: 1, priceMonthly: 1_900 });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { version: before.version + 1, dealLimit: 1, priceMonthly: 1_900 },
    ]);
    expect(changed.body.onEarlierTerms).toBe(changed.body.runningCount);
    const { body: offered } = await running.client().get<Plan[]>('/api/subscription-plans');
    expect(offered.find(({ slug }) => slug === 'silver')).toMatchObject({
      dealLimit: 1,
      priceMonthly: 1_900,
    });
    expect((await own(shop)).plan).toMatchObject({ dealLimit: 15, priceMonthly: 1_500 });
    expect((await admin.client.patch(`/api/admin/deals/${deals[1]}/approve`, {})).status).toBe(200);

    const newcomer = await world.business({ plan: 'silver' });
    expect((await own(newcomer)).plan).toMatchObject({ dealLimit: 1, priceMonthly: 1_900 });
    await running.database.query(
      `UPDATE vendors SET subscription_status = 'past_due', current_period_end = now() - interval '1 day' WHERE id = $1`,
      [shop.id],
    );
    expect((await own(shop)).plan).toMatchObject({ dealLimit: 15, priceMonthly: 1_500 });
    await running.database.query(
      `UPDATE vendors SET subscription_status = 'active', current_period_end = now() + interval '1 month' WHERE id = $1`,
      [shop.id],
    );
    expect((await own(shop)).plan).toMatchObject({ dealLimit: 1, priceMonthly: 1_900 });
  });

  it('that were chosen but not paid for are offered at the new price', async () => {
    const shop = await world.business({ plan: 'free' });
    await shop.owner.client.post('/api/vendors/me/subscription', {
      subscriptionPlanId: 3,
      billingCycle: 'yearly',
    });
    await change('gold', { priceMonthly: 4_500 });
    expect((await own(shop)).awaitingPayment).toMatchObject({ slug: 'gold', priceMonthly: 4_500 });
  });

  it('that are no longer offered cannot be chosen, and stay with whoever has them', async () => {
    const shop = await world.business({ plan: 'gold' });
    await change('gold', { isActive: false });
    const late = await world.business({ plan: 'free' });
    const rejected = await late.owner.client.post('/api/vendors/me/subscription', {
      subscriptionPlanId: 3,
      billingCycle: 'yearly',
    });
    expect(rejected.body.code).toBe('plan.not-found');
    expect((await own(shop)).plan).toMatchObject({ slug: 'gold' });
    await change('gold', { isActive: true });
  });

  it('are changed on the version that was looked at, once', async () => {
    const { version } = await plan('silver');
    const answers = await Promise.all([
      change('silver', { priceMonthly: 2_000, version }),
      change('silver', { priceMonthly: 2_100, version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await plan('silver')).version).toBe(version + 1);
    const { rows } = await running.database.query(
      `SELECT before, after FROM audit_log WHERE action = 'plan.changed' ORDER BY id DESC LIMIT 1`,
    );
    expect(Object.keys((rows[0] as { after: object }).after)).toEqual(['priceMonthly']);
  });

  it('make no further terms when only words change', async () => {
    const count = async () =>
      (await running.database.query('SELECT count(*)::int AS n FROM subscription_plan_terms')).rows[0];
    const before = await count();
    expect(
      (await change('silver', { description: 'For shops with deals every week.' } as never)).status,
    ).toBe(200);
    expect(await count()).toEqual(before);
  });

  it('that are free stay free', async () => {
    expect((await change('free', { priceMonthly: 10 })).body).toMatchObject({ code: 'plan.free-stays-free' });
    expect((await change('free', { isActive: false })).body).toMatchObject({ code: 'plan.free-stays-free' });
    expect((await changeMembership('basic', { pointsMultiplier: 2 })).body.code).toBe('plan.free-stays-free');
    expect((await change('free', { dealLimit: 4 })).status).toBe(200);
    const shop = await world.business({ plan: 'free' });
    expect((await own(shop)).plan.dealLimit).toBe(4);
  });

  it('of customers leave a running membership its points and its price (T4)', async () => {
    const customer = await world.person();
    await world.membership(customer.id, 'vip');
    expect((await changeMembership('vip', { pointsMultiplier: 5, priceYearly: 2_999 })).status).toBe(200);
    const late = await world.person();
    await world.membership(late.id, 'vip');
    const multiplier = async ({ client }: Person) =>
      (await client.get<{ membership: { pointsMultiplier: number } }>('/api/users/me')).body.membership
        .pointsMultiplier;
    expect([await multiplier(customer), await multiplier(late)]).toEqual([3, 5]);
    const { rows } = await running.database.query(
      'SELECT points_multiplier($1) AS a, points_multiplier($2) AS b',
      [customer.id, late.id],
    );
    expect(rows).toEqual([{ a: 3, b: 5 }]);
    expect((await membership('vip')).onEarlierTerms).toBe(1);
  });

  it.each([
    ['/api/admin/plans/2', { name: 'Silver' }],
    ['/api/admin/plans/2', { dealLimit: -1 }],
    ['/api/admin/plans/2', { slug: 'bronze' }],
    ['/api/admin/memberships/2', { pointsMultiplier: 11 }],
    ['/api/admin/memberships/2', {}],
  ])('reject %s with %j', async (path, requested) => {
    expect((await admin.client.patch(path, { version: 1, ...requested })).status).toBe(400);
  });

  it('are there or not', async () => {
    const { id: _i, slug: _s, runningCount: _r, onEarlierTerms: _o, ...fields } = await plan('silver');
    expect((await admin.client.patch('/api/admin/plans/77', fields)).body.code).toBe('plan.not-found');
  });
});
