import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { STATS } from '../../src/modules/site/stats.sql.js';

interface Plan {
  'Node Type': string;
  Plans?: Plan[];
}

const document = readFileSync(path.resolve(import.meta.dirname, '../../../docs/scale.md'), 'utf8');
const nodesOf = (plan: Plan): string[] => [plan['Node Type'], ...(plan.Plans ?? []).flatMap(nodesOf)];

describe('docs/scale.md', () => {
  let database: pg.Client;

  beforeAll(async () => {
    database = new pg.Client({ connectionString: process.env['DATABASE_MIGRATION_URL'] });
    await database.connect();
  });

  afterAll(() => database.end());

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

  it('is right that the figures of the home page sort no deals', async () => {
    const { rows } = await database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `EXPLAIN (FORMAT JSON) ${STATS}`,
    );
    const sorts = nodesOf((rows[0] as (typeof rows)[0])['QUERY PLAN'][0].Plan).filter((node) =>
      /Sort/.test(node),
    );
    expect(sorts.length).toBeLessThanOrEqual(1);
  });
});
