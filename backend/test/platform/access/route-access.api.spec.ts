import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeApi } from '../../../src/openapi/openapi.js';
import type { ApiClient } from '../../support/api/api-client.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { World } from '../../support/world.js';

interface Route {
  method: string;
  path: string;
  access: string;
}

/** Callers with the rights that they have (rules H5 and Y9). */
const CALLERS = {
  anonymous: null,
  customer: [],
  counter: ['vendor:counter'],
  manager: ['vendor:counter', 'vendor:deals', 'vendor:reviews', 'vendor:money'],
  owner: ['vendor:counter', 'vendor:deals', 'vendor:reviews', 'vendor:money', 'vendor:staff'],
  'only counter': ['vendor:counter'],
  'only deals': ['vendor:deals'],
  'only reviews': ['vendor:reviews'],
  'only money': ['vendor:money'],
  'only staff': ['vendor:staff'],
  'marketplace owner': [
    ...['admin:deals', 'admin:businesses', 'admin:reviews', 'admin:cases', 'admin:cases-read'],
    ...['admin:messages', 'admin:users'],
    ...['admin:payments', 'admin:refunds', 'admin:payouts', 'admin:invoices', 'admin:reports'],
    ...['admin:settings', 'admin:roles', 'admin:audit'],
  ],
  moderator: ['admin:deals', 'admin:businesses', 'admin:reviews', 'admin:cases', 'admin:cases-read'],
  support: ['admin:cases-read', 'admin:messages', 'admin:users'],
  finance: ['admin:payments', 'admin:refunds', 'admin:payouts', 'admin:invoices', 'admin:reports'],
  'admin without a role': [],
} as const;
type Caller = keyof typeof CALLERS;
const callers = Object.keys(CALLERS) as Caller[];

const isAdmin = (caller: Caller): boolean =>
  ['marketplace owner', 'moderator', 'support', 'finance', 'admin without a role'].includes(caller);
const isMember = (caller: Caller): boolean =>
  caller.startsWith('only') || ['counter', 'manager', 'owner'].includes(caller);

/** Returns the code that a caller gets on a route with this access; null if the caller is admitted. */
function rejection(access: string, caller: Caller): string | null {
  if (access === 'public') return null;
  const rights: readonly string[] | null = CALLERS[caller];
  if (!rights) return 'auth.required';
  if (access === 'signed-in' || rights.includes(access)) return null;
  if (access.startsWith('admin')) {
    if (!isAdmin(caller)) return 'access.denied';
    return access === 'admin-staff' ? null : 'admin.right-missing';
  }
  if (!isMember(caller)) return access === 'vendor-to-be' ? null : 'access.denied';
  if (access === 'vendor-staff') return null;
  return caller === 'owner' && /^vendor-(owner|to-be)$/.test(access) ? null : 'staff.right-missing';
}

/** One caller for each code of a rejection. */
const WITH_BAD_BODIES: readonly Caller[] = ['anonymous', 'customer', 'only money', 'support'];

/** Every access that a route may declare. */
const DECLARED = [
  ...['public', 'signed-in', 'vendor-to-be', 'vendor-owner', 'vendor-staff', 'admin-staff'],
  ...CALLERS.owner,
  ...CALLERS['marketplace owner'],
];

/** Routes for any admin: they show or change the admin's own sign-in, or only entries that the role allows. */
const FOR_ANY_ADMIN = /^\/api\/(auth\/two-factor|admin\/(views|overview|search|work|decisions))(\/|$)/;
/** Routes for any member of a business, whatever the rights. */
const FOR_ANY_MEMBER = [
  'POST /api/sandbox/clock',
  'POST /api/sandbox/orders',
  'GET /api/vendors/me/locations',
];

/** Several thousand requests, one after the other. */
const EVERY_ROUTE_MS = 120_000;

describe('who may call what', () => {
  let running: RunningApp;
  let routes: Route[];
  let clients: Record<Caller, ApiClient>;

  beforeAll(async () => {
    running = await startApp();
    const world = new World(running.database, running.url);
    await world.catalog();
    const shop = await world.business();
    const only = async (right: string) => (await world.staff(shop, 'counter', null, [right])).client;
    const withoutRole = await world.admin();
    await running.database.query('DELETE FROM admin_roles WHERE user_id = $1', [withoutRole.id]);
    clients = {
      anonymous: running.client(),
      customer: (await world.person()).client,
      counter: (await world.staff(shop)).client,
      manager: (await world.staff(shop, 'manager')).client,
      owner: shop.owner.client,
      'only counter': await only('counter'),
      'only deals': await only('deals'),
      'only reviews': await only('reviews'),
      'only money': await only('money'),
      'only staff': await only('staff'),
      'marketplace owner': (await world.admin()).client,
      moderator: (await world.admin('moderator')).client,
      support: (await world.admin('support')).client,
      finance: (await world.admin('finance')).client,
      'admin without a role': withoutRole.client,
    };
    const { paths } = describeApi(running.app);
    routes = Object.entries(paths).flatMap(([route, item]) =>
      Object.entries(item as Record<string, { 'x-access'?: string }>).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: route,
        access: operation['x-access'] ?? 'none',
      })),
    );
  });

  afterAll(() => running.stop());

  it('is what the committed list says', async () => {
    const committed = await readFile(path.join(import.meta.dirname, '../../route-access.txt'), 'utf8');
    const now = routes.map(({ method, path: route, access }) => `${method} ${route} -> ${access}`).sort();
    expect(now).toEqual(committed.trim().split('\n'));
  });

  it('is a right on every route of admins and of businesses, and no route is without an access', () => {
    expect(routes.filter(({ access }) => !DECLARED.includes(access))).toEqual([]);
    const withoutRight = routes.filter(
      ({ path: route, access }) => route.startsWith('/api/admin/') && !access.startsWith('admin'),
    );
    expect(withoutRight).toEqual([]);
    const forAnyAdmin = routes.filter(({ access }) => access === 'admin-staff');
    expect(forAnyAdmin.filter(({ path: route }) => !FOR_ANY_ADMIN.test(route))).toEqual([]);
    const forAnyMember = routes.filter(({ access }) => access === 'vendor-staff');
    expect(forAnyMember.map(({ method, path: route }) => `${method} ${route}`)).toEqual(FOR_ANY_MEMBER);
    for (const right of [...CALLERS.owner, ...CALLERS['marketplace owner']])
      if (right !== 'admin:invoices') expect(routes.map(({ access }) => access)).toContain(right);
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
        const call = async (caller: Caller): Promise<void> => {
          const body = method === 'GET' || method === 'DELETE' ? undefined : { 'not a field': true };
          const { status, body: problem } = await clients[caller].send(method, address, body);
          const expected = rejection(access, caller) ?? 'let through';
          const actual = status === 401 || status === 403 ? problem.code : 'let through';
          const isCounterAtProfile =
            caller.endsWith('counter') && `${method} ${route}` === 'GET /api/vendors/me';
          const seesNoWork = caller === 'admin without a role' && route.startsWith('/api/admin/work');
          const isOwnError =
            isCounterAtProfile ||
            seesNoWork ||
            actual === 'auth.invalid-credentials' ||
            actual === 'auth.invalid-admin-credentials' ||
            actual === 'passkey.refused' ||
            actual === 'auth.email-unverified';
          if (actual !== expected && !isOwnError)
            wrong.push(`${caller}: ${method} ${route} was ${actual}, not ${expected}`);
          if (status >= 500) wrong.push(`${caller}: ${method} ${route} answered ${status}`);
        };
        await Promise.all(callers.map(call));
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
      for (const { method, path: route, access } of writes) {
        const calls = WITH_BAD_BODIES.filter((one) => rejection(access, one)).flatMap((caller) =>
          bodies.map(async ([body, headers]) => {
            const address = route.replace(/\{\w+\}/, '2000000000');
            const { status, body: problem } = await clients[caller].send(method, address, body, headers);
            if (problem?.code !== rejection(access, caller))
              wrong.push(`${caller}: ${method} ${route} answered ${status} ${problem?.code}`);
          }),
        );
        await Promise.all(calls);
      }
      expect(wrong).toEqual([]);
      expect(writes.filter(({ access }) => access.startsWith('admin')).length).toBeGreaterThan(20);
      const { body } = await clients['marketplace owner'].send('POST', '/api/admin/categories', '{"slug": "');
      expect(body.code).toBe('request.malformed');
    },
    EVERY_ROUTE_MS,
  );
});
