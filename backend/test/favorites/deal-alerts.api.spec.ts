import { DealAlerts } from '../../src/modules/favorites/alerts/deal-alerts.service.js';
import { mailsTo } from '../support/mails.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Notification {
  kind: string;
  title: string;
  text: string;
  path: string;
}

const DAY_MS = 86_400_000;
const NEPAL_MS = (5 * 60 + 45) * 60_000;

/** The next 8 AM in Nepal. */
const nextMorning = (): Date => {
  const midnight = Math.floor((Date.now() + NEPAL_MS) / DAY_MS) * DAY_MS - NEPAL_MS;
  const today = midnight + 8 * 3_600_000;
  return new Date(today > Date.now() ? today : today + DAY_MS);
};

describe('the daily message about new deals (F5)', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let person: Person;
  let morning: number;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  beforeEach(async () => {
    await running.database.query('TRUNCATE deal_alert_days, deal_alerts, followed_vendors, saved_searches');
    shop = await world.business({ name: 'Himchuli Momo House' });
    person = await world.person();
    morning = nextMorning().getTime();
  });

  afterAll(() => running.stop());

  const follow = async (client = person.client) => {
    const { rows } = await running.database.query<{ slug: string }>(
      'SELECT slug FROM vendors WHERE id = $1',
      [shop.id],
    );
    expect((await client.put(`/api/brands/${rows[0]?.slug}/follow`)).status).toBe(204);
  };
  const save = (query: string) => person.client.post('/api/saved-searches', { query });
  const runUntilDone = async (at: number): Promise<void> => {
    while (await running.app.get(DealAlerts).runBatch(new Date(at))) continue;
  };
  const run = async (at = morning): Promise<void> => {
    await runUntilDone(at);
    await running.deliverEvents();
  };
  const told = async ({ client } = person): Promise<Notification[]> =>
    (await client.get<Notification[]>('/api/notifications')).body;
  const newDeals = async ({ client } = person): Promise<number[]> =>
    (await client.get<{ id: number }[]>('/api/saved-searches/new-deals')).body.map(({ id }) => id);

  it('reaches the others although the search of one customer cannot be evaluated', async () => {
    await running.database.query(
      `INSERT INTO saved_searches (user_id, slot, query) VALUES ($1, 1, 'vendor=himchuli%00')`,
      [person.id],
    );
    const other = await world.person();
    await follow(other.client);
    const id = await world.deal(shop);
    await run();
    expect([await newDeals(), await newDeals(other)]).toEqual([[], [id]]);
  });

  it.each(['search=momo%00', 'search=%00', 'category=food%00'])(
    'has no search that cannot be stored: %s',
    async (query) => {
      expect((await save(query)).status).toBe(400);
    },
  );

  it('names the new deal of a followed business, in the inbox and by mail', async () => {
    await follow();
    const id = await world.deal(shop, { title: 'Jhol momo for two' });
    await run();
    expect(await told()).toMatchObject([
      {
        kind: 'new-deal',
        title: 'New: Jhol momo for two',
        text: expect.stringContaining('Himchuli Momo House'),
        path: `/deals/${id}`,
      },
    ]);
    expect((await mailsTo(person.email)).at(-1)).toContain('Jhol momo for two');
    expect(await newDeals()).toEqual([id]);
  });

  it('joins several deals, of businesses and searches, in one message', async () => {
    await follow();
    await save('search=biryani');
    const elsewhere = await world.business();
    const ids = [
      await world.deal(shop, { title: 'Jhol momo for two' }),
      await world.deal(elsewhere, { title: 'Chicken biryani' }),
    ];
    await world.deal(elsewhere, { title: 'Haircut' });
    await run();
    expect(await told()).toMatchObject([
      { kind: 'new-deals', title: '2 new deals for you', path: '/dashboard/saved' },
    ]);
    expect((await newDeals()).sort()).toEqual(ids.sort());
  });

  it('is sent once a day, whoever else works on it at the same moment, and again for what is new a day later', async () => {
    await follow();
    await world.deal(shop);
    await Promise.all([runUntilDone(morning), runUntilDone(morning)]);
    await run(morning + 3_600_000);
    expect(await told()).toHaveLength(1);
    await run(morning + DAY_MS);
    expect(await told()).toHaveLength(1);
  });

  it('is not sent before 8 AM in Nepal', async () => {
    await follow();
    await world.deal(shop);
    await run(morning - DAY_MS - 1_000);
    expect(await told()).toEqual([]);
    const { rows } = await running.database.query('SELECT 1 FROM deal_alert_days WHERE listed_until >= $1', [
      new Date(morning),
    ]);
    expect(rows).toEqual([]);
  });

  it('leaves out deals from before the follow, waiting deals and deals that only a relaxed search finds', async () => {
    await world.deal(shop, { title: 'Older deal' });
    await follow();
    await save('search=sekuwa nothing');
    await world.deal(shop, { title: 'Waiting', moderation_status: 'pending' });
    await world.deal(await world.business(), { title: 'Sekuwa plate' });
    await run();
    expect(await told()).toEqual([]);
    expect(await newDeals()).toEqual([]);
  });

  it('reaches more customers than one batch', async () => {
    const people = await Promise.all(Array.from({ length: 60 }, () => world.person()));
    for (const { client } of people) await follow(client);
    await world.deal(shop);
    await run();
    const counts = await Promise.all(people.map(async (one) => (await told(one)).length));
    expect(counts).toEqual(Array(60).fill(1));
  });

  it('is not mailed where it is muted, and stays in the inbox', async () => {
    await follow();
    expect((await person.client.patch('/api/users/me', { mail: { alerts: false } })).status).toBe(200);
    await world.deal(shop);
    await run();
    expect(await told()).toHaveLength(1);
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it('is in Nepali for whoever reads Nepali', async () => {
    await person.client.patch('/api/users/me', { language: 'ne' });
    await follow();
    await world.deal(shop, { title_ne: 'झोल मम' });
    await run();
    expect((await mailsTo(person.email)).at(-1)).toContain('झोल मम');
  });
});
