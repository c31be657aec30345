import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Business, type Person, World } from '../../support/world.js';

const DAY = 86_400_000;
const NOW = Date.now();
const at = (days: number): string => new Date(NOW + days * DAY).toISOString();
const form = () => ({
  categoryId: 1,
  locationId: 1,
  title: 'Two plates of buff momo',
  description: 'Order one plate, get a second one free.',
  discountType: 'percentage',
  discountValue: '50',
  originalPrice: 400,
  discountedPrice: 1,
  startDate: at(0),
  endDate: at(30),
});

describe('what nobody can write', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    [shop, admin] = await Promise.all([world.business(), world.admin()]);
  });

  afterAll(() => running.stop());

  const rowOf = async (table: string, id: number): Promise<Record<string, unknown>> => {
    const { rows } = await running.database.query<Record<string, unknown>>(
      `SELECT * FROM ${table} WHERE id = $1`,
      [id],
    );
    return rows[0] ?? {};
  };

  it.each([
    ['endDate', { startDate: at(10), endDate: at(10) }],
    ['endDate', { startDate: at(10), endDate: at(9) }],
    ['originalPrice', { originalPrice: 2_147_483_648 }],
    ['originalPrice', { originalPrice: 0.5 }],
    ['discountValue', { discountValue: '100.5' }],
    ['discountedPrice', { discountType: 'buyXgetY', discountValue: '1+1', discountedPrice: 401 }],
  ])('a deal with a wrong %s: %j', async (field, change) => {
    const { status, body } = await shop.owner.client.post('/api/deals', { ...form(), ...change });
    expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });

  it('the price of a percentage: the server computes it', async () => {
    const { body } = await shop.owner.client.post<{ id: number }>('/api/deals', form());
    expect(await rowOf('deals', body.id)).toMatchObject({ discounted_price: 200, vendor_id: shop.id });
  });

  it.each([
    { isApproved: true },
    { isFeatured: true },
    { moderationStatus: 'approved' },
    { averageRating: 5 },
  ])('with a change of a deal: %j', async (extra) => {
    for (const moderation_status of ['pending', 'approved']) {
      const id = await world.deal(shop, { moderation_status });
      const before = await rowOf('deals', id);
      const { status } = await shop.owner.client.patch(`/api/deals/${id}`, {
        title: 'Other words',
        ...extra,
      });
      expect(status).toBe(400);
      expect(await rowOf('deals', id)).toEqual(before);
    }
  });

  it('another business’s name on a deal: it is ignored', async () => {
    const id = await world.deal(shop, { moderation_status: 'pending' });
    const other = await world.business();
    await shop.owner.client.patch(`/api/deals/${id}`, { title: 'Other words', vendorId: other.id });
    expect(await rowOf('deals', id)).toMatchObject({ vendor_id: shop.id });
  });

  it.each([
    { isVerified: true },
    { status: 'verified' },
    { plan: 'gold' },
    { userId: 1 },
    { subscriptionStatus: 'active' },
  ])('with the form of a business: %j', async (extra) => {
    const { id, client } = await world.person();
    const business = {
      businessName: 'Momo Ghar',
      category: 'Dining',
      description: 'Momo from morning to night.',
    };
    expect((await client.post('/api/vendors', { ...business, ...extra })).status).toBe(400);
    const { body } = await client.post<{ id: number }>('/api/vendors', business);
    expect(await rowOf('vendors', body.id)).toMatchObject({ user_id: id, status: 'pending', plan: 'free' });
    expect((await client.patch('/api/vendors/me', { phone: '9800000001', ...extra })).status).toBe(400);
    expect(await rowOf('vendors', body.id)).toMatchObject({ user_id: id, status: 'pending', plan: 'free' });
  });

  it('is seen by its business and admins alone while it is rejected', async () => {
    const path = `/api/deals/${await world.deal(shop, { moderation_status: 'rejected' })}`;
    const seen = [running.client(), (await world.person()).client, shop.owner.client, admin.client];
    const statuses = await Promise.all(seen.map(async (client) => (await client.get(path)).status));
    expect(statuses).toEqual([404, 404, 200, 200]);
  });

  it('reviews name their author and no account', async () => {
    const dealId = await world.deal(shop);
    const guest = await world.person({ firstName: 'Sujata', lastName: 'Rai' });
    const { body: pass } = await guest.client.post<{ code: string }>('/api/redemptions', { dealId });
    await shop.owner.client.post('/api/counter/accept', { code: pass.code });
    await guest.client.post('/api/reviews', { dealId, rating: 5 });
    const { body } = await running.client().get<Record<string, unknown>[]>(`/api/deals/${dealId}/reviews`);
    expect(Object.keys(body[0] ?? {}).sort()).toEqual([
      'author',
      'comment',
      'createdAt',
      'dealId',
      'id',
      'rating',
      'repliedAt',
      'reply',
      'replyEditedAt',
      'updatedAt',
      'verifiedVisit',
    ]);
  });

  it('an answer that failed with us is not kept: the same key succeeds afterwards', async () => {
    const dealId = await world.deal(shop);
    const { client } = await world.person();
    const issue = () => client.post('/api/redemptions', { dealId }, { 'idempotency-key': 'fails-first' });
    await running.database.query(`
      CREATE FUNCTION break_passes() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken for a test'; END $$;
      CREATE TRIGGER break_passes BEFORE INSERT ON passes FOR EACH ROW EXECUTE FUNCTION break_passes()`);
    const failed = await issue();
    await running.database.query('DROP FUNCTION break_passes CASCADE');
    expect([failed.status, failed.text.includes('broken for a test')]).toEqual([500, false]);
    expect((await issue()).status).toBe(201);
    expect((await issue()).status).toBe(201);
  });
});
