import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Followed {
  slug: string;
  businessName: string;
  dealCount: number;
  followedAt: string;
}

describe('following a business (F3)', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let person: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  beforeEach(async () => {
    shop = await world.business({ name: 'Himchuli Momo House' });
    person = await world.person();
  });

  afterAll(() => running.stop());

  const slugOf = async ({ id }: Business): Promise<string> => {
    const { rows } = await running.database.query<{ slug: string }>(
      'SELECT slug FROM vendors WHERE id = $1',
      [id],
    );
    return rows[0]?.slug ?? '';
  };
  const followed = async () => (await person.client.get<Followed[]>('/api/brands/followed')).body;

  it('lists the business that was followed last first, with its live deals', async () => {
    const other = await world.business({ name: 'Bhojan Griha' });
    await world.deal(shop);
    for (const business of [shop, other])
      expect((await person.client.put(`/api/brands/${await slugOf(business)}/follow`)).status).toBe(204);
    expect(await followed()).toMatchObject([
      { businessName: 'Bhojan Griha', dealCount: 0 },
      { businessName: 'Himchuli Momo House', dealCount: 1, followedAt: expect.any(String) },
    ]);
  });

  it('changes nothing when it is repeated, also at the same moment', async () => {
    const path = `/api/brands/${await slugOf(shop)}/follow`;
    const responses = await Promise.all(Array.from({ length: 8 }, () => person.client.put(path)));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(204));
    expect(await followed()).toHaveLength(1);
  });

  it('ends', async () => {
    const path = `/api/brands/${await slugOf(shop)}/follow`;
    await person.client.put(path);
    expect((await person.client.delete(path)).status).toBe(204);
    expect((await person.client.delete(path)).status).toBe(204);
    expect(await followed()).toEqual([]);
  });

  it('belongs to the customer alone, and needs a session', async () => {
    await person.client.put(`/api/brands/${await slugOf(shop)}/follow`);
    const stranger = await world.person();
    expect((await stranger.client.get('/api/brands/followed')).body).toEqual([]);
    const visitor = running.client();
    expect((await visitor.get('/api/brands/followed')).status).toBe(401);
    expect((await visitor.put(`/api/brands/${await slugOf(shop)}/follow`)).status).toBe(401);
  });

  it('is rejected for a business that is missing or not verified', async () => {
    const pending = await world.business({ status: 'pending' });
    for (const slug of ['no-such-shop', await slugOf(pending)]) {
      const { status, body } = await person.client.put<{ code: string }>(`/api/brands/${slug}/follow`);
      expect([status, body.code]).toEqual([404, 'brand.not-found']);
    }
  });

  it('leaves out a business that is suspended', async () => {
    await person.client.put(`/api/brands/${await slugOf(shop)}/follow`);
    await running.database.query(`UPDATE vendors SET status = 'suspended' WHERE id = $1`, [shop.id]);
    expect(await followed()).toEqual([]);
  });

  it('is bounded by 200 businesses', async () => {
    await running.database.query(
      `WITH people AS (
         INSERT INTO users (email, first_name, last_name) SELECT 'many' || n || '@example.com', 'Many', 'Shops' FROM generate_series(1, 200) n RETURNING id),
       many AS (
         INSERT INTO vendors (user_id, slug, business_name, category, description, status)
         SELECT id, 'many-' || id, 'Many ' || id, 'Dining', 'One of many shops for a test.', 'verified' FROM people RETURNING id)
       INSERT INTO followed_vendors (user_id, vendor_id) SELECT $1, id FROM many`,
      [person.id],
    );
    const { status, body } = await person.client.put<{ code: string }>(
      `/api/brands/${await slugOf(shop)}/follow`,
    );
    expect([status, body.code]).toEqual([409, 'follows.full']);
  });
});
