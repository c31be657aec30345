import { SearchMisses } from '../../src/modules/analytics/search-misses/search-misses.service.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { World } from '../support/world.js';

interface Miss {
  query: string;
  visitors: number;
  lastDay: string;
}

const PATH = '/api/admin/search-misses';

describe('searches that found nothing (Q8)', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    await world.deal(await world.business());
  });

  afterAll(() => running.stop());

  const search = async (text: string, visitor: number): Promise<void> => {
    const headers = { 'x-forwarded-for': `203.0.113.${visitor}`, 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
    const response = await fetch(`${running.url}/api/deals?search=${encodeURIComponent(text)}`, { headers });
    expect(response.status).toBe(200);
    await response.text();
  };
  const listed = async (): Promise<Miss[]> => {
    await running.app.get(SearchMisses).store();
    const { client } = await world.admin();
    return (await client.get<Miss[]>(PATH)).body;
  };

  it('are listed from five visitors on, also when the response came from memory', async () => {
    for (const visitor of [1, 2, 3, 4, 4, 4]) await search('Sushi zeppelin', visitor);
    expect(await listed()).toEqual([]);
    await search(' sushi   ZEPPELIN', 5);
    expect(await listed()).toEqual([
      { query: 'sushi zeppelin', visitors: 5, lastDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
  });

  it('do not contain found words, addresses and phone numbers', async () => {
    for (const visitor of [11, 12, 13, 14, 15])
      for (const text of ['momo', 'zzqq asha@example.com', 'zzqq 9812345678']) await search(text, visitor);
    expect((await listed()).map(({ query }) => query)).toEqual(['sushi zeppelin']);
  });

  it('are counted for at most 50 searches of a visitor a day', async () => {
    const texts = Array.from({ length: 60 }, (_, number) => `qqzz${number}xxyy`);
    for (const text of texts) {
      await search(text, 20);
      await running.app.get(SearchMisses).store();
    }
    const { rows } = await running.database.query(
      `SELECT count(*)::int AS count FROM search_misses WHERE query LIKE 'qqzz%'`,
    );
    expect(rows).toEqual([{ count: 50 }]);
  });

  it('are for admins with the right only', async () => {
    const moderator = await world.admin('moderator');
    expect((await moderator.client.get(PATH)).status).toBe(403);
    expect((await running.client().get(PATH)).status).toBe(401);
  });
});
