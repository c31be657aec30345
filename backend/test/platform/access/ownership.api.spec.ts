import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MATRIX } from '../../ownership/matrix.js';
import { CALLERS, type Caller } from '../../ownership/rows.js';
import { CANARY, ShopA } from '../../ownership/shop-a.js';
import type { ApiClient } from '../../support/api/api-client.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { World } from '../../support/world.js';

const committed = (await readFile(path.join(import.meta.dirname, '../../route-access.txt'), 'utf8'))
  .trim()
  .split('\n');
const isOfBusiness = (line: string): boolean =>
  / -> vendor/.test(line) || / \/api\/vendors(\/|$| )/.test(line);
const routes = committed.filter(isOfBusiness).map((line) => line.split(' -> ')[0] as string);

describe('what a business owns (H3)', () => {
  let running: RunningApp;
  let world: World;
  let a: ShopA;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  /** A business per route: the data that a state covers would grow with every route. */
  beforeEach(async () => {
    const shop = await world.business({ name: `Shop ${CANARY}` });
    a = new ShopA(running, world, shop, await world.person());
    await Promise.all([a.deal(), a.draft(), a.branch(), a.invitation(), a.review(), a.usedPass()]);
  });

  afterAll(() => running.stop());

  /** Creates each caller again, so that the effects of one call do not hide a failure of the next. */
  const caller = async (who: Caller): Promise<ApiClient> => {
    switch (who) {
      case 'ownerOfB':
        return (await world.business()).owner.client;
      case 'managerOfA':
        return (await world.staff(a.shop, 'manager')).client;
      case 'otherCounterOfA':
        return (await world.staff(a.shop, 'counter', await a.branch('Elsewhere'))).client;
      case 'counterOfB':
        return (await world.staff(await world.business())).client;
      case 'customer':
        return (await world.person()).client;
      case 'anonymous':
        return running.client();
    }
  };

  it('has a row for every route of the committed list, and for no other', () => {
    expect(Object.keys(MATRIX).sort()).toEqual([...routes].sort());
  });

  it.each(routes.filter((route) => MATRIX[route]))('is reached by nobody else: %s', async (route) => {
    const row = MATRIX[route] as (typeof MATRIX)[string];
    const [method = ''] = route.split(' ');
    for (const [index, who] of CALLERS.entries()) {
      const client = await caller(who);
      const call = await row.call(a);
      const expected = row.expected[index];
      const isError = typeof expected === 'number' && expected >= 400;
      const before = isError ? await a.state() : '';
      const { status, text } = await client.send(method, call.path, method === 'GET' ? undefined : call.body);
      if (expected === 'own') {
        expect([who, Math.floor(status / 100)]).toEqual([who, 2]);
        expect([who, text.includes(CANARY)]).toEqual([who, false]);
      } else expect([who, status]).toEqual([who, expected]);
      if (isError) {
        expect([who, text.includes(CANARY)]).toEqual([who, false]);
        expect([who, await a.state()]).toEqual([who, before]);
      }
    }
  });
});
