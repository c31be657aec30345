import pg from 'pg';
import { ApiClient } from '../../support/api/api-client.js';
import { BackendProcess } from '../../support/processes/backend-process.js';
import { until } from '../../support/processes/until.js';
import { World } from '../../support/world.js';

describe('a backend that is asked to stop', () => {
  it('finishes and announces what is under way, takes nothing new, and is gone soon after', async () => {
    const database = new pg.Pool({ connectionString: process.env['DATABASE_MIGRATION_URL'] });
    const quiet = { BACKGROUND_WORK: 'off' };
    const [backend, other] = await Promise.all([BackendProcess.start(quiet), BackendProcess.start(quiet)]);
    const world = new World(database, backend.url);
    await world.catalog();
    const shop = await world.business();
    const dealId = await world.deal(shop, { total_limit: 10 });
    const placesLeft = async (): Promise<number | null> =>
      (await new ApiClient(other.url).get<{ placesLeft: number | null }>(`/api/deals/${dealId}`)).body
        .placesLeft;
    expect(await placesLeft()).toBe(10);
    const { client } = await world.person();

    const lock = await database.connect();
    await lock.query('BEGIN');
    await lock.query('LOCK TABLE passes IN ACCESS EXCLUSIVE MODE');
    const underWay = client.post('/api/redemptions', { dealId });
    const waiting = `SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted AND relation = 'passes'::regclass`;
    const waiters = async (): Promise<number> =>
      (await database.query<{ count: number }>(waiting)).rows[0]?.count ?? 0;
    while ((await waiters()) === 0) await new Promise((resolve) => setImmediate(resolve));

    const gone = backend.stop();
    const isRejected = (): Promise<boolean> =>
      new ApiClient(backend.url).get('/api/deals').then(
        ({ status }) => status === 503,
        () => true,
      );
    while (!(await isRejected())) await new Promise((resolve) => setImmediate(resolve));
    await lock.query('COMMIT');
    lock.release();

    expect((await underWay).status).toBe(201);
    const began = Date.now();
    await gone;
    expect(Date.now() - began).toBeLessThan(5_000);
    // The instance has announced the place that its last request took.
    await until(async () => (await placesLeft()) === 9, 5_000);
    await other.stop();
    await database.end();
  });
});
