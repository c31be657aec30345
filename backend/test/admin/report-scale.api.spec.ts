import pg from 'pg';
import {
  isMoneyReport,
  REPORT_GROUPS,
  REPORT_NAMES,
  USE_REPORTS,
  type ReportGroup,
  type ReportName,
} from '../../src/modules/admin/reports/report-kinds.sql.js';
import { POINT_OUTLIERS } from '../../src/modules/admin/reports/point-outliers.sql.js';
import {
  MAX_ROWS,
  reportStatement,
  RETURNING,
} from '../../src/modules/admin/reports/report-statement.sql.js';
import { MarketplaceDaysJob } from '../../src/modules/analytics/marketplace-days/marketplace-days.job.js';
import type { ApiClient } from '../support/api/api-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { withoutTriggers } from '../support/without-triggers.js';
import { type Business, type Person, World } from '../support/world.js';
import { addInvoice, addPayment, addRefund, addUses, CHANGES } from './marketplace-days.fixture.js';
import { RAW_POINT_OUTLIERS, RAW_RETURNING, rawReport } from './raw-reports.fixture.js';
import { ADDED_PASSES, ADDED_POINTS, CHANGES_OF_REPORTS } from './report-scale.fixture.js';

const USES = 2_000;

const BY_TIME: readonly ReportGroup[] = ['day', 'week', 'month'];
const KINDS = REPORT_NAMES.flatMap((name) =>
  REPORT_GROUPS.filter((by) => !isMoneyReport(name) || BY_TIME.includes(by)).map((by) => [name, by] as const),
);

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describe('reports of admins over many uses (RP2)', () => {
  let running: RunningApp;
  let admin: ApiClient;
  let spans: { from: string; to: string; today: string }[];
  const people: Person[] = [];

  const store = (): Promise<void> => running.app.get(MarketplaceDaysJob).runDue();
  const scratch = async (sql: string, values: unknown[]): Promise<unknown[]> =>
    (await running.database.query<Record<string, unknown>>(sql, values)).rows;
  const read = async (path: string): Promise<Record<string, unknown>> =>
    (await admin.get<Record<string, unknown>>(`/api/admin/reports/${path}`)).body;

  const expectReport = async (what: string, name: ReportName, by: ReportGroup): Promise<void> => {
    for (const { from, to } of spans) {
      const { total, previous, rowCount, rows } = await read(`${name}?from=${from}&to=${to}&by=${by}`);
      const limit = BY_TIME.includes(by) ? null : MAX_ROWS;
      const [expected] = await scratch(rawReport(name, by), [from, to, limit]);
      expect([what, name, by, from, to, { total, previous, rowCount, rows }]).toEqual([
        ...[what, name, by, from, to, expected],
      ]);
    }
  };

  const expectExact = async (what: string): Promise<void> => {
    for (const [name, by] of KINDS) await expectReport(what, name, by);
    for (const { from, to, today } of spans) {
      const { total, previous, rows } = await read(`returning?from=${from}&to=${to}`);
      const [cohorts] = await scratch(RAW_RETURNING, [from, to, today]);
      expect([what, from, { total, previous, rows }]).toEqual([what, from, cohorts]);
      const groups = (await scratch(RAW_POINT_OUTLIERS, [from, to])) as { kind: string }[];
      const outliers = await read(`points-outliers?from=${from}&to=${to}`);
      for (const { kind, ...group } of groups)
        expect([what, kind, outliers[kind]]).toEqual([what, kind, group]);
    }
  };

  beforeAll(async () => {
    running = await startApp();
    const world = new World(running.database, running.url);
    await world.catalog();
    admin = (await world.admin()).client;
    const shops: Business[] = [];
    const deals: number[] = [];
    for (const taxes of ['included', 'vat-extra', 'vat-and-service-extra']) {
      const shop = await world.business();
      shops.push(shop);
      for (const [city, category] of [
        [1, 1],
        [2, 4],
        [null, 2],
      ])
        deals.push(await world.deal(shop, { location_id: city, category_id: category, taxes }));
    }
    for (let n = 0; n < 40; n++) people.push(await world.person());
    const ids = people.map(({ id }) => id);
    await addUses(running.database, ids, deals, USES);
    for (const sql of ADDED_PASSES) await running.database.query(sql);
    await withoutTriggers(ADDED_POINTS);
    for (let n = 0; n < 8; n++) {
      await addPayment(running.database, ids[0] as number, n * 40, n % 4 === 3);
      await addInvoice(running.database, ids[0] as number, n % 2 ? null : (shops[0] as Business).id, n * 30);
    }
    await addRefund(running.database, 2);
    await running.database.query(`UPDATE vendors SET status = 'suspended' WHERE id = $1`, [shops[1]?.id]);
    const { rows } = await running.database.query<{ from: string; to: string; today: string }>(
      `SELECT to_char(today - days + 1, 'YYYY-MM-DD') AS "from", to_char(today - age, 'YYYY-MM-DD') AS "to", to_char(today, 'YYYY-MM-DD') AS today
       FROM (SELECT nepal_time(now())::date AS today) AS t, (VALUES (1, 0), (30, 0), (90, 40), (1100, 0)) AS span(days, age)`,
    );
    spans = rows;
  }, 120_000);

  afterAll(async () => {
    await running.stop();
    await withoutTriggers(
      'DELETE FROM points_ledger; DELETE FROM refunds; DELETE FROM payments; DELETE FROM invoices',
    );
  });

  it('equal a count from scratch before daily figures are stored, and after', async () => {
    await expectExact('not stored');
    await store();
    await expectExact('stored');
  }, 120_000);

  it('equal a count from scratch after each late change, noted or stored again', async () => {
    let seed = 1;
    // A use with points is not deleted.
    const changes = Object.entries({ ...CHANGES, ...CHANGES_OF_REPORTS }).filter(
      ([what]) => what !== 'a use is deleted',
    );
    for (const [what, sql] of changes) {
      const { rowCount } = await running.database.query(sql, [seed++]);
      expect([what, (rowCount ?? 0) > 0]).toEqual([what, true]);
      for (const name of REPORT_NAMES)
        await expectReport(what, name, isMoneyReport(name) ? 'month' : 'vendor');
    }
    const gone = await (people[3] as Person).client.send('DELETE', '/api/users/me', {
      password: 'two plates of momo',
    });
    expect(gone.status).toBe(204);
    await expectExact('an erased account');
    await store();
    await expectExact('stored again');
  }, 240_000);

  describe('read', () => {
    let client: pg.Client;
    const longest = (): { from: string; to: string; today: string } => spans.at(-1) as (typeof spans)[0];

    beforeAll(async () => {
      await store();
      client = new pg.Client(process.env['DATABASE_MIGRATION_URL']);
      await client.connect();
      // What a large table gives by its cost.
      await client.query('VACUUM ANALYZE passes');
      await client.query('SET enable_seqscan = off; SET enable_bitmapscan = off');
    });

    afterAll(() => client.end());

    const passNodes = async (sql: string, values: unknown[]): Promise<Plan[]> => {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
        values,
      );
      const [{ Plan: plan }] = (rows[0] as (typeof rows)[0])['QUERY PLAN'];
      return nodesOf(plan).filter((node) => node['Relation Name'] === 'passes');
    };

    /** Each use is read a fixed number of times, from an index that has all columns. */
    const expectBounded = async (sql: string, values: unknown[], times: number): Promise<void> => {
      const nodes = await passNodes(sql, values);
      expect(nodes.map((node) => node['Node Type'])).toEqual(nodes.map(() => 'Index Only Scan'));
      const rows = nodes.reduce((sum, node) => sum + node['Actual Loops'] * node['Actual Rows'], 0);
      expect(rows).toBeGreaterThan(USES / 2);
      expect(rows).toBeLessThanOrEqual(times * USES);
    };

    it.each(USE_REPORTS.flatMap((name) => REPORT_GROUPS.map((by) => [name, by] as const)))(
      '%s by %s from indexes alone',
      async (name, by) => {
        const { from, to } = longest();
        await expectBounded(reportStatement(name, by), [from, to, null], 3);
      },
    );

    it('returning customers from indexes alone', async () => {
      const { from, to, today } = longest();
      await expectBounded(RETURNING, [from, to, today], 3);
    });

    it('no use for points that name their business', async () => {
      const { from, to } = longest();
      await client.query(
        'BEGIN; UPDATE points_ledger SET vendor_id = (SELECT min(id) FROM vendors) WHERE vendor_id IS NULL',
      );
      const nodes = await passNodes(POINT_OUTLIERS, [from, to]);
      await client.query('ROLLBACK');
      expect(nodes.map((node) => node['Actual Loops'])).toEqual(nodes.map(() => 0));
    });

    it.each(['volume', 'income'] as const)('the uses of today for %s', async (name) => {
      const { from, to } = longest();
      await client.query('BEGIN');
      await client.query(reportStatement(name, 'day'), [from, to, null]);
      const { rows } = await client.query<{ read: number; today: number }>(
        `SELECT (seq_tup_read + idx_tup_fetch)::int AS read,
           (SELECT count(*)::int FROM passes WHERE nepal_time(redeemed_at)::date >= nepal_time(now() - interval '10 minutes')::date) AS today
         FROM pg_stat_xact_user_tables WHERE relname = 'passes'`,
      );
      await client.query('ROLLBACK');
      const [{ read: uses, today }] = rows as [(typeof rows)[0]];
      expect(uses).toBeLessThanOrEqual(today * 4);
    });
  });
});
