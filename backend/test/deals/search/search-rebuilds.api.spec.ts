import { SearchRebuildsJob } from '../../../src/modules/deals/search-rebuild/search-rebuilds.job.js';
import type { SearchRebuildView } from '../../../src/modules/deals/search-rebuild/search-rebuild.view.js';
import { BackendProcess } from '../../support/processes/backend-process.js';
import { until } from '../../support/processes/until.js';
import { searchOf } from '../../support/search-of.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Business, type Person, World } from '../../support/world.js';

/** The long run uses the size of a large marketplace. */
const MANY = process.env['LONG_RUN'] ? 100_000 : 3_000;
const LONG_MS = Math.max(60_000, MANY * 15);

interface Category {
  id: number;
  version: number;
}

describe('renaming a category with many deals', () => {
  let running: RunningApp;
  let world: World;
  let admin: Person;
  let shop: Business;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    admin = await world.admin();
    shop = await world.business({ name: 'Himchuli Momo House' });
    await manyDeals(MANY);
    await world.deal(shop, { title: 'A night at the lake', category_id: 2 });
  }, LONG_MS);

  afterAll(() => running.stop());

  /** Copies of one deal, with its vector, so that no trigger runs for each. */
  async function manyDeals(count: number): Promise<void> {
    await world.deal(shop, { title: 'Two plates of momo', category_id: 4 });
    await running.database.query('ALTER TABLE deals DISABLE TRIGGER deals_search_kept');
    await running.database.query(
      `INSERT INTO deals (vendor_id, category_id, location_id, title, description, discount_type, discount_value, original_price,
         discounted_price, start_date, end_date, moderation_status, first_approved_at, search)
       SELECT d.vendor_id, d.category_id, d.location_id, d.title, d.description, d.discount_type, d.discount_value, d.original_price,
         d.discounted_price, d.start_date, d.end_date, d.moderation_status, d.first_approved_at, d.search
       FROM deals d, generate_series(2, $1::int)`,
      [count],
    );
    await running.database.query('ALTER TABLE deals ENABLE TRIGGER deals_search_kept');
    await running.database.query('ANALYZE deals');
  }

  async function rename(id: number, name: string): Promise<{ status: number; milliseconds: number }> {
    const { body } = await admin.client.get<Category[]>('/api/admin/categories');
    const category = body.find((one) => one.id === id) as Category;
    const form = {
      name,
      nameNe: `${name} ने`,
      icon: 'coffee',
      parentId: id === 1 ? null : 1,
      position: 3,
      isActive: true,
      version: category.version,
    };
    const began = performance.now();
    const { status } = await admin.client.patch(`/api/admin/categories/${id}`, form);
    return { status, milliseconds: performance.now() - began };
  }

  /** Number of deals that match all words. */
  const found = async (search: string): Promise<number> => {
    const { headers } = await running.client().get(`/api/deals?limit=1&search=${encodeURIComponent(search)}`);
    const { dropped, isAny } = searchOf(headers);
    return dropped.length > 0 || isAny ? 0 : Number(headers.get('x-total-count'));
  };
  const shown = Math.min(MANY, 1_000);

  const rebuilds = async (): Promise<SearchRebuildView[]> =>
    (await admin.client.get<SearchRebuildView[]>('/api/admin/search-rebuilds')).body;

  /** PostgreSQL releases the lock of a killed instance once it notices the broken connection. */
  const finished = (): Promise<void> =>
    until(async () => {
      await running.app.get(SearchRebuildsJob).runDue();
      return (await rebuilds()).every(({ finishedAt }) => finishedAt !== null);
    }, LONG_MS);

  it(
    'answers before a deal is rewritten, and the search knows the new name at once',
    async () => {
      const answered = await rename(4, 'Teahouses');
      expect(answered.status).toBe(200);
      expect(answered.milliseconds).toBeLessThan(2_000);
      expect(await rebuilds()).toEqual([
        expect.objectContaining({
          kind: 'category',
          subjectId: 4,
          name: 'Teahouses',
          done: 0,
          total: MANY,
          finishedAt: null,
        }),
      ]);
      expect(await found('teahouses')).toBe(shown);
      expect(await found('teahouse momo')).toBe(shown);
      expect(await found('teahouse')).toBe(shown);
      expect(await found('teahouses lake')).toBe(0);
      await finished();
      expect(await rebuilds()).toEqual([
        expect.objectContaining({ done: MANY, total: MANY, finishedAt: expect.any(String) }),
      ]);
      expect(await found('teahouses')).toBe(shown);
      expect(await found('cafes')).toBe(0);
    },
    LONG_MS,
  );

  it(
    'survives a kill in the middle, and a second rename meanwhile',
    async () => {
      await rename(1, 'Eating');
      const backend = await BackendProcess.start({ BACKGROUND_WORK: 'on' });
      const done = async (): Promise<number> => (await rebuilds())[0]?.done ?? 0;
      await until(async () => (await done()) > 0, 20_000);
      await backend.kill('SIGKILL');
      const atKill = await done();
      expect(atKill).toBeLessThan(MANY);
      await finished();
      const [last] = await rebuilds();
      expect(last).toMatchObject({ kind: 'category', subjectId: 1, done: MANY });
      expect(last?.finishedAt).not.toBeNull();
      expect([await found('eating'), await found('dining')]).toEqual([shown, 0]);
    },
    LONG_MS,
  );

  it(
    'begins again when the name changes once more before it ends',
    async () => {
      await rename(4, 'Bistros');
      await rename(4, 'Canteens');
      expect((await rebuilds()).filter(({ finishedAt }) => finishedAt === null)).toHaveLength(1);
      await finished();
      expect([await found('canteens'), await found('bistros')]).toEqual([shown, 0]);
    },
    LONG_MS,
  );

  it(
    'is the same for a business',
    async () => {
      await running.database.query(`UPDATE vendors SET business_name = 'Danda Ko Ghar' WHERE id = $1`, [
        shop.id,
      ]);
      expect(await found('danda momo')).toBe(shown);
      await finished();
      expect([await found('danda'), await found('himchuli')]).toEqual([shown, 0]);
    },
    LONG_MS,
  );

  it('rewrites a few deals at once', async () => {
    await running.database.query(`UPDATE categories SET name = 'Pavilions', name_ne = 'मण्डप' WHERE id = 2`);
    expect((await rebuilds()).filter(({ finishedAt }) => finishedAt === null)).toEqual([]);
    expect([await found('pavilions'), await found('hotels')]).toEqual([1, 0]);
  });
});
