import { randomUUID } from 'node:crypto';
import type { NewApiKeyView } from '../../src/modules/api-keys/api-key.view.js';
import pg from 'pg';
import { createDobbar } from '@dobbar/sdk';
import { verifyWebhook, type WebhookEvent } from '@dobbar/sdk/webhooks';
import type { ApiClient } from '../support/api/api-client.js';
import { addKey, KeyClient } from '../support/api/key-client.js';
import { WebhookReceiver } from '../support/api/webhook-receiver.js';
import { BackendProcess } from '../support/processes/backend-process.js';
import { BalancerProcess } from '../support/processes/balancer-process.js';
import { createSandboxDatabase, SECRET } from '../support/sandbox.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

const MINE = '/api/vendors/me/api-keys';
const WEBHOOKS = '/api/vendors/me/webhooks';
const FORM = {
  kind: 'test',
  name: 'Till',
  scopes: ['passes:check', 'passes:redeem', 'redemptions:read', 'webhooks:write'],
};
/** The database of the sandbox may have to be migrated from the beginning. */
const START_MS = 120_000;
const DAY_MS = 86_400_000;
const POLL_MS = 50;

interface Found {
  code: string;
  state: string;
}

/** A test key as each of the two backends knows it. */
interface TestKey {
  id: number;
  at: [KeyClient, KeyClient];
}

/** In a short run, the second backend runs in the process of the test; it is the one that is not killed. */
const IS_LONG = Boolean(process.env['LONG_RUN']);
/** How often requests of two keys share the connections of a backend. */
const ROUNDS = IS_LONG ? 6 : 2;

type Backend = Pick<RunningApp, 'url' | 'stop'>;

describe('a sandbox with two backends whose pool acts as a transaction pooler', () => {
  let backends: [BackendProcess, Backend];
  let balancer: BalancerProcess;
  let receiver: WebhookReceiver;
  let running: RunningApp;
  let shop: Business;
  let admin: Person;
  let sandbox: pg.Pool;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    env = await createSandboxDatabase();
    receiver = await WebhookReceiver.start();
    const settings = {
      ...env,
      DATABASE_ACTS_AS_POOLER: 'on',
      RATE_LIMIT_STORE: 'postgres',
      WEBHOOK_LOCAL_RECEIVERS: receiver.url,
    };
    const first = BackendProcess.start(settings);
    const second = IS_LONG ? BackendProcess.start(settings) : startApp(settings);
    backends = [await first, await second];
    balancer = await BalancerProcess.before(backends.map(({ url }) => url));
    running = await startApp({ SANDBOX_URL: balancer.url, SANDBOX_SECRET: SECRET });
    const world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
    admin = await world.admin();
    sandbox = new pg.Pool({ connectionString: env['DATABASE_MIGRATION_URL'], max: 1 });
  }, START_MS);

  afterAll(async () => {
    await running.stop();
    await balancer.stop();
    await backends[1].stop();
    await receiver.stop();
    await sandbox.end();
  });

  const create = async (scopes = FORM.scopes): Promise<TestKey> => {
    const { status, body } = await shop.owner.client.post<NewApiKeyView>(MINE, { ...FORM, scopes });
    expect(status).toBe(201);
    const [one, other] = backends.map(({ url }) => new KeyClient(url, body.key ?? '', body.id));
    return { id: body.id, at: [one, other] as [KeyClient, KeyClient] };
  };
  const statesAt = (client: KeyClient): Promise<string[]> =>
    Promise.all(
      ['TEST-0001', 'TEST-0002', 'TEST-0003'].map(
        async (code) => (await client.post<Found>('/api/counter/lookup', { code })).body.state,
      ),
    );
  const branchAt = async (client: KeyClient): Promise<number | undefined> =>
    (await client.get<{ id: number }[]>('/api/vendors/me/locations')).body[0]?.id;

  it('knows a test key and its codes at both at once (AK13)', async () => {
    const { at } = await create();
    for (const client of at) expect(await statesAt(client)).toEqual(['issued', 'redeemed', 'expired']);
  });

  it('has the clock of a key at both, whichever moved it, and that of other keys unchanged (AK15)', async () => {
    const [{ at }, other] = [await create(), await create()];
    const [one, two] = at;
    for (const [mover, reader, days] of [
      [one, two, 10],
      [two, one, 20],
    ] as const) {
      const time = new Date(Date.now() + days * DAY_MS).toISOString();
      expect((await mover.post('/api/sandbox/clock', { time })).status).toBe(200);
      const back = new Date(Date.now() + (days - 1) * DAY_MS).toISOString();
      const answer = await reader.post('/api/sandbox/clock', { time: back });
      expect([answer.status, answer.body.code]).toEqual([409, 'sandbox.clock-not-forward']);
    }
    const beyond = new Date(Date.now() + 40 * DAY_MS).toISOString();
    expect((await one.post('/api/sandbox/clock', { time: beyond })).status).toBe(200);
    const states = await Promise.all(
      Array.from({ length: ROUNDS }, async () => [
        ...(await Promise.all(at.map(statesAt))),
        ...(await Promise.all(other.at.map(statesAt))),
      ]),
    );
    const moved = ['expired', 'redeemed', 'expired'];
    const present = ['issued', 'redeemed', 'expired'];
    expect(states).toEqual(states.map(() => [moved, moved, present, present]));
  });

  it('accepts a code once, whichever backend gets the requests (AK14)', async () => {
    const { at } = await create();
    const accept = { code: 'TEST-0001', branchId: await branchAt(at[0]) };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, turn) => at[turn % 2]?.post('/api/counter/accept', accept)),
    );
    expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('sells the prepaid deal to a customer who pays without money, once per idempotency key (AK16)', async () => {
    const [own] = (await create(['passes:check'])).at;
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const buy = (body: object, by: ApiClient = own, more = {}) =>
      by.post<{ id: string; code?: string }>('/api/sandbox/orders', body, more);
    const first = await buy({ quantity: 2 }, own, headers);
    expect(first).toMatchObject({ status: 201, body: { total: 2_400, quantity: 2, returned: 0 } });
    expect((await buy({ quantity: 2 }, own, headers)).body).toEqual(first.body);
    const refunded = await buy({ isRefunded: true });
    expect(refunded).toMatchObject({ status: 201, body: { total: 1_200, quantity: 1, returned: 1 } });
    const { rows } = await sandbox.query<{ count: string }>(
      'SELECT count(DISTINCT o.id) FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN deals d ON d.id = l.deal_id JOIN api_keys k ON k.vendor_id = d.vendor_id WHERE k.last_four = $1',
      [own.key.slice(-4)],
    );
    expect(rows).toEqual([{ count: '2' }]);
    for (const wrong of [{ quantity: 0 }, { quantity: 6 }, { isRefunded: 'yes' }, { dealId: 1 }])
      expect((await buy(wrong)).body.code).toBe('request.invalid');
    const live = await addKey(running.database, running.url, {
      vendorId: shop.id,
      createdBy: shop.owner.id,
      scopes: FORM.scopes.slice(0, 1),
    });
    for (const client of [live, shop.owner.client])
      expect((await buy({}, client)).body.code).toBe('sandbox.test-key-needed');
    expect((await buy({}, running.client())).body.code).toBe('auth.required');
    expect((await buy({}, (await create([])).at[0])).body.code).toBe('key.scope-missing');
  });

  it('gives webhooks:write to test keys only, which need it for every call of webhooks (AK16)', async () => {
    const scopes = ['webhooks:write'];
    for (const [path, by] of [
      [MINE, shop.owner],
      ['/api/admin/api-keys', admin],
    ] as const)
      expect((await by.client.post(path, { name: 'Till', scopes })).body.code).toBe('request.invalid');
    const form = { url: 'https://till.example.com/', eventTypes: ['pass.redeemed'] };
    const calls = [
      ['POST', WEBHOOKS, form],
      ['GET', WEBHOOKS, undefined],
      ['PATCH', `${WEBHOOKS}/1`, {}],
      ['POST', `${WEBHOOKS}/1/rotate`, undefined],
      ['POST', `${WEBHOOKS}/1/test`, undefined],
      ['GET', `${WEBHOOKS}/1/deliveries`, undefined],
      ['POST', `${WEBHOOKS}/1/deliveries/0199a0b0-0000-7000-8000-000000000000/resend`, undefined],
      ['DELETE', `${WEBHOOKS}/1`, undefined],
    ] as const;
    const [without] = (await create(['deals:write', 'payouts:read'])).at;
    const [own] = (await create(scopes)).at;
    for (const [method, path, body] of calls) {
      const answer = await without.send<{ code?: string; scopes?: string[] }>(method, path, body);
      expect([path, answer.body.code, answer.body.scopes]).toEqual([path, 'key.scope-missing', scopes]);
    }
    const endpoint = await own.post<{ id: number; secret: string }>(WEBHOOKS, form);
    expect([endpoint.status, endpoint.body.secret]).toEqual([201, expect.stringMatching(/^whsec_/)]);
    // Another test key does not see it, and local addresses stay closed.
    const [other] = (await create(scopes)).at;
    expect((await other.get<unknown[]>(WEBHOOKS)).body).toEqual([]);
    expect((await other.delete(`${WEBHOOKS}/${endpoint.body.id}`)).body.code).toBe('webhook.not-found');
    const local = { ...form, url: 'http://127.0.0.1:9/' };
    expect((await own.post(WEBHOOKS, local)).body.code).toBe('webhook.address-invalid');
    expect((await own.get('/api/vendors/me/staff')).body.code).toBe('key.scope-missing');
    expect((await own.delete(`${WEBHOOKS}/${endpoint.body.id}`)).status).toBe(204);
  });

  it('delivers the webhooks of a test key, whichever backend got the requests (AK16)', async () => {
    const { at } = await create();
    const [one, two] = at;
    const path = `/hook-${randomUUID()}`;
    const eventTypes = ['pass.redeemed', 'order.paid', 'order.refunded'] as const;
    const dobbar = createDobbar({ url: one.url, key: one.key });
    const body = { url: receiver.url + path, eventTypes: [...eventTypes] };
    const { id, secret } = await dobbar.post(WEBHOOKS, { body });
    const accept = { code: 'TEST-0001', branchId: await branchAt(two) };
    const used = await two.post<{ id: string }>('/api/counter/accept', accept);
    expect(used.status).toBe(200);
    const bought = await one.post<{ id: string }>('/api/sandbox/orders', { quantity: 2, isRefunded: true });
    expect(bought).toMatchObject({ status: 201, body: { quantity: 2, returned: 2 } });
    // Delivery is at least once: a repetition has the same id. The use of the second code, which the key began with, may come too.
    const arrived = (): WebhookEvent[] =>
      [...new Map(receiver.on(path).map((one) => [one.headers['webhook-id'], one])).values()]
        .map(({ body, headers }) => verifyWebhook(body, headers, secret ?? '').event)
        .filter(({ data }) => !('passId' in data) || data.passId === used.body.id);
    while (arrived().length < eventTypes.length) await new Promise((resume) => setTimeout(resume, POLL_MS));
    const events = arrived();
    expect(events.map(({ type }) => type).sort()).toEqual([...eventTypes].sort());
    const ofOrder = events.filter(({ data }) => 'orderId' in data && data.orderId === bought.body.id);
    expect(ofOrder.map(({ type }) => type)).toEqual(['order.paid', 'order.refunded']);
    const log = dobbar.list('/api/vendors/me/webhooks/{id}/deliveries', { params: { path: { id } } });
    const logged = [];
    for await (const { eventId } of log) logged.push(eventId);
    expect(logged).toEqual(expect.arrayContaining(receiver.on(path).map((one) => one.headers['webhook-id'])));
    await dobbar.delete('/api/vendors/me/webhooks/{id}', { params: { path: { id } } });
    const time = new Date(Date.now() + DAY_MS).toISOString();
    const { aheadSeconds } = await dobbar.post('/api/sandbox/clock', { body: { time } });
    expect(aheadSeconds).toBeGreaterThan(DAY_MS / 1_000 - 60);
  });

  it('ends a revoked key at both at once (AK14)', async () => {
    const { id, at } = await create();
    for (const client of at) expect((await client.get('/api/counter/today')).status).toBe(200);
    expect((await shop.owner.client.delete(`${MINE}/${id}`)).status).toBe(204);
    for (const client of at) expect((await client.get('/api/counter/today')).body.code).toBe('key.invalid');
  });

  it('goes on with one backend after the other was killed, and creates the key of a repeated request once', async () => {
    const before = await create();
    const time = new Date(Date.now() + 40 * DAY_MS).toISOString();
    expect((await before.at[0].post('/api/sandbox/clock', { time })).status).toBe(200);
    const [killed, left] = backends;
    const headers = { 'idempotency-key': randomUUID() };
    const created = shop.owner.client.post<NewApiKeyView>(MINE, FORM, headers);
    await killed.kill('SIGKILL');
    let answer = await created;
    while (answer.status === 503) answer = await shop.owner.client.post<NewApiKeyView>(MINE, FORM, headers);
    expect(answer.status).toBe(201);
    const key = new KeyClient(left.url, answer.body.key ?? '', answer.body.id);
    expect(await statesAt(key)).toEqual(['issued', 'redeemed', 'expired']);
    expect(await statesAt(before.at[1])).toEqual(['expired', 'redeemed', 'expired']);
    const listed = (await shop.owner.client.get<{ id: number }[]>(MINE)).body.map(({ id }) => id);
    expect(listed.filter((id) => id === answer.body.id)).toHaveLength(1);
  });
});
