import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, World } from '../support/world.js';

/** The previous version's start of a period. $1 business, $2 plan. */
const BEGIN_BEFORE = `
  UPDATE vendors v SET plan = p.slug, subscription_plan_id = p.id, subscription_status = 'active', billing_cycle = 'yearly',
    subscription_start_date = now(), current_period_end = now() + interval '1 year', cancel_at_period_end = false, updated_at = now()
  FROM subscription_plans p WHERE v.id = $1 AND p.slug = $2`;

const STORED = `
  SELECT v.plan, v.subscription_plan_id AS "planId", v.subscription_status AS status, v.billing_cycle AS cycle,
    v.current_period_end AS until, v.cancel_at_period_end AS cancels, v.plan_terms_id AS terms, v.stripe_customer_id AS customer,
    v.next_subscription_plan_id AS next, v.next_billing_cycle AS "nextCycle", v.subscription_start_date AS since
  FROM vendors v WHERE v.id = $1
  UNION ALL
  SELECT s.plan, s.subscription_plan_id, s.status, s.billing_cycle, s.current_period_end, s.cancel_at_period_end, s.plan_terms_id,
    s.stripe_customer_id, s.next_subscription_plan_id, s.next_billing_cycle, s.starts_at
  FROM vendor_subscriptions s WHERE s.vendor_id = $1`;

describe('the subscription of a business', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  const rows = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await running.database.query<Row>(sql, values)).rows;
  const stored = async ({ id }: Business): Promise<object> => {
    const [copy, own, ...more] = await rows<object>(STORED, [id]);
    expect(more).toEqual([]);
    expect(copy).toEqual(own);
    return own as object;
  };
  const termsOf = async (plan: string): Promise<number | undefined> =>
    (await rows<{ id: number }>('SELECT terms_id AS id FROM subscription_plans WHERE slug = $1', [plan]))[0]
      ?.id;

  it('is copied to the columns that the version before reads', async () => {
    const shop = await world.business({ plan: 'gold' });
    const [silver] = await rows<{ id: number }>(`SELECT id FROM subscription_plans WHERE slug = 'silver'`);
    const { status } = await shop.owner.client.post('/api/vendors/me/subscription', {
      subscriptionPlanId: silver?.id,
      billingCycle: 'monthly',
    });
    expect(status).toBeLessThan(300);
    expect(await stored(shop)).toMatchObject({ plan: 'gold', next: silver?.id, nextCycle: 'monthly' });
  });

  it('follows what the version before writes, with the terms of the new period', async () => {
    const shop = await world.business({ plan: 'free' });
    expect(await stored(shop)).toMatchObject({ plan: 'free', terms: null });
    await rows(BEGIN_BEFORE, [shop.id, 'silver']);
    expect(await stored(shop)).toMatchObject({
      plan: 'silver',
      status: 'active',
      terms: await termsOf('silver'),
    });
    await rows('UPDATE vendors SET plan_terms_id = $2 WHERE id = $1', [shop.id, await termsOf('gold')]);
    expect(await stored(shop)).toMatchObject({ plan: 'silver', terms: await termsOf('gold') });
    await rows(`UPDATE vendors SET stripe_customer_id = 'cus_1' WHERE id = $1`, [shop.id]);
    expect(await stored(shop)).toMatchObject({ terms: await termsOf('gold'), customer: 'cus_1' });
    await rows(`UPDATE vendors SET plan = 'free', subscription_status = 'canceled' WHERE id = $1`, [shop.id]);
    expect(await stored(shop)).toMatchObject({ plan: 'free', status: 'canceled', terms: null });
  });

  it('is free for a business without a row', async () => {
    const shop = await world.business({ plan: 'free' });
    await rows('DELETE FROM vendor_subscriptions WHERE vendor_id = $1', [shop.id]);
    const { body } = await shop.owner.client.get<object>('/api/vendors/me/subscription');
    expect(body).toMatchObject({
      plan: { slug: 'free' },
      subscriptionStatus: 'pay_later',
      cancelAtPeriodEnd: false,
    });
    const [silver] = await rows<{ id: number }>(`SELECT id FROM subscription_plans WHERE slug = 'silver'`);
    const { status } = await shop.owner.client.post('/api/vendors/me/subscription', {
      subscriptionPlanId: silver?.id,
      billingCycle: 'monthly',
    });
    expect(status).toBeLessThan(300);
    expect(await stored(shop)).toMatchObject({ plan: 'free', planId: silver?.id, cycle: 'monthly' });
  });
});
