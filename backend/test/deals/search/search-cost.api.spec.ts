import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Business, type Person, World } from '../../support/world.js';

/** Counts how often PostgreSQL computes the query text of a search, by a sequence, which a rollback does not reset. */
const COUNTED = `
  ALTER FUNCTION deal_search_query(text) RENAME TO deal_search_query_counted;
  CREATE SEQUENCE search_queries;
  CREATE FUNCTION deal_search_query(source text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
  BEGIN
    PERFORM nextval('search_queries');
    RETURN deal_search_query_counted(source);
  END $$;
  GRANT USAGE ON SEQUENCE search_queries TO PUBLIC`;

const DEALS = 40;

describe('a search', () => {
  let running: RunningApp;
  let shop: Business;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    const world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
    admin = await world.admin();
    for (let deal = 0; deal < DEALS; deal++) await world.deal(shop);
    await running.database.query(COUNTED);
  });

  afterAll(() => running.stop());

  async function computedFor(path: string, { client } = admin): Promise<number> {
    await running.database.query(`SELECT setval('search_queries', 1, false)`);
    expect((await client.get(path)).status).toBe(200);
    const { rows } = await running.database.query<{ next: string }>(
      `SELECT nextval('search_queries') AS next`,
    );
    return Number(rows[0]?.next) - 1;
  }

  it.each(['/api/deals?search=momo', '/api/deals/facets?search=momo', '/api/deals/map?search=momo'])(
    'sends its words as a parameter: %s',
    async (path) => {
      expect(await computedFor(path)).toBe(0);
    },
  );

  it('computes its words once per part of a list of a business or an admin, not per row', async () => {
    expect(await computedFor('/api/vendors/me/deals?search=momo', shop.owner)).toBeLessThan(5);
    expect(await computedFor('/api/admin/deals?search=momo')).toBeLessThan(5);
    expect(await computedFor('/api/admin/search?q=momo')).toBeLessThan(5);
  });

  it.each([
    ['fifty accents', `mo${'\u0301'.repeat(50)}mo`],
    ['accents on every letter', 'm\u0302o\u0303m\u0304o\u0305'],
  ])('finds words in spite of %s', async (_name, search) => {
    const { headers } = await running.client().get(`/api/deals?search=${encodeURIComponent(search)}`);
    expect(headers.get('x-total-count')).toBe(String(DEALS));
  });
});
