import pg from 'pg';
import type { Answer, Problem } from '../../support/api/api-client.js';
import { BackendProcess } from '../../support/processes/backend-process.js';
import { phonePhoto, upload } from '../../support/pictures.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Business, type Person, World } from '../../support/world.js';

interface Pass {
  id: string;
  code: string;
  qrCode: string;
}

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const BYSTANDER_MS = 500;

/** Slow responses on a busy machine cause a warning instead of a failure. */
function warnWhenSlow(what: string, since: number, limitMs: number): void {
  const ms = Math.round(performance.now() - since);
  if (ms > limitMs) process.stderr.write(`${what} took ${ms} ms, more than ${limitMs} ms.\n`);
}

/** Holds the locks of the statement until `release`. */
async function lock(database: pg.Pool, sql: string, values: unknown[]): Promise<() => Promise<void>> {
  const holder = await database.connect();
  await holder.query('BEGIN');
  await holder.query(sql, values);
  return async () => {
    await holder.query('ROLLBACK');
    holder.release();
  };
}

/** Resolves when this number of statements of the application waits for a lock. */
async function untilWaiting(database: pg.Pool, count: number): Promise<void> {
  for (;;) {
    const { rows } = await database.query<{ waiting: number }>(
      `SELECT count(DISTINCT l.pid)::int AS waiting FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
       WHERE NOT l.granted AND a.datname = current_database()`,
    );
    if (rows[0]?.waiting === count) return;
  }
}

const lockPlaces = (database: pg.Pool, dealId: number): Promise<() => Promise<void>> =>
  lock(database, 'SELECT 1 FROM deal_capacities WHERE deal_id = $1 FOR UPDATE', [dealId]);

describe('the connections of a backend that shares its rate limits through PostgreSQL', () => {
  let database: pg.Pool;
  let backend: BackendProcess;
  let world: World;

  beforeAll(async () => {
    database = new pg.Pool({ connectionString: process.env['DATABASE_MIGRATION_URL'], max: 6 });
    backend = await BackendProcess.start({ RATE_LIMIT_STORE: 'postgres' });
    world = new World(database, backend.url);
    await world.catalog();
  });

  afterAll(async () => {
    await backend.stop();
    await database.end();
  });

  const issued = async (): Promise<{ shop: Business; pass: Pass }> => {
    const shop = await world.business();
    const customer = await world.person();
    const dealId = await world.deal(shop);
    const { body: pass } = await customer.client.post<Pass>('/api/redemptions', { dealId });
    return { shop, pass };
  };

  it('serve thirty counters that send a typed code each at once, and a bystander meanwhile', async () => {
    const counters: { shop: Business; pass: Pass }[] = [];
    for (const _ of times(30)) counters.push(await issued());
    const bystander = await world.person();
    const since = performance.now();
    const accepts = counters.map(({ shop, pass }) =>
      shop.owner.client.post('/api/counter/accept', { code: pass.code }),
    );
    const sight = await bystander.client.get('/api/users/me');
    warnWhenSlow('A request beside thirty counters', since, BYSTANDER_MS);
    expect(sight.status).toBe(200);
    expect((await Promise.all(accepts)).map(({ status }) => status)).toEqual(times(30).map(() => 200));
  });

  it('serve others while one customer sends twenty-two pictures', async () => {
    const customer = await world.person();
    const bystander = await world.person();
    const photo = await phonePhoto(1_200, 900);
    const uploads = times(22).map((n) =>
      upload(customer.client, 'deal', photo, { 'idempotency-key': `picture-${n}` }),
    );
    const done = Promise.all(uploads);
    for (const _ of times(5)) {
      const since = performance.now();
      expect((await bystander.client.get('/api/users/me')).status).toBe(200);
      expect((await bystander.client.get('/api/deals?limit=1')).status).toBe(200);
      warnWhenSlow('Two requests beside uploads', since, 2 * BYSTANDER_MS);
    }
    for (const { status } of await done) expect([201, 503]).toContain(status);
  });
});

describe('requests that wait for a lock', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;

  beforeAll(async () => {
    running = await startApp({
      RATE_LIMIT_STORE: 'postgres',
      DATABASE_LOCK_TIMEOUT_MS: '60000',
      // Otherwise the gate of a deal leaves two connections of the class free.
      DEAL_GATE_WORKING: '6',
    });
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
  });

  afterAll(() => running.stop());

  const issue = (person: Person, dealId: number, key: string): Promise<Answer<Pass>> =>
    person.client.sendOnce<Pass>('POST', '/api/redemptions', { dealId }, { 'idempotency-key': key });

  it('are told at once that the same request is still being worked on', async () => {
    const customer = await world.person();
    const dealId = await world.deal(shop, { total_limit: 5 });
    const release = await lockPlaces(running.database, dealId);
    const first = issue(customer, dealId, 'twice');
    await untilWaiting(running.database, 1);

    const repeated = await issue(customer, dealId, 'twice');
    expect(repeated).toMatchObject({ status: 409, body: { code: 'request.in-progress' } });
    expect(repeated.headers.get('retry-after')).toBe('1');
    const other = await issue(customer, dealId + 1, 'twice');
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency.key-reused' } });

    await release();
    const { status, body } = await first;
    expect(status).toBe(201);
    expect(await issue(customer, dealId, 'twice')).toMatchObject({
      status: 201,
      body: { id: body.id },
    });
  });

  it('take over a key whose lease has ended, and the late first request changes nothing', async () => {
    const customer = await world.person();
    const dealId = await world.deal(shop, { redemption_limit: 3, total_limit: 5 });
    const release = await lockPlaces(running.database, dealId);
    const late = issue(customer, dealId, 'late');
    await untilWaiting(running.database, 1);
    await running.database.query(
      `UPDATE idempotency_keys SET lease_until = now() - interval '1 second' WHERE key = 'late'`,
    );
    const second = issue(customer, dealId, 'late');
    await untilWaiting(running.database, 2);
    await release();

    expect(await late).toMatchObject({ status: 409, body: { code: 'request.in-progress' } });
    expect((await second).status).toBe(201);
    const { rows } = await running.database.query('SELECT taken FROM deal_capacities WHERE deal_id = $1', [
      dealId,
    ]);
    expect(rows).toEqual([{ taken: 1 }]);
  });

  it('leave the connections of other work free, and a request without a connection is rejected after a second', async () => {
    const dealId = await world.deal(shop, { total_limit: 50 });
    const customers = await Promise.all(times(6).map(() => world.person()));
    const release = await lockPlaces(running.database, dealId);
    const waiting = customers
      .slice(0, 5)
      .map((customer) => customer.client.post('/api/redemptions', { dealId }));
    await untilWaiting(running.database, 5);

    const [sixth, since] = [customers[5] as Person, performance.now()];
    expect((await sixth.client.get('/api/users/me')).status).toBe(200);
    expect((await sixth.client.get('/api/categories')).status).toBe(200);
    warnWhenSlow('Two requests beside waiting ones', since, 2 * BYSTANDER_MS);

    const rejected = await sixth.client.post<Problem>('/api/redemptions', { dealId });
    expect(rejected).toMatchObject({ status: 503, body: { code: 'service.unavailable' } });
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);

    await release();
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(201);
  });
});

describe('time limits', () => {
  const rejectedBeside = async (env: NodeJS.ProcessEnv): Promise<void> => {
    const running = await startApp(env);
    try {
      const world = new World(running.database, running.url);
      await world.catalog();
      const dealId = await world.deal(await world.business(), { total_limit: 5 });
      const customer = await world.person();
      const release = await lockPlaces(running.database, dealId);
      const rejected = await customer.client.post('/api/redemptions', { dealId });
      expect(rejected).toMatchObject({ status: 503, body: { code: 'service.unavailable' } });
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
      await untilWaiting(running.database, 0);
      await release();
      expect((await customer.client.post('/api/redemptions', { dealId })).status).toBe(201);
    } finally {
      await running.stop();
    }
  };

  it('end the wait for a lock', () => rejectedBeside({ DATABASE_LOCK_TIMEOUT_MS: '100' }));

  it('end it behind a pooler too, where no session keeps its settings', () =>
    rejectedBeside({ DATABASE_LOCK_TIMEOUT_MS: '100', DATABASE_ACTS_AS_POOLER: 'on' }));

  it('cancel the statement of a request that takes too long', () =>
    rejectedBeside({ DATABASE_LOCK_TIMEOUT_MS: '60000', REQUEST_TIMEOUT_MS: '300' }));
});
