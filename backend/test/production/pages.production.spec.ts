import type { ApiClient } from '../support/api/api-client.js';
import type { Business, Person } from '../support/world.js';
import { Shape } from './support/shape.js';

interface Page {
  status: number;
  html: string;
  headers: Headers;
}

/** Maximum age of a price, a state and the visibility of a deal, on every instance. */
const FRESH_MS = 1_000;
/** The balancer sends consecutive requests to the instances in turns. */
const ALL_INSTANCES = 4;
const VISITORS = 50;
/** A price that no deal of another test has. */
const OLD_PRICE = 437;

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('public pages, kept by two shells before two backends', () => {
  const shape = new Shape();
  const { world } = shape;
  let shop: Business;
  let customer: Person;
  let admin: ApiClient;

  beforeAll(async () => {
    await world.catalog();
    [shop, customer, admin] = await Promise.all([world.business(), world.person(), shape.admin()]);
  });

  afterAll(() => shape.close());

  const open = async (path: string, cookie = ''): Promise<Page> => {
    const answer = await fetch(shape.url + path, { headers: { cookie, accept: 'text/html' } });
    return { status: answer.status, html: await answer.text(), headers: answer.headers };
  };

  /** Opens a page until all instances have it in memory: the next requests are answered much faster. */
  const warm = async (path: string): Promise<void> => {
    for (const _ of times(ALL_INSTANCES * 3)) expect((await open(path)).status).toBe(200);
  };

  /**
   * Opens the page from the response of the change on, until a second after it.
   * @returns the time of the last request that was answered with the old page, after the change
   */
  const lastOld = async (path: string, isNew: (page: Page) => boolean): Promise<number> => {
    const changedAt = performance.now();
    let last = 0;
    let newInTurn = 0;
    while (newInTurn < ALL_INSTANCES || performance.now() - changedAt < FRESH_MS * 1.5) {
      const askedAt = performance.now() - changedAt;
      if (isNew(await open(path))) newInTurn++;
      else [last, newInTurn] = [askedAt, 0];
      if (last > FRESH_MS * 10) break;
    }
    return last;
  };

  it('a new price is seen within a second, on the page and in lists', async () => {
    const id = await world.deal(shop, {
      title: 'Thakali set for two',
      original_price: 1_000,
      discounted_price: OLD_PRICE,
    });
    const paths = [`/deals/${id}`, `/deals?search=thakali&category=dining&maxPrice=${900 + (id % 100)}`];
    for (const path of paths) await warm(path);
    const { body } = await shop.owner.client.patch<{ pendingRevision: { id: number } }>(`/api/deals/${id}`, {
      originalPrice: 1_000,
      discountedPrice: 431,
    });
    const { status } = await admin.patch(`/api/admin/revisions/${body.pendingRevision.id}/approve`);
    expect(status).toBe(200);
    const old = await Promise.all(
      paths.map((path) => lastOld(path, ({ html }) => !html.includes(`"discountedPrice":${OLD_PRICE}`))),
    );
    expect(Math.max(...old)).toBeLessThan(FRESH_MS);
  });

  it('the last place is seen within a second', async () => {
    const id = await world.deal(shop, { total_limit: 1 });
    await warm(`/deals/${id}`);
    expect((await open(`/ne/deals/${id}`)).html).not.toContain('"status":"sold-out"');
    expect((await customer.client.post('/api/redemptions', { dealId: id })).status).toBe(201);
    const isSoldOut = ({ html }: Page): boolean => html.includes('"status":"sold-out"');
    expect(await lastOld(`/deals/${id}`, isSoldOut)).toBeLessThan(FRESH_MS);
    expect(isSoldOut(await open(`/ne/deals/${id}`))).toBe(true);
  });

  it('the suspension of a business is seen within a second', async () => {
    const other = await world.business();
    const title = `Suspended special ${other.id}`;
    const id = await world.deal(other, { title, is_featured: true });
    await warm(`/deals/${id}`);
    await warm('/');
    const reason = { reason: 'Complaints' };
    expect((await admin.patch(`/api/admin/vendors/${other.id}/suspend`, reason)).status).toBe(200);
    expect(await lastOld(`/deals/${id}`, ({ status }) => status === 404)).toBeLessThan(FRESH_MS);
    expect((await open('/')).html).not.toContain(title);
  });

  it('the end of a deal is seen without a change', async () => {
    const endsAt = Date.now() + 8_000;
    const id = await world.deal(shop, { end_date: new Date(endsAt) });
    const statusOf = ({ html }: Page): string | undefined =>
      new RegExp(`"id":${id},[^]*?"status":"([\\w-]+)"`).exec(html)?.[1];
    await warm(`/deals/${id}`);
    expect(statusOf(await open(`/deals/${id}`))).toBe('live');
    while (statusOf(await open(`/deals/${id}`)) === 'live' && Date.now() < endsAt + 10_000);
    const lateMs = Date.now() - endsAt;
    expect([lateMs < FRESH_MS, lateMs]).toEqual([true, lateMs]);
  });

  it('fifty visitors at once, signed in and not, of two cities and languages, see their own page', async () => {
    const id = await world.deal(shop);
    const people = await Promise.all(
      times(VISITORS).map((index) => world.person({ firstName: `Visitor${index}x`, lastName: 'Shrestha' })),
    );
    const seen = await Promise.all(
      people.map(async ({ client }, index) => {
        const [language, city] = [index % 2 ? 'ne' : 'en', [null, 'kathmandu', 'pokhara'][index % 3] ?? null];
        const isSignedIn = index % 5 < 3;
        const cookie = [
          ...(isSignedIn ? [client.cookie, 'dobbar_signed_in=1'] : []),
          ...(city ? [`dobbar_place=${city}`] : []),
          `lang=${language}`,
        ].join('; ');
        const prefix = language === 'ne' ? '/ne' : '';
        const paths = [prefix || '/', `${prefix}/deals`, `${prefix}/deals/${id}`, `${prefix}/login`];
        const pages = await Promise.all(paths.map((path) => open(path, cookie)));
        const own = isSignedIn ? await open('/dashboard/passes', cookie) : null;
        return { index, language, city, isSignedIn, pages, own };
      }),
    );
    let named = 0;
    for (const { index, language, city, isSignedIn, pages, own } of seen) {
      for (const { status, html, headers } of pages) {
        expect([index, status]).toEqual([index, 200]);
        expect(html).toContain(`<html lang="${language}">`);
        expect(/"place":\{"city":"(\w+)"/.exec(html)?.[1] ?? null).toBe(city);
        expect(html).not.toMatch(/Visitor\d+x|person\d+@example/);
        expect(headers.get('set-cookie')).toBeNull();
        const isPrivate = isSignedIn || city !== null;
        expect(headers.get('cache-control')).toMatch(isPrivate ? /^private,/ : /^public,/);
        expect(headers.get('vary')).toMatch(/Cookie/i);
      }
      if (!own) continue;
      expect(own.headers.get('cache-control')).toBe('no-store');
      const names = new Set(own.html.match(/Visitor\d+x/g));
      // Without a name if the backend was too slow; the browser then asks itself.
      expect([...names].filter((name) => name !== `Visitor${index}x`)).toEqual([]);
      named += names.size;
    }
    expect(named).toBeGreaterThan(0);
  });
});
