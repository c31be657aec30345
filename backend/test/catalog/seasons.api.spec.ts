import { nepalDay } from '../../src/common/time/nepal-day.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Person, World } from '../support/world.js';

interface Season {
  id: number;
  version: number;
  name: string;
  from: string;
  until: string;
  isRunning: boolean;
  code?: string;
}

const DASHAIN = {
  name: 'Dashain',
  nameNe: 'दशैं',
  from: '2026-10-11',
  until: '2026-10-26',
  color: 'marigold',
  isActive: true,
};
const DAY_MS = 86_400_000;

describe('festival seasons', () => {
  let running: RunningApp;
  let world: World;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    admin = await world.admin();
  });

  afterAll(() => running.stop());

  const made = async (changes: object = {}): Promise<Season> =>
    (await admin.client.post<Season>('/api/admin/seasons', { ...DASHAIN, ...changes })).body;
  const change = (season: Season, changes: object, who = admin) =>
    who.client.patch<Season>(`/api/admin/seasons/${season.id}`, {
      ...DASHAIN,
      version: season.version,
      ...changes,
    });

  it('are rows that an admin keeps, by days of Nepal (T5)', async () => {
    const season = await made();
    expect(season).toMatchObject({ ...DASHAIN, version: 1, isRunning: false });
    const today = nepalDay(new Date());
    const { status, body } = await change(season, { name: 'Dashain now', from: today, until: today });
    expect([status, body]).toMatchObject([200, { from: today, until: today, version: 2, isRunning: true }]);
    expect((await change(body, { from: today, until: today, isActive: false })).body.isRunning).toBe(false);
    const { rows } = await running.database.query<{ after: { from: string } }>(
      "SELECT after FROM audit_log WHERE action = 'season.changed' ORDER BY id LIMIT 1",
    );
    expect(rows[0]?.after.from).toBe(today);
  });

  it('are deleted on the version that was looked at', async () => {
    const season = await made({ name: 'Tihar' });
    await change(season, { name: 'Tihar', color: null });
    const remove = (version: number) =>
      admin.client.send<Season>('DELETE', `/api/admin/seasons/${season.id}`, { version });
    expect((await remove(1)).body.code).toBe('version.conflict');
    expect((await remove(2)).status).toBe(204);
    const gone = await remove(2);
    expect([gone.status, gone.body.code]).toEqual([404, 'season.not-found']);
  });

  it('tell the second of two admins who change one at once', async () => {
    const season = await made({ name: 'Holi' });
    const other = await world.admin();
    const answers = await Promise.all([
      change(season, { name: 'Holi', until: '2026-10-27' }),
      change(season, { name: 'Holi', until: '2026-10-28' }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('end no earlier than they begin, and come once', async () => {
    const early = await admin.client.post('/api/admin/seasons', { ...DASHAIN, until: '2026-10-10' });
    expect([early.status, early.body.code]).toEqual([400, 'season.ends-too-early']);
    await made({ name: 'Chhath' });
    const twice = await admin.client.post('/api/admin/seasons', { ...DASHAIN, name: 'Chhath' });
    expect([twice.status, twice.body.code]).toEqual([409, 'catalogue.taken']);
  });

  it.each([
    ['name', { name: 'D' }],
    ['from', { from: '2026-02-30' }],
    ['until', { until: 'soon' }],
    ['color', { color: '#fff' }],
    ['isActive', { isActive: 'yes' }],
    ['slug', { slug: 'dashain' }],
  ])('reject a wrong %s', async (field, changes) => {
    const { status, body } = await admin.client.post('/api/admin/seasons', { ...DASHAIN, ...changes });
    expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });

  it('are for admins alone', async () => {
    const { client } = await world.person();
    expect((await client.get('/api/admin/seasons')).status).toBe(403);
    expect((await client.post('/api/admin/seasons', DASHAIN)).status).toBe(403);
  });

  it('find the deals that can be used on one of their days', async () => {
    const shop = await world.business();
    const day = (days: number) => nepalDay(new Date(Date.now() + days * DAY_MS));
    const during = await world.deal(shop, { end_date: new Date(Date.now() + 12 * DAY_MS) });
    const before = await world.deal(shop, { end_date: new Date(Date.now() + 8 * DAY_MS) });
    const season = await made({ name: 'Losar', from: day(10), until: day(14) });
    const { body } = await admin.client.get<{ id: number }[]>(`/api/admin/deals?seasonId=${season.id}`);
    const ids = body.map(({ id }) => id);
    expect([ids.includes(during), ids.includes(before)]).toEqual([true, false]);
  });
});
