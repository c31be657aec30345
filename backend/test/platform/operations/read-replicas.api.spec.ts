import { PublicCache } from '../../../src/common/http-cache/public-cache.js';
import { Replicas } from '../../../src/database/replicas/replicas.js';
import type { Replica } from '../../../src/database/replicas/replica.js';
import type { Answer } from '../../support/api/api-client.js';
import { until } from '../../support/processes/until.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Business, World } from '../../support/world.js';
import { startReplicatedDatabase } from './read-replicas.fixture.js';

interface Shown {
  id: number;
  discountedPrice: number;
}

describe('a backend with a streaming replica', () => {
  let database: Awaited<ReturnType<typeof startReplicatedDatabase>>;
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let replicas: Replicas;
  let replica: Replica;
  let nextPrice = 2_000_000;

  beforeAll(async () => {
    database = await startReplicatedDatabase();
    running = await startApp(database.env);
    running.database.on('error', () => undefined);
    replicas = running.app.get(Replicas);
    [replica] = replicas.all as [Replica];
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
    await usable(true);
  }, 60_000);

  afterAll(async () => {
    await running.stop();
    await database.remove();
  });

  afterEach(() => database.restore());

  async function usable(isUsable: boolean): Promise<void> {
    await until(() => replica.isUsable === isUsable);
  }
  const answeredBy = (server: string): number => replicas.statements.get(server) ?? 0;
  /** A list that no request named before. */
  const list = (cookie = ''): Promise<Answer<Shown[]>> =>
    running.client().get<Shown[]>(`/api/deals?maxPrice=${nextPrice++}`, cookie ? { cookie } : {});
  const priceOf = async (id: number): Promise<number> =>
    (await running.client().get<Shown>(`/api/deals/${id}`)).body.discountedPrice;

  /** Changes the price as an edit does, and waits until the backend has received the notification. */
  async function reprice(id: number, price: number): Promise<void> {
    const cache = running.app.get(PublicCache);
    const { generation } = cache;
    await running.database.query(
      `WITH changed AS (UPDATE deals SET discounted_price = ${price} WHERE id = ${id} RETURNING id)
       SELECT pg_notify('public_cache', 'deal:' || id || ',deal-map,deals:late') FROM changed`,
    );
    await until(() => cache.generation > generation);
  }

  it('reads public data from it, and what belongs to a signed-in user from the primary', async () => {
    await until(async () => {
      const before = answeredBy(replica.name);
      expect((await list()).status).toBe(200);
      return answeredBy(replica.name) > before;
    });
    const [primary, after] = [answeredBy('primary'), answeredBy(replica.name)];
    expect((await list('dobbar_signed_in=1')).status).toBe(200);
    expect((await shop.owner.client.get('/api/users/me')).status).toBe(200);
    expect([answeredBy(replica.name), answeredBy('primary')]).toEqual([after, primary]);
  });

  it('shows and keeps no older price than announced while the replica has not replayed it', async () => {
    const id = await world.deal(shop, { discounted_price: 500 });
    await reprice(id, 490);
    expect(await priceOf(id)).toBe(490);
    await usable(true);
    await database.pauseReplay(true);
    await reprice(id, 480);
    expect(await priceOf(id)).toBe(480);
    expect(await priceOf(id)).toBe(480);
    const found = (await list()).body.find((deal) => deal.id === id);
    expect(found?.discountedPrice).toBe(480);
    const created = await world.deal(shop);
    expect(await priceOf(created)).toBe(500);
    await database.pauseReplay(false);
    await usable(true);
    expect(await priceOf(id)).toBe(480);
  });

  it('leaves it out while it is a second behind, and uses it again later', async () => {
    const id = await world.deal(shop);
    await usable(true);
    await database.pauseReplay(true);
    await reprice(id, 450);
    await until(async () => {
      const before = answeredBy(replica.name);
      expect((await list()).status).toBe(200);
      return answeredBy(replica.name) === before;
    });
    const leftOut = `database_replica_usable{replica="${replica.name}"} 0`;
    await until(async () => (await running.client().get('/metrics')).text.includes(leftOut));
    await database.pauseReplay(false);
    await usable(true);
  });

  it('reads the primary when it hangs or stops, without an error', async () => {
    const readAll = async (): Promise<number[]> =>
      (await Promise.all([list(), list(), list(), list(), list()])).map(({ status }) => status);
    await usable(true);
    database.link.freeze(true);
    expect(await readAll()).toEqual([200, 200, 200, 200, 200]);
    await usable(false);
    database.link.freeze(false);
    await usable(true);
    await database.stopReplica();
    expect(await readAll()).toEqual([200, 200, 200, 200, 200]);
    await usable(false);
    expect((await running.client().get('/health/ready')).status).toBe(200);
    expect(replicas.failed).toBeGreaterThan(0);
  });
});
