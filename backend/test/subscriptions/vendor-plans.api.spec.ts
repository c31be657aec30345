import { SubscriptionPeriodsJob } from '../../src/modules/subscriptions/vendor-subscriptions/subscription-periods.job.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, PHOTO, World } from '../support/world.js';

interface Plan {
  id: number;
  slug: string;
  dealLimit: number | null;
}

interface Subscription {
  plan: Plan;
  awaitingPayment: Plan | null;
  next: Plan | null;
  subscriptionStatus: string;
  billingCycle: string | null;
  cancelAtPeriodEnd: boolean;
  usage: { activeDeals: number; featuredDeals: number };
}

const FORM = {
  categoryId: 1,
  title: 'Two plates of sel roti',
  description: 'Fresh from the pan, with a cup of chiya for each.',
  discountType: 'percentage',
  discountValue: '50',
  originalPrice: 300,
  discountedPrice: 150,
  startDate: new Date(Date.now() + 3_600_000).toISOString(),
  endDate: new Date(Date.now() + 20 * 86_400_000).toISOString(),
};

describe('plans of businesses', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  const own = async (shop: Business): Promise<Subscription> =>
    (await shop.owner.client.get<Subscription>('/api/vendors/me/subscription')).body;
  const choose = (shop: Business, subscriptionPlanId: number, billingCycle = 'monthly') =>
    shop.owner.client.post<Subscription>('/api/vendors/me/subscription', {
      subscriptionPlanId,
      billingCycle,
    });
  const moveTo = (shop: Business, columns: string) =>
    running.database.query(`UPDATE vendors SET ${columns} WHERE id = $1`, [shop.id]);
  const codes = (answers: { status: number; body: { code?: string } }[]) =>
    answers.map(({ status, body }) => body.code ?? status).sort();

  it('stand in the view of the own business', async () => {
    const [free, paid] = [await world.business({ plan: 'free' }), await world.business({ plan: 'silver' })];
    await moveTo(paid, 'cancel_at_period_end = true');
    expect((await free.owner.client.get('/api/vendors/me')).body).toMatchObject({
      plan: 'free',
      subscriptionPlanId: null,
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
    });
    expect((await paid.owner.client.get('/api/vendors/me')).body).toMatchObject({
      plan: 'silver',
      subscriptionPlanId: 2,
      currentPeriodEnd: expect.stringMatching(/^\d{4}-/),
      cancelAtPeriodEnd: true,
    });
  });

  it('are public, one by one and together', async () => {
    const visitor = (await world.person()).client;
    const { body } = await visitor.get<Plan[]>('/api/subscription-plans');
    expect(body.map(({ slug, dealLimit }) => [slug, dealLimit])).toEqual([
      ['free', 3],
      ['silver', 15],
      ['gold', null],
    ]);
    const { body: silver } = await visitor.get('/api/subscription-plans/2');
    expect(silver).toMatchObject({ priceMonthly: 1500, priceYearly: 15_000, analyticsAccess: true });
    expect((await visitor.get('/api/subscription-plans/9')).body.code).toBe('plan.not-found');
    expect((await visitor.get('/api/subscription-plans/x')).status).toBe(404);
  });

  it('are chosen by the business alone, and a paid one waits for its payment', async () => {
    const shop = await world.business({ plan: 'free' });
    const chosen = await choose(shop, 3, 'yearly');
    expect(chosen.status).toBe(200);
    expect(chosen.body).toMatchObject({
      plan: { slug: 'free' },
      awaitingPayment: { slug: 'gold' },
      subscriptionStatus: 'pay_later',
      billingCycle: 'yearly',
    });
    expect((await choose(shop, 1)).body).toMatchObject({ awaitingPayment: null, billingCycle: null });
    expect((await choose(shop, 77)).body).toMatchObject({ code: 'plan.not-found' });
    const counter = await world.staff(shop);
    for (const [client, status] of [
      [counter.client, 403],
      [(await world.person()).client, 403],
    ] as const) {
      const body = { subscriptionPlanId: 2, billingCycle: 'monthly' };
      expect((await client.post('/api/vendors/me/subscription', body)).status).toBe(status);
      expect((await client.get('/api/vendors/me/subscription')).status).toBe(status);
    }
  });

  it.each([
    [{}],
    [{ subscriptionPlanId: '2', billingCycle: 'monthly' }],
    [{ subscriptionPlanId: 2, billingCycle: 'weekly' }],
    [{ subscriptionPlanId: 2, billingCycle: 'monthly', subscriptionStatus: 'active' }],
    [{ subscriptionPlanId: 2, billingCycle: 'monthly', plan: 'gold', price: 0 }],
  ])('reject %j', async (body) => {
    const shop = await world.business({ plan: 'free' });
    expect((await shop.owner.client.post('/api/vendors/me/subscription', body)).status).toBe(400);
    expect(await own(shop)).toMatchObject({ plan: { slug: 'free' }, awaitingPayment: null });
  });

  it('are chosen once under one key', async () => {
    const shop = await world.business({ plan: 'free' });
    const headers = { 'idempotency-key': `plan-${shop.id}` };
    const body = { subscriptionPlanId: 2, billingCycle: 'monthly' };
    const first = await shop.owner.client.post('/api/vendors/me/subscription', body, headers);
    const second = await shop.owner.client.post('/api/vendors/me/subscription', body, headers);
    expect([second.status, second.text]).toEqual([200, first.text]);
    const { rows } = await running.database.query(
      `SELECT count(*)::int AS n FROM audit_log WHERE action = 'subscription.chosen' AND subject_id = $1`,
      [String(shop.id)],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('let twenty deals that are submitted at once in only as far as the plan goes', async () => {
    const shop = await world.business({ plan: 'free' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.owner.client.post('/api/deals', FORM)),
    );
    expect(codes(answers)).toEqual([
      201,
      201,
      201,
      ...Array.from({ length: 17 }, () => 'plan.limit-reached'),
    ]);
    expect((await own(shop)).usage.activeDeals).toBe(3);
  });

  it('let twenty drafts in, submitted at once and copied from an earlier deal, only as far (E2)', async () => {
    const shop = await world.business({ plan: 'free' });
    const ended = await world.deal(shop, {
      start_date: new Date(Date.now() - 9 * 86_400_000),
      end_date: new Date(Date.now() - 1000),
    });
    const drafts = await Promise.all(
      Array.from({ length: 20 }, () =>
        shop.owner.client.post<{ id: number; version: number }>('/api/vendors/me/deal-drafts', {
          dealId: ended,
        }),
      ),
    );
    expect(drafts.map(({ status }) => status)).toEqual(drafts.map(() => 201));
    const answers = await Promise.all(
      drafts.map(({ body: { id, version } }) =>
        shop.owner.client.post(`/api/vendors/me/deal-drafts/${id}/submit`, { version }),
      ),
    );
    expect(codes(answers)).toEqual([
      201,
      201,
      201,
      ...Array.from({ length: 17 }, () => 'plan.limit-reached'),
    ]);
    const left = await shop.owner.client.get<unknown[]>('/api/vendors/me/deal-drafts?limit=100');
    expect(left.body).toHaveLength(17);
    const { body } = await shop.owner.client.get<{ pending: number }>('/api/vendors/me/deals/counts');
    expect(body.pending).toBe(3);
  });

  it('count what is resumed and resubmitted, not what is paused, rejected or over', async () => {
    const shop = await world.business({ plan: 'free' });
    const paused = await world.deal(shop, { is_active: false });
    const rejected = await world.deal(shop, { moderation_status: 'rejected' });
    await world.deal(shop, {
      start_date: new Date(Date.now() - 9 * 86_400_000),
      end_date: new Date(Date.now() - 1000),
    });
    for (let made = 0; made < 3; made++)
      expect((await shop.owner.client.post('/api/deals', FORM)).status).toBe(201);
    expect((await shop.owner.client.post(`/api/deals/${paused}/resume`)).body.code).toBe(
      'plan.limit-reached',
    );
    const again = await shop.owner.client.patch(`/api/deals/${rejected}`, { title: 'Two plates again' });
    expect(again.body.code).toBe('plan.limit-reached');
  });

  it('that became smaller delete nothing and let nothing further go live', async () => {
    const shop = await world.business({ plan: 'silver' });
    const admin = await world.admin();
    for (let made = 0; made < 3; made++) await world.deal(shop);
    const waiting = [
      await world.deal(shop, { moderation_status: 'pending' }),
      await world.deal(shop, { moderation_status: 'pending' }),
    ];
    await moveTo(shop, `current_period_end = now() - interval '8 days'`);
    expect(await own(shop)).toMatchObject({
      plan: { slug: 'free', dealLimit: 3 },
      usage: { activeDeals: 5 },
    });
    const draft = await shop.owner.client.post<{ id: number }>('/api/vendors/me/deal-drafts', {
      dealId: waiting[0],
    });
    const submitted = await shop.owner.client.post(`/api/vendors/me/deal-drafts/${draft.body.id}/submit`, {
      version: 1,
    });
    expect(submitted.body.code).toBe('plan.limit-reached');
    const answers = await Promise.all(
      waiting.map((id) => admin.client.patch(`/api/admin/deals/${id}/approve`, {})),
    );
    expect(codes(answers)).toEqual(['plan.limit-reached', 'plan.limit-reached']);
    const counts = await shop.owner.client.get('/api/vendors/me/deals/counts');
    expect(counts.body).toMatchObject({ drafts: 1, active: 3, pending: 2 });
    await moveTo(shop, `current_period_end = now() + interval '8 days'`);
    expect((await admin.client.patch(`/api/admin/deals/${waiting[0]}/approve`, {})).status).toBe(200);
  });

  it('allow so many featured deals, asked for and shown together', async () => {
    const shop = await world.business({ plan: 'silver' });
    const admin = await world.admin();
    const deals = await Promise.all(Array.from({ length: 5 }, () => world.deal(shop, { image: PHOTO })));
    const asked = await Promise.all(
      deals.map((id) => shop.owner.client.post(`/api/deals/${id}/feature-request`)),
    );
    expect(codes(asked)).toEqual([200, 200, ...Array.from({ length: 3 }, () => 'plan.limit-reached')]);
    const granted = deals[asked.findIndex(({ status }) => status === 200)];
    const rejected = deals[asked.findIndex(({ status }) => status === 409)];
    const feature = (id: number | undefined, featured: boolean) =>
      admin.client.patch(`/api/admin/deals/${id}/feature`, { featured });
    expect((await feature(granted, true)).status).toBe(200);
    expect((await feature(rejected, true)).body.code).toBe('plan.limit-reached');
    expect((await feature(granted, false)).status).toBe(200);
    expect((await own(shop)).usage.featuredDeals).toBe(1);
    const stranger = await world.business();
    expect((await stranger.owner.client.post(`/api/deals/${rejected}/feature-request`)).status).toBe(404);
    const pending = await world.deal(shop, { moderation_status: 'pending' });
    expect((await shop.owner.client.post(`/api/deals/${pending}/feature-request`)).body.code).toBe(
      'deal.state-forbids',
    );
  });

  it('run out although that of another business cannot be changed', async () => {
    const broken = await world.business({ plan: 'silver' });
    const whole = await world.business({ plan: 'silver' });
    for (const shop of [broken, whole]) await moveTo(shop, `current_period_end = now() - interval '7 days'`);
    await running.database
      .query(`CREATE FUNCTION never() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'canceled by a test'; END $$;
      CREATE TRIGGER never BEFORE UPDATE ON vendor_subscriptions FOR EACH ROW WHEN (NEW.vendor_id = ${broken.id}) EXECUTE FUNCTION never()`);
    const job = running.app.get(SubscriptionPeriodsJob);
    await job.settle().finally(() => running.database.query('DROP TRIGGER never ON vendor_subscriptions'));
    expect((await own(whole)).plan.slug).toBe('free');
    await job.settle();
    expect((await own(broken)).plan.slug).toBe('free');
  });

  it('run out: past due for seven days, then Free again; a cancelled one at once', async () => {
    const late = await world.business({ plan: 'silver' });
    const gone = await world.business({ plan: 'silver' });
    const left = await world.business({ plan: 'silver' });
    expect((await choose(left, 1)).body).toMatchObject({ plan: { slug: 'silver' }, cancelAtPeriodEnd: true });
    await moveTo(late, `current_period_end = now() - interval '1 day'`);
    await moveTo(gone, `current_period_end = now() - interval '7 days'`);
    await moveTo(left, `current_period_end = now()`);
    const cleanupJob = running.app.get(SubscriptionPeriodsJob);
    await cleanupJob.settle();
    await cleanupJob.settle();
    expect(await own(late)).toMatchObject({ plan: { slug: 'silver' }, subscriptionStatus: 'past_due' });
    expect(await own(gone)).toMatchObject({ plan: { slug: 'free' }, subscriptionStatus: 'canceled' });
    expect(await own(left)).toMatchObject({ plan: { slug: 'free' }, subscriptionStatus: 'canceled' });
  });
});
