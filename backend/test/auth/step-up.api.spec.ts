import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { describeApi } from '../../src/openapi/openapi.js';
import type { ApiClient } from '../support/api/api-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { PASSWORD, type Person, World } from '../support/world.js';

type Caller = 'anonymous' | 'customer' | 'owner' | 'admin';

interface Route {
  method: string;
  path: string;
  access: string;
  isSensitive: boolean;
}

/** Returns an allowed caller for an access level. */
function admitted(access: string): Caller {
  if (access === 'public') return 'anonymous';
  if (access === 'signed-in') return 'customer';
  return access.startsWith('admin') ? 'admin' : 'owner';
}

const REQUIRED = 'auth.step-up-required';
const EVERY_ROUTE_MS = 120_000;

/** Routes that must be on the list, by their kind: a new route of these kinds without a step-up fails here. */
function mustBeSensitive({ method, path: route, access }: Route): boolean {
  const isChange = method !== 'GET';
  const isOfAdmins = access.startsWith('admin');
  if (isOfAdmins && route.endsWith('.csv')) return true;
  if (isChange && /\/(payout-account|api-keys|webhooks)/.test(route)) return true;
  if (/^(POST|DELETE)$/.test(method) && /\/passkeys(\/\{id\})?$/.test(route)) return true;
  if (isChange && /\/(recovery-codes|reset-factors)$/.test(route)) return true;
  return (
    isOfAdmins && isChange && /\/(roles?|payouts|payout-runs|refunds|settings|approvals)(\/|$)/.test(route)
  );
}

describe('calls that need a step-up (A13)', () => {
  let running: RunningApp;
  let world: World;
  let routes: Route[];
  let clients: Record<Caller, ApiClient>;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    const shop = await world.business();
    clients = {
      anonymous: running.client(),
      customer: (await world.person()).client,
      owner: shop.owner.client,
      admin: (await world.admin()).client,
    };
    routes = Object.entries(describeApi(running.app).paths).flatMap(([route, item]) =>
      Object.entries(item as Record<string, { 'x-access': string; 'x-step-up'?: boolean }>).map(
        ([method, operation]) => ({
          method: method.toUpperCase(),
          path: route,
          access: operation['x-access'],
          isSensitive: operation['x-step-up'] === true,
        }),
      ),
    );
  });

  afterAll(() => running.stop());

  /** Sets the age of every open session, or of one person's. */
  const age = (minutes: number, { id }: { id: number | null } = { id: null }) =>
    running.database.query(
      `UPDATE sessions SET stepped_up_at = now() - make_interval(mins => $1) WHERE user_id = coalesce($2, user_id)`,
      [minutes, id],
    );
  const call = async ({ method, path: route }: Route, client: ApiClient, body: unknown) => {
    const address = route.replaceAll(/\{\w+\}/g, '2000000000');
    const sent = method === 'GET' ? undefined : body;
    return (await client.send(method, address, sent)).body?.code;
  };
  const stepUp = (client: ApiClient, proof: object) => client.post('/api/auth/step-up', proof);
  const changeSettings = ({ client }: Person, key?: string) =>
    client.patch('/api/admin/settings', { changes: [] }, key ? { 'idempotency-key': key } : {});

  it('are those of the committed list', async () => {
    const committed = await readFile(path.join(import.meta.dirname, '../step-up-routes.txt'), 'utf8');
    const now = routes.filter(({ isSensitive }) => isSensitive).map((one) => `${one.method} ${one.path}`);
    expect(now.sort()).toEqual(committed.trim().split('\n'));
  });

  it('include every change of roles, money and settings, and every table that admins take along', () => {
    const forgotten = routes.filter((one) => mustBeSensitive(one) && !one.isSensitive);
    expect(forgotten).toEqual([]);
    expect(routes.filter(mustBeSensitive).length).toBeGreaterThan(20);
  });

  it(
    'are rejected without one, before the body is read, and no other call is',
    async () => {
      await age(11);
      const wrong: string[] = [];
      for (const route of routes.filter(
        ({ path: one }) => !/^\/api\/(auth\/logout|logout|login)$/.test(one),
      )) {
        const name = `${route.method} ${route.path}`;
        const caller = admitted(route.access);
        const code = await call(route, clients[caller], '{"malformed": ');
        if ((code === REQUIRED) !== route.isSensitive) wrong.push(`${name}: ${caller} got ${code}`);
        if (route.isSensitive && (await call(route, clients.anonymous, {})) !== 'auth.required')
          wrong.push(`${name}: anonymous`);
        if (
          route.isSensitive &&
          caller === 'admin' &&
          (await call(route, clients.owner, {})) !== 'access.denied'
        )
          wrong.push(`${name}: owner`);
      }
      expect(wrong).toEqual([]);
    },
    EVERY_ROUTE_MS,
  );

  it('are let through for 10 minutes after the sign-in or a step-up', async () => {
    const admin = await world.admin();
    expect((await changeSettings(admin)).body.code).not.toBe(REQUIRED);
    await age(10, admin);
    expect((await changeSettings(admin)).body.code).toBe(REQUIRED);
    expect((await stepUp(admin.client, { password: PASSWORD })).status).toBe(204);
    expect((await changeSettings(admin)).body.code).not.toBe(REQUIRED);
    await age(9, admin);
    expect((await changeSettings(admin)).body.code).not.toBe(REQUIRED);
  });

  it('are let through by a step-up of the same session alone', async () => {
    const admin = await world.admin();
    const elsewhere = running.client();
    await elsewhere.post('/api/auth/login', { email: admin.email, password: PASSWORD });
    await age(11, admin);
    await stepUp(elsewhere, { password: PASSWORD });
    expect((await changeSettings(admin)).body.code).toBe(REQUIRED);
    expect((await elsewhere.patch('/api/admin/settings', { changes: [] })).body.code).not.toBe(REQUIRED);
  });

  it('take effect once when they are sent again with their key after the step-up', async () => {
    const admin = await world.admin();
    await age(11, admin);
    const settings = await admin.client.get<{ key: string; version: number }[]>('/api/admin/settings');
    const { version } = settings.body.find(({ key }) => key === 'site.answerHours') as { version: number };
    const change = () =>
      admin.client.patch(
        '/api/admin/settings',
        { changes: [{ key: 'site.answerHours', value: 30, version }] },
        { 'idempotency-key': 'one-change' },
      );
    expect((await change()).body.code).toBe(REQUIRED);
    await stepUp(admin.client, { password: PASSWORD });
    expect([(await change()).status, (await change()).status]).toEqual([200, 200]);
    const { rows } = await running.database.query(
      `SELECT 1 FROM audit_log WHERE action = 'settings.changed' AND actor_id = $1`,
      [admin.id],
    );
    expect(rows).toHaveLength(1);
  });

  describe('a step-up', () => {
    it('needs the password of the account', async () => {
      const admin = await world.admin();
      await age(11, admin);
      const { status, body } = await stepUp(admin.client, { password: 'another password' });
      expect([status, body.code]).toEqual([403, 'auth.wrong-password']);
      expect((await changeSettings(admin)).body.code).toBe(REQUIRED);
    });

    it('takes exactly one proof, of somebody who is signed in', async () => {
      const { client } = await world.admin();
      for (const proof of [{}, { password: PASSWORD, code: '123456' }, { password: 7 }, { passkeys: true }])
        expect((await stepUp(client, proof)).body.code).toBe('request.invalid');
      expect((await stepUp(running.client(), { password: PASSWORD })).status).toBe(401);
      expect((await running.client().get('/api/auth/step-up')).status).toBe(401);
    });

    it('takes a code of the authenticator app once, and none of an app that was never confirmed', async () => {
      const admin = await world.admin();
      const { body } = await admin.client.post<{ secret: string }>('/api/auth/two-factor/enroll', {
        password: PASSWORD,
      });
      const totp = new TOTP({ secret: Secret.fromBase32(body.secret) });
      const code = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
      expect((await stepUp(admin.client, { code: code(0) })).body.code).toBe('two-factor.code-wrong');
      expect((await admin.client.get('/api/auth/step-up')).body).toEqual({ ways: ['password'] });
      await admin.client.post('/api/auth/two-factor/confirm', { code: code(0) });
      expect((await admin.client.get('/api/auth/step-up')).body).toEqual({ ways: ['password', 'code'] });
      await age(11, admin);
      expect((await stepUp(admin.client, { code: code(1) })).status).toBe(204);
      expect((await changeSettings(admin)).body.code).not.toBe(REQUIRED);
      expect((await stepUp(admin.client, { code: code(1) })).body.code).toBe('two-factor.code-wrong');
    });
  });
});

describe('wrong passwords at a step-up', () => {
  it('are limited, and then the right one is rejected too', async () => {
    const running = await startApp({ RATE_LIMIT_FACTOR: '1' });
    try {
      const { client } = await new World(running.database, running.url).person();
      for (let tried = 0; tried < 10; tried++)
        expect((await client.post('/api/auth/step-up', { password: 'wrong one' })).status).toBe(403);
      const { status, headers } = await client.post('/api/auth/step-up', { password: PASSWORD });
      expect([status, headers.has('retry-after')]).toEqual([429, true]);
    } finally {
      await running.stop();
    }
  });
});
