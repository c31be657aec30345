import { nepalDay } from '../../src/common/time/nepal-day.js';
import { ApiClient } from '../support/api/api-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Template {
  key: string;
  name: string;
  nameNe: string;
  season: { name: string; from: string; until: string } | null;
  content: Record<string, unknown>;
}

const PATH = '/api/deal-templates';
const dayAfter = (days: number): string => nepalDay(new Date(Date.now() + days * 86_400_000));

describe('templates of deals', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
    admin = await world.admin();
  });

  afterAll(() => running.stop());

  const read = async (query = ''): Promise<Template[]> =>
    (await shop.owner.client.get<Template[]>(`${PATH}${query}`)).body;
  const keysOf = async (query = ''): Promise<string[]> => (await read(query)).map(({ key }) => key);

  it('are those of the business unless a category is named', async () => {
    const own = await keysOf();
    expect(own).toEqual(['dining-two-for-one', 'dining-quiet-hours', 'dining-set-for-two']);
    expect(await keysOf('?category=cafes')).toEqual(own);
    expect((await keysOf('?category=hotels')).every((key) => key.startsWith('hotels-'))).toBe(true);
    expect((await keysOf('?category=unknown')).every((key) => key.startsWith('any-'))).toBe(true);
  });

  it('are filled in with category, city and thirty days, and make a draft as they are', async () => {
    const [first] = await read('?category=cafes');
    expect(first?.content).toMatchObject({
      categoryId: 4,
      locationId: 1,
      startDate: dayAfter(0),
      endDate: dayAfter(30),
    });
    for (const { content } of [...(await read()), ...(await read('?category=hotels'))]) {
      const made = await shop.owner.client.post('/api/vendors/me/deal-drafts', { content });
      expect(made.status).toBe(201);
    }
  });

  it('make a deal once the price is there', async () => {
    const template = (await read()).find(({ key }) => key === 'dining-quiet-hours') as Template;
    const content = { ...template.content, originalPrice: '५००' };
    const { body: draft } = await shop.owner.client.post<{ id: number; version: number }>(
      '/api/vendors/me/deal-drafts',
      { content },
    );
    const path = `/api/vendors/me/deal-drafts/${draft.id}/submit`;
    const { status, body } = await shop.owner.client.post<{ dealPrice: number; weekdays: number[] }>(path, {
      version: draft.version,
    });
    expect([status, body]).toMatchObject([201, { discountedPrice: 350, weekdays: [1, 2, 3, 4] }]);
  });

  it('of a festival come first while its season comes or runs', async () => {
    const season = { nameNe: 'दसैँ', color: null, isActive: true };
    const add = (name: string, from: number, until: number) =>
      admin.client.post('/api/admin/seasons', {
        ...season,
        name,
        from: dayAfter(from),
        until: dayAfter(until),
      });
    await add('Dashain of last year', -20, -5);
    expect((await read())[0]?.season).toBeNull();
    await add('Dashain far away', 60, 75);
    expect((await read())[0]?.season).toBeNull();
    await add('Dashain', 10, 25);
    const [first] = await read();
    expect(first).toMatchObject({ key: 'dashain', season: { name: 'Dashain', until: dayAfter(25) } });
    expect(first?.content).toMatchObject({ startDate: dayAfter(0), endDate: dayAfter(25) });
  });

  it.each(['?category=Cafes%20%26%20bars', '?category[]=cafes', '?kind=cafes'])(
    'reject %s',
    async (query) => {
      expect((await shop.owner.client.get(`${PATH}${query}`)).status).toBe(400);
    },
  );

  it('are for owners and managers of a business alone', async () => {
    const asked = async (client: ApiClient) => (await client.get(PATH)).status;
    expect(await asked((await world.staff(shop, 'manager')).client)).toBe(200);
    expect(await asked((await world.staff(shop)).client)).toBe(403);
    expect(await asked((await world.person()).client)).toBe(403);
    expect(await asked(new ApiClient(running.url))).toBe(401);
  });
});
