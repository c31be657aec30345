import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Reply {
  id: number;
  code?: string;
  use: string;
  title: string;
  text: string;
  textNe: string | null;
  stars: number[];
}

const PATH = '/api/vendors/me/saved-replies';
const THANKS = { use: 'review', title: 'Thanks', text: 'Thank you, {guest}.' };

describe('saved replies of a business (R6)', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let owner: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  beforeEach(async () => {
    shop = await world.business();
    owner = shop.owner;
  });

  afterAll(() => running.stop());

  const save = (more: object = {}, client = owner.client) => client.post<Reply>(PATH, { ...THANKS, ...more });
  const saved = async (query = ''): Promise<Reply[]> =>
    (await owner.client.get<Reply[]>(`${PATH}${query}`)).body;

  it('are stored in both languages with the stars that they fit', async () => {
    const { status, body } = await save({ textNe: 'धन्यवाद, {guest} ज्यू।', stars: [5, 4] });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...THANKS, textNe: 'धन्यवाद, {guest} ज्यू।', stars: [4, 5] });
    expect(await saved()).toEqual([body]);
    expect((await owner.client.get<Reply>(`${PATH}/${body.id}`)).body).toEqual(body);
  });

  it('are listed by title, and by use', async () => {
    await save({ title: 'Thanks, short' });
    await save({ title: 'Sorry' });
    await save({ use: 'case', title: 'New code' });
    expect((await saved()).map(({ title }) => title)).toEqual(['New code', 'Sorry', 'Thanks, short']);
    expect((await saved('?use=case')).map(({ title }) => title)).toEqual(['New code']);
    expect((await owner.client.get(`${PATH}?use=mail`)).status).toBe(400);
  });

  it('are changed in part, and deleted once', async () => {
    const { id } = (await save({ textNe: 'धन्यवाद', stars: [5] })).body;
    const changed = await owner.client.patch<Reply>(`${PATH}/${id}`, { title: 'Thanks!', textNe: null });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { title: 'Thanks!', text: THANKS.text, textNe: null, stars: [5] },
    ]);
    expect((await owner.client.delete(`${PATH}/${id}`)).status).toBe(204);
    const again = await owner.client.delete<Reply>(`${PATH}/${id}`);
    expect([again.status, again.body.code]).toEqual([404, 'saved-reply.not-found']);
    expect(await saved()).toEqual([]);
  });

  it('are bounded by 30, also when they are sent at once', async () => {
    await running.database.query(
      `INSERT INTO saved_replies (vendor_id, slot, use, title, text)
       SELECT $1, n, 'review', 'Reply ' || n, 'Thank you' FROM generate_series(1, 24) AS n`,
      [shop.id],
    );
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, n) => save({ title: `At once ${n}` })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(6);
    const rejected = responses.filter(({ status }) => status !== 201);
    expect(rejected.map(({ status, body }) => [status, body.code])).toEqual(
      Array(4).fill([409, 'saved-reply.limit']),
    );
    const [one] = await saved();
    await owner.client.delete(`${PATH}/${one?.id}`);
    expect((await save()).status).toBe(201);
  });

  it('take effect once under one key', async () => {
    const send = () =>
      owner.client.send<Reply>('POST', PATH, JSON.stringify(THANKS), {
        'idempotency-key': 'reply-once-0001',
      });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
    expect(await saved()).toHaveLength(1);
  });

  it.each([
    ['no title', { title: ' ' }],
    ['a long title', { title: 'x'.repeat(61) }],
    ['no text', { text: '' }],
    ['a long text', { text: 'x'.repeat(1_001) }],
    ['an unknown use', { use: 'mail' }],
    ['six stars', { stars: [6] }],
    ['the same stars twice', { stars: [4, 4] }],
    ['stars that are not numbers', { stars: ['4'] }],
    ['stars of a reply for cases', { use: 'case', stars: [4] }],
    ['a field that nobody may set', { vendorId: 1 }],
  ])('reject %s', async (_what, more) => {
    expect((await save(more)).status).toBe(400);
    expect(await saved()).toEqual([]);
  });

  it('reject stars when a reply for cases is changed', async () => {
    const { id } = (await save({ use: 'case' })).body;
    expect((await owner.client.patch(`${PATH}/${id}`, { stars: [1] })).status).toBe(400);
    expect((await owner.client.patch(`${PATH}/${id}`, { use: 'review' })).status).toBe(400);
  });

  it('belong to the business, for people with the right to reviews', async () => {
    const { id } = (await save()).body;
    const manager = await world.staff(shop, 'manager');
    expect((await manager.client.get<Reply[]>(PATH)).body).toHaveLength(1);
    const counter = await world.staff(shop);
    const stranger = (await world.business()).owner;
    for (const path of [PATH, `${PATH}/${id}`]) {
      expect((await counter.client.get(path)).status).toBe(403);
      expect((await running.client().get(path)).status).toBe(401);
    }
    expect((await stranger.client.get(`${PATH}/${id}`)).status).toBe(404);
    expect((await stranger.client.patch(`${PATH}/${id}`, { title: 'Mine' })).status).toBe(404);
    expect((await stranger.client.delete(`${PATH}/${id}`)).status).toBe(404);
    expect((await save({}, counter.client)).status).toBe(403);
    expect((await saved()).map(({ title }) => title)).toEqual(['Thanks']);
  });
});
