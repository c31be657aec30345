import { jest } from '@jest/globals';
import { nepalDay } from '../../src/common/time/nepal-day.js';
import type { Business, Person } from '../support/world.js';
import { DAY, Honour } from './honour.fixture.js';

interface Costs {
  cases: number;
  points: { cases: number; amount: number };
  refunds: { cases: number; amount: number };
  again: number;
  deals: { id: number; cases: number; chargedMore: number; refused: number; amount: number }[];
  branches: { id: number | null; name: string | null; cases: number; refused: number }[];
}

interface Report {
  measures: { name: string }[];
  total: number[];
  rows: { key: string; values: number[] }[];
}

interface Scores {
  rowCount: number;
  low: number;
  scored: number;
  answers: number;
  cases: number;
  rows: {
    vendor: { id: number };
    given: number;
    counted: number;
    percent: number | null;
    yes: number;
    partly: number;
    no: number;
    cases: number;
    against: number;
  }[];
}

const NONE = { cases: 0, amount: 0 };

describe('what cases cost, and reports about them', () => {
  let honour: Honour;
  let shop: Business;
  let dealId: number;
  let admin: Person;

  beforeAll(async () => {
    honour = await Honour.start();
    admin = await honour.world.admin();
  });

  beforeEach(async () => {
    honour.resetClock();
    honour.mockClock();
    shop = await honour.world.business();
    dealId = await honour.world.deal(shop);
  });

  afterEach(() => jest.restoreAllMocks());
  afterAll(() => honour.stop());

  /** A case about a use, and one about a code that was rejected. */
  const openBoth = async (): Promise<{ overpaid: string; rejected: string }> => {
    const guest = await honour.customer();
    const used = await guest.client.post<{ id: string; code: string }>('/api/redemptions', { dealId });
    const { code } = used.body;
    await shop.owner.client.post('/api/counter/accept', { code, amount: 700, branchId: shop.branchId });
    const overpaid = await honour.open(guest, used.body.id);
    const other = await honour.customer('Bina');
    const { body } = await other.client.post<{ id: string }>('/api/redemptions', { dealId });
    const rejected = await honour.open(other, body.id, {
      reason: 'refused',
      wants: 'again',
      paid: undefined,
    });
    expect([overpaid.status, rejected.status]).toEqual([201, 201]);
    await shop.owner.client.post(`/api/honour/cases/${overpaid.body.id}/answer`, {
      answer: 'pay-back',
      amount: 50,
    });
    await guest.client.post(`/api/honour/cases/${overpaid.body.id}/accept-offer`, {});
    return { overpaid: overpaid.body.id, rejected: rejected.body.id };
  };
  const costs = async (): Promise<Costs> =>
    (await shop.owner.client.get<Costs>('/api/vendors/me/honour/costs')).body;

  it('a business reads its costs by deal and branch (HN14)', async () => {
    expect(await costs()).toEqual({
      ...{ cases: 0, points: NONE, refunds: NONE, again: 0, deals: [], branches: [] },
    });
    const { rejected } = await openBoth();
    const read = await costs();
    expect(read).toMatchObject({ cases: 2, points: { cases: 1, amount: 50 }, refunds: NONE, again: 0 });
    expect(read.deals).toMatchObject([{ id: dealId, cases: 2, chargedMore: 1, refused: 1, amount: 50 }]);
    expect(read.branches).toMatchObject([
      { id: shop.branchId, cases: 1, refused: 0 },
      { id: null, name: null, cases: 1, refused: 1 },
    ]);
    await shop.owner.client.post(`/api/honour/cases/${rejected}/answer`, { answer: 'again' });
    await honour.later(3 * DAY);
    expect(await costs()).toMatchObject({ cases: 2, again: 1 });
  });

  it('withdrawn cases and those of other businesses are left out', async () => {
    const guest = await honour.customer();
    const { body } = await honour.open(guest, await honour.used(shop, guest, dealId, 700));
    await guest.client.post(`/api/honour/cases/${body.id}/withdraw`, {});
    expect((await costs()).cases).toBe(0);
    const counter = await honour.world.staff(shop);
    expect((await counter.client.get('/api/vendors/me/honour/costs')).status).toBe(403);
    expect((await honour.running.client().get('/api/vendors/me/honour/costs')).status).toBe(401);
  });

  const today = nepalDay(new Date());
  const period = `from=${today}&to=${today}`;

  it('admins read rejected codes and cases by business, category and city (RP9)', async () => {
    await openBoth();
    const read = async (by: string): Promise<Report> =>
      (await admin.client.get<Report>(`/api/admin/reports/refusals?${period}&by=${by}`)).body;
    const report = await read('vendor');
    const names = report.measures.map(({ name }) => name);
    const valuesOf = (values: readonly number[]) =>
      Object.fromEntries(names.map((name, n) => [name, values[n]]));
    const id = String(shop.id);
    const own = report.rows.find(({ key }) => key === id);
    expect(valuesOf(own?.values ?? [])).toEqual({
      ...{ cases: 2, rejectedCodes: 1, casesSettled: 1, casesForCustomer: 0, casesForBusiness: 0 },
      ...{ casesUnanswered: 0, givenBack: 50 },
    });
    for (const by of ['category', 'city', 'day']) {
      const { total, rows } = await read(by);
      expect(rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)).toBe(total[0]);
    }
    const before = await admin.client.get<Report>(
      '/api/admin/reports/refusals?from=2020-01-01&to=2020-01-31',
    );
    expect(before.body.total).toEqual([0, 0, 0, 0, 0, 0, 0]);
    const file = await admin.client.get(`/api/admin/reports/refusals.csv?${period}&by=vendor`);
    expect([file.status, file.text.split('\r\n')[0]]).toEqual([
      200,
      expect.stringContaining('Rejected codes'),
    ]);
  });

  it('admins read the scores, the lowest first, with answers and cases of the period (RP9)', async () => {
    await openBoth();
    const high = await honour.world.business();
    for (const [id, given, counted] of [
      [shop.id, 15, 20],
      [high.id, 99, 100],
    ])
      await honour.running.database.query('SELECT vendors_set_honour($1, $2, $3)', [id, given, counted]);
    const { body } = await admin.client.get<Scores>(`/api/admin/reports/honour?${period}`);
    const rows = body.rows.filter(({ percent }) => percent !== null);
    expect(rows.map(({ vendor, percent }) => [vendor.id, percent])).toEqual([
      [shop.id, 75],
      [high.id, 99],
    ]);
    expect(rows[0]).toMatchObject({ given: 15, counted: 20, partly: 1, cases: 2, against: 0 });
    expect(body).toMatchObject({ scored: 2, low: 1 });
    const file = await admin.client.get(`/api/admin/reports/honour.csv?${period}`);
    expect(file.text.split('\r\n').length).toBe(body.rowCount + 2);
  });

  it('reject a period that ends before it begins, and people without the right to reports', async () => {
    const support = await honour.world.admin('support');
    for (const name of ['refusals', 'honour']) {
      const path = `/api/admin/reports/${name}`;
      expect((await admin.client.get(`${path}?from=2026-02-02&to=2026-02-01`)).status).toBe(400);
      expect((await admin.client.get(`${path}?from=x&to=${today}`)).status).toBe(400);
      expect((await support.client.get(`${path}?${period}`)).status).toBe(403);
      expect((await shop.owner.client.get(`${path}?${period}`)).status).toBe(403);
      expect((await honour.running.client().get(`${path}?${period}`)).status).toBe(401);
    }
  });
});
