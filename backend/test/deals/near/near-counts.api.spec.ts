import { DealCounts } from '../../../src/modules/deals/counts/deal-counts.service.js';
import { groupConditions } from '../../../src/modules/deals/list/counted-deals.sql.js';
import type { DealFilterQuery } from '../../../src/modules/deals/list/deal-query.dto.js';
import { nearDeals, newestNear } from '../../../src/modules/deals/list/near-deals.sql.js';
import { SqlParameters } from '../../../src/common/sql/sql-parameters.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Business, World } from '../../support/world.js';
import {
  expectedFacets,
  expectedMap,
  matchingIds,
  type Filter,
  nextPlace,
  readNearDeals,
  shownFacets,
} from './near-counts.fixture.js';

const SHOPS = 24;
const NO_WORDS = { words: [], isAny: false, filters: [] };

/** A position up to about five kilometers from the place. */
const position = (n: number): [latitude: number, longitude: number] => [
  27.7 + 0.0011 * (((n * 37) % 61) - 20),
  85.3 + 0.0013 * (((n * 53) % 47) - 15),
];

const FILTERS: Filter[] = [
  {},
  { location: 'kathmandu' },
  { category: 'dining' },
  { category: 'cafes', location: 'pokhara' },
  { discountType: 'percentage' },
  { minPrice: 420 },
  { minPrice: 380, maxPrice: 520, location: 'kathmandu' },
  { maxPrice: 10 },
  { minRating: 4.5 },
  { food: ['veg'] },
  { food: ['veg', 'halal'], minRating: 4 },
  { location: 'kathmandu', area: ['asan'] },
  { place: 'kathmandu', area: ['asan', 'kalimati'] },
  { location: 'kathmandu', area: ['kalimati'], category: 'dining', minPrice: 350, food: ['veg'] },
];

describe('facets and map near a place', () => {
  let running: RunningApp;
  let world: World;
  const areas: number[] = [];
  const shops: Business[] = [];

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    const { rows } = await running.database.query<{ id: number }>(`
      INSERT INTO areas (location_id, slug, name, name_ne, latitude, longitude)
      VALUES (1, 'asan', 'Asan', 'असन', 27.7075, 85.3123), (1, 'kalimati', 'Kalimati', 'कालीमाटी', 27.6985, 85.2985) RETURNING id`);
    areas.push(...rows.map(({ id }) => id));
    for (let n = 0; n < SHOPS; n++) await addShop(n);
  });

  afterAll(() => running.stop());

  async function addBranch(shop: Business, n: number): Promise<number> {
    const { rows } = await running.database.query<{ id: number }>(
      `INSERT INTO branches (vendor_id, name, address, city, latitude, longitude, area_id)
       VALUES ($1, $2, 'Ason', 'Kathmandu', $3, $4, $5) RETURNING id`,
      [shop.id, `Branch ${n}`, ...position(n), areas[n % 3] ?? null],
    );
    return rows[0]?.id as number;
  }

  const varied = (n: number): Record<string, unknown> => ({
    category_id: [1, 2, 4][n % 3],
    location_id: [1, 2, null, 1][n % 4] ?? null,
    discount_type: n % 5 === 0 ? 'percentage' : 'buyXgetY',
    discounted_price: 300 + ((n * 31) % 300),
    food: [null, ['veg'], ['halal', 'veg']][n % 3],
    rating_sum: [0, 9, 8, 12][n % 4],
    rating_count: [0, 2, 2, 3][n % 4],
    created_at: new Date(Date.UTC(2026, 0, 1 + (n % 20))),
  });

  /** A business with several branches, and deals of all of them, of one, of two and of a venue. */
  async function addShop(n: number): Promise<void> {
    const shop = await world.business({ name: `Chautari ${n}` });
    shops.push(shop);
    await running.database.query(
      'UPDATE branches SET latitude = $2, longitude = $3, area_id = $4 WHERE vendor_id = $1',
      [shop.id, ...position(n), areas[n % 2]],
    );
    const second = await addBranch(shop, n + 20);
    const third = await addBranch(shop, n + 33);
    const [latitude, longitude] = position(n + 40);
    const venue = {
      venue_name: `Hall ${n}`,
      venue_latitude: latitude,
      venue_longitude: longitude,
      venue_area_id: n % 2 ? areas[0] : null,
    };
    const places = [{}, {}, { branch_ids: [second] }, { branch_ids: [second, third] }, venue];
    for (const [at, place] of places.entries())
      await world.deal(shop, { title: `Plates ${n} ${at}`, ...varied(n * 7 + at * 3), ...place });
  }

  async function expectExact(radius: number): Promise<void> {
    const deals = await readNearDeals(running.database, radius);
    for (const filter of FILTERS) {
      const query = new URLSearchParams({ near: nextPlace(), radius: String(radius) });
      for (const [name, value] of Object.entries(filter))
        for (const one of [value].flat()) query.append(name, String(one));
      const client = running.client();
      const facets = await client.get(`/api/deals/facets?${query}`);
      expect({ filter, ...shownFacets(facets.body) }).toEqual({ filter, ...expectedFacets(deals, filter) });
      const map = await client.get<{ isComplete: boolean; places: { deals: { id: number }[] }[] }>(
        `/api/deals/map?${query}`,
      );
      const shown = new Set(map.body.places.flatMap((place) => place.deals.map(({ id }) => id)));
      expect({ filter, shown: [...shown].toSorted((one, other) => one - other) }).toEqual({
        filter,
        shown: expectedMap(deals, filter),
      });
    }
    expect(deals.length).toBeGreaterThan(radius);
  }

  const update = async (): Promise<void> => {
    while (await running.app.get(DealCounts).updateBatch()) continue;
  };

  it.each([1, 3, 10])('are those of each deal within %i km, before a batch', async (radius) => {
    await expectExact(radius);
  });

  it.each([1, 3, 10])('are those of each deal within %i km, after a batch', async (radius) => {
    await update();
    const { rows } = await running.database.query('SELECT FROM counted_places');
    expect(rows.length).toBeGreaterThan(3 * SHOPS);
    await expectExact(radius);
  });

  it.each([1, 5, 20, 60])('are those of the newest %i deals, if a map shows no more', async (limit) => {
    const deals = await readNearDeals(running.database, 3);
    for (const filter of FILTERS) {
      const near: DealFilterQuery = { near: '27.7,85.3', radius: 3, ...(filter as DealFilterQuery) };
      const parameters = new SqlParameters();
      const source = nearDeals(near, parameters);
      const conditions = groupConditions(near, NO_WORDS, parameters);
      const ctes = [...source.ctes, ...newestNear(source, [...conditions.values()], limit)];
      const { rows } = await running.database.query<{ id: number }>(
        `WITH ${ctes.join(', ')} SELECT deal_id AS id FROM newest`,
        parameters.values,
      );
      expect({ filter, ids: rows.map(({ id }) => id) }).toEqual({
        filter,
        ids: matchingIds(deals, filter).slice(0, limit),
      });
    }
  });

  it('follow changes of places, prices and states that are counted, and that wait', async () => {
    const changes = [
      `UPDATE deals SET venue_latitude = venue_latitude + 0.01 WHERE venue_name IS NOT NULL AND id % 2 = 0`,
      `UPDATE branches SET latitude = latitude - 0.012 WHERE id % 3 = 0`,
      `UPDATE branches SET area_id = NULL WHERE id % 5 = 0`,
      `UPDATE deals SET discounted_price = discounted_price + 60 WHERE id % 4 = 0`,
      `UPDATE deals SET branch_ids = NULL WHERE branch_ids IS NOT NULL AND id % 3 = 0`,
      `UPDATE deals SET is_active = false WHERE id % 11 = 0`,
      `UPDATE deals SET rating_sum = 10, rating_count = 2 WHERE id % 6 = 0`,
      `UPDATE vendors SET status = 'suspended' WHERE id = ${shops[1]?.id}`,
    ];
    for (const change of changes) await running.database.query(change);
    await expectExact(3);
    await update();
    await expectExact(3);
  });
});
