import type { SuggestionsView } from '../../../src/modules/deals/search/suggest/suggest.view.js';
import type { Answer } from '../../support/api/api-client.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { World } from '../../support/world.js';

describe('suggestions while typing', () => {
  let running: RunningApp;
  let deals: Record<'jhol' | 'kothey' | 'pokhara' | 'paused', number>;

  beforeAll(async () => {
    running = await startApp({ RATE_LIMIT_FACTOR: '1' });
    const world = new World(running.database, running.url);
    await world.catalog();
    const house = await world.business({ name: 'Himchuli Momo House' });
    const lodge = await world.business({ name: 'Phewa Lodge' });
    await running.database.query(`UPDATE vendors SET name_ne = 'हिमचुली मम हाउस' WHERE id = $1`, [house.id]);
    const plain = { description: 'Every day of the week.' };
    deals = {
      jhol: await world.deal(house, { ...plain, title: 'Jhol momo', title_ne: 'झोल मम' }),
      kothey: await world.deal(house, { ...plain, title: 'Kothey momo' }),
      pokhara: await world.deal(lodge, { ...plain, title: 'Momo by the lake', location_id: 2 }),
      paused: await world.deal(house, { ...plain, title: 'Momo of yesterday', is_active: false }),
    };
  });

  afterAll(() => running.stop());

  const suggest = (q: string, more = ''): Promise<Answer<SuggestionsView>> =>
    running.client().get<SuggestionsView>(`/api/search/suggest?q=${encodeURIComponent(q)}${more}`);

  it('has deals, dishes, businesses and areas', async () => {
    const { status, body, headers } = await suggest('mom');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(body.deals.map(({ id }) => id).sort()).toEqual([deals.jhol, deals.kothey, deals.pokhara].sort());
    expect(body.deals.find(({ id }) => id === deals.jhol)).toEqual({
      id: deals.jhol,
      title: 'Jhol momo',
      titleNe: 'झोल मम',
    });
    expect(body.dishes).toEqual([{ labelEn: 'momo', labelNe: 'मोमो', count: 3, path: '/deals?search=momo' }]);
    expect(body.businesses).toEqual([
      {
        labelEn: 'Himchuli Momo House',
        labelNe: 'हिमचुली मम हाउस',
        count: 2,
        path: expect.stringMatching(/^\/brands\/shop-\d+$/),
      },
    ]);
    expect(body.areas).toEqual([]);
  });

  it.each(['मो', 'मम', 'momo', 'mo:m', 'momi'])('knows momo from %s', async (typed) => {
    const { body } = await suggest(typed);
    expect(body.deals.map(({ id }) => id)).toContain(deals.jhol);
  });

  it.each([
    ['pok', 'Pokhara', '/deals?location=pokhara'],
    ['पोख', 'Pokhara', '/deals?location=pokhara'],
    ['tham', 'Thamel', '/deals?search=Thamel'],
    ['momo tham', 'momo Thamel', '/deals?search=momo+Thamel'],
  ])('names a place for %s', async (typed, labelEn, path) => {
    const { body } = await suggest(typed);
    expect(body.areas).toContainEqual(expect.objectContaining({ labelEn, path }));
  });

  it('puts deals of the chosen place first', async () => {
    const { body } = await suggest('momo', '&place=pokhara.lakeside');
    expect(body.deals[0]?.id).toBe(deals.pokhara);
  });

  it.each(['', ' ', '!!', "'", 'zzz', 'ko', '%', '\\', 'ा', 'a&b|c'])(
    'has nothing or little for %p',
    async (typed) => {
      const { status, body } = await suggest(typed);
      expect(status).toBe(200);
      expect(body.deals.length).toBeLessThanOrEqual(3);
    },
  );

  it('rejects more than 50 characters and a place that is none', async () => {
    expect(await suggest('m'.repeat(51))).toMatchObject({ status: 400, body: { code: 'search.too-long' } });
    expect((await suggest('momo', '&place=Not a slug')).status).toBe(400);
    expect((await running.client().get('/api/search/suggest')).status).toBe(400);
  });

  it('answers 120 requests of a visitor in a minute', async () => {
    const visitor = running.client();
    visitor.cookie = `dobbar_visitor=${'v'.repeat(22)}`;
    const statuses: number[] = [];
    for (let asked = 0; asked < 125; asked++)
      statuses.push((await visitor.get(`/api/search/suggest?q=${asked}`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
  });
});
