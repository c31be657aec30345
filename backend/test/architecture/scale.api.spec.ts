import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { addDealsOfScale } from '../support/database/scale-deals.js';
import { brandListStatement } from '../../src/modules/deals/brands/brands.sql.js';
import {
  LISTED_BY_AREA,
  LISTED_BY_CATEGORY,
  LISTED_BY_CITY,
} from '../../src/modules/deals/catalog-use/catalog-use.sql.js';
import { FEATURED_DEALS } from '../../src/modules/deals/detail/deal-page.sql.js';
import { dealFacetsStatement } from '../../src/modules/deals/list/deal-facets.sql.js';
import { dealMapStatement } from '../../src/modules/deals/list/deal-map.sql.js';
import { SITEMAP } from '../../src/modules/site/sitemap.sql.js';
import { STATS } from '../../src/modules/site/stats.sql.js';

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const document = readFileSync(path.resolve(import.meta.dirname, '../../../docs/scale.md'), 'utf8');
const DEALS = 3_000;
const NEARBY = { near: '27.7172,85.3240' };
const SHOWN_ON_MAP = 500;
const NO_WORDS = { words: [], isAny: false, filters: [] };

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Rows that a node reads. */
const rowsOf = (plan: Plan): number =>
  plan['Actual Loops'] * (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0));

describe('docs/scale.md', () => {
  let database: pg.Client;

  beforeAll(async () => {
    database = new pg.Client({ connectionString: process.env['DATABASE_MIGRATION_URL'] });
    await database.connect();
  });

  afterAll(() => database.end());

  async function nodesOfStatement(sql: string, values: readonly unknown[]): Promise<Plan[]> {
    const { rows } = await database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
      [...values],
    );
    return nodesOf((rows[0] as (typeof rows)[0])['QUERY PLAN'][0].Plan);
  }

  it('gives the reason for each index on deals, and for no other', async () => {
    const section = /^## Indexes on deals$([\s\S]*?)^## /m.exec(document)?.[1] ?? '';
    const explained = [...section.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    const { rows } = await database.query<{ name: string }>(
      `SELECT indexname AS name FROM pg_indexes WHERE tablename = 'deals' ORDER BY 1`,
    );
    expect(explained.toSorted()).toEqual(rows.map(({ name }) => name));
  });

  it('names each table with partitions by month, and its column', async () => {
    const section =
      /^What a partition by month does to the keys:$([\s\S]*?)^Publishing/m.exec(document)?.[1] ?? '';
    const named = [...section.matchAll(/^\| `(\w+)` +\| `(\w+)`/gm)].map(([, table, column]) => ({
      table,
      column,
    }));
    const { rows } = await database.query(
      `SELECT t.partrelid::regclass::text AS table, a.attname AS column FROM pg_partitioned_table t
       JOIN pg_attribute a ON a.attrelid = t.partrelid AND a.attnum = t.partattrs[0] ORDER BY 1`,
    );
    expect(named.toSorted((one, other) => (one.table ?? '').localeCompare(other.table ?? ''))).toEqual(rows);
  });

  describe('is right that few rows are read by', () => {
    beforeAll(async () => {
      await addDealsOfScale(database, DEALS);
    }, 60_000);

    it.each([
      ['the figures of the home page', { sql: STATS, values: [] }],
      ['the sitemap', { sql: SITEMAP, values: [] }],
      ['categories', { sql: LISTED_BY_CATEGORY, values: [] }],
      ['cities', { sql: LISTED_BY_CITY, values: [] }],
      ['areas', { sql: LISTED_BY_AREA, values: [] }],
      ['facets', dealFacetsStatement({}, NO_WORDS)],
      [
        'facets of a category, city, rating and food',
        dealFacetsStatement(
          { category: 'dining', location: 'kathmandu', minRating: 4, food: ['veg'] },
          NO_WORDS,
        ),
      ],
      ['facets of a range of prices', dealFacetsStatement({ minPrice: 300, maxPrice: 400 }, NO_WORDS)],
      ['facets of prices that all deals have', dealFacetsStatement({ maxPrice: 1_000_000 }, NO_WORDS)],
      [
        'facets of an area',
        dealFacetsStatement({ location: 'kathmandu', area: ['thamel'], maxPrice: 900 }, NO_WORDS),
      ],
      ['brands', brandListStatement({})],
      ['brands by honour', brandListStatement({ sort: 'honour' })],
      ['brands by a word', brandListStatement({ search: 'momo' })],
      ['deals of the home page', { sql: FEATURED_DEALS, values: ['specials', 8, null] }],
    ])('%s', async (_name, { sql, values }) => {
      const nodes = await nodesOfStatement(sql, values);
      expect(Math.max(...nodes.map(rowsOf))).toBeLessThan(DEALS / 2);
    });

    it.each([
      ['facets near a place', dealFacetsStatement(NEARBY, NO_WORDS), 0],
      ['facets near a place with a price', dealFacetsStatement({ ...NEARBY, maxPrice: 900 }, NO_WORDS), 0],
      ['the map near a place', dealMapStatement(NEARBY, NO_WORDS), SHOWN_ON_MAP],
    ])('%s, which read the deals of the response alone', async (_name, { sql, values }, most) => {
      const nodes = await nodesOfStatement(sql, values);
      const ofDeals = nodes.filter((node) => node['Relation Name'] === 'deals').map(rowsOf);
      expect(Math.max(0, ...ofDeals)).toBeLessThanOrEqual(most + 1);
    });
  });
});
