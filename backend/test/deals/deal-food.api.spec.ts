import { PublicCache } from '../../src/common/http-cache/public-cache.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Made {
  id: number;
  version: number;
  food: string[] | null;
  errors?: { field: string }[];
  content?: { food?: string[] };
  pendingRevision: { id: number; changes: Record<string, unknown> } | null;
}

const FORM = {
  categoryId: 1,
  title: 'Paneer masala with naan',
  description: 'Fresh paneer in a tomato and cashew gravy.',
  discountType: 'percentage',
  discountValue: '50',
  originalPrice: 1_000,
  startDate: new Date(Date.now() + 3_600_000).toISOString(),
  endDate: new Date(Date.now() + 40 * 86_400_000).toISOString(),
};

describe('the food of a deal (D18)', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    [shop, admin] = await Promise.all([world.business(), world.admin()]);
    await world.deal(shop, { title: 'Paneer thali', food: ['halal', 'veg'] });
    await world.deal(shop, { title: 'Vegetable momo', food: ['veg'] });
    await world.deal(shop, { title: 'Mutton handi', food: ['halal'], category_id: 4 });
    await world.deal(shop, { title: 'Pork momo' });
  });

  afterAll(() => running.stop());

  const create = (change: object) => shop.owner.client.post<Made>('/api/deals', { ...FORM, ...change });
  const page = async (id: number): Promise<Made> =>
    (await running.client().get<Made>(`/api/deals/${id}`)).body;
  const titles = async (query: string): Promise<string[]> =>
    (await running.client().get<{ title: string }[]>(`/api/deals?${query}`)).body
      .map(({ title }) => title)
      .sort();

  describe('as its business states it', () => {
    it.each([
      [undefined, null],
      [null, null],
      [[], null],
      [['veg'], ['veg']],
      [
        ['veg', 'halal'],
        ['halal', 'veg'],
      ],
    ])('is stored in one order: %j', async (food, stored) => {
      const { status, body } = await create({ food });
      expect([status, body.food]).toEqual([201, stored]);
    });

    it.each([[['vegan']], [['veg', 'veg']], ['veg'], [['veg', 'halal', 'veg']]])(
      'is rejected when it is %j',
      async (food) => {
        const { status, body } = await create({ food });
        expect([status, body.errors?.[0]?.field]).toEqual([400, 'food']);
      },
    );

    it('is limited to known values by the database as well', async () => {
      await expect(world.deal(shop, { food: ['vegan'] })).rejects.toThrow('deals_food_known');
      await expect(world.deal(shop, { food: ['veg', 'halal'] })).rejects.toThrow('deals_food_known');
      await expect(world.deal(shop, { food: [] })).rejects.toThrow('deals_food_known');
    });

    it('of a live deal changes once an admin approves', async () => {
      const id = await world.deal(shop, { title: 'Dosa', category_id: 2 });
      const { body } = await shop.owner.client.patch<Made>(`/api/deals/${id}`, { food: ['veg'] });
      expect(body.pendingRevision?.changes).toEqual({ food: ['veg'] });
      expect((await page(id)).food).toBeNull();
      const other = await world.business();
      expect((await other.owner.client.patch(`/api/deals/${id}`, { food: null })).status).toBe(404);
      await admin.client.patch(`/api/admin/revisions/${body.pendingRevision?.id}/approve`);
      expect((await page(id)).food).toEqual(['veg']);
      await running.database.query('UPDATE deals SET is_active = false WHERE id = $1', [id]);
      running.app.get(PublicCache).invalidate(['deals']);
    });

    it('is kept in a draft and copied to a similar deal', async () => {
      const made = await shop.owner.client.post<Made>('/api/vendors/me/deal-drafts', {
        content: { title: 'Dosa', food: ['veg'] },
      });
      expect([made.status, made.body.content?.food]).toEqual([201, ['veg']]);
      const { body } = await create({ food: ['halal'] });
      const similar = await shop.owner.client.post<Made>('/api/vendors/me/deal-drafts', { dealId: body.id });
      expect(similar.body.content?.food).toEqual(['halal']);
      const bad = { content: { food: ['vegan'] } };
      expect((await shop.owner.client.post('/api/vendors/me/deal-drafts', bad)).status).toBe(400);
    });
  });

  describe('filters', () => {
    it('lists, where two mean both', async () => {
      expect(await titles('food=veg')).toEqual(['Paneer thali', 'Vegetable momo']);
      expect(await titles('food=halal')).toEqual(['Mutton handi', 'Paneer thali']);
      expect(await titles('food=veg&food=halal')).toEqual(['Paneer thali']);
      expect(await titles('food=')).toHaveLength(4);
      expect(await titles('food=veg&search=momo')).toEqual(['Vegetable momo']);
    });

    it.each(['deals', 'deals/facets', 'deals/map'])('/api/%s by known values only', async (path) => {
      expect((await running.client().get(`/api/${path}?food=veg`)).status).toBe(200);
      const { status, body } = await running.client().get<Made>(`/api/${path}?food=vegan`);
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'food']);
    });

    it('the map', async () => {
      await running.database.query('UPDATE branches SET latitude = 27.7, longitude = 85.3 WHERE id = $1', [
        shop.branchId,
      ]);
      const { body } = await running
        .client()
        .get<{ places: { deals: { title: string }[] }[] }>('/api/deals/map?food=halal');
      expect(body.places.flatMap(({ deals }) => deals.map(({ title }) => title)).sort()).toEqual([
        'Mutton handi',
        'Paneer thali',
      ]);
    });

    it('the counts of all other choices, and its own say what a further choice leaves', async () => {
      interface Facets {
        total: number;
        food: object[];
        categories: { slug: string; count: number }[];
      }
      const facets = async (query: string): Promise<Facets> =>
        (await running.client().get<Facets>(`/api/deals/facets?${query}`)).body;
      expect((await facets('')).food).toEqual([
        { food: 'veg', count: 2 },
        { food: 'halal', count: 2 },
      ]);
      const halal = await facets('food=halal');
      expect(halal).toMatchObject({
        total: 2,
        food: [
          { food: 'veg', count: 1 },
          { food: 'halal', count: 2 },
        ],
      });
      expect(halal.categories.find(({ slug }) => slug === 'cafes')?.count).toBe(1);
      const cafes = await facets('category=cafes');
      expect(cafes.food).toEqual([
        { food: 'veg', count: 0 },
        { food: 'halal', count: 1 },
      ]);
    });

    it('saved searches', async () => {
      const { client } = await world.person();
      const saved = await client.post<{ query: string }>('/api/saved-searches', { query: 'food=veg' });
      expect([saved.status, saved.body.query]).toEqual([201, 'food=veg']);
    });
  });
});
