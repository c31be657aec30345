import pg from 'pg';
import { ledgerErrors } from '../../src/ledger/ledger-errors.js';
import type { ApiClient } from '../support/api/api-client.js';
import { copyDemo } from '../support/database/demo-database.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import {
  activeBusinesses,
  customers,
  customersOf,
  grossVolume,
  held,
  newCustomers,
  ownIncome,
  promised,
  recurring,
  returningCustomers,
  usesOf,
} from './figures.fixture.js';

interface Figure {
  name: string;
  unit: string;
  value: number;
  before: number | null;
  of: number | null;
  rows: string;
}

interface Figures {
  from: string;
  to: string;
  previousFrom: string;
  previousTo: string;
  figures: Figure[];
  income: { source: string; value: number; before: number }[];
  weeks: { from: string; vendorPlans: number; memberships: number }[];
  queues: {
    kind: string;
    count: number;
    oldestSince: string;
    oldestDueAt: string;
    late: number;
    rows: string;
  }[];
}

interface Report {
  measures: { name: string; unit: string }[];
  total: number[];
  rows: { key: string; values: number[] }[];
}

const PATH = '/api/admin/figures';
const PERIODS = ['7d', '30d', 'fiscal-year'];
const password = 'Dobbar@Demo2026';

describe('the figures of the marketplace, on the demo data (OV4, RP7)', () => {
  let running: RunningApp;
  let admin: ApiClient;
  let owner: ApiClient;

  const signedIn = async (email: string): Promise<ApiClient> => {
    const client = running.client();
    expect((await client.post('/api/auth/login', { email, password })).status).toBe(200);
    return client;
  };
  const read = async (period: string) => (await admin.get<Figures>(`${PATH}?period=${period}`)).body;
  const valueOf = ({ figures }: Figures, name: string): Figure => {
    const figure = figures.find((each) => each.name === name);
    if (!figure) throw new Error(`There is no figure ${name}.`);
    return figure;
  };
  const rowsOf = async <Row>(path: string): Promise<Row[]> => {
    const { status, body } = await admin.get<Row[]>(`${path}${path.includes('?') ? '&' : '?'}limit=100`);
    expect(status).toBe(200);
    return body;
  };

  beforeAll(async () => {
    await copyDemo();
    running = await startApp();
    admin = await signedIn('admin@example.com');
    owner = await signedIn('vendor@example.com');
  }, 240_000);

  afterAll(() => running.stop());

  it('begin with a ledger that is right', async () => {
    const db = new pg.Client(process.env['DATABASE_MIGRATION_URL']);
    await db.connect();
    expect(await ledgerErrors(db)).toEqual([]);
    await db.end();
  });

  it.each(PERIODS)(
    'of %s equal an independent calculation, as do those of the period before',
    async (period) => {
      const shown = await read(period);
      const { from, to, previousFrom, previousTo } = shown;
      const db = running.database;
      const expected: [string, (first: string, last: string) => Promise<number>][] = [
        ['gross-volume', (first, last) => grossVolume(db, first, last)],
        ['own-income', (first, last) => ownIncome(db, first, last)],
        ['active-businesses', (first, last) => activeBusinesses(db, first, last)],
        ['new-customers', (first, last) => newCustomers(db, first, last)],
        ['returning-customers', (first, last) => returningCustomers(db, first, last)],
      ];
      for (const [name, calculate] of expected) {
        const { value, before } = valueOf(shown, name);
        expect([name, value, before]).toEqual([
          name,
          await calculate(from, to),
          await calculate(previousFrom, previousTo),
        ]);
      }
      expect(valueOf(shown, 'gross-volume').value).toBeGreaterThan(0);
      expect(valueOf(shown, 'returning-customers').of).toBe(await customers(db, from, to));
      const parts = [
        await ownIncome(db, from, to, 'subscription'),
        await ownIncome(db, from, to, 'membership'),
      ];
      expect(shown.income.map(({ value }) => value)).toEqual(parts);
    },
  );

  it('of the moment equal an independent calculation', async () => {
    const shown = await read('30d');
    const now = ['recurring-income', 'held-for-businesses', 'refunds-promised'].map((name) =>
      valueOf(shown, name),
    );
    expect(now.map(({ value }) => value)).toEqual([
      await recurring(running.database),
      await held(running.database),
      await promised(running.database),
    ]);
    for (const { name, value, before } of now) expect([name, value > 0, before]).toEqual([name, true, null]);
    const { rows } = await running.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM vendors WHERE status = 'verified'`,
    );
    expect(valueOf(shown, 'active-businesses').of).toBe(rows[0]?.n);
  });

  it('cover whole days of Nepal', async () => {
    const { rows } = await running.database.query<{ today: string; first: string }>(
      `SELECT (now() AT TIME ZONE 'Asia/Kathmandu')::date::text AS today,
        (SELECT starts_on::text FROM fiscal_years WHERE (now() AT TIME ZONE 'Asia/Kathmandu')::date BETWEEN starts_on AND ends_on) AS first`,
    );
    const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
    for (const [period, length] of [
      ['7d', 7],
      ['30d', 30],
    ] as const) {
      const { from, to, previousFrom, previousTo } = await read(period);
      expect([to, days(from, to), days(previousFrom, previousTo), days(previousTo, from)]).toEqual([
        rows[0]?.today,
        length,
        length,
        2,
      ]);
    }
    expect((await read('fiscal-year')).from).toBe(rows[0]?.first);
  });

  it('show the own income of twelve weeks, from Sunday on', async () => {
    const { weeks, to } = await read('7d');
    expect(weeks).toHaveLength(12);
    for (const week of weeks) {
      expect(new Date(week.from).getUTCDay()).toBe(0);
      const last = new Date(Date.parse(week.from) + 6 * 86_400_000).toISOString().slice(0, 10);
      const until = last < to ? last : to;
      expect([week.vendorPlans, week.memberships]).toEqual([
        await ownIncome(running.database, week.from, until, 'subscription'),
        await ownIncome(running.database, week.from, until, 'membership'),
      ]);
    }
    expect(weeks.some(({ memberships }) => memberships > 0)).toBe(true);
  });

  it('equal the rows that their paths list', async () => {
    const shown = await read('30d');
    const total = async (name: string, measure: string) => {
      const { body } = await admin.get<Report>(valueOf(shown, name).rows);
      const at = body.measures.findIndex((each) => each.name === measure);
      return {
        total: body.total[at],
        sum: body.rows.reduce((all, { values }) => all + (values[at] ?? 0), 0),
      };
    };
    for (const [name, measure] of [
      ['gross-volume', 'volume'],
      ['own-income', 'income'],
      ['active-businesses', 'vendors'],
      ['new-customers', 'newCustomers'],
    ] as const) {
      const { value } = valueOf(shown, name);
      expect([name, await total(name, measure)]).toEqual([name, { total: value, sum: value }]);
    }
    const { body: plans } = await admin.get<{ monthlyPaisa: number }[]>(
      valueOf(shown, 'recurring-income').rows,
    );
    expect(plans.reduce((all, { monthlyPaisa }) => all + monthlyPaisa, 0)).toBe(
      valueOf(shown, 'recurring-income').value,
    );
    const balances = await rowsOf<{ owedPaisa: number }>(valueOf(shown, 'held-for-businesses').rows);
    expect(balances.reduce((all, { owedPaisa }) => all + owedPaisa, 0)).toBe(
      valueOf(shown, 'held-for-businesses').value,
    );
    const refunds = await rowsOf<{ amount: number }>(valueOf(shown, 'refunds-promised').rows);
    expect(refunds.reduce((all, { amount }) => all + amount * 100, 0)).toBe(
      valueOf(shown, 'refunds-promised').value,
    );
  });

  it('compare the age of each queue with its promise', async () => {
    const { queues } = await read('30d');
    expect(queues.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['deal', 'vendor']));
    for (const queue of queues) {
      const items = await rowsOf<{ since: string; dueAt: string }>(queue.rows);
      const oldest = [...items].sort((a, b) => Date.parse(a.since) - Date.parse(b.since))[0];
      expect(queue).toMatchObject({
        count: items.length,
        oldestSince: oldest?.since,
        oldestDueAt: oldest?.dueAt,
        late: items.filter(({ dueAt }) => Date.parse(dueAt) < Date.now()).length,
      });
    }
    const { rows } = await running.database.query<{ since: Date; n: number }>(
      `SELECT min(d.submitted_at) AS since, count(*)::int AS n FROM deals d JOIN vendors v ON v.id = d.vendor_id
       WHERE d.moderation_status = 'pending' AND v.status = 'verified' AND d.asked_at IS NULL
         AND NOT EXISTS (SELECT FROM work_claims c WHERE c.kind = 'deal' AND c.subject = d.id::text AND c.snoozed_until > now())`,
    );
    expect(queues.find(({ kind }) => kind === 'deal')).toMatchObject({
      count: rows[0]?.n,
      oldestSince: rows[0]?.since.toISOString(),
    });
  });

  it('leave out test payments and taken-back uses', async () => {
    const db = running.database;
    const names = ['gross-volume', 'own-income', 'recurring-income', 'refunds-promised'];
    const values = async () => {
      const shown = await read('fiscal-year');
      return names.map((name) => valueOf(shown, name).value);
    };
    const before = await values();
    const client = await db.connect();
    await client.query('BEGIN');
    await client.query(
      `UPDATE payments SET is_test = true WHERE id IN (
         SELECT min(id) FROM payments WHERE purpose = 'order' AND id IN (SELECT payment_id FROM refunds WHERE completed_at IS NULL)
         UNION SELECT max(id) FROM payments WHERE purpose = 'subscription' AND completed_at > now() - interval '100 days'
         UNION SELECT max(id) FROM payments WHERE purpose = 'membership' AND completed_at > now() - interval '100 days')`,
    );
    await client.query(
      `UPDATE passes SET state = 'voided', voided_at = now(), void_reason = 'A mistake' WHERE id = (
         SELECT max(id) FROM passes WHERE state = 'redeemed' AND source = 'redeem' AND amount > 0)`,
    );
    await client.query('COMMIT');
    client.release();
    const after = await values();
    for (const [at, name] of names.entries())
      expect([name, (after[at] ?? 0) < (before[at] ?? 0)]).toEqual([name, true]);
    const { from, to } = await read('fiscal-year');
    expect(after).toEqual([
      await grossVolume(db, from, to),
      await ownIncome(db, from, to),
      await recurring(db),
      await promised(db),
    ]);
  });

  it('of a business equal an independent calculation', async () => {
    const { body: shop } = await owner.get<{ id: number }>('/api/vendors/me');
    for (const days of [7, 30]) {
      const { body } = await owner.get<{
        from: string;
        to: string;
        totals: Record<'redemptions' | 'revenue' | 'newCustomers' | 'returnCustomers', number>;
        series: { redemptions: number; revenue: number }[];
      }>(`/api/vendors/me/analytics?days=${days}`);
      const { totals, from, to, series } = body;
      expect([totals.redemptions, totals.revenue]).toEqual(await usesOf(running.database, shop.id, from, to));
      expect([totals.newCustomers, totals.returnCustomers]).toEqual(
        await customersOf(running.database, shop.id, from, to),
      );
      expect(series.reduce((all, { redemptions }) => all + redemptions, 0)).toBe(totals.redemptions);
      expect(series.reduce((all, { revenue }) => all + revenue, 0)).toBe(totals.revenue);
    }
  });

  it.each(['volume', 'income', 'vendors', 'customers', 'revenue', 'redemptions', 'savings'])(
    'of the report %s are the same in its file',
    async (name) => {
      const { from, to } = await read('30d');
      const { body } = await admin.get<Report>(`/api/admin/reports/${name}?from=${from}&to=${to}`);
      const { text } = await admin.get(`/api/admin/reports/${name}.csv?from=${from}&to=${to}`);
      const last = text.trim().split('\r\n').at(-1)?.split(',') ?? [];
      expect(body.measures.map((_, at) => Number(last[1 + 2 * at]))).toEqual(
        body.measures.map(({ unit }, at) => (body.total[at] ?? 0) / (unit === 'paisa' ? 100 : 1)),
      );
    },
  );

  it('are for admins alone, and reject what cannot be', async () => {
    expect((await running.client().get(PATH)).status).toBe(401);
    expect((await owner.get(PATH)).status).toBe(403);
    expect((await (await signedIn('customer@example.com')).get(PATH)).status).toBe(403);
    for (const query of ['period=90d', 'period=30d&period=7d', 'days=30'])
      expect([query, (await admin.get<{ code: string }>(`${PATH}?${query}`)).body.code]).toEqual([
        query,
        'request.invalid',
      ]);
    expect((await admin.get<Figures & { period: string }>(PATH)).body.period).toBe('30d');
    const { from, to } = await read('7d');
    for (const name of ['volume', 'income'])
      expect(
        (await admin.get<{ code: string }>(`/api/admin/reports/${name}?from=${from}&to=${to}&by=city`)).body
          .code,
      ).toBe('request.invalid');
    expect((await owner.get('/api/admin/reports/recurring')).status).toBe(403);
    expect((await owner.get('/api/admin/reports/recurring.csv')).status).toBe(403);
  });
});
