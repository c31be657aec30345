import { type RunningApp, startApp } from '../support/start-app.js';
import { type Person, World } from '../support/world.js';

interface Saved {
  id: number;
  query: string;
  name: string | null;
  code?: string;
}

describe('saving a search (F4)', () => {
  let running: RunningApp;
  let world: World;
  let person: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  beforeEach(async () => {
    person = await world.person();
  });

  afterAll(() => running.stop());

  const save = (query: unknown, name?: unknown, client = person.client) =>
    client.post<Saved>('/api/saved-searches', { query, ...(name !== undefined && { name }) });
  const saved = async (client = person.client) => (await client.get<Saved[]>('/api/saved-searches')).body;

  it('stores which deals are wanted, and neither position, moment nor order', async () => {
    const address = '?sort=near&near=27.7,85.3&open=now&search=momo&location=kathmandu&maxPrice=500';
    const { status, body } = await save(address, 'Momo below 500');
    expect([status, body.query, body.name]).toEqual([
      201,
      'location=kathmandu&maxPrice=500&search=momo',
      'Momo below 500',
    ]);
    expect(await saved()).toEqual([body]);
  });

  it('stores several areas', async () => {
    const { body } = await save('area=thamel&area=lazimpat');
    expect(body.query).toBe('area=thamel&area=lazimpat');
  });

  it('returns the search that exists for the same filters in another order, under its new name', async () => {
    const first = (await save('search=momo&location=kathmandu')).body;
    const again = (await save('location=kathmandu&search=momo', 'Momo')).body;
    expect(again).toEqual({ ...first, name: 'Momo' });
    expect(await saved()).toHaveLength(1);
  });

  it('is bounded by ten, also when they are sent at once', async () => {
    const responses = await Promise.all(Array.from({ length: 14 }, (_, n) => save(`maxPrice=${100 + n}`)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
    const rejected = responses.filter(({ status }) => status !== 201);
    expect(rejected.map(({ status, body }) => [status, body.code])).toEqual(
      Array(4).fill([409, 'saved-search.limit']),
    );
    const [one] = await saved();
    await person.client.delete(`/api/saved-searches/${one?.id}`);
    expect((await save('maxPrice=900')).status).toBe(201);
  });

  it('is renamed and deleted by its customer alone', async () => {
    const { id } = (await save('search=momo', 'Momo')).body;
    const stranger = (await world.person()).client;
    const foreign = await stranger.patch<Saved>(`/api/saved-searches/${id}`, { name: 'Mine' });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'saved-search.not-found']);
    expect((await stranger.delete(`/api/saved-searches/${id}`)).status).toBe(204);
    const renamed = await person.client.patch<Saved>(`/api/saved-searches/${id}`, { name: null });
    expect([renamed.status, renamed.body.name]).toEqual([200, null]);
    expect(await saved()).toHaveLength(1);
    expect((await person.client.delete(`/api/saved-searches/${id}`)).status).toBe(204);
    expect(await saved()).toEqual([]);
  });

  it('takes effect once under one key', async () => {
    const send = () =>
      person.client.send('POST', '/api/saved-searches', JSON.stringify({ query: 'search=momo' }), {
        'idempotency-key': 'save-once-0001',
      });
    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    expect(await saved()).toHaveLength(1);
  });

  it.each([
    ['no filter', { query: 'sort=newest' }],
    ['an unknown filter', { query: 'search=momo&colour=red' }],
    ['a filter out of its bounds', { query: 'maxPrice=-1' }],
    ['empty text', { query: '' }],
    ['no text', { query: null }],
    ['a long name', { query: 'search=momo', name: 'x'.repeat(61) }],
    ['a field that nobody may set', { query: 'search=momo', userId: 1 }],
  ])('rejects %s', async (_what, body) => {
    const { status } = await person.client.post('/api/saved-searches', body);
    expect(status).toBe(400);
    expect(await saved()).toEqual([]);
  });

  it('needs a session', async () => {
    const visitor = running.client();
    expect((await visitor.get('/api/saved-searches')).status).toBe(401);
    expect((await save('search=momo', undefined, visitor)).status).toBe(401);
    expect((await visitor.get('/api/saved-searches/new-deals')).status).toBe(401);
  });
});
