import { addKey, KeyClient } from '../support/api/key-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, World } from '../support/world.js';

const LOCATIONS = '/api/vendors/me/locations';
const SETTING = 'programs.callsPerMinute';
const DEAL = {
  categoryId: 1,
  title: 'Chiya and sel roti',
  description: 'A cup and two rings, all morning.',
  discountType: 'percentage',
  discountValue: '40',
  originalPrice: 200,
  discountedPrice: 120,
  startDate: new Date(Date.now() + 3_600_000).toISOString(),
  endDate: new Date(Date.now() + 86_400_000 * 9).toISOString(),
};

describe('a request with an API key', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;

  beforeAll(async () => {
    running = await startApp({ RATE_LIMIT_FACTOR: '1' });
    world = new World(running.database, running.url);
    await world.catalog();
  });

  beforeEach(async () => {
    shop = await world.business();
  });

  afterAll(() => running.stop());

  const keyWith = (scopes: readonly string[], more: object = {}): Promise<KeyClient> =>
    addKey(running.database, running.url, { vendorId: shop.id, createdBy: shop.owner.id, scopes, ...more });

  it.each([
    ['an unknown key', `Bearer dob_live_${'0'.repeat(48)}`],
    ['a key of the sandbox', `Bearer dob_test_${'0'.repeat(48)}`],
    ['a text that is no key', 'Bearer hello'],
  ])(
    'is rejected with %s, also where the data is public and the cookie would do (AK1)',
    async (_what, authorization) => {
      for (const path of [LOCATIONS, '/api/deals', '/api/nothing']) {
        const { status, body, headers } = await shop.owner.client.get(path, { authorization });
        expect([status, body.code, headers.get('www-authenticate')]).toEqual([401, 'key.invalid', 'Bearer']);
      }
    },
  );

  it('reads no cookie that comes with it, and gets none (AK4)', async () => {
    const other = await world.business();
    const key = await keyWith(['deals:write']);
    const cookie = other.owner.client.cookie;
    const answer = await key.sendOnce<{ vendorId: number }>('POST', '/api/deals', DEAL, { cookie });
    expect([answer.status, answer.body.vendorId]).toEqual([201, shop.id]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const denied = await key.sendOnce('GET', '/api/vendors/me/staff', undefined, { cookie });
    expect(denied.body.code).toBe('key.scope-missing');
    await key.sendOnce('GET', '/api/logout', undefined, { cookie });
    expect((await other.owner.client.get('/api/auth/user')).status).toBe(200);
  });

  it('needs no origin, but is a change of the business only within its scopes (AK4)', async () => {
    const key = await keyWith(['deals:read']);
    const headers = { origin: 'https://till.example', 'sec-fetch-site': 'cross-site' };
    const { status, body } = await key.sendOnce('POST', '/api/deals', DEAL, headers);
    expect([status, body.code, body['scopes']]).toEqual([403, 'key.scope-missing', ['deals:write']]);
    expect(
      (await (await keyWith(['deals:write'])).sendOnce('POST', '/api/deals', DEAL, headers)).status,
    ).toBe(201);
  });

  it('is answered outside of shared caches, with the version of the key (AK9)', async () => {
    const { status, headers } = await (await keyWith([])).get('/api/deals');
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, max-age=0, must-revalidate']);
    expect(headers.get('dobbar-version')).toBe('2026-11-22');
    expect(headers.get('deprecation')).toBe('@1795651200');
    expect(headers.get('sunset')).toBe('Fri, 26 Nov 2027 00:00:00 GMT');
    const plain = await running.client().get('/api/deals');
    expect(plain.headers.get('cache-control')).toMatch(/^public/);
  });

  it('names a version that exists, or is rejected (AK9)', async () => {
    const key = await keyWith([]);
    expect((await key.get('/api/deals', { 'dobbar-version': '2026-11-22' })).status).toBe(200);
    const { status, body } = await key.get('/api/deals', { 'dobbar-version': '2020-01-01' });
    const versions = ['2026-11-26', '2026-11-22'];
    expect([status, body.code, body['versions']]).toEqual([400, 'version.unknown', versions]);
    const current = await key.get('/api/deals', { 'dobbar-version': '2026-11-26' });
    expect([current.status, current.headers.get('deprecation'), current.headers.get('sunset')]).toEqual([
      ...[200, null, null],
    ]);
  });

  it('without a key is answered in the version that it names, outside of shared caches (AK9)', async () => {
    const client = running.client();
    await client.get('/api/deals');
    const { headers } = await client.get('/api/deals', { 'dobbar-version': '2026-11-22' });
    expect([headers.get('dobbar-version'), headers.get('cache-control')]).toEqual([
      ...['2026-11-22', 'private, max-age=0, must-revalidate'],
    ]);
    expect((await client.get('/api/deals')).headers.get('dobbar-version')).toBeNull();
  });

  it('comes from an allowed network, or is rejected (AK6)', async () => {
    for (const [networks, status] of [
      [['203.0.113.0/24'], 403],
      [['203.0.113.0/24', '127.0.0.0/8'], 200],
      [['::/0'], 403],
    ] as const) {
      const key = await keyWith(['deals:read'], { allowedAddresses: networks });
      expect([networks, (await key.get(LOCATIONS)).status]).toEqual([networks, status]);
    }
  });

  it('stays within the branch of the key (AK2)', async () => {
    const key = await keyWith(['deals:read'], { branchId: shop.branchId });
    await shop.owner.client.post(LOCATIONS, { name: 'Patan', address: 'Mangal Bazar', city: 'Lalitpur' });
    const { body } = await key.get<{ id: number }[]>(LOCATIONS);
    expect(body.map(({ id }) => id)).toEqual([shop.branchId]);
    await running.database.query('DELETE FROM branches WHERE id = $1', [shop.branchId]);
    expect((await key.get(LOCATIONS)).body.code).toBe('key.invalid');
  });

  it('is rejected once the account of the owner is suspended (AK2)', async () => {
    const key = await keyWith(['deals:read']);
    expect((await key.get(LOCATIONS)).status).toBe(200);
    await running.database.query('UPDATE users SET suspended_at = now() WHERE id = $1', [shop.owner.id]);
    expect((await key.get(LOCATIONS)).body.code).toBe('key.invalid');
  });

  it('is noted as the last use once a minute (AK5)', async () => {
    const key = await keyWith(['deals:read']);
    const lastUse = async (): Promise<number> => {
      const { rows } = await running.database.query<{ at: Date }>(
        'SELECT last_used_at AS at FROM api_keys WHERE id = $1',
        [key.id],
      );
      return rows[0]?.at.getTime() ?? 0;
    };
    await Promise.all(Array.from({ length: 5 }, () => key.get(LOCATIONS)));
    const first = await lastUse();
    await key.get(LOCATIONS);
    expect([first > 0, await lastUse()]).toEqual([true, first]);
    await running.database.query(
      "UPDATE api_keys SET last_used_at = now() - interval '61 seconds' WHERE id = $1",
      [key.id],
    );
    await key.get(LOCATIONS);
    expect(await lastUse()).toBeGreaterThanOrEqual(first);
  });

  it('takes effect once under an idempotency key, which is not the one of the owner (AK4)', async () => {
    const key = await keyWith(['deals:write']);
    const headers = { 'idempotency-key': 'order-1' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => key.post<{ id: number }>('/api/deals', DEAL, headers)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const byOwner = await shop.owner.client.post<{ id: number }>('/api/deals', DEAL, headers);
    expect([byOwner.status, byOwner.body.id === answers[0]?.body.id]).toEqual([201, false]);
  });

  it('is in the audit log with the key and without a user, in the transaction of its change (AK7)', async () => {
    const key = await keyWith(['deals:read', 'deals:write']);
    const { body: deal } = await key.post<{ id: number }>('/api/deals', DEAL, { 'idempotency-key': 'a' });
    await key.get(LOCATIONS);
    await key.post('/api/deals', { title: 'x' });
    await key.post(`/api/deals/${deal.id}/pause`);
    const { rows } = await running.database.query(
      "SELECT actor_id AS actor, after FROM audit_log WHERE api_key_id = $1 AND action = 'api-key.used' ORDER BY id",
      [key.id],
    );
    expect(rows[0]).toEqual({ actor: null, after: { method: 'POST', path: '/api/deals' } });
    expect(rows.filter(({ after }) => (after as { path: string }).path === '/api/deals')).toHaveLength(1);
    const { body } = await (
      await world.admin()
    ).client.get<{ apiKey: object }[]>('/api/admin/audit?action=api-key.used');
    expect(body[0]?.apiKey).toEqual({ id: key.id, name: 'Till' });
  });

  describe('is limited', () => {
    const setCalls = async (calls: number): Promise<void> => {
      const { client } = await world.admin();
      const { body } = await client.get<{ key: string; version: number }[]>('/api/admin/settings');
      const version = body.find(({ key }) => key === SETTING)?.version;
      const changes = [{ key: SETTING, value: calls, version }];
      expect((await client.patch('/api/admin/settings', { changes })).status).toBe(200);
    };

    it('to the calls a minute of the setting, for each key (AK5)', async () => {
      await setCalls(10);
      const key = await keyWith(['deals:read']);
      for (let left = 9; left >= 0; left--) {
        const { status, headers } = await key.get(LOCATIONS);
        expect([status, headers.get('ratelimit-policy')]).toEqual([200, '"api-key";q=10;w=60']);
        expect(headers.get('ratelimit')).toMatch(new RegExp(`^"api-key";r=${left};t=\\d+$`));
      }
      const over = await key.get('/api/deals');
      expect([over.status, over.body.code]).toEqual([429, 'request.too-many']);
      expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await (await keyWith(['deals:read'])).get(LOCATIONS)).status).toBe(200);
      await setCalls(600);
    });

    it('by the limits of the route too, and says both (AK5)', async () => {
      const { headers } = await (
        await keyWith(['reviews:reply'])
      ).post('/api/reviews/2000000000/reply', {
        reply: 'Thank you.',
      });
      expect(headers.get('ratelimit-policy')).toBe('"api-key";q=600;w=60, "review-reply";q=30;w=60');
    });

    it('together on all instances (AK5)', async () => {
      const shared = { RATE_LIMIT_FACTOR: '1', RATE_LIMIT_STORE: 'postgres' };
      const [one, two] = await Promise.all([startApp(shared), startApp(shared)]);
      await running.database.query(
        `INSERT INTO settings (key, value) VALUES ($1, '10') ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
        [SETTING],
      );
      const { key, id } = await keyWith(['deals:read']);
      const clients = [one, two].map(({ url }) => new KeyClient(url, key, id));
      const answers = await Promise.all(
        clients.flatMap((client) => Array.from({ length: 8 }, () => client.get(LOCATIONS))),
      );
      await Promise.all([one.stop(), two.stop()]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
    });
  });

  describe('of another site', () => {
    it('reads public data without credentials (AK10)', async () => {
      const { headers } = await running.client().get('/api/deals', { origin: 'https://site.example' });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('access-control-expose-headers')).toContain('X-Total-Count');
    });

    it('reads nothing else (AK10)', async () => {
      const origin = { origin: 'https://site.example' };
      const own = await shop.owner.client.get('/api/vendors/me/deals', origin);
      expect(own.headers.get('access-control-allow-origin')).toBeNull();
    });
  });
});
