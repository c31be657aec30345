import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BUSINESS_SCOPES, MARKETPLACE_SCOPES } from '../../../src/common/api-keys/scopes.js';
import { describeApi } from '../../../src/openapi/openapi.js';
import { MATRIX } from '../../ownership/matrix.js';
import { CANARY, ShopA } from '../../ownership/shop-a.js';
import { addKey, type KeyClient } from '../../support/api/key-client.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { World } from '../../support/world.js';

interface Operation {
  'x-access'?: string;
  'x-scopes'?: string[];
  'x-step-up'?: boolean;
  'x-test-scopes'?: string[];
}

interface Route {
  method: string;
  path: string;
  access: string;
  scopes: string[];
  needsStepUp: boolean;
  /** Scopes of which a test key needs one. */
  testScopes: string[];
}

const LIST = path.join(import.meta.dirname, '../../route-scopes.txt');
const PUBLIC_DATA = 'public data';
const NO_KEY = 'no key';

const opens = ({ method, access, scopes, needsStepUp }: Route): string => {
  if (needsStepUp) return NO_KEY;
  if (access === 'public' && method === 'GET') return PUBLIC_DATA;
  return scopes.length > 0 ? scopes.join(', ') : NO_KEY;
};

/** In a short run, a key tries every sixth route beside those of its scopes, beginning with another one than the key before. */
const PARTS = process.env['LONG_RUN'] ? 1 : 6;

/** Several thousand requests, one after the other. */
const EVERY_ROUTE_MS = 180_000;

describe('what an API key may do (AK3, AK4)', () => {
  let running: RunningApp;
  let world: World;
  let routes: Route[];

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    const { paths } = describeApi(running.app);
    routes = Object.entries(paths).flatMap(([route, item]) =>
      Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: route,
        access: operation['x-access'] ?? 'none',
        scopes: operation['x-scopes'] ?? [],
        needsStepUp: operation['x-step-up'] ?? false,
        testScopes: operation['x-test-scopes'] ?? [],
      })),
    );
  });

  afterAll(() => running.stop());

  const keyOfBusiness = async (scopes: readonly string[]): Promise<KeyClient> => {
    const { id: vendorId, owner } = await world.business();
    return addKey(running.database, running.url, { vendorId, createdBy: owner.id, scopes });
  };
  const keyOfMarketplace = async (scopes: readonly string[]): Promise<KeyClient> =>
    addKey(running.database, running.url, { createdBy: (await world.admin()).id, scopes });

  it('is what the committed list says', async () => {
    const forTests = ({ testScopes }: Route): string =>
      testScopes.length > 0 ? `; test keys: ${testScopes.join(', ')}` : '';
    const now = routes
      .map((route) => `${route.method} ${route.path} -> ${opens(route)}${forTests(route)}`)
      .sort();
    expect(now).toEqual((await readFile(LIST, 'utf8')).trim().split('\n'));
  });

  it('is never what needs a step-up, and each scope opens a route of its kind', () => {
    expect(routes.filter(({ needsStepUp, scopes }) => needsStepUp && scopes.length > 0)).toEqual([]);
    const opened = (kind: RegExp): string[] =>
      [...new Set(routes.filter(({ access }) => kind.test(access)).flatMap(({ scopes }) => scopes))].sort();
    expect(opened(/^vendor/)).toEqual([...BUSINESS_SCOPES].sort());
    expect(opened(/^admin/)).toEqual([...MARKETPLACE_SCOPES].sort());
    const changesByMarketplace = routes.filter(
      ({ access, method, scopes }) => access.startsWith('admin') && method !== 'GET' && scopes.length > 0,
    );
    expect(changesByMarketplace).toEqual([]);
  });

  /** Returns the code that a key gets on a route; null if it is admitted. */
  const rejection = (route: Route, scopes: readonly string[], kind: 'vendor' | 'admin'): string | null => {
    const opened = opens(route);
    if (opened === PUBLIC_DATA) return null;
    if (opened === NO_KEY || !route.scopes.some((scope) => scopes.includes(scope)))
      return 'key.scope-missing';
    return route.access.startsWith(kind) ? null : 'access.denied';
  };

  let keysTried = 0;
  async function errorsOf(client: KeyClient, scopes: readonly string[], kind: 'vendor' | 'admin') {
    const wrong: string[] = [];
    const turn = keysTried++;
    for (const [index, route] of routes.entries()) {
      const isOfScope = scopes.length === 0 || route.scopes.some((scope) => scopes.includes(scope));
      if (!isOfScope && (index + turn) % PARTS !== 0) continue;
      const expected = rejection(route, scopes, kind);
      // Each key reads public data alike.
      if (expected === null && opens(route) === PUBLIC_DATA && scopes.length > 0) continue;
      const id = route.path.includes('redemptions') ? '0199a0b0-0000-7000-8000-000000000000' : '2000000000';
      const body = ['GET', 'DELETE'].includes(route.method) ? undefined : { 'not a field': true };
      const { status, body: problem } = await client.send(
        route.method,
        route.path.replaceAll(/\{\w+\}/g, id),
        body,
      );
      const actual = status === 401 || status === 403 ? problem.code : null;
      if (actual !== expected || status >= 500)
        wrong.push(
          `${scopes.join(',')}: ${route.method} ${route.path} was ${status} ${actual}, not ${expected}`,
        );
    }
    return wrong;
  }

  it.each([[], ...BUSINESS_SCOPES.map((scope) => [scope])].map((scopes) => [scopes]))(
    'is for a key of a business what its scope names, on every route: %p',
    async (scopes) => {
      expect(await errorsOf(await keyOfBusiness(scopes), scopes, 'vendor')).toEqual([]);
    },
    EVERY_ROUTE_MS,
  );

  it.each([[], ...MARKETPLACE_SCOPES.map((scope) => [scope])].map((scopes) => [scopes]))(
    'is for a key of the marketplace what its scope names, on every route: %p',
    async (scopes) => {
      expect(await errorsOf(await keyOfMarketplace(scopes), scopes, 'admin')).toEqual([]);
    },
    EVERY_ROUTE_MS,
  );

  it('is decided before the body is read', async () => {
    const client = await keyOfBusiness(['deals:read']);
    const closed = routes.filter(
      ({ method, access, scopes }) =>
        method !== 'GET' && access !== 'public' && !scopes.includes('deals:read'),
    );
    for (const route of closed) {
      const address = route.path.replaceAll(/\{\w+\}/g, '2000000000');
      const { body } = await client.send(route.method, address, '{"reason": "', {
        'content-type': 'application/json',
      });
      expect([route.path, body.code]).toEqual([route.path, 'key.scope-missing']);
    }
  });

  it(
    'is nothing about another business, with every scope on every route of businesses',
    async () => {
      const a = new ShopA(
        running,
        world,
        await world.business({ name: `Shop ${CANARY}` }),
        await world.person(),
      );
      await Promise.all([a.deal(), a.draft(), a.branch(), a.invitation(), a.review(), a.usedPass()]);
      const isOpen = (name: string): boolean =>
        routes.some((route) => `${route.method} ${route.path}` === name && route.scopes.length > 0);
      let tried = 0;
      const withoutRoutes = await keyOfBusiness(BUSINESS_SCOPES);
      for (const [name, row] of Object.entries(MATRIX)) {
        const [method = ''] = name.split(' ');
        const call = await row.call(a);
        const before = await a.state();
        const stranger = isOpen(name) ? await keyOfBusiness(BUSINESS_SCOPES) : withoutRoutes;
        const { status, text } = await stranger.send(
          method,
          call.path,
          method === 'GET' ? undefined : call.body,
        );
        expect([name, text.includes(CANARY)]).toEqual([name, false]);
        expect([name, await a.state()]).toEqual([name, before]);
        if (!isOpen(name)) {
          expect([name, status]).toEqual([name, 403]);
          continue;
        }
        tried += 1;
        const [expected] = row.expected;
        if (expected === 'own') expect([name, Math.floor(status / 100)]).toEqual([name, 2]);
        else expect([name, status]).toEqual([name, expected]);
      }
      expect(tried).toBeGreaterThan(20);
    },
    EVERY_ROUTE_MS,
  );
});
