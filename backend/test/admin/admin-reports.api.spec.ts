import {
  REPORT_GROUPS,
  REPORT_NAMES,
  type ReportGroup,
  type ReportName,
} from '../../src/modules/admin/reports/report-kinds.sql.js';
import { reportStatement, RETURNING } from '../../src/modules/admin/reports/report-statement.sql.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { statementsDuring } from '../support/statements.js';
import { type Business, type Person, World } from '../support/world.js';

interface Pass {
  user: number;
  deal: number;
  vendor: number;
  city: number | null;
  category: number;
  price: number;
  issued: number;
  used: number | null;
  amount: number;
}
interface Row {
  key: string;
  label: string;
  values: (number | null)[];
  previous: (number | null)[];
}
interface Report {
  measures: { name: string; unit: string }[];
  previousFrom: string;
  previousTo: string;
  total: (number | null)[];
  previous: (number | null)[];
  rows: Row[];
  rowCount: number;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
const NEPAL = 345 * MINUTE;
const FROM = '2026-03-01';
const TO = '2026-04-30';
const DAYS = 61;
const BEFORE = '2025-12-30';

/** The same every time, so that a failure can be looked at. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const dayOf = (at: number): string => new Date(at + NEPAL).toISOString().slice(0, 10);
const plus = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('the reports of the console', () => {
  let running: RunningApp;
  let world: World;
  let admin: Person;
  const passes: Pass[] = [];

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    admin = await world.admin();
    const shops: Business[] = [await world.business(), await world.business()];
    const people = await Promise.all(Array.from({ length: 150 }, () => world.person()));
    const deals: Omit<Pass, 'user' | 'issued' | 'used' | 'amount'>[] = [];
    for (const shop of shops)
      for (const [city, category] of [
        [1, 1],
        [2, 4],
        [null, 2],
      ] as const)
        deals.push({
          deal: await world.deal(shop, {
            location_id: city,
            category_id: category,
            original_price: 900 + (city ?? 3) * 100,
          }),
          vendor: shop.id,
          city,
          category,
          price: 900 + (city ?? 3) * 100,
        });
    const next = random(7);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
    const midnight = Date.parse(`${BEFORE}T00:00:00Z`) - NEPAL;
    for (let n = 0; n < 600; n++) {
      // Around midnight in Nepal as often as not, to the millisecond.
      const day = midnight + Math.floor(next() * (2 * DAYS + 20) - 10) * DAY;
      const issued = next() < 0.5 ? day + pick([-1, 0, 1, -MINUTE, MINUTE]) : day + Math.floor(next() * DAY);
      const used = next() < 0.6 ? issued + pick([1, 2 * MINUTE, 3_600_000, DAY - 1, DAY]) : null;
      const pass = {
        ...pick(deals),
        user: pick(people).id,
        issued,
        used,
        amount: Math.floor(next() * 1_400),
      };
      passes.push(pass);
      await running.database.query(
        `INSERT INTO passes (public_id, user_id, deal_id, vendor_id, code_hash, state, issued_at, expires_at, redeemed_at, redeemed_by, amount)
         VALUES (gen_random_uuid(), $1, $2, $3, decode(md5($4), 'hex'), $5, $6, $7, $8, $9, $10)`,
        [
          pass.user,
          pass.deal,
          pass.vendor,
          String(n),
          used === null ? 'expired' : 'redeemed',
          new Date(issued),
          new Date(issued + 7 * DAY),
          used === null ? null : new Date(used),
          used === null ? null : shops[0]?.owner.id,
          used === null ? null : pass.amount,
        ],
      );
    }
    // Taken back: neither used, nor saved, nor earned.
    await running.database.query(
      `UPDATE passes SET state = 'voided', voided_at = redeemed_at, void_reason = 'A mistake' WHERE state = 'redeemed' AND id % 11 = 0`,
    );
    const { rows } = await running.database.query<{ n: number; state: string }>(
      'SELECT row_number() OVER (ORDER BY id)::int - 1 AS n, state FROM passes',
    );
    for (const { n, state } of rows) if (state === 'voided') (passes[n] as Pass).used = null;
  }, 60_000);

  afterAll(() => running.stop());

  const firstUse = (user: number): number =>
    Math.min(
      ...passes.filter((one) => one.user === user && one.used !== null).map(({ used }) => used as number),
    );

  /** What the rows say, told without the server: by a condition on the local day of what happened. */
  const told = (name: ReportName, wanted: (day: string, pass: Pass) => boolean): (number | null)[] => {
    const uses = passes.filter((one) => one.used !== null && wanted(dayOf(one.used), one));
    const issues = passes.filter((one) => wanted(dayOf(one.issued), one));
    if (name === 'redemptions')
      return [
        uses.length,
        issues.length,
        issues.length
          ? Math.round((100 * issues.filter(({ used }) => used !== null).length) / issues.length + 1e-9)
          : null,
      ];
    if (name === 'savings')
      return [sum(uses.map(({ price, amount }) => Math.max(0, price - amount))), uses.length];
    if (name === 'revenue') return [sum(uses.map(({ amount }) => amount)), uses.length];
    if (name === 'vendors') return [new Set(uses.map(({ vendor }) => vendor)).size, uses.length];
    return [
      uses.filter((one) => one.used === firstUse(one.user)).length,
      new Set(uses.map(({ user }) => user)).size,
    ];
  };

  const bucket: Record<'day' | 'week' | 'month', (day: string) => string> = {
    day: (day) => day,
    week: (day) => plus(day, -new Date(day).getUTCDay()),
    month: (day) => `${day.slice(0, 7)}-01`,
  };
  const isNow = (day: string): boolean => day >= FROM && day <= TO;
  const isBefore = (day: string): boolean => day >= BEFORE && day < FROM;

  const keyOf = (by: ReportGroup, pass: Pass): string =>
    String({ city: pass.city, category: pass.category, vendor: pass.vendor }[by as 'city'] ?? '');

  const read = async (name: string, by: string, more = ''): Promise<Report> =>
    (await admin.client.get<Report>(`/api/admin/reports/${name}?from=${FROM}&to=${TO}&by=${by}${more}`)).body;

  describe.each(REPORT_NAMES)('%s', (name) => {
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

  it('are for admins alone, and refuse what cannot be', async () => {
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

    it.each(REPORT_NAMES.flatMap((name) => REPORT_GROUPS.map((by) => [name, by] as const)))(
      '%s by %s of a month read the month alone',
      async (name, by) => {
        expect(await scanned(reportStatement(name, by), ['2026-09-01', '2026-09-30', 50])).toEqual([]);
      },
    );

    it('returning customers of a month do so too', async () => {
      expect(await scanned(RETURNING, ['2026-09-01', '2026-09-30', '2026-10-20'])).toEqual([]);
    });
  });
});
