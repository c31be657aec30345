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

  const markNewest = async (number: number): Promise<void> => {
    await database.query(
      `UPDATE deals d SET is_recent = (d.created_at, d.id) >= (oldest.created_at, oldest.id)
       FROM (SELECT created_at, id FROM listed_deals ORDER BY created_at DESC, id DESC OFFSET $1 - 1 LIMIT 1) AS oldest`,
      [number],
    );
    await database.query('VACUUM ANALYZE deals');
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
    await markNewest(recent);
    const all = await read(dealListStatement({ maxPrice: 100_000 }, stage));
    expect(await read(dealListStatement({ maxPrice: 100_000 }, stage, true))).toEqual(all);
    expect(all.ids.length).toBeGreaterThan(5);
    expect(all.counted > 1_000).toBe(stage === FREQUENT);
  });

  it('finds the same without marks', async () => {
    await database.query('UPDATE deals SET is_recent = false');
    const all = await read(dealListStatement({}, FREQUENT));
    expect(await read(dealListStatement({}, FREQUENT, true))).toEqual(all);
    expect(all.counted).toBe(1_001);
  });

  it('finds a deal that is inserted later', async () => {
    await markNewest(1_500);
    const { rows } = await database.query<{ id: number }>(
      `INSERT INTO deals (vendor_id, category_id, location_id, title, description, discount_type, discount_value, original_price,
         discounted_price, start_date, end_date, moderation_status, first_approved_at, rating_sum)
       SELECT vendor_id, category_id, location_id, 'One for two', description, discount_type, discount_value, original_price,
         discounted_price, start_date, end_date, moderation_status, first_approved_at, 999
       FROM listed_deals LIMIT 1 RETURNING id`,
    );
    const { ids } = await read(dealListStatement({ limit: 1 }, FREQUENT, true));
    expect(ids).toEqual([rows[0]?.id]);
  });

  it('reads only recent deals if they are enough', async () => {
    await markNewest(1_800);
    const { sql, values } = dealListStatement({}, FREQUENT, true);
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

  it.each([
    ['', {}],
    [' up to a price', { maxPrice: 100_000 }],
  ])('reads the index of words of recent deals also with a generic plan%s', async (_name, filter) => {
    await markNewest(300);
    const { sql, values } = dealListStatement(filter, RARE, true);
    await database.query('BEGIN');
    await database.query(`SET LOCAL plan_cache_mode = force_generic_plan`);
    const { rows } = await database.query<Record<'QUERY PLAN', string>>(`EXPLAIN ${sql}`, values);
    await database.query('ROLLBACK');
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(
      'Bitmap Index Scan on deals_search_recent',
    );
  });
});
