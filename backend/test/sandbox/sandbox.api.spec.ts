import { signCall } from '../../src/common/signed-calls/signed-call.js';
import { describeApi } from '../../src/openapi/openapi.js';
import type { NewApiKeyView } from '../../src/modules/api-keys/api-key.view.js';
import { addKey, KeyClient } from '../support/api/key-client.js';
import { type RunningSandbox, startSandbox } from '../support/sandbox.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';
import { readEverything, realFigures } from './seen.fixture.js';

const MINE = '/api/vendors/me/api-keys';
const THEIRS = '/api/admin/api-keys';
const ALL = [
  ...['deals:read', 'deals:write', 'passes:check', 'passes:redeem', 'redemptions:read'],
  ...['reviews:read', 'reviews:reply', 'payouts:read'],
];
const FORM = { kind: 'test', name: 'Till of the shop', scopes: ALL };

/** In a short run, each side tries another sixth of the routes. */
const PARTS = process.env['LONG_RUN'] ? 1 : 6;
const EVERY_ROUTE_MS = 60_000;
/** The database of the sandbox is migrated from the beginning. */
const START_MS = 120_000;

interface Found {
  id: string;
  code: string;
  state: string;
  expiresAt: string;
  dealId: number;
}

describe('the sandbox', () => {
  let running: RunningApp;
  let box: RunningSandbox;
  let world: World;
  let shop: Business;
  let admin: Person;
  let key: KeyClient;

  beforeAll(async () => {
    box = await startSandbox();
    running = await startApp(box.env);
    world = new World(running.database, running.url);
    await world.catalog();
    admin = await world.admin();
    shop = await world.business();
    key = await create();
  }, START_MS);

  afterAll(async () => {
    await running.stop();
    await box.sandbox.stop();
  });

  const made = async (form: object = FORM, by: Person = shop.owner, path = MINE): Promise<NewApiKeyView> => {
    const answer = await by.client.post<NewApiKeyView>(path, form);
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
    return answer.body;
  };
  const create = async (form: object = FORM): Promise<KeyClient> => {
    const view = await made(form);
    return new KeyClient(box.sandbox.url, view.key ?? '', view.id);
  };
  const lookUp = (by: KeyClient, code: string) => by.post<Found>('/api/counter/lookup', { code });
  const codeOf = (answer: { body: unknown }): string => (answer.body as { code: string }).code;

  it('gives each test key a verified business with a branch, deals and three codes (AK13)', async () => {
    const [branch] = (await key.get<{ id: number }[]>('/api/vendors/me/locations')).body;
    const deals = (await key.get<{ status: string }[]>('/api/vendors/me/deals')).body;
    expect(branch?.id).toEqual(expect.any(Number));
    expect(deals.map(({ status }) => status)).toEqual(['live', 'live', 'live']);
    const states = await Promise.all(
      ['TEST-0001', 'test0002', 'TEST-0003'].map(async (code) => (await lookUp(key, code)).body),
    );
    expect(states.map(({ state }) => state)).toEqual(['issued', 'redeemed', 'expired']);
    expect(states.map(({ code }) => code)).toEqual(['TEST0001', 'TEST0002', 'TEST0003']);
    expect(codeOf(await key.post('/api/counter/accept', { code: 'TEST-0002' }))).toBe('pass.already-used');
    expect(codeOf(await key.post('/api/counter/accept', { code: 'TEST-0003' }))).toBe('pass.expired');
    expect((await lookUp(key, 'TEST-0004')).status).toBe(400);
  });

  it('keeps nothing of the key but its entry in the real database (AK14)', async () => {
    const view = await made({ ...FORM, name: 'Till to remember' });
    expect(view.key).toMatch(/^dob_test_[\da-f]{48}$/);
    expect(view).toMatchObject({
      kind: 'test',
      prefix: 'dob_test_',
      state: 'active',
      lastFour: view.key?.slice(-4),
    });
    const { rows } = await running.database.query<{ hash: Buffer | null; text: string }>(
      'SELECT secret_hash AS hash, k::text AS text FROM api_keys k WHERE id = $1',
      [view.id],
    );
    expect(rows[0]?.hash).toBeNull();
    expect(rows[0]?.text).not.toContain(view.key?.slice(9));
    const real = await running.database.query("SELECT FROM vendors WHERE business_name = 'Test Kitchen'");
    expect(real.rowCount).toBe(0);
  });

  it('knows no live key, and the real product no test key (AK13)', async () => {
    const live = await addKey(running.database, running.url, {
      vendorId: shop.id,
      createdBy: shop.owner.id,
      scopes: ALL,
    });
    const liveInSandbox = new KeyClient(box.sandbox.url, live.key, live.id);
    const testInReal = new KeyClient(running.url, key.key, key.id);
    for (const path of ['/api/vendors/me/deals', '/api/deals', '/api/counter/today']) {
      expect(codeOf(await liveInSandbox.get(path))).toBe('key.invalid');
      expect(codeOf(await testInReal.get(path))).toBe('key.invalid');
      expect((await live.get(path)).status).toBe(200);
    }
    expect(codeOf(await live.post('/api/counter/lookup', { code: 'TEST-0001' }))).toBe('code.malformed');
  });

  it(
    'admits no key of the other kind on any route, on either side (AK13)',
    async () => {
      const live = await addKey(running.database, running.url, {
        vendorId: shop.id,
        createdBy: shop.owner.id,
        scopes: ALL,
      });
      const callers = [
        new KeyClient(box.sandbox.url, live.key, live.id),
        new KeyClient(running.url, key.key, key.id),
      ];
      const routes = Object.entries(describeApi(running.app).paths).flatMap(([route, item]) =>
        Object.keys(item).map((method) => [method.toUpperCase(), route.replaceAll(/\{\w+\}/g, '1')] as const),
      );
      const wrong: string[] = [];
      for (const [index, [method, route]] of routes.entries())
        for (const [turn, caller] of callers.entries()) {
          if ((index + turn) % PARTS !== 0) continue;
          const { status, body } = await caller.send(method, route, method === 'GET' ? undefined : {});
          if (status !== 401 || body.code !== 'key.invalid') wrong.push(`${method} ${route}: ${status}`);
        }
      expect(wrong).toEqual([]);
    },
    EVERY_ROUTE_MS,
  );

  it('is closed without a test key, and has no sitemap (AK13)', async () => {
    const visitor = box.sandbox.client();
    for (const path of ['/api/deals', '/api/sitemap', '/api/auth/methods', '/api/stats'])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 401]);
    expect((await key.get('/api/sitemap')).status).toBe(404);
    expect((await key.get('/api/deals')).headers.get('cache-control')).not.toContain('public');
  });

  it('accepts a code once, without any effect on real figures (AK14)', async () => {
    const own = await create();
    const before = await realFigures(running, admin);
    const [branch] = (await own.get<{ id: number }[]>('/api/vendors/me/locations')).body;
    const accept = { code: 'TEST-0001', branchId: branch?.id, bill: 480 };
    const answers = await Promise.all([1, 2, 3].map(() => own.post('/api/counter/accept', accept)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await own.get<unknown[]>('/api/counter/today')).body).toHaveLength(2);
    expect(await realFigures(running, admin)).toEqual(before);
  });

  it(
    'shows a test key nothing real, and the real product nothing of a test key, on every route that can be read (AK14)',
    async () => {
      const realDeal = await world.deal(shop, { title: 'Zafranimomo of the palace' });
      await running.database.query('UPDATE vendors SET business_name = $2 WHERE id = $1', [
        shop.id,
        'Zafranimomo House',
      ]);
      const live = await addKey(running.database, running.url, {
        vendorId: shop.id,
        createdBy: shop.owner.id,
        scopes: ALL,
      });
      const [testDeal] = (await key.get<{ id: number }[]>('/api/vendors/me/deals')).body;
      const words = ['zafranimomo', 'roti'];
      const inSandbox = await readEverything(running, key, testDeal?.id, words);
      expect(inSandbox).toContain('Test Kitchen');
      expect(inSandbox).toContain('Tea and sel roti (test)');
      expect(inSandbox).not.toContain('Zafranimomo');
      for (const client of [running.client(), live, admin.client]) {
        const real = await readEverything(running, client, realDeal, words);
        expect(real).toContain('Zafranimomo');
        expect(real).not.toMatch(/Test Kitchen|\(test\)|sandbox\.invalid/);
      }
    },
    EVERY_ROUTE_MS,
  );

  describe('has a clock per key', () => {
    const move = (by: KeyClient, time: string, headers = {}) =>
      by.post<{ time: string; aheadSeconds: number }>('/api/sandbox/clock', { time }, headers);
    const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

    it('which moves a code beyond its end, for this key only (AK15)', async () => {
      const [own, other] = [await create(), await create()];
      const time = inDays(40);
      const moved = await move(own, time);
      expect([moved.status, moved.body.aheadSeconds]).toEqual([200, expect.any(Number)]);
      expect(moved.body.aheadSeconds).toBeGreaterThan(39 * 86_400);
      expect((await lookUp(own, 'TEST-0001')).body.state).toBe('expired');
      expect(codeOf(await own.post('/api/counter/accept', { code: 'TEST-0001' }))).toBe('pass.expired');
      expect((await lookUp(other, 'TEST-0001')).body.state).toBe('issued');
    });

    it('which statements and rows follow (AK15)', async () => {
      const own = await create();
      await move(own, inDays(10));
      const { status, body } = await own.post<Found>('/api/counter/accept', {
        code: 'TEST-0001',
        branchId: (await own.get<{ id: number }[]>('/api/vendors/me/locations')).body[0]?.id,
      });
      expect(status).toBe(200);
      const { rows } = await box.sandbox.database.query<{ days: number }>(
        'SELECT round(extract(epoch FROM redeemed_at - pg_catalog.now()) / 86400)::int AS days FROM passes WHERE public_id = $1',
        [body.id],
      );
      expect(rows).toEqual([{ days: 10 }]);
      const ended = await move(own, inDays(400));
      expect(ended.status).toBe(200);
      const deals = (await own.get<{ status: string }[]>('/api/vendors/me/deals')).body;
      expect(deals.map((deal) => deal.status)).toEqual(['expired', 'expired', 'expired']);
    });

    it('which moves forward only, and repeats a request by its key (AK15)', async () => {
      const own = await create();
      const headers = { 'idempotency-key': crypto.randomUUID() };
      expect((await move(own, inDays(5), headers)).status).toBe(200);
      expect(codeOf(await move(own, inDays(4)))).toBe('sandbox.clock-not-forward');
      expect(codeOf(await move(own, inDays(-1)))).toBe('sandbox.clock-not-forward');
    });

    it.each([
      [{}],
      [{ time: 'tomorrow' }],
      [{ time: '2026-12-31' }],
      [{ time: '2026-13-31T10:00:00Z' }],
      [{ time: '2099-12-31T10:00:00Z' }],
      [{ time: 7 }],
    ])('which rejects %j', async (body) => {
      const answer = await key.post('/api/sandbox/clock', body);
      expect([answer.status, codeOf(answer)]).toEqual([400, 'request.invalid']);
    });

    it('which neither a live key nor a person moves (AK15)', async () => {
      const live = await addKey(running.database, running.url, {
        vendorId: shop.id,
        createdBy: shop.owner.id,
        scopes: ['deals:read'],
      });
      const form = { time: inDays(1) };
      expect(codeOf(await live.post('/api/sandbox/clock', form))).toBe('sandbox.test-key-needed');
      expect(codeOf(await shop.owner.client.post('/api/sandbox/clock', form))).toBe(
        'sandbox.test-key-needed',
      );
      expect(codeOf(await running.client().post('/api/sandbox/clock', form))).toBe('auth.required');
      expect(codeOf(await (await create({ ...FORM, scopes: [] })).post('/api/sandbox/clock', form))).toBe(
        'key.scope-missing',
      );
    });
  });

  it('ends a revoked key at once; test keys are neither changed nor rotated (AK14)', async () => {
    const own = await create();
    expect(codeOf(await shop.owner.client.patch(`${MINE}/${own.id}`, { name: 'Other' }))).toBe(
      'key.test-fixed',
    );
    expect(codeOf(await shop.owner.client.post(`${MINE}/${own.id}/rotate`))).toBe('key.test-fixed');
    expect((await shop.owner.client.delete(`${MINE}/${own.id}`)).status).toBe(204);
    expect(codeOf(await own.get('/api/vendors/me/deals'))).toBe('key.invalid');
  });

  it('gives owners of the marketplace test keys of a business, with its scopes (AK13)', async () => {
    const view = await made({ ...FORM, scopes: ['passes:check'] }, admin, THEIRS);
    const own = new KeyClient(box.sandbox.url, view.key ?? '', view.id);
    expect((await lookUp(own, 'TEST-0001')).body.state).toBe('issued');
    expect(codeOf(await admin.client.post(THEIRS, { ...FORM, scopes: ['orders:read'] }))).toBe(
      'request.invalid',
    );
    expect(codeOf(await admin.client.post(THEIRS, { ...FORM, kind: 'live' }))).toBe('request.invalid');
  });

  it('accepts only signed calls of the backend, which can be repeated (AK14)', async () => {
    const id = crypto.randomUUID();
    const path = `/internal/sandbox-keys/${id}`;
    const body = {
      ...{
        name: 'Till',
        hash: 'a'.repeat(64),
        lastFour: 'aaaa',
        scopes: ['passes:check'],
        version: '2026-11-26',
      },
      ...{ allowedAddresses: [], validDays: null },
    };
    const send = (to: RunningApp, secret: string) =>
      to.client().put(path, body, {
        'dobbar-signature': signCall(
          secret,
          { purpose: 'sandbox-call', method: 'PUT', path, body },
          new Date(),
        ),
      });
    const secret = box.env['SANDBOX_SECRET'] ?? '';
    expect((await send(box.sandbox, 'another secret of 0123456789 for the sandbox')).status).toBe(403);
    expect((await box.sandbox.client().put(path, body)).status).toBe(403);
    expect((await box.sandbox.client().delete(path)).status).toBe(403);
    expect((await send(running, secret)).status).toBe(404);
    expect((await send(box.sandbox, secret)).status).toBe(204);
    expect((await send(box.sandbox, secret)).status).toBe(204);
    const { rowCount } = await box.sandbox.database.query('SELECT FROM api_keys WHERE sandbox_id = $1', [id]);
    expect(rowCount).toBe(1);
  });

  it('is needed to create a test key, and no entry is left without it (AK13)', async () => {
    const branch = await shop.owner.client.post(MINE, { ...FORM, branchId: shop.branchId });
    expect(codeOf(branch)).toBe('request.invalid');
    const withoutOne = await startApp();
    const unreachable = await startApp({ ...box.env, SANDBOX_URL: 'http://127.0.0.1:9' });
    const at = (app: RunningApp) => {
      const client = app.client();
      client.cookie = shop.owner.client.cookie;
      return client;
    };
    const count = async () => (await running.database.query('SELECT FROM api_keys')).rowCount;
    const before = await count();
    const absent = await at(withoutOne).post(MINE, FORM);
    expect([absent.status, codeOf(absent)]).toEqual([404, 'sandbox.not-offered']);
    const away = await at(unreachable).post(MINE, FORM);
    expect([away.status, codeOf(away)]).toEqual([503, 'sandbox.unavailable']);
    expect(await count()).toBe(before);
    await withoutOne.stop();
    await unreachable.stop();
  });
});
