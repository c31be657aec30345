import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { describeApi } from '../../src/openapi/openapi.js';
import { SoftAuthenticator } from '../support/soft-authenticator.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { PASSWORD, type Person, World } from '../support/world.js';

interface Operation {
  'x-access': string;
  'x-for-enrolment'?: boolean;
}
interface Options {
  challenge: string;
}

const SITE = 'http://localhost:4200';
const REQUIRED = 'auth.second-factor-required';
const EVERY_ROUTE_MS = 120_000;

describe('admins who need a second factor (A17)', () => {
  let running: RunningApp;
  let world: World;
  let routes: { method: string; path: string; access: string; isForEnrolment: boolean }[];

  beforeAll(async () => {
    running = await startApp({ PUBLIC_URL: SITE, ADMIN_SECOND_FACTOR: 'required' });
    world = new World(running.database, running.url);
    await world.catalog();
    routes = Object.entries(describeApi(running.app).paths).flatMap(([route, item]) =>
      Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: route,
        access: operation['x-access'],
        isForEnrolment: operation['x-for-enrolment'] === true,
      })),
    );
  });

  afterAll(() => running.stop());

  const needsFactor = async ({ client }: Person) =>
    (await client.get<{ needsSecondFactor: boolean }>('/api/auth/user')).body.needsSecondFactor;
  const addPasskey = async ({ client }: Person) => {
    const { body } = await client.post<Options>('/api/auth/passkeys/options');
    const response = new SoftAuthenticator(SITE).create(body);
    return client.post<{ id: string; recoveryCodes: string[] }>('/api/auth/passkeys', {
      name: 'Phone',
      response,
    });
  };

  it('may call the committed list of routes alone', async () => {
    const committed = await readFile(path.join(import.meta.dirname, '../enrolment-routes.txt'), 'utf8');
    const now = routes.filter((one) => one.isForEnrolment).map((one) => `${one.method} ${one.path}`);
    expect(now.sort()).toEqual(committed.trim().split('\n'));
  });

  it(
    'are rejected every other call before its body is read',
    async () => {
      const admin = await world.admin();
      const wrong: string[] = [];
      for (const route of routes.filter((one) => one.access !== 'public')) {
        const address = route.path.replaceAll(/\{\w+\}/g, '2000000000');
        const sent = route.method === 'GET' ? undefined : '{"malformed": ';
        const { body } = await admin.client.send(route.method, address, sent);
        const admits =
          route.access.startsWith('admin') || ['signed-in', 'vendor-to-be'].includes(route.access);
        const isHeld = body?.code === REQUIRED;
        if (admits && isHeld === route.isForEnrolment)
          wrong.push(`${route.method} ${route.path}: ${body?.code}`);
        if (!admits && body?.code !== 'access.denied')
          wrong.push(`${route.method} ${route.path}: ${body?.code}`);
      }
      expect(wrong).toEqual([]);
    },
    EVERY_ROUTE_MS,
  );

  it('see no deal that is not public', async () => {
    const dealId = await world.deal(await world.business(), { moderation_status: 'pending' });
    const admin = await world.admin();
    expect((await admin.client.get(`/api/deals/${dealId}`)).status).toBe(404);
    await addPasskey(admin);
    expect((await admin.client.get(`/api/deals/${dealId}`)).status).toBe(200);
  });

  it('are let in by a passkey, and held again without it', async () => {
    const admin = await world.admin();
    expect(await needsFactor(admin)).toBe(true);
    const rejected = await admin.client.get('/api/admin/overview');
    expect([rejected.status, rejected.body.code]).toEqual([403, REQUIRED]);
    const { status, body } = await addPasskey(admin);
    expect([status, body.recoveryCodes.length]).toEqual([201, 10]);
    expect(await needsFactor(admin)).toBe(false);
    expect((await admin.client.get('/api/admin/overview')).status).toBe(200);
    expect((await admin.client.delete(`/api/auth/passkeys/${body.id}`)).status).toBe(204);
    expect((await admin.client.get('/api/admin/overview')).body.code).toBe(REQUIRED);
  });

  it('are let in by an authenticator app once a code of it came back', async () => {
    const admin = await world.admin();
    const { body } = await admin.client.post<{ secret: string }>('/api/auth/two-factor/enroll', {
      password: PASSWORD,
    });
    expect(await needsFactor(admin)).toBe(true);
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate();
    expect((await admin.client.post('/api/auth/two-factor/confirm', { code })).status).toBe(200);
    expect((await admin.client.get('/api/admin/overview')).status).toBe(200);
  });

  it('are the only ones: customers, owners and staff need none', async () => {
    const shop = await world.business();
    for (const person of [await world.person(), shop.owner, await world.staff(shop)]) {
      expect(await needsFactor(person)).toBe(false);
      expect((await person.client.get('/api/users/me')).status).toBe(200);
    }
  });
});

describe('outside production (A17)', () => {
  it('an admin signs in with the password alone and may do everything', async () => {
    const running = await startApp();
    try {
      const admin = await new World(running.database, running.url).admin();
      const client = running.client();
      await client.post('/api/auth/admin/login', { username: admin.email, password: PASSWORD });
      expect((await client.get('/api/admin/overview')).status).toBe(200);
    } finally {
      await running.stop();
    }
  });
});
