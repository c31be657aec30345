import { until } from '../../support/processes/until.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { statementsDuring } from '../../support/statements.js';
import { type Business, type Person, World } from '../../support/world.js';

describe('a search text that was parsed a moment ago', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let admin: Person;
  let asked = 0;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    [shop, admin] = await Promise.all([world.business(), world.admin()]);
    await world.deal(shop);
  });

  afterAll(() => running.stop());

  /** Each search has a filter that no search had before, so that its response is not in memory. */
  const find = async (search: string, of = running): Promise<number[]> => {
    asked += 1;
    const { body } = await of
      .client()
      .get<{ id: number }[]>(`/api/deals?search=${search}&maxPrice=${100_000 + asked}`);
    return body.map(({ id }) => id);
  };
  const readsOfWords = async (search: string): Promise<number> => {
    const { statements } = await statementsDuring(running, () => find(search));
    return statements.filter((statement) => statement.includes('search_words')).length;
  };
  const approve = async (id: number): Promise<void> => {
    const { body } = await admin.client.post('/api/admin/deals/approve', { deals: [{ id, version: 1 }] });
    expect(body).toMatchObject([{ dealId: id, approved: true }]);
  };

  it('is not read again for other filters', async () => {
    expect(await readsOfWords('momo')).toBeGreaterThan(0);
    expect(await readsOfWords('momo')).toBe(0);
  });

  it('is not read again with similar words', async () => {
    expect(await readsOfWords('nomo')).toBeGreaterThan(1);
    expect(await readsOfWords('nomo')).toBe(0);
    expect(await find('nomo')).not.toEqual([]);
  });

  it('finds a deal with a word that no deal had before, as soon as it is approved', async () => {
    expect(await find('zumba')).toEqual([]);
    const id = await world.deal(shop, { title: 'Two evenings of zumba', moderation_status: 'pending' });
    expect(await find('zumba')).toEqual([]);
    await approve(id);
    expect(await find('zumba')).toEqual([id]);
  });

  it('finds the deal on another instance within a second', async () => {
    const other = await startApp();
    try {
      expect(await find('tango', other)).toEqual([]);
      const dancers = await world.business();
      const id = await world.deal(dancers, { title: 'Two evenings of tango', moderation_status: 'pending' });
      expect(await find('tango', other)).toEqual([]);
      await approve(id);
      await until(async () => (await find('tango', other)).includes(id), 1_000);
    } finally {
      await other.stop();
    }
  });
});
