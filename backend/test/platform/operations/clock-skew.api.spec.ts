import pg from 'pg';
import { ApiClient } from '../../support/api/api-client.js';
import { BackendProcess } from '../../support/processes/backend-process.js';
import { until } from '../../support/processes/until.js';
import { type Business, type Person, World } from '../../support/world.js';

const SKEW_MS = 5_000;

describe('a backend whose clock differs from that of the database', () => {
  let database: pg.Pool;
  let ahead: BackendProcess;
  let behind: BackendProcess;
  let world: World;
  let shop: Business;

  const at = (backend: BackendProcess, person: Person): ApiClient => {
    const client = new ApiClient(backend.url);
    client.cookie = person.client.cookie;
    return client;
  };
  /** A deal that starts and ends this number of seconds from now. */
  const dealFromTo = async (from: number, to: number): Promise<number> => {
    const dealId = await world.deal(shop);
    await database.query(
      `UPDATE deals SET start_date = now() + make_interval(secs => $2), end_date = now() + make_interval(secs => $3) WHERE id = $1`,
      [dealId, from, to],
    );
    return dealId;
  };

  beforeAll(async () => {
    database = new pg.Pool({ connectionString: process.env['DATABASE_MIGRATION_URL'], max: 4 });
    [ahead, behind] = await Promise.all([
      BackendProcess.withShiftedClock(SKEW_MS),
      BackendProcess.withShiftedClock(-SKEW_MS),
    ]);
    world = new World(database, ahead.url);
    await world.catalog();
    shop = await world.business();
  });

  afterAll(async () => {
    await Promise.all([ahead.stop(), behind.stop()]);
    await database.end();
  });

  it('gives a code for a deal that ends soon', async () => {
    const dealId = await dealFromTo(-60, 4);
    const customer = await world.person();
    expect((await at(ahead, customer).post('/api/redemptions', { dealId })).status).toBe(201);
  });

  it('gives none for a deal that has just ended, and says why', async () => {
    const dealId = await dealFromTo(-60, -1);
    const customer = await world.person();
    const rejected = await at(behind, customer).post('/api/redemptions', { dealId });
    expect(rejected).toMatchObject({ status: 409, body: { code: 'deal.expired' } });
  });

  it('shows a deal as ended within a second, although it keeps public responses', async () => {
    const dealId = await dealFromTo(-60, 2);
    const isLive = async (): Promise<boolean> =>
      (await new ApiClient(behind.url).get<{ status: string }>(`/api/deals/${dealId}`)).body.status ===
      'live';
    const isOver = async (): Promise<boolean> => {
      const sql = `SELECT end_date <= now() - interval '1 second' AS over FROM deals WHERE id = $1`;
      return (await database.query<{ over: boolean }>(sql, [dealId])).rows[0]?.over ?? false;
    };
    expect(await isLive()).toBe(true);
    await until(isOver);
    expect(await isLive()).toBe(false);
  });

  it('accepts what the other one has issued a moment ago', async () => {
    const dealId = await world.deal(shop);
    for (const [issuing, accepting] of [
      [ahead, behind],
      [behind, ahead],
    ] as const) {
      const customer = await world.person();
      const { body: pass } = await at(issuing, customer).post<{ qrCode: string }>('/api/redemptions', {
        dealId,
      });
      const accepted = await at(accepting, shop.owner).post('/api/counter/accept', { code: pass.qrCode });
      expect(accepted).toMatchObject({ status: 200, body: { state: 'redeemed' } });
    }
  });
});
