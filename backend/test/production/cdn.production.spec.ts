import type { ApiClient } from '../support/api/api-client.js';
import { CachingProxy } from '../support/cdn/caching-proxy.js';
import { FRESH_MS, type NetworkAnswer, NetworkVisitor } from '../support/cdn/network-visitor.js';
import { ShellProcess } from '../support/processes/shell-process.js';
import type { Business } from '../support/world.js';
import { Shape, until } from './support/shape.js';

const VISITORS = 50;
const OLD_PRICE = 439;

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
/** Apart from the deals of other tests, whose pages show similar ones. */
const ELSEWHERE = { category_id: 2, location_id: 2 };

const isSoldOut =
  (id: number) =>
  ({ text }: NetworkAnswer): boolean =>
    new RegExp(`"id":${id},[^]*?"status":"([\\w-]+)"`).exec(text)?.[1] === 'sold-out';

describe('pages in a content delivery network before two shells', () => {
  const shape = new Shape();
  const { world } = shape;
  let cdn: CachingProxy;
  let visitor: NetworkVisitor;
  let shells: ShellProcess[];
  let shop: Business;
  let admin: ApiClient;

  beforeAll(async () => {
    cdn = await CachingProxy.start(Number(process.env['NETWORK_PORT']));
    visitor = new NetworkVisitor(cdn);
    const backends = process.env['BACKENDS_URL'] ?? '';
    shells = await Promise.all(
      times(2).map(() => ShellProcess.start(backends, { APP_ENV: 'production', CDN_PROVIDER: 'varnish' })),
    );
    cdn.upstreams = shells.map(({ url }) => url);
    await world.catalog();
    [shop, admin] = await Promise.all([world.business(), shape.admin()]);
    await until(async () => cdn.purges.length > 0);
  });

  afterAll(async () => {
    await Promise.all(shells.map((shell) => shell.stop()));
    await cdn.stop();
    await shape.close();
  });

  it('a new price, the last place and a suspension are seen within a second', async () => {
    const other = await world.business();
    const [priced, limited, hidden] = await Promise.all([
      world.deal(shop, { ...ELSEWHERE, original_price: 1_000, discounted_price: OLD_PRICE }),
      world.deal(shop, { ...ELSEWHERE, total_limit: 1 }),
      world.deal(other),
    ]);
    const { body } = await shop.owner.client.patch<{ pendingRevision: { id: number } }>(
      `/api/deals/${priced}`,
      {
        originalPrice: 1_000,
        discountedPrice: 433,
      },
    );
    const { client } = await world.person();
    for (const id of [priced, limited, hidden]) await visitor.fill(`/deals/${id}`);
    const changes = await Promise.all([
      admin.patch(`/api/admin/revisions/${body.pendingRevision.id}/approve`),
      client.post('/api/redemptions', { dealId: limited }),
      admin.patch(`/api/admin/vendors/${other.id}/suspend`, { reason: 'Complaints' }),
    ]);
    expect(changes.map(({ status }) => status)).toEqual([200, 201, 200]);
    const old = await Promise.all([
      visitor.lastOld(`/deals/${priced}`, ({ text }) => !text.includes(`"discountedPrice":${OLD_PRICE}`)),
      visitor.lastOld(`/deals/${limited}`, isSoldOut(limited)),
      visitor.lastOld(`/deals/${hidden}`, ({ status }) => status === 404),
    ]);
    expect(Math.max(...old)).toBeLessThan(FRESH_MS);
    // They are answered by the network again.
    await visitor.fill(`/deals/${limited}`);
  });

  it('fifty visitors at once, signed in and not, of two cities and languages, neither get nor fill shared entries of others', async () => {
    const id = await world.deal(shop);
    const people = await Promise.all(
      times(VISITORS).map((index) => world.person({ firstName: `Guest${index}x`, lastName: 'Shrestha' })),
    );
    const seen = await Promise.all(
      people.map(async ({ client }, index) => {
        const language = index % 2 ? 'ne' : 'en';
        const city = [null, 'kathmandu', 'pokhara'][index % 3] ?? null;
        const isSignedIn = index % 5 < 2;
        const cookie = [
          ...(isSignedIn ? [client.cookie, 'dobbar_signed_in=1'] : []),
          ...(city ? [`dobbar_place=${city}`] : []),
          `lang=${language}`,
        ].join('; ');
        const prefix = language === 'ne' ? '/ne' : '';
        const paths = [prefix || '/', `${prefix}/deals/${id}`, '/dashboard/passes'];
        const pages = await Promise.all(paths.map((path) => visitor.read(path, cookie)));
        return { language, city, isPersonal: isSignedIn || city !== null, pages };
      }),
    );
    for (const { language, city, isPersonal, pages } of seen) {
      for (const { text, cache } of pages.slice(0, 2)) {
        expect(text).toContain(`<html lang="${language}">`);
        expect(/"place":\{"city":"(\w+)"/.exec(text)?.[1] ?? null).toBe(city);
        expect(text).not.toMatch(/Guest\d+x|person\d+@example/);
        if (isPersonal) expect(cache).toBe('pass');
        else expect(['hit', 'miss']).toContain(cache);
      }
    }
    // Nobody's page is shared, although everybody asked for the same addresses.
    await visitor.fill(`/deals/${id}`);
    for (const text of cdn.texts()) {
      expect(text).not.toMatch(/Guest\d+x|person\d+@example/);
      expect(text).not.toMatch(/"place":\{"city"/);
    }
    const names = seen.map(({ pages }) => new Set(pages[2]?.text.match(/Guest\d+x/g)));
    names.forEach((own, index) => expect([...own].filter((name) => name !== `Guest${index}x`)).toEqual([]));
  });

  it('a network that was not told of the cookies stores no page of a visitor either', async () => {
    cdn.passesCookies = false;
    const { client } = await world.person({ firstName: 'Guest99x' });
    const cookies = [
      `${client.cookie}; dobbar_signed_in=1`,
      'dobbar_place=kathmandu',
      'dobbar_place=pokhara',
    ];
    const ids = await Promise.all(cookies.map(() => world.deal(shop)));
    const pathsOf = (id: number) => [`/deals/${id}`, `/ne/deals/${id}`, `/api/deals/${id}`];
    const visits = ids.flatMap((id, index) =>
      [...pathsOf(id), '/dashboard/passes', '/api/users/me'].map((path) =>
        visitor.read(path, cookies[index]),
      ),
    );
    for (const { cache } of await Promise.all(visits)) expect(cache).toBe('miss');
    const paths = [...ids.flatMap(pathsOf), '/dashboard/passes', '/api/users/me'];
    expect(paths.filter((path) => cdn.addresses.includes(path))).toEqual([]);
    for (const path of ids.flatMap(pathsOf)) await visitor.fill(path);
    cdn.passesCookies = true;
  });

  it('a network that takes no purge delays no page', async () => {
    const id = await world.deal(shop, { ...ELSEWHERE, total_limit: 1 });
    await visitor.fill(`/deals/${id}`);
    cdn.mode = 'hangs';
    const before = cdn.purges.length;
    const { client } = await world.person();
    expect((await client.post('/api/redemptions', { dealId: id })).status).toBe(201);
    await until(async () => cdn.purges.length > before);
    const since = performance.now();
    expect((await visitor.read(`/deals/${id}?view=new`)).status).toBe(200);
    expect(performance.now() - since).toBeLessThan(FRESH_MS);
    cdn.mode = 'purges';
    // The purge is repeated; without it the page would be old for five seconds at most.
    await until(async () => isSoldOut(id)(await visitor.read(`/deals/${id}`)));
  });
});
