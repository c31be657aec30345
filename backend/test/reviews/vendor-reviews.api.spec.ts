import { type RunningApp, startApp } from '../support/start-app.js';
import { statementsDuring } from '../support/statements.js';
import { type Business, type Person, World } from '../support/world.js';

interface Review {
  id: number;
  dealId: number;
  dealTitle: string;
  author: string;
  rating: number;
  reply: string | null;
  isReported: boolean;
  answerBy: string | null;
  visit: { at: string; branch: string | null; servedBy: string | null; nth: number } | null;
}

describe('what is said of a business', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let deals: [number, number];
  /** The newest first. */
  const written: number[] = [];

  const review = async (dealId: number, rating: number, of: Business): Promise<number> => {
    const person: Person = await world.person({ firstName: 'Asha', lastName: 'Gurung' });
    const issued = await person.client.post<{ code: string }>('/api/redemptions', { dealId });
    await of.owner.client.post('/api/counter/accept', { code: issued.body.code });
    return (await person.client.post<{ id: number }>('/api/reviews', { dealId, rating })).body.id;
  };

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
    deals = [await world.deal(shop, { title: 'Momo' }), await world.deal(shop, { title: 'Thukpa' })];
    for (const [index, stars] of [5, 4, 2, 5].entries())
      written.unshift(await review(deals[index % 2] as number, stars, shop));
    const other = await world.business();
    await review(await world.deal(other), 1, other);
    await shop.owner.client.post(`/api/reviews/${written[0]}/reply`, { reply: 'Thank you!' });
  });

  afterAll(() => running.stop());

  const list = (query = '', client = shop.owner.client) =>
    client.get<Review[]>(`/api/vendors/me/reviews${query}`);
  const ids = async (query: string): Promise<number[]> => (await list(query)).body.map(({ id }) => id);

  it('is listed newest first, with the deal and without a surname', async () => {
    const { body, headers } = await list();
    expect(body.map(({ id }) => id)).toEqual(written);
    expect(headers.get('x-total-count')).toBe('4');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body[0]).toMatchObject({
      author: 'Asha G.',
      dealTitle: 'Thukpa',
      rating: 5,
      reply: 'Thank you!',
      isReported: false,
    });
  });

  it('is narrowed by stars, by deal and by what waits for an answer', async () => {
    expect(await ids('?stars=5')).toEqual([written[0], written[3]]);
    expect(await ids(`?deal=${deals[1]}`)).toEqual([written[0], written[2]]);
    expect(await ids('?answered=false')).toEqual(written.slice(1));
    expect(await ids('?answered=true')).toEqual([written[0]]);
    expect(await ids(`?stars=5&deal=${deals[0]}&answered=false`)).toEqual([written[3]]);
  });

  it('is walked page by page in one statement each', async () => {
    const seen: number[] = [];
    let path: string | undefined = '?limit=3';
    while (path !== undefined) {
      const page: Awaited<ReturnType<typeof list>> = await list(path);
      seen.push(...page.body.map(({ id }) => id));
      path = /<[^?]*(\?[^>]*)>/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(written);
    const { statements } = await statementsDuring(running, () => list('?limit=3'));
    expect(statements.filter((sql) => sql.includes('reviews'))).toHaveLength(1);
  });

  it.each([
    '?stars=0',
    '?stars=6',
    '?stars=x',
    '?deal=0',
    '?answered=maybe',
    '?show=maybe',
    '?limit=101',
    '?x=1',
  ])('rejects %s', async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  it('comes to an average, and says how many wait', async () => {
    const { body } = await shop.owner.client.get('/api/vendors/me/reviews/summary');
    expect(body).toEqual({
      count: 4,
      average: 4,
      ratingCounts: [0, 1, 0, 1, 2],
      unanswered: 0,
      lowStars: 0,
      answerTime: { count: 1, inTime: 1, averageDays: 0 },
      deals: [
        { id: deals[0], title: 'Momo', titleNe: null },
        { id: deals[1], title: 'Thukpa', titleNe: null },
      ],
    });
    const empty = await world.business();
    expect((await empty.owner.client.get('/api/vendors/me/reviews/summary')).body).toEqual({
      count: 0,
      average: null,
      ratingCounts: [0, 0, 0, 0, 0],
      unanswered: 0,
      lowStars: 0,
      answerTime: null,
      deals: [],
    });
  });

  it('marks what its reader has reported, and leaves hidden ones out', async () => {
    await shop.owner.client.post(`/api/reviews/${written[2]}/report`, { reason: 'false' });
    expect((await list('?stars=4')).body).toMatchObject([{ id: written[2], isReported: true }]);
    const manager = await world.staff(shop, 'manager');
    expect((await list('?stars=4', manager.client)).body).toMatchObject([{ isReported: false }]);
    await running.database.query(`UPDATE reviews SET hidden_at = now(), hidden_reason = 'x' WHERE id = $1`, [
      written[1],
    ]);
    expect(await ids('')).toEqual([written[0], written[2], written[3]]);
    const { body } = await shop.owner.client.get('/api/vendors/me/reviews/summary');
    expect(body).toMatchObject({ count: 3, average: 4.7 });
  });

  it('is read by owner and manager alone', async () => {
    const counter = await world.staff(shop);
    const stranger = await world.person();
    for (const path of ['/api/vendors/me/reviews', '/api/vendors/me/reviews/summary']) {
      expect((await counter.client.get(path)).status).toBe(403);
      expect((await stranger.client.get(path)).status).toBe(403);
      expect((await running.client().get(path)).status).toBe(401);
    }
  });
});
