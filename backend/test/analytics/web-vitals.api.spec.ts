import { nepalDay } from '../../src/common/time/nepal-day.js';
import type { VitalView } from '../../src/modules/analytics/vitals/vitals.view.js';
import { WebVitals } from '../../src/modules/analytics/vitals/web-vitals.service.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Person, World } from '../support/world.js';

const BROWSER =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const today = nepalDay(new Date());
const LIST = `/api/admin/vitals?from=${today}&to=${today}`;
const visit = {
  page: 'deal',
  device: 'phone',
  connection: 'slow',
  values: { lcp: 2_400, inp: 180, cls: 0.02, ttfb: 700 },
};

describe('web vitals of visitors', () => {
  let running: RunningApp;
  let admin: Person;
  let moderator: Person;

  beforeAll(async () => {
    running = await startApp();
    const world = new World(running.database, running.url);
    admin = await world.admin();
    moderator = await world.admin('support');
  });

  afterAll(() => running.stop());

  const send = (body: object) => running.client().post('/api/events/vitals', body, { 'user-agent': BROWSER });
  const store = (): Promise<void> => running.app.get(WebVitals).store();
  const list = async (more = ''): Promise<VitalView[]> =>
    (await admin.client.get<VitalView[]>(LIST + more)).body;

  it('are counted by kind of page, without a cookie or anything about the visitor', async () => {
    const answer = await send(visit);
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual([]);
    for (const lcp of [2_450, 3_900, 9_000]) await send({ ...visit, values: { lcp } });
    await send({ ...visit, device: 'computer', page: 'home', values: { ttfb: 90 } });
    await store();
    await store();
    const { rows } = await running.database.query('SELECT * FROM web_vitals');
    expect(Object.keys(rows[0] as object).sort()).toEqual(
      ['bucket', 'connection', 'day', 'device', 'metric', 'page', 'visits'].sort(),
    );
    expect(rows).toHaveLength(7);
    expect((await list()).map(({ page, metric }) => `${page} ${metric}`)).toEqual([
      'deal cls',
      'deal inp',
      'deal lcp',
      'deal ttfb',
      'home ttfb',
    ]);
    const lcp = (await list()).find(({ metric }) => metric === 'lcp');
    expect(lcp).toMatchObject({
      good: 2,
      needsWork: 1,
      poor: 1,
      targetGood: 2_500,
      targetPoor: 4_000,
      p75: 4_000,
    });
    expect(lcp?.days).toEqual([{ day: today, p75: 4_000 }]);
  });

  it('are listed for one device', async () => {
    expect((await list('&device=computer')).map(({ page }) => page)).toEqual(['home']);
  });

  it.each([
    ['an unknown page', { ...visit, page: '/deals/7' }],
    ['an additional field', { ...visit, user: 7 }],
    ['an additional value', { ...visit, values: { fid: 3 } }],
    ['a value that is no number', { ...visit, values: { lcp: 'x' } }],
    ['a negative value', { ...visit, values: { lcp: -1 } }],
    ['no values', { page: 'deal', device: 'phone', connection: 'slow' }],
  ])('are rejected with %s', async (_what, body) => {
    expect((await send(body)).status).toBe(400);
  });

  it('of bots are not counted', async () => {
    const bot = await running.client().post('/api/events/vitals', visit, { 'user-agent': 'Googlebot/2.1' });
    expect(bot.status).toBe(204);
    const before = await list();
    await store();
    expect(await list()).toEqual(before);
  });

  it('are for admins with the right for reports', async () => {
    expect((await running.client().get(LIST)).status).toBe(401);
    expect((await moderator.client.get(LIST)).status).toBe(403);
    expect((await admin.client.get('/api/admin/vitals?from=x&to=y')).status).toBe(400);
  });
});
