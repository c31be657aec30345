import pg from 'pg';
import { keysetStatement } from '../../src/common/paging/keyset-list.sql.js';
import { addDealsOfScale } from '../support/database/scale-deals.js';
import { STATUS_CONDITION } from '../../src/modules/deals/editor/managed-deals.sql.js';
import { MODERATED_DEALS } from '../../src/modules/deals/moderation/moderated-deals-list.sql.js';

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const DEALS = 3_000;
const PAGE = 24;
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Rows that a node reads. */
const rowsOf = (plan: Plan): number =>
  plan['Actual Loops'] * (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0));

/** A twentieth of the deals in each state. */
const STATES = `
  UPDATE deals SET moderation_status = 'rejected', rejection_reason = 'A picture of another dish' WHERE id % 20 = 1;
  UPDATE deals SET is_active = false WHERE id % 20 = 2`;

describe('the table of deals of admins, of one state', () => {
  let database: pg.Client;

  beforeAll(async () => {
    database = new pg.Client({ connectionString: process.env['DATABASE_MIGRATION_URL'] });
    await database.connect();
    await addDealsOfScale(database, DEALS);
    await database.query(STATES);
    await database.query('ANALYZE deals');
    // So few matches would be sorted.
    await database.query('SET enable_sort = off');
  }, 60_000);

  afterAll(() => database.end());

  it.each([
    ['paused', 'ending', 'end_date, id'],
    ['paused', 'ending-last', 'end_date DESC, id DESC'],
    ['rejected', 'ending', 'end_date, id'],
    ['rejected', 'ending-last', 'end_date DESC, id DESC'],
  ] as const)('reads %s deals in the order %s from an index of the state', async (status, sort, order) => {
    const { sql, values } = keysetStatement(MODERATED_DEALS, { status, sort, limit: PAGE });
    const { rows } = await database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
      values,
    );
    const nodes = nodesOf((rows[0] as (typeof rows)[0])['QUERY PLAN'][0].Plan);
    const read = nodes.filter((node) => node['Relation Name'] === 'deals').map(rowsOf);
    expect(Math.max(...read)).toBeLessThanOrEqual(DEALS / 20);
    const { rows: found } = await database.query<{ json: string }>(sql, values);
    const { rows: expected } = await database.query<{ id: number }>(
      `SELECT id FROM deals d WHERE ${STATUS_CONDITION[status]} ORDER BY ${order} LIMIT ${PAGE}`,
    );
    const ids = (JSON.parse(found[0]?.json ?? '[]') as { id: number }[]).map(({ id }) => id);
    expect(ids).toEqual(expected.map(({ id }) => id));
    expect(ids).toHaveLength(PAGE);
  });
});
