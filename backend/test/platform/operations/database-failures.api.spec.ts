import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../../../scripts/database/postgres.mjs';
import { migrate } from '../../../src/database/migrate.js';
import { Transactions } from '../../../src/common/transactions/transactions.js';
import { EventConsumers } from '../../../src/common/outbox/event-consumers.js';
import { ApiClient } from '../../support/api/api-client.js';
import { BackendProcess } from '../../support/processes/backend-process.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { documentedCalls } from '../../support/api/documented-calls.js';
import { World } from '../../support/world.js';
import pg from 'pg';

interface Pass {
  id: string;
  code: string;
}

/** Hosts, ports, statements and stacks. */
const LEAKS = /127\.0\.0\.1|:54\d\d\d|SELECT|ECONN|at .*\.js/;
/** Routes that respond without a query. */
const WITHOUT_DATABASE = [
  '/api/login',
  '/api/auth/methods',
  '/api/.well-known/redemption-keys',
  '/api/payments/gateways',
  '/api/notifications/push-key',
];

describe('without its database', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dobbar-failure-'));
  const requested = { dataDir: path.join(folder, 'postgres'), durable: false };
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let backend: BackendProcess;
  let database: pg.Pool;
  let client: ApiClient;

  beforeAll(async () => {
    postgres = await startPostgres(requested);
    await migrate(postgres.ownerUrl, postgres.appUrl);
    database = new pg.Pool({ connectionString: postgres.ownerUrl });
    database.on('error', () => undefined);
    backend = await BackendProcess.start({
      DATABASE_URL: postgres.appUrl,
      DATABASE_MIGRATION_URL: postgres.ownerUrl,
    });
    const world = new World(database, backend.url);
    await world.catalog();
    ({ client } = await world.person());
  });

  afterAll(async () => {
    await database.end();
    await backend.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('answers 503 with a plain sentence, stays up, and recovers by itself', async () => {
    expect((await client.get('/api/auth/user')).status).toBe(200);
    expect((await client.get('/api/deals')).status).toBe(200);
    await postgres.stop();

    for (const answer of [
      await client.get('/api/auth/user'),
      await client.get('/api/deals?sort=ending'),
      await client.post('/api/redemptions', { dealId: 1 }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([503, 'service.unavailable']);
      expect(answer.text).not.toMatch(LEAKS);
      expect(answer.headers.get('retry-after')).toBe('2');
    }
    for (const { method, path, body } of documentedCalls()) {
      const began = Date.now();
      const answer = await client.send(method, path.replaceAll(/\{\w+\}/g, '1'), body ? {} : undefined);
      expect([path, Date.now() - began < 3_000]).toEqual([path, true]);
      expect([path, answer.text.match(LEAKS)]).toEqual([path, null]);
      // Some requests are rejected before a query.
      if (answer.status >= 500) expect([path, answer.body.code]).toEqual([path, 'service.unavailable']);
      else if (answer.status < 400) expect(WITHOUT_DATABASE).toContain(path);
    }
    expect((await client.get('/health/live')).status).toBe(200);
    expect((await client.get('/health/ready')).status).toBe(503);
    expect((await client.get('/metrics')).text).toMatch(/^outbox_lag_seconds Nan$/im);

    postgres = await startPostgres({ ...requested, port: Number(new URL(postgres.appUrl).port) });
    const began = Date.now();
    while ((await client.get('/health/ready')).status !== 200)
      expect(Date.now() - began).toBeLessThan(10_000);
    expect((await client.get('/api/auth/user')).status).toBe(200);
    expect((await client.get('/api/deals')).status).toBe(200);
  });
});

describe('a backend that is killed under load', () => {
  it('loses and doubles nothing it acknowledged', async () => {
    const database = new pg.Pool({ connectionString: process.env['DATABASE_MIGRATION_URL'], max: 4 });
    let backend = await BackendProcess.start();
    const world = new World(database, backend.url);
    await world.catalog();
    const shop = await world.business();
    const dealId = await world.deal(shop, { total_limit: 40 });
    const customers = await Promise.all(Array.from({ length: 60 }, () => world.person()));
    const at = (cookie: string): ApiClient => {
      const client = new ApiClient(backend.url);
      client.cookie = cookie;
      return client;
    };
    const visit = async (cookie: string): Promise<string | null> => {
      const { body, status } = await at(cookie).post<Pass>('/api/redemptions', { dealId });
      if (status >= 300) return null;
      const accepted = await at(shop.owner.client.cookie).post('/api/counter/accept', { code: body.code });
      return accepted.status === 200 ? body.id : null;
    };
    const acknowledged: string[] = [];
    const load = Promise.allSettled(
      customers.map(async ({ client }) =>
        acknowledged.push(...[await visit(client.cookie)].filter((id) => id !== null)),
      ),
    );
    while (acknowledged.length < 3) await new Promise((resolve) => setImmediate(resolve));
    await backend.kill('SIGKILL');
    await load;

    backend = await BackendProcess.start();
    const { rows } = await database.query<{ id: string }>(
      `SELECT public_id AS id FROM passes WHERE deal_id = $1 AND state = 'redeemed'`,
      [dealId],
    );
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    const drift = await database.query(
      `SELECT 1 FROM deal_capacities c WHERE deal_id = $1 AND taken <> (SELECT count(*) FROM passes p WHERE p.deal_id = c.deal_id AND p.state IN ('issued', 'redeemed'))
       UNION ALL SELECT 1 FROM users u WHERE loyalty_points <> (SELECT coalesce(sum(delta), 0) FROM points_ledger l WHERE l.user_id = u.id)`,
      [dealId],
    );
    expect(drift.rows).toEqual([]);
    await backend.stop();
    await database.end();
  });
});

describe('events', () => {
  let running: RunningApp;

  beforeAll(async () => {
    running = await startApp();
  });

  afterAll(() => running.stop());

  it('are delivered once to each listener, and again to the one that failed', async () => {
    const heard: string[] = [];
    let isDown = true;
    const consumers = running.app.get(EventConsumers);
    consumers.on('deal.approved', 'steady', async ({ dealId }) => void heard.push(`steady ${dealId}`));
    consumers.on('deal.approved', 'shaky', async ({ dealId }) => {
      if (isDown) throw new Error('The mail server is down.');
      heard.push(`shaky ${dealId}`);
    });
    await running.database.query(
      `INSERT INTO outbox (type, payload) VALUES ('deal.approved', '{"dealId": 7}')`,
    );
    await running.deliverEvents();
    const { rows } = await running.database.query(
      'SELECT attempts, last_error, delivered_at FROM outbox WHERE payload @> $1',
      [{ dealId: 7 }],
    );
    expect(rows).toEqual([
      { attempts: 1, last_error: 'shaky: Error: The mail server is down.', delivered_at: null },
    ]);

    isDown = false;
    await running.database.query('UPDATE outbox_deliveries SET due_at = now()');
    await running.deliverEvents();
    expect(heard).toEqual(['steady 7', 'shaky 7']);
  });

  it('do not wait for one whose mail server is away, nor keep the addresses it complains of', async () => {
    const heard: number[] = [];
    const consumers = running.app.get(EventConsumers);
    consumers.on('vendor.rejected', 'postman', async () => {
      const error = new Error('450 <asha@example.com>: timed out\0');
      throw Object.assign(error, { code: 'ETIMEDOUT' });
    });
    consumers.on('vendor.verified', 'neighbour', async ({ vendorId }) => void heard.push(vendorId));
    await running.database.query(
      `INSERT INTO outbox (type, payload) VALUES ('vendor.rejected', '{"vendorId": 1}'), ('vendor.verified', '{"vendorId": 2}')`,
    );
    await running.deliverEvents();
    const { rows } = await running.database.query(
      `SELECT attempts, last_error AS error, due_at > now() AS later FROM outbox WHERE type = 'vendor.rejected'`,
    );
    expect(heard).toEqual([2]);
    expect(rows).toEqual([{ attempts: 1, error: 'postman: Error: 450 <<email>>: timed out', later: true }]);
  });

  it('take back what a listener wrote before it failed', async () => {
    const transactions = running.app.get(Transactions);
    running.app.get(EventConsumers).on('review.written', 'half', async () => {
      await transactions.query(`INSERT INTO search_words (word) VALUES ('halfway')`);
      await transactions.query('SELECT 1 / 0');
    });
    await running.database.query(
      `INSERT INTO outbox (type, payload) VALUES ('review.written', '{"reviewId": 1, "dealId": 1}')`,
    );
    await running.deliverEvents();
    const { rows } = await running.database.query(`SELECT 1 FROM search_words WHERE word = 'halfway'`);
    expect(rows).toEqual([]);
  });

  it('are shared by instances without meeting the same one twice', async () => {
    const second = await startApp();
    const heard: number[] = [];
    for (const app of [running.app, second.app]) {
      app.get(EventConsumers).on('deal.rejected', 'listener', async ({ dealId }) => void heard.push(dealId));
    }
    await running.database.query(
      `INSERT INTO outbox (type, payload) SELECT 'deal.rejected', jsonb_build_object('dealId', n) FROM generate_series(1, 50) n`,
    );
    await Promise.all([running.deliverEvents(), second.deliverEvents()]);
    await second.stop();
    expect(heard.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });
});
