import {
  MONEY_REPORTS,
  REPORT_GROUPS,
  USE_REPORTS,
} from '../../src/modules/admin/reports/report-kinds.sql.js';
import { reportStatement, RETURNING } from '../../src/modules/admin/reports/report-statement.sql.js';
import { statementsDuring } from '../support/statements.js';
import {
  FROM,
  TO,
  DAYS,
  BEFORE,
  dayOf,
  plus,
  sum,
  running,
  world,
  admin,
  passes,
  firstUse,
  told,
  bucket,
  isNow,
  isBefore,
  keyOf,
  read,
  setUp,
  tearDown,
} from './admin-reports.fixture.js';

describe('the reports of the console', () => {
  beforeAll(setUp, 60_000);
  afterAll(tearDown);

  describe.each(USE_REPORTS)('%s', (name) => {
    it.each(['day', 'week', 'month'] as const)(
      'by %s equal the raw rows across midnight in Nepal',
      async (by) => {
        const report = await read(name, by);
        const inBucket = (key: string) => (day: string) => bucket[by](day) === bucket[by](key);
        expect([report.previousFrom, report.previousTo]).toEqual([BEFORE, plus(FROM, -1)]);
        expect(report.total).toEqual(told(name, isNow));
        expect(report.previous).toEqual(told(name, isBefore));
        const days = Array.from({ length: DAYS }, (_, n) => plus(FROM, n));
        const keys = [...new Set(days.map(bucket[by]))].map((key) => (key < FROM ? FROM : key));
        expect(report.rows.map(({ key }) => key)).toEqual(keys);
        for (const { key, values, previous } of report.rows) {
          expect([key, values]).toEqual([key, told(name, (day) => isNow(day) && inBucket(key)(day))]);
          expect([key, previous]).toEqual([
            key,
            told(name, (day) => isBefore(day) && inBucket(key)(plus(day, DAYS))),
          ]);
        }
      },
    );

    it.each(['city', 'category', 'vendor'] as const)(
      'by %s equal the raw rows, the largest first',
      async (by) => {
        const report = await read(name, by);
        const keys = [
          ...new Set(
            passes
              .filter((one) =>
                [
                  name === 'redemptions' ? dayOf(one.issued) : '',
                  one.used === null ? '' : dayOf(one.used),
                ].some((day) => isNow(day) || isBefore(day)),
              )
              .map((one) => keyOf(by, one)),
          ),
        ];
        expect(report.rows.map(({ key }) => key).sort()).toEqual(keys.sort());
        expect(report.rowCount).toBe(keys.length);
        for (const { key, values, previous } of report.rows) {
          expect(values).toEqual(told(name, (day, pass) => isNow(day) && keyOf(by, pass) === key));
          expect(previous).toEqual(told(name, (day, pass) => isBefore(day) && keyOf(by, pass) === key));
        }
        const firsts = report.rows.map(({ values }) => values[0] ?? 0);
        expect(firsts).toEqual([...firsts].sort((a, b) => b - a));
      },
    );
  });

  it('tell of customers by the month of their first use who came again, month by month (RP5)', async () => {
    interface Cohort {
      month: string;
      size: number;
      returned: number[];
    }
    const { result, statements } = await statementsDuring(running, () =>
      admin.client.get<{ rows: Cohort[]; total: { size: number; returned: number } }>(
        `/api/admin/reports/returning?from=${FROM}&to=${TO}`,
      ),
    );
    const users = [...new Set(passes.filter(({ used }) => used !== null).map(({ user }) => user))];
    const cohort = (month: string) =>
      users.filter((user) => {
        const day = dayOf(firstUse(user));
        return isNow(day) && bucket.month(day) === month;
      });
    const monthAfter = (month: string, later: number): string => {
      const at = new Date(month);
      at.setUTCMonth(at.getUTCMonth() + later);
      return at.toISOString().slice(0, 10);
    };
    expect(result.body.rows.map(({ month }) => month)).toEqual(['2026-03-01', '2026-04-01']);
    expect(result.body.total.returned).toBeGreaterThan(0);
    for (const { month, size, returned } of result.body.rows) {
      expect(size).toBe(cohort(month).length);
      expect(returned).toEqual(
        returned.map(
          (_, n) =>
            cohort(month).filter((user) =>
              passes.some(
                (one) =>
                  one.user === user &&
                  one.used !== null &&
                  bucket.month(dayOf(one.used)) === monthAfter(month, n + 1),
              ),
            ).length,
        ),
      );
    }
    expect(result.body.total.size).toBe(sum(result.body.rows.map(({ size }) => size)));
    expect(statements.filter((one) => !one.includes('FROM live_sessions'))).toHaveLength(1);
  });

  it('come as tables with every row, the whole period last', async () => {
    const file = await admin.client.get(`/api/admin/reports/revenue.csv?from=${FROM}&to=${TO}&by=month`);
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="revenue-by-month-${FROM}-${TO}.csv"`,
    );
    const [revenue, used] = told('revenue', isNow);
    const [earlier, usedEarlier] = told('revenue', isBefore);
    const lines = file.text.trim().split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFMonth from,Revenue (Rs.),"Revenue (Rs.), before",Used,"Used, before"'.replace('\uFEFF', ''),
    );
    expect(lines.at(-1)).toBe(`All,${revenue},${earlier},${used},${usedEarlier}`);
    expect(lines).toHaveLength(4);
    const cohorts = await admin.client.get(`/api/admin/reports/returning.csv?from=${FROM}&to=${TO}`);
    expect(cohorts.text.trim().split('\r\n')).toHaveLength(3);
  });

  it('are for admins alone, and reject what cannot be', async () => {
    const good = `from=${FROM}&to=${TO}`;
    for (const path of ['returning', 'returning.csv', 'revenue', 'revenue.csv']) {
      expect((await running.client().get(`/api/admin/reports/${path}?${good}`)).status).toBe(401);
      expect((await (await world.person()).client.get(`/api/admin/reports/${path}?${good}`)).status).toBe(
        403,
      );
      for (const query of [
        '',
        `from=${FROM}`,
        `from=${TO}&to=${FROM}`,
        'from=2020-01-01&to=2026-01-01',
        'from=2026-02-30&to=2026-03-01',
        `${good}&by=nonsense`,
        `${good}&limit=5`,
      ]) {
        const { body } = await admin.client.get(`/api/admin/reports/${path}?${query}`);
        expect([path, query, body.code]).toEqual([path, query, 'request.invalid']);
      }
    }
    for (const path of ['nonsense', 'nonsense.csv'])
      expect((await admin.client.get(`/api/admin/reports/${path}?${good}`)).body.code).toBe(
        'request.invalid',
      );
  });

  describe('over 100,000 passes', () => {
    beforeAll(async () => {
      const shop = await world.business();
      await running.database.query(
        `INSERT INTO users (email, password, first_name, last_name)
         SELECT 'many' || n || '@example.com', 'nobody signs in', 'Sujata', 'Rai' FROM generate_series(1, 20000) AS n`,
      );
      await running.database.query(
        `INSERT INTO passes (public_id, user_id, deal_id, vendor_id, code_hash, state, issued_at, expires_at, redeemed_at, redeemed_by, amount)
         SELECT gen_random_uuid(), u.id, $2, $1, decode(md5('many' || n), 'hex'), 'redeemed', at, at + interval '1 day', at + interval '1 hour', $3, 500
         FROM generate_series(1, 100000) AS n, LATERAL (SELECT timestamptz '2026-11-01' - n * interval '15 minutes' AS at) AS t,
           LATERAL (SELECT (SELECT min(id) FROM users WHERE email LIKE 'many%') + n % 20000 AS id) AS u`,
        [shop.id, await world.deal(shop), shop.owner.id],
      );
      await running.database.query('ANALYZE');
    }, 120_000);

    interface Plan {
      'Node Type': string;
      'Relation Name'?: string;
      Plans?: Plan[];
    }
    const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
    const scanned = async (sql: string, values: unknown[]): Promise<string[]> => {
      const { rows } = await running.database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `EXPLAIN (FORMAT JSON) ${sql}`,
        values,
      );
      return nodesOf((rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan)
        .filter((node) => node['Node Type'] === 'Seq Scan')
        .map((node) => node['Relation Name'] ?? '')
        .filter((table) => table === 'passes' || table === 'users');
    };

    it.each([
      ...USE_REPORTS.flatMap((name) => REPORT_GROUPS.map((by) => [name, by] as const)),
      ...MONEY_REPORTS.map((name) => [name, 'week'] as const),
    ])('%s by %s of a month read the month alone', async (name, by) => {
      expect(await scanned(reportStatement(name, by), ['2026-09-01', '2026-09-30', 50])).toEqual([]);
    });

    it('returning customers of a month do so too', async () => {
      expect(await scanned(RETURNING, ['2026-09-01', '2026-09-30', '2026-10-20'])).toEqual([]);
    });
  });
});
