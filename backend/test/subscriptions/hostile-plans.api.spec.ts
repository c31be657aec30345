import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, PHOTO, type Person, World } from '../support/world.js';

const DAY_MS = 86_400_000;

/** Deals beyond the limit of a plan, by changes of deals that the plan does not count at the moment. */
describe('the limit of a plan', () => {
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

  const ended = (shop: Business, more: object = {}): Promise<number> =>
    world.deal(shop, {
      start_date: new Date(Date.now() - 20 * DAY_MS),
      end_date: new Date(Date.now() - DAY_MS),
      points_earned: 0,
      ...more,
    });

  /** Proposes another end for a deal that has ended, and approves it. */
  const extend = async (shop: Business, dealId: number): Promise<number | string> => {
    const { body, text } = await shop.owner.client.patch<{ pendingRevision: { id: number } }>(
      `/api/deals/${dealId}`,
      { endDate: new Date(Date.now() + 20 * DAY_MS).toISOString() },
    );
    const { id } = body.pendingRevision ?? {};
    if (!id) throw new Error(text);
    const approved = await admin.client.patch<{ code: string }>(`/api/admin/revisions/${id}/approve`);
    return approved.status === 200 ? 200 : approved.body.code;
  };

  it('holds for deals that ended and get another end (E2)', async () => {
    const shop = await world.business({ plan: 'free' });
    const deals = [await ended(shop), await ended(shop)];
    for (const title of ['Sel roti', 'Thukpa']) await world.deal(shop, { title, points_earned: 0 });
    const outcomes = await Promise.all(deals.map((dealId) => extend(shop, dealId)));
    expect(outcomes.sort()).toEqual([200, 'plan.limit-reached']);
  });

  it('holds for deals that are featured until their end, and get another one (E2)', async () => {
    const shop = await world.business({ plan: 'silver' });
    const dealId = await ended(shop, { is_featured: true, image: PHOTO });
    for (const title of ['Sel roti', 'Thukpa'])
      await world.deal(shop, { title, is_featured: true, points_earned: 0 });
    expect(await extend(shop, dealId)).toBe('plan.limit-reached');
  });
});
