import type { ApiClient } from '../../support/api/api-client.js';
import { databaseDump } from '../../support/database-dump.js';
import { clientsByAccess, documentedCalls } from '../../support/api/documented-calls.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { World } from '../../support/world.js';

const PUBLIC_CACHE = /^(public, max-age=\d+|no-store$)/;

describe('every call that reads', () => {
  let running: RunningApp;
  let clients: Record<string, ApiClient>;
  let dealId: number;
  const reads = documentedCalls().filter(({ method }) => method === 'GET');
  const address = (path: string): string =>
    path.replace('{id}', path.includes('deals') ? String(dealId) : '1').replaceAll(/\{\w+\}/g, '1');

  beforeAll(async () => {
    running = await startApp();
    const world = new World(running.database, running.url);
    await world.catalog();
    clients = await clientsByAccess(world, running.client());
    dealId = await world.deal(await world.business());
  });

  afterAll(() => running.stop());

  it('changes nothing but who took a table along, and says how long it may be kept', async () => {
    const before = new Set(await databaseDump(running.database));
    const wrong: string[] = [];
    let answered = 0;
    for (const { path, access } of reads.filter(({ path }) => path !== '/api/logout')) {
      const { status, headers } = await (clients[access] as ApiClient).get(address(path));
      const kept = headers.get('cache-control') ?? 'nothing';
      if (status < 300) answered++;
      if (!(access === 'public' ? PUBLIC_CACHE : /^no-store$/).test(kept))
        wrong.push(`${path} (${access}) -> ${status} ${kept}`);
    }
    const changed = (await databaseDump(running.database)).filter((line) => !before.has(line));
    expect(wrong).toEqual([]);
    expect(changed.filter((line) => !/^audit_log .*\bexported\b/.test(line))).toEqual([]);
    expect(answered).toBeGreaterThan(60);
  });

  it('rejects pages of a million, wherever there are pages', async () => {
    const wrong: string[] = [];
    const lists = reads.filter(({ parameters }) => parameters.some(({ name }) => name === 'limit'));
    for (const { path, access } of lists)
      for (const limit of [0, 101, 1_000_000]) {
        const { status, body } = await (clients[access] as ApiClient).get(`${address(path)}?limit=${limit}`);
        const isNamed = body.errors?.some(({ field }) => field === 'limit');
        if (status !== 400 || !isNamed) wrong.push(`${path}?limit=${limit} -> ${status}`);
      }
    expect(wrong).toEqual([]);
    expect(lists.length).toBeGreaterThan(10);
  });

  it('rejects NUL in the address', async () => {
    const wrong: string[] = [];
    for (const { path, access } of reads)
      for (const query of ['x=a%00b', 'a%00b=x']) {
        const { status } = await (clients[access] as ApiClient).get(`${address(path)}?${query}`);
        if (status !== 400) wrong.push(`${path}?${query} -> ${status}`);
      }
    expect(wrong).toEqual([]);
  });

  it.each(['search[]=a', 'search[$ne]=a', 'search=a&search=b', 'limit=1&limit=100', '__proto__[fz]=1'])(
    'takes no list and no object for a text: %s',
    async (query) => {
      const { status } = await running.client().get(`/api/deals?${query}`);
      expect(status).toBe(400);
    },
  );

  it('takes search text as text: the letters of patterns and of SQL find nothing, at once', async () => {
    for (const search of ['%', '_', '%%', 'Two%', 'T_o', "' OR '1'='1", "'; SELECT pg_sleep(6); --"]) {
      const began = Date.now();
      const query = encodeURIComponent(search);
      const { status } = await running.client().get(`/api/deals?search=${query}`);
      const brands = await running.client().get<unknown[]>(`/api/brands?search=${query}`);
      expect([status, brands.status]).toEqual([200, 200]);
      expect(brands.body).toEqual([]);
      expect(Date.now() - began).toBeLessThan(1_000);
    }
  });
});

describe('every call that writes JSON', () => {
  let running: RunningApp;
  let clients: Record<string, ApiClient>;
  const writes = documentedCalls().filter(({ body }) => body);
  const address = (path: string): string =>
    path.replaceAll(
      /\{\w+\}/g,
      /redemptions|payments|payout-runs|orders|refunds|invoices|settlement/.test(path)
        ? '0199a0b0-0000-7000-8000-000000000000'
        : '1999999999',
    );

  beforeAll(async () => {
    running = await startApp();
    const world = new World(running.database, running.url);
    await world.catalog();
    clients = await clientsByAccess(world, running.client());
  });

  afterAll(() => running.stop());

  it.each(['a\u0000b', '\ud800', { 'a\u0000b': 1 }, ['\udc00']])(
    'rejects %j before anything else',
    async (value) => {
      const wrong: string[] = [];
      for (const { method, path, access } of writes) {
        const answer = await (clients[access] as ApiClient).send(method, address(path), { text: value });
        if (answer.status !== 400 || answer.body.code !== 'request.malformed')
          wrong.push(`${method} ${path} -> ${answer.status} ${answer.body.code}`);
      }
      expect(wrong).toEqual([]);
      expect(writes.length).toBeGreaterThan(60);
    },
  );

  it.each([
    '{"__proto__":{"fz":1}}',
    '{"constructor":{"prototype":{"fz":1}}}',
    '{"a":{"__proto__":{"fz":1}}}',
  ])('teaches objects nothing: %s', async (body) => {
    for (const { method, path, access } of writes.filter(({ access: who }) => !who.startsWith('admin'))) {
      const { status } = await (clients[access] as ApiClient).send(method, address(path), body);
      expect([path, status]).toEqual([path, 400]);
    }
    expect(({} as { fz?: unknown }).fz).toBeUndefined();
  });
});
