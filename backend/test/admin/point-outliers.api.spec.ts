import { nepalDay } from '../../src/common/time/nepal-day.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Group {
  median: number;
  counted: number;
  rows: {
    user: { id: number } | null;
    vendor: { id: number } | null;
    points: number;
    uses: number;
    timesMedian: number;
  }[];
}
interface Report {
  people: Group;
  businesses: Group;
  pairs: Group;
}

describe('the report of outliers of points (RP6)', () => {
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

  const today = nepalDay(new Date());
  const read = async (from = today): Promise<Report> =>
    (await admin.client.get<Report>(`/api/admin/reports/points-outliers?from=${from}&to=${from}`)).body;
  const use = async (shop: Business, dealId: number, person: Person): Promise<string> => {
    const { body } = await person.client.post<{ id: string; code: string }>('/api/redemptions', { dealId });
    await shop.owner.client.post('/api/counter/accept', { code: body.code });
    return body.id;
  };

  it('names people, businesses and pairs from three times the median on, without what was taken back', async () => {
    const none = { median: 0, counted: 0, rows: [] };
    expect(await read()).toMatchObject({ people: none, businesses: none, pairs: none });
    const [quiet, loud] = [await world.business(), await world.business({ name: 'Loud' })];
    const [small, large] = [await world.deal(quiet), await world.deal(loud, { points_earned: 50 })];
    const fan = await world.person({ firstName: 'Hari' });
    for (const person of [await world.person(), await world.person(), await world.person()])
      await use(quiet, small, person);
    await use(loud, large, fan);
    await use(loud, large, fan);
    const wrong = await use(loud, large, fan);
    await loud.owner.client.post(`/api/redemptions/${wrong}/void`, { reason: 'Wrong guest' });

    const { people, businesses, pairs } = await read();
    const row = { points: 100, uses: 2 };
    expect(people).toMatchObject({
      median: 10,
      counted: 4,
      rows: [{ ...row, user: { id: fan.id, name: 'Hari Rai' }, vendor: null, timesMedian: 10 }],
    });
    // The median of two businesses is their mean.
    expect(businesses).toEqual({ median: 65, counted: 2, rows: [] });
    expect(pairs.rows).toMatchObject([
      { ...row, user: { id: fan.id }, vendor: { id: loud.id, businessName: 'Loud' } },
    ]);
    expect((await read('2026-01-01')).people.counted).toBe(0);
  });

  it('is for admins, and rejects a period that cannot be', async () => {
    const path = '/api/admin/reports/points-outliers';
    expect((await (await world.person()).client.get(`${path}?from=${today}&to=${today}`)).status).toBe(403);
    expect((await admin.client.get(`${path}?from=2026-02-01&to=2026-01-01`)).status).toBe(400);
  });
});
