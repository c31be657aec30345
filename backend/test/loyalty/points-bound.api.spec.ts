import { nepalDay } from '../../src/common/time/nepal-day.js';
import { mostPoints } from '../../src/modules/loyalty/index.js';
import { DEFAULTS } from '../../src/modules/settings/setting-definitions.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Person, World } from '../support/world.js';

const DAY_MS = 86_400_000;

describe('the points of a deal', () => {
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

  const rows = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await running.database.query<Row>(sql, values)).rows;
  const set = async (key: string, value: number): Promise<void> => {
    const { body } = await admin.client.get<{ key: string; version: number }[]>('/api/admin/settings');
    const version = body.find((setting) => setting.key === key)?.version;
    const { status, text } = await admin.client.patch('/api/admin/settings', {
      changes: [{ key, value, version }],
    });
    if (status !== 200) throw new Error(text);
  };
  const form = (pointsEarned: number, more: object = {}): object => ({
    title: 'A glass of milk tea',
    description: 'One glass of milk tea, with a biscuit.',
    categoryId: 1,
    locationId: 1,
    discountType: 'fixed',
    discountValue: '20',
    originalPrice: 50,
    discountedPrice: 0,
    startDate: nepalDay(new Date()),
    endDate: nepalDay(new Date(Date.now() + 40 * DAY_MS)),
    pointsEarned,
    ...more,
  });

  it('are worth at most a fifth of its price; the error names the most (O3)', async () => {
    const shop = await world.business();
    const [most, above] = [
      await shop.owner.client.post<{ id: number; pointsEarned: number }>('/api/deals', form(60)),
      await shop.owner.client.post('/api/deals', form(61)),
    ];
    expect([most.status, above.status]).toEqual([201, 400]);
    expect(above.body.errors).toEqual([
      { field: 'pointsEarned', message: 'This price allows at most 60 points' },
    ]);
    for (const change of [{ pointsEarned: 61 }, { discountValue: '21' }]) {
      const { status, body } = await shop.owner.client.patch(`/api/deals/${most.body.id}`, change);
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'pointsEarned']);
    }
    const both = await shop.owner.client.patch(`/api/deals/${most.body.id}`, {
      discountValue: '21',
      pointsEarned: 58,
    });
    expect(both.status).toBe(200);
  });

  it('of a revision are rejected above the bound, and a larger share allows them', async () => {
    const shop = await world.business();
    const dealId = await world.deal(shop, { discounted_price: 30, original_price: 60 });
    const change = () => shop.owner.client.patch(`/api/deals/${dealId}`, { pointsEarned: 90 });
    expect((await change()).status).toBe(400);
    await set('points.largestWorth', 30);
    expect((await change()).status).toBe(200);
    await set('points.largestWorth', 20);
  });

  it('of a deal from before the bound are the bound: on its page, in the editor, with its codes', async () => {
    const shop = await world.business();
    const dealId = await world.deal(shop, {
      discounted_price: 30,
      original_price: 60,
      points_earned: 100_000,
    });
    const customer = await world.person();
    const page = await customer.client.get<{ pointsEarned: number; pointsPaused: boolean }>(
      `/api/deals/${dealId}`,
    );
    expect(page.body).toMatchObject({ pointsEarned: 60, pointsPaused: false });
    const managed = await shop.owner.client.get<{ pointsEarned: number }>(`/api/vendors/me/deals/${dealId}`);
    expect(managed.body.pointsEarned).toBe(60);
    const changed = await shop.owner.client.patch<{ pendingRevision: { changes: object } }>(
      `/api/deals/${dealId}`,
      { title: 'Another title', pointsEarned: 60 },
    );
    expect([changed.status, changed.body.pendingRevision.changes]).toEqual([200, { title: 'Another title' }]);
    const { body: pass } = await customer.client.post<{ code: string; deal: { pointsEarned: number } }>(
      '/api/redemptions',
      { dealId },
    );
    expect(pass.deal.pointsEarned).toBe(60);
    const used = await shop.owner.client.post<{ points: number }>('/api/counter/accept', { code: pass.code });
    expect(used.body.points).toBe(60);
  });

  it('are bound alike in statements and in the policy, with the same defaults', async () => {
    const prices = [0, 1, 7, 29, 30, 31, 99, 12_345, 100_000_000];
    for (const share of [20, 33, 0]) {
      await set('points.largestWorth', share);
      const bounds = await rows<{ most: number }>(
        'SELECT most_points(price) AS most FROM unnest($1::int[]) AS price',
        [prices],
      );
      expect(bounds.map(({ most }) => most)).toEqual(prices.map((price) => mostPoints(price, share)));
    }
    await set('points.largestWorth', 20);
    const [functions] = await rows<{ source: string }>(
      `SELECT string_agg(prosrc, ' ') AS source FROM pg_proc WHERE proname IN ('most_points', 'points_paused', 'points_pending')`,
    );
    for (const key of ['largestWorth', 'mostOwed', 'spendableAfterHours'] as const)
      expect(functions?.source).toContain(`points_setting('${key}', ${DEFAULTS[`points.${key}`]})`);
  });
});
