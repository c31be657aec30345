import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeApi } from '../../../src/openapi/openapi.js';
import type { ApiClient } from '../../support/api/api-client.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { World } from '../../support/world.js';

type Access = 'public' | 'signed-in' | 'vendor-to-be' | 'vendor-owner' | 'vendor' | 'vendor-staff' | 'admin';
interface Route {
  method: string;
  path: string;
  access: Access;
}

const callers = ['anonymous', 'customer', 'counter', 'manager', 'owner', 'admin'] as const;
const admitted: Record<Access, readonly (typeof callers)[number][]> = {
  public: callers,
  'signed-in': ['customer', 'counter', 'manager', 'owner', 'admin'],
  'vendor-to-be': ['customer', 'owner', 'admin'],
  'vendor-owner': ['owner'],
  vendor: ['manager', 'owner'],
  'vendor-staff': ['counter', 'manager', 'owner'],
  admin: ['admin'],
};

/** Several thousand requests, one after the other. */
const EVERY_ROUTE_MS = 120_000;

describe('who may call what', () => {
  let running: RunningApp;
  let routes: Route[];
  let clients: Record<(typeof callers)[number], ApiClient>;

  beforeAll(async () => {
    running = await startApp();
    const world = new World(running.database, running.url);
    await world.catalog();
    const shop = await world.business();
    clients = {
      anonymous: running.client(),
      customer: (await world.person()).client,
      counter: (await world.staff(shop)).client,
      manager: (await world.staff(shop, 'manager')).client,
      owner: shop.owner.client,
      admin: (await world.admin()).client,
    };
    const { paths } = describeApi(running.app);
    routes = Object.entries(paths).flatMap(([route, item]) =>
      Object.entries(item as Record<string, { 'x-access'?: Access }>).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: route,
        access: operation['x-access'] as Access,
      })),
    );
  });

  afterAll(() => running.stop());

  it('is what the committed list says', async () => {
    const committed = await readFile(path.join(import.meta.dirname, '../../route-access.txt'), 'utf8');
    const now = routes.map(({ method, path: route, access }) => `${method} ${route} -> ${access}`).sort();
    expect(now).toEqual(committed.trim().split('\n'));
  });

  it(
    'is rejected before the body is read, to everyone who is not admitted',
    async () => {
      const wrong: string[] = [];
      for (const { method, path: route, access } of routes) {
        const address = route.replace(
          /\{\w+\}/,
          route.includes('redemptions') ? '0199a0b0-0000-7000-8000-000000000000' : '2000000000',
        );
        if (/^\/api\/(auth\/logout|logout|login)$/.test(route)) continue;
        for (const caller of callers) {
          const body = method === 'GET' || method === 'DELETE' ? undefined : { 'not a field': true };
          const { status, body: problem } = await clients[caller].send(method, address, body);
          const expected = admitted[access].includes(caller)
            ? 'let through'
            : caller === 'anonymous'
              ? 'auth.required'
              : 'access.denied';
          const actual = status === 401 || status === 403 ? problem.code : 'let through';
          const isCounterAtProfile = caller === 'counter' && route === '/api/vendors/me' && method === 'GET';
          const isOwnError =
            isCounterAtProfile ||
            actual === 'auth.invalid-credentials' ||
            actual === 'auth.invalid-admin-credentials' ||
            actual === 'passkey.refused' ||
            actual === 'auth.email-unverified';
          if (actual !== expected && !isOwnError)
            wrong.push(`${caller}: ${method} ${route} was ${actual}, not ${expected}`);
          if (status >= 500) wrong.push(`${caller}: ${method} ${route} answered ${status}`);
        }
      }
      expect(wrong).toEqual([]);
    },
    EVERY_ROUTE_MS,
  );

  it(
    'is rejected to them although the body is malformed, of a strange type or without end',
    async () => {
      const wrong: string[] = [];
      const bodies: [string, Record<string, string>][] = [
        ['{"reason": "', {}],
        ['reason', { 'content-type': 'application/x-nobody-knows' }],
        [`{"reason": "${'x'.repeat(103_000)}"}`, {}],
      ];
      const writes = routes.filter(({ method, access }) => method !== 'GET' && access !== 'public');
      for (const { method, path: route, access } of writes)
        for (const caller of callers.filter((one) => !admitted[access].includes(one)))
          for (const [body, headers] of bodies) {
            const address = route.replace(/\{\w+\}/, '2000000000');
            const { status, body: problem } = await clients[caller].send(method, address, body, headers);
            if (problem?.code !== (caller === 'anonymous' ? 'auth.required' : 'access.denied'))
              wrong.push(`${caller}: ${method} ${route} answered ${status} ${problem?.code}`);
          }
      expect(wrong).toEqual([]);
      expect(writes.filter(({ access }) => access === 'admin').length).toBeGreaterThan(20);
      const { body } = await clients.admin.send('POST', '/api/admin/categories', '{"slug": "');
      expect(body.code).toBe('request.malformed');
    },
    EVERY_ROUTE_MS,
  );
});
