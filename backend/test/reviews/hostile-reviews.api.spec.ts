import { type RunningApp, startApp } from '../support/start-app.js';
import { World } from '../support/world.js';

describe('a review of somebody who joins the business', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  it('stays as it was written (P7)', async () => {
    const [shop, guest] = [await world.business(), await world.person()];
    const dealId = await world.deal(shop);
    const { body: pass } = await guest.client.post<{ code: string }>('/api/redemptions', { dealId });
    await shop.owner.client.post('/api/counter/accept', { code: pass.code });
    const { body: review } = await guest.client.post<{ id: number }>('/api/reviews', { dealId, rating: 1 });
    expect((await guest.client.patch(`/api/reviews/${review.id}`, { rating: 2 })).status).toBe(200);
    await running.database.query(
      `INSERT INTO staff_members (user_id, vendor_id, role) VALUES ($1, $2, 'counter')`,
      [guest.id, shop.id],
    );
    const changed = await guest.client.patch<{ code: string }>(`/api/reviews/${review.id}`, { rating: 5 });
    expect([changed.status, changed.body.code]).toEqual([403, 'deal.own-business']);
    const { body: deal } = await guest.client.get<{ averageRating: number }>(`/api/deals/${dealId}`);
    expect(deal.averageRating).toBe(2);
  });
});
