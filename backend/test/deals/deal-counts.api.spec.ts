import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DealCounts } from '../../src/modules/deals/counts/deal-counts.service.js';
import { ApiClient } from '../support/api/api-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

const INVARIANTS = readFileSync(path.join(import.meta.dirname, '../support/invariants.sql'), 'utf8');
const CLIENTS = 20;
const TURNS = process.env['LONG_RUN'] ? 60 : 12;
const DEALS = 12;
const REASON = { reason: 'Complaints of several customers' };

interface Counts {
  total: number;
  categories: { slug: string; count: number }[];
  lowestPrice: number | null;
}

/** What the public reads say, counted from the deals. */
const FROM_SCRATCH = `
  SELECT (SELECT count(*)::int FROM listed_deals) AS total, (SELECT min(discounted_price) FROM listed_deals) AS "lowestPrice",
    (SELECT json_object_agg(c.slug, (SELECT count(*) FROM listed_deals d JOIN categories k ON k.id = d.category_id WHERE c.id IN (k.id, k.parent_id))) FROM categories c) AS categories,
    (SELECT json_object_agg(l.slug, (SELECT count(*) FROM listed_deals d WHERE d.location_id = l.id)) FROM locations l) AS cities,
    (SELECT json_object_agg(v.slug, (SELECT count(*) FROM listed_deals d WHERE d.vendor_id = v.id)) FROM vendors v WHERE v.status = 'verified') AS brands`;

/** $1 lowest and $2 highest price, $3 area or null. Facets of a filter, counted from the deals. */
const FACETS_FROM_SCRATCH = `
  WITH d AS (SELECT d.*, c.areas FROM listed_deals d JOIN countable_deals c ON c.deal_id = d.id WHERE $3::int IS NULL OR $3 = ANY(c.areas)),
    priced AS (SELECT * FROM d WHERE discounted_price BETWEEN $1::int AND $2::int)
  SELECT (SELECT count(*)::int FROM priced WHERE location_id = 1) AS total,
    (SELECT min(discounted_price) FROM d WHERE location_id = 1) AS "lowestPrice", (SELECT max(discounted_price) FROM d WHERE location_id = 1) AS "highestPrice",
    (SELECT json_object_agg(c.slug, (SELECT count(*) FROM priced d JOIN categories k ON k.id = d.category_id WHERE d.location_id = 1 AND c.id IN (k.id, k.parent_id))) FROM categories c) AS categories,
    (SELECT json_object_agg(l.slug, (SELECT count(*) FROM priced d WHERE d.location_id = l.id)) FROM locations l) AS locations,
    (SELECT json_object_agg(a.slug, (SELECT count(*) FROM countable_deals d WHERE a.id = ANY(d.areas) AND d.location_id = 1 AND d.price BETWEEN $1::int AND $2::int)) FROM areas a WHERE a.location_id = 1) AS areas`;

/** Numbers below 1 that are the same in each run. */
function* seeded(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

describe('counters of listed deals', () => {
  let first: RunningApp;
  let second: RunningApp;
  let world: World;
  let admin: Person;
  const areas: number[] = [];
  const shops: Business[] = [];
  const deals: { id: number; shop: Business }[] = [];

  beforeAll(async () => {
    first = await startApp();
    second = await startApp();
    world = new World(first.database, first.url);
    await world.catalog();
    const { rows } = await first.database.query<{ id: number }>(`
      INSERT INTO areas (location_id, slug, name, name_ne, latitude, longitude)
      VALUES (1, 'asan', 'Asan', 'असन', 27.7075, 85.3123), (1, 'kalimati', 'Kalimati', 'कालीमाटी', 27.6985, 85.2985) RETURNING id`);
    areas.push(...rows.map(({ id }) => id));
    admin = await world.admin();
    for (let n = 0; n < 4; n++) shops.push(await world.business({ name: `Chautari ${n}` }));
    for (let n = 0; n < DEALS * shops.length; n++) await add(n);
  });

  afterAll(async () => {
    await second.stop();
    await first.stop();
  });

  /** Deals of each state. Some begin or end within seconds, without a write. */
  async function add(n: number): Promise<void> {
    const shop = shops[n % shops.length] as Business;
    const soon = new Date(Date.now() + 500 + (n % 7) * 400);
    const times = [{}, { end_date: soon }, { start_date: soon }][n % 3];
    const id = await world.deal(shop, {
      title: `Two plates ${n}`,
      category_id: [1, 2, 4][n % 3],
      location_id: [1, 2, null][n % 5] ?? null,
      discounted_price: 300 + n,
      food: n % 4 ? ['veg'] : null,
      moderation_status: n % 6 === 5 ? 'pending' : 'approved',
      ...times,
    });
    deals.push({ id, shop });
  }

  const at = ({ client }: Person, { url }: RunningApp): ApiClient => {
    const other = new ApiClient(url);
    other.cookie = client.cookie;
    return other;
  };

  const actions: ((turn: {
    id: number;
    shop: Business;
    on: RunningApp;
    chance: number;
  }) => Promise<unknown>)[] = [
    ({ id, on }) => at(admin, on).patch(`/api/admin/deals/${id}/approve`),
    ({ id, shop, on }) => at(shop.owner, on).post(`/api/deals/${id}/pause`),
    ({ id, shop, on }) => at(shop.owner, on).post(`/api/deals/${id}/resume`),
    ({ id, shop, on, chance }) =>
      at(shop.owner, on).patch(`/api/deals/${id}`, { title: `Plates of ${Math.round(chance * 1e6)}` }),
    ({ shop, on }) => at(admin, on).patch(`/api/admin/vendors/${shop.id}/suspend`, REASON),
    ({ shop, on }) => at(admin, on).patch(`/api/admin/vendors/${shop.id}/reinstate`, REASON),
    ({ shop, on }) => at(admin, on).patch(`/api/admin/vendors/${shop.id}/reinstate`, REASON),
    ({ id, on, chance }) =>
      on.database.query('UPDATE deals SET discounted_price = $2, category_id = $3 WHERE id = $1', [
        id,
        300 + Math.floor(chance * 400),
        [1, 2, 4][Math.floor(chance * 3)],
      ]),
    ({ id, on, chance }) =>
      on.database.query('UPDATE deals SET rating_sum = $2, rating_count = 2 WHERE id = $1', [
        id,
        7 + Math.floor(chance * 4),
      ]),
    ({ shop, on, chance }) =>
      on.database.query('UPDATE branches SET area_id = $2 WHERE vendor_id = $1', [
        shop.id,
        areas[Math.floor(chance * 3)] ?? null,
      ]),
    ({ id, on, chance }) =>
      on.database.query(
        `UPDATE deals SET venue_name = 'Hall', venue_latitude = 27.7 + $2, venue_longitude = 85.3 WHERE id = $1`,
        [id, chance / 10],
      ),
    ({ id, on, chance }) =>
      on.database.query(
        `UPDATE deals d SET venue_name = NULL, venue_latitude = NULL, venue_longitude = NULL,
           branch_ids = CASE WHEN $2 < 0.5 THEN ARRAY(SELECT b.id FROM branches b WHERE b.vendor_id = d.vendor_id LIMIT 1) END WHERE id = $1`,
        [id, chance],
      ),
    ({ id, on, chance }) =>
      on.database.query(
        'UPDATE deals SET end_date = greatest(start_date, now()) + make_interval(secs => $2) WHERE id = $1',
        [id, 0.01 + chance * 4],
      ),
  ];

  async function changeDeals(client: number): Promise<void> {
    const random = seeded(client + 1);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random.next().value * list.length)] as T;
    for (let turn = 0; turn < TURNS; turn++) {
      const action = pick(actions);
      await action({ ...pick(deals), on: pick([first, second]), chance: random.next().value });
    }
  }

  /** Broken rules about counters. The test gives ratings without reviews, which other rules forbid. */
  const violations = async (): Promise<object[]> =>
    (await first.database.query<{ rule: string }>(INVARIANTS)).rows.filter(({ rule }) =>
      /^(counters|live deals)/.test(rule),
    );

  it('equal a count from scratch at each moment, while twenty clients change deals on two backends', async () => {
    let isRunning = true;
    const found: object[] = [];
    const ran = { checks: 0, batches: 0 };
    const check = async (): Promise<void> => {
      for (; isRunning; ran.checks++) found.push(...(await violations()));
    };
    const update = async ({ app }: RunningApp): Promise<void> => {
      for (; isRunning; ran.batches++) await app.get(DealCounts).updateBatch();
    };
    const others = [check(), update(first), update(second)];
    await Promise.all(Array.from({ length: CLIENTS }, (_, client) => changeDeals(client)));
    isRunning = false;
    await Promise.all(others);
    expect([found, await violations()]).toEqual([[], []]);
    expect(Math.min(ran.checks, ran.batches)).toBeGreaterThan(5);
  }, 120_000);

  it('are what lists, facets and the home page show, before and after a batch', async () => {
    await first.database.query(`UPDATE vendors SET status = 'verified'`);
    await first.database.query(
      `UPDATE deals SET end_date = now() + interval '9 days', discounted_price = 200 + id WHERE id % 2 = 0`,
    );
    // No deal begins or ends between a response and its comparison.
    await first.database.query(`
      UPDATE deals SET start_date = least(start_date, now()), end_date = now() + interval '9 days'
      WHERE start_date > now() OR end_date BETWEEN now() AND now() + interval '1 minute'`);
    await expectCounts(first);
    await expectFacets(first);
    while (await first.app.get(DealCounts).updateBatch()) continue;
    const { rows } = await first.database.query('SELECT FROM uncounted_deals');
    expect(rows).toEqual([]);
    await expectCounts(second);
    await expectFacets(second);
    expect(await violations()).toEqual([]);
  });

  async function expectFacets({ client, database }: RunningApp): Promise<void> {
    const filters: [least: number, most: number, area: string | null][] = [
      [1, 9_999, null],
      [210, 330, null],
      [205, 340, 'asan'],
      [1, 9_999, 'kalimati'],
      [9_000, 9_999, null],
    ];
    for (const [least, most, area] of filters) {
      const query = `location=kathmandu&minPrice=${least}&maxPrice=${most}${area ? `&area=${area}` : ''}`;
      const { body } = await client().get<Record<string, { slug: string; count: number }[]>>(
        `/api/deals/facets?${query}`,
      );
      const { categories, locations, areas: byArea, total, lowestPrice, highestPrice } = body;
      const bySlug = (list: { slug: string; count: number }[] = []): object =>
        Object.fromEntries(list.map(({ slug, count }) => [slug, count]));
      const shown = { categories: bySlug(categories), locations: bySlug(locations), areas: bySlug(byArea) };
      const { rows } = await database.query(FACETS_FROM_SCRATCH, [
        least,
        most,
        area && areas[['asan', 'kalimati'].indexOf(area)],
      ]);
      expect({ query, total, lowestPrice, highestPrice, ...shown }).toEqual({ query, ...rows[0] });
    }
  }

  async function expectCounts({ client, database }: RunningApp): Promise<void> {
    const read = async <T>(at: string): Promise<T> => (await client().get<T>(at)).body;
    const facets = await read<Counts>('/api/deals/facets');
    const lists = await Promise.all(
      ['/api/categories', '/api/locations', '/api/brands?limit=50'].map((at) =>
        read<{ slug: string; dealCount: number }[]>(at),
      ),
    );
    const [categories, cities, brands] = lists.map((list) =>
      Object.fromEntries(list.map(({ slug, dealCount }) => [slug, dealCount])),
    );
    const { rows } = await database.query<Record<string, unknown>>(FROM_SCRATCH);
    const { total, lowestPrice } = facets;
    expect({ total, lowestPrice, categories, cities, brands }).toEqual(rows[0]);
    expect(Object.fromEntries(facets.categories.map(({ slug, count }) => [slug, count]))).toEqual(categories);
    expect((await read<{ deals: number }>('/api/stats')).deals).toBe(total);
    const counts = lists[2]?.map(({ dealCount }) => dealCount) ?? [];
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(total).toBeGreaterThan(5);
  }
});
