import { PublicFiguresJob } from '../../src/modules/site/public-figures.job.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { World } from '../support/world.js';

interface Stats {
  customers: number;
  businesses: number;
  redemptions: number;
}

describe('the large figures of the home page', () => {
  let running: RunningApp;

  beforeAll(async () => {
    running = await startApp();
    const world = new World(running.database, running.url);
    await world.catalog();
    await world.person();
    await world.business();
  });

  afterAll(() => running.stop());

  /** Each read has an address of its own, so that none is answered from memory. */
  let reads = 0;
  const stats = async (): Promise<Stats> =>
    (await running.client().get<Stats>(`/api/stats?read=${reads++}`)).body;

  const stored = async (): Promise<Record<string, number>> => {
    const { rows } = await running.database.query<{ name: string; count: string }>(
      'SELECT * FROM public_figures',
    );
    return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
  };

  const count = (): Promise<void> => running.app.get(PublicFiguresJob).runDue();

  it('are counted at each request while they are small', async () => {
    expect(await stats()).toMatchObject({ customers: 1, businesses: 1, redemptions: 0 });
    await count();
    expect(await stored()).toEqual({ customers: 1, businesses: 1, redemptions: 0 });
    await running.database.query(`UPDATE vendors SET status = 'suspended'`);
    expect((await stats()).businesses).toBe(0);
  });

  it('are the stored ones from 5,000', async () => {
    await running.database.query(`UPDATE public_figures SET count = 5000 + length(name)`);
    expect(await stats()).toMatchObject({ customers: 5_009, businesses: 5_010, redemptions: 5_011 });
  });

  it('are counted again after five minutes, not before', async () => {
    await count();
    expect((await stored())['customers']).toBe(5_009);
    await running.database.query(`UPDATE public_figures SET counted_at = counted_at - interval '5 minutes'`);
    await count();
    expect(await stored()).toEqual({ customers: 1, businesses: 0, redemptions: 0 });
  });
});
