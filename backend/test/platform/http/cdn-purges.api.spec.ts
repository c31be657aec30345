import pg from 'pg';
import { MediaService } from '../../../src/modules/media/media.service.js';
import { FileRemovals } from '../../../src/modules/media/file-removals.job.js';
import { CachingProxy } from '../../support/cdn/caching-proxy.js';
import { FRESH_MS, NetworkVisitor } from '../../support/cdn/network-visitor.js';
import { phonePhoto, upload } from '../../support/pictures.js';
import { ShellProcess } from '../../support/processes/shell-process.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Business, type Person, World } from '../../support/world.js';

const CDN = { CDN_PROVIDER: 'varnish', CDN_PURGE_TOKEN: 'planted-purge-token' };

describe('a content delivery network before two shells and two backends', () => {
  let cdn: CachingProxy;
  let visitor: NetworkVisitor;
  let backends: RunningApp[];
  let shells: ShellProcess[];
  let world: World;
  let shop: Business;
  let customer: Person;
  let admin: Person;

  const start = (): Promise<RunningApp> =>
    startApp({ ...CDN, CDN_PURGE_URL: cdn.url, BACKGROUND_WORK: 'on' });

  beforeAll(async () => {
    cdn = await CachingProxy.start();
    visitor = new NetworkVisitor(cdn);
    backends = await Promise.all([start(), start()]);
    shells = await Promise.all(backends.map(({ url }) => ShellProcess.start(url, CDN)));
    cdn.upstreams = shells.map(({ url }) => url);
    world = new World(first().database, first().url);
    await world.catalog();
    [shop, customer, admin] = await Promise.all([world.business(), world.person(), world.admin()]);
    await until(() => cdn.purges.length >= 2);
  });

  afterAll(async () => {
    await Promise.all(shells.map((shell) => shell.stop()));
    await Promise.all(backends.map((backend) => backend.stop()));
    await cdn.stop();
  });

  const first = (): RunningApp => backends[0] as RunningApp;

  /** Waits for a condition; the test's time limit ends the wait. */
  const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await isTrue())) await first().client().get('/health/live');
  };

  const metric = async (name: string): Promise<number[]> =>
    Promise.all(
      backends.map(async (backend) => {
        const { text } = await backend.client().get('/metrics');
        return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
      }),
    );

  it('shows a new price within a second', async () => {
    const id = await world.deal(shop, { original_price: 1_000, discounted_price: 437 });
    await visitor.fill(`/api/deals/${id}`);
    const { body } = await shop.owner.client.patch<{ pendingRevision: { id: number } }>(`/api/deals/${id}`, {
      originalPrice: 1_000,
      discountedPrice: 431,
    });
    const { status } = await admin.client.patch(`/api/admin/revisions/${body.pendingRevision.id}/approve`);
    expect(status).toBe(200);
    expect(await visitor.lastOld(`/api/deals/${id}`, ({ text }) => text.includes('431'))).toBeLessThan(
      FRESH_MS,
    );
    await visitor.fill(`/api/deals/${id}`);
  });

  it('shows that a deal is sold out within a second', async () => {
    const id = await world.deal(shop, { total_limit: 1 });
    await visitor.fill(`/api/deals/${id}`);
    expect((await customer.client.post('/api/redemptions', { dealId: id })).status).toBe(201);
    expect(await visitor.lastOld(`/api/deals/${id}`, ({ text }) => text.includes('sold-out'))).toBeLessThan(
      FRESH_MS,
    );
  });

  it('hides the deals of a suspended business within a second', async () => {
    const other = await world.business();
    const id = await world.deal(other);
    await visitor.fill(`/api/deals/${id}`);
    const reason = { reason: 'Complaints' };
    expect((await admin.client.patch(`/api/admin/vendors/${other.id}/suspend`, reason)).status).toBe(200);
    expect(await visitor.lastOld(`/api/deals/${id}`, ({ status }) => status === 404)).toBeLessThan(FRESH_MS);
  });

  it('is purged by one of the instances, with few calls for many changes', async () => {
    expect((await metric('cdn_purge_sending')).sort()).toEqual([0, 1]);
    await until(async () => (await metric('cdn_purge_waiting')).every((waiting) => waiting === 0));
    const before = cdn.purges.length;
    const since = performance.now();
    for (let change = 0; change < 50; change++)
      await shop.owner.client.patch(`/api/vendors/me/locations/${shop.branchId}`, {
        name: `Branch ${change}`,
      });
    await until(() => cdn.purges.slice(before).some((tags) => tags.includes('vendors')));
    const perTenthMs = (performance.now() - since) / 100;
    expect(cdn.purges.length - before).toBeLessThanOrEqual(2 * perTenthMs + 2);
    for (const tags of cdn.purges) expect(tags.length).toBeLessThanOrEqual(100);
  });

  it.each(['hangs', 'fails'] as const)(
    'delays no request while it %s, and gets everything later',
    async (mode) => {
      const id = await world.deal(shop, { total_limit: 5 });
      cdn.mode = mode;
      const before = cdn.purges.length;
      await admin.client.patch(`/api/admin/deals/${id}/feature`, { featured: true });
      await until(() => cdn.purges.length > before);
      const since = performance.now();
      expect((await customer.client.post('/api/redemptions', { dealId: id })).status).toBe(201);
      expect((await visitor.read(`/api/deals/${id}`)).status).toBe(200);
      // A call of the network ends after two seconds.
      expect(performance.now() - since).toBeLessThan(FRESH_MS);
      await until(async () => (await metric('cdn_purge_lag_seconds')).some((seconds) => seconds > 0));
      expect(Math.max(...(await metric('cdn_purge_waiting')))).toBeGreaterThan(0);
      cdn.mode = 'purges';
      const mended = cdn.purges.length;
      await until(() => cdn.purges.slice(mended).some((tags) => tags.includes(`deal:${id}`)));
      await until(async () => (await metric('cdn_purge_lag_seconds')).every((seconds) => seconds === 0));
    },
  );

  it('forgets a picture that was deleted, also if it did not answer at first', async () => {
    const person = await world.person();
    const { body } = await upload(person.client, 'avatar', await phonePhoto());
    await visitor.fill(body.path);
    cdn.mode = 'fails';
    await first().app.get(MediaService).discard(body.id, 'avatar');
    const removals = first().app.get(FileRemovals);
    await expect(removals.run()).rejects.toThrow('status 500');
    // The files are removed all the same.
    expect((await fetch(first().url + body.path)).status).toBe(404);
    expect((await visitor.read(body.path)).cache).toBe('hit');
    cdn.mode = 'purges';
    await removals.run();
    expect(await visitor.read(body.path)).toMatchObject({ status: 404, cache: 'miss' });
    const { rows } = await first().database.query('SELECT name FROM file_removals');
    expect(rows).toEqual([]);
  });

  it('is purged of everything by the next instance when the connection for notifications is lost', async () => {
    const before = cdn.purges.length;
    const application = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
    await application.connect();
    const { rowCount } = await application.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks
       WHERE locktype = 'advisory' AND granted AND (classid::bigint << 32 | objid::bigint) = hashtextextended($1, 0)
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      ['cdn.purges'],
    );
    await application.end();
    expect(rowCount).toBe(1);
    await until(() => cdn.purges.slice(before).some((tags) => tags.includes('dobbar')));
    expect((await metric('cdn_purge_sending')).reduce((sum, one) => sum + one)).toBe(1);
  });

  it('is purged by another instance when the one that purges stops', async () => {
    const sending = (await metric('cdn_purge_sending')).indexOf(1);
    const [stopped] = backends.splice(sending, 1);
    const [shell] = shells.splice(sending, 1);
    await shell?.stop();
    cdn.upstreams = shells.map(({ url }) => url);
    const before = cdn.purges.length;
    await stopped?.stop();
    await until(() => cdn.purges.slice(before).some((tags) => tags.includes('dobbar')));
    expect(await metric('cdn_purge_sending')).toEqual([1]);
  });
});
