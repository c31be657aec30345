import pg from 'pg';
import { addDealsOfScale } from '../../support/database/scale-deals.js';
import { dealListStatement, type Statement } from '../../../src/modules/deals/list/deal-list.sql.js';
import type { SearchStage } from '../../../src/modules/deals/search/search-stages.js';

const DEALS = 3_000;
const word = (...spellings: string[]): SearchStage => ({
  words: [{ written: 'word', exact: [[spellings]], same: [], near: [], isCategory: false, found: 500 }],
  isAny: false,
  filters: [],
});
/** Words of which one is in most deals. */
const FREQUENT = word('a', 'and', 'the', 'for', 'of', 'with', 'deal', 'two', 'one');
const RARE = word('chautari');

describe('a search that looks in recent deals first', () => {
  let database: pg.Client;

  beforeAll(async () => {
    database = new pg.Client({ connectionString: process.env['DATABASE_MIGRATION_URL'] });
    await database.connect();
    await addDealsOfScale(database, DEALS);
  }, 60_000);

  afterAll(() => database.end());

  const sinceOf = async (number: number): Promise<string> => {
    const { rows } = await database.query<{ since: string }>(
      'SELECT created_at::text AS since FROM listed_deals ORDER BY created_at DESC, id DESC OFFSET $1 LIMIT 1',
      [number],
    );
    return rows[0]?.since ?? '';
  };

  const read = async ({ sql, values }: Statement): Promise<{ ids: number[]; counted: number }> =>
    (await database.query<{ ids: number[]; counted: number }>(sql, values)).rows[0] as {
      ids: number[];
      counted: number;
    };

  it.each([
    ['many deals', FREQUENT, 2_500],
    ['many deals, of which too few are recent', FREQUENT, 100],
    ['few deals', RARE, 2_500],
    ['few deals, of which none is recent', RARE, 1],
  ])('finds the same: %s', async (_name, stage, recent) => {
    const since = await sinceOf(recent);
    const all = await read(dealListStatement({ maxPrice: 100_000 }, stage));
    expect(await read(dealListStatement({ maxPrice: 100_000 }, stage, since))).toEqual(all);
    expect(all.ids.length).toBeGreaterThan(5);
    expect(all.counted > 1_000).toBe(stage === FREQUENT);
  });

  it('reads only recent deals if they are enough', async () => {
    const { sql, values } = dealListStatement({}, FREQUENT, await sinceOf(1_800));
    const { rows } = await database.query<Record<'QUERY PLAN', string>>(
      `EXPLAIN (ANALYZE, TIMING OFF) ${sql}`,
      values,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('never executed');
    const read = [...plan.matchAll(/on deals d.*rows=([\d.]+) loops=1\)/g)].map(([, number]) =>
      Number(number),
    );
    expect(Math.max(...read)).toBeLessThan(DEALS - 500);
  });
});
