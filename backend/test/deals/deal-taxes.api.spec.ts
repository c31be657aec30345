import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS } from '../../src/modules/settings/setting-definitions.js';
import { describeApi } from '../../src/openapi/openapi.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Taxed {
  errors?: { field: string; message: string }[];
  id: number;
  version: number;
  taxes: string;
  sumToPay: number;
  discountedPrice: number;
  pendingRevision: { id: number; changes: Record<string, unknown> } | null;
}

interface Shown {
  charge: number;
  saves: number;
  amount: number | null;
  onTop: { taxes: string; price: number; serviceCharge: number; vat: number } | null;
}

interface Sum {
  price: number;
  taxes: string;
  serviceCharge: number;
  vat: number;
  sum: number;
}

/** The preview of the deal editor computes them too: `vendor-mfe/src/features/deal-editor/sum-to-pay.spec.ts`. */
const SUMS = JSON.parse(readFileSync(path.join(import.meta.dirname, '../tax-sums.json'), 'utf8')) as Sum[];

const FORM = {
  categoryId: 1,
  title: 'Two plates of buff momo',
  description: 'Steamed or kothey, with achar.',
  discountType: 'percentage',
  discountValue: '50',
  originalPrice: 1_000,
  startDate: new Date(Date.now() + 3_600_000).toISOString(),
  endDate: new Date(Date.now() + 40 * 86_400_000).toISOString(),
};

describe('VAT and service charge of a deal', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    [shop, admin] = await Promise.all([world.business(), world.admin()]);
  });

  afterAll(() => running.stop());

  const create = (change: object) => shop.owner.client.post<Taxed>('/api/deals', { ...FORM, ...change });
  const page = async (id: number): Promise<Taxed & { taxRates: object }> =>
    (await running.client().get<Taxed & { taxRates: object }>(`/api/deals/${id}`)).body;
  const issue = async (dealId: number, customer?: Person): Promise<string> => {
    const { client } = customer ?? (await world.person());
    return (await client.post<{ code: string }>('/api/redemptions', { dealId })).body.code;
  };
  const lookUp = async (code: string): Promise<Shown> =>
    (await shop.owner.client.post<Shown>('/api/counter/lookup', { code })).body;

  it.each([
    [undefined, 'included', 500],
    ['included', 'included', 500],
    ['vat-extra', 'vat-extra', 565],
    ['vat-and-service-extra', 'vat-and-service-extra', 622],
  ])('%p: the service charge comes first, then VAT, half rupees up (D12)', async (taxes, stored, sum) => {
    const { status, body } = await create({ taxes });
    expect([status, body.taxes, body.sumToPay, body.discountedPrice]).toEqual([201, stored, sum, 500]);
  });

  it.each(SUMS)('$price with $taxes at $serviceCharge % and $vat % is $sum', async (one) => {
    const { rows } = await running.database.query<{ sum: number }>(
      'SELECT sum_to_pay($1, $2, $3, $4) AS sum',
      [one.price, one.taxes, one.serviceCharge, one.vat],
    );
    expect(rows[0]?.sum).toBe(one.sum);
  });

  it('are in the price of a deal that is bought in advance (D11)', async () => {
    const { status, body } = await create({ saleMode: 'prepaid', taxes: 'vat-extra' });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'taxes']);
    expect((await create({ saleMode: 'prepaid' })).status).toBe(201);
  });

  it('are one of three, which the error names in the order of the form, also once the API was described', async () => {
    describeApi(running.app);
    expect((await create({ taxes: 'none' })).body.errors?.[0]?.message).toBe(
      'VAT and service charge must be one of: included, vat-extra, vat-and-service-extra.',
    );
  });

  it('change as every other field: an admin approves them', async () => {
    const id = await world.deal(shop);
    const { body } = await shop.owner.client.patch<Taxed>(`/api/deals/${id}`, { taxes: 'vat-extra' });
    expect(body.pendingRevision?.changes).toEqual({ taxes: 'vat-extra' });
    expect(await page(id)).toMatchObject({ taxes: 'included', sumToPay: 500 });
    await admin.client.patch(`/api/admin/revisions/${body.pendingRevision?.id}/approve`);
    expect(await page(id)).toMatchObject({
      taxes: 'vat-extra',
      sumToPay: 565,
      taxRates: { serviceCharge: 10, vat: 13 },
    });
  });

  it('stand in lists and are charged at the counter as they were when the code was issued', async () => {
    const id = await world.deal(shop, { taxes: 'vat-and-service-extra', title: 'Thali for the whole table' });
    const list = await running.client().get<Taxed[]>('/api/deals?search=thali');
    expect(list.body).toMatchObject([{ id, taxes: 'vat-and-service-extra', sumToPay: 622 }]);
    const customer = await world.person();
    const own = async () =>
      (await customer.client.get<{ deal: object; amount: number | null }[]>('/api/redemptions/me')).body[0];
    const code = await issue(id, customer);
    await running.database.query(`UPDATE deals SET taxes = 'included' WHERE id = $1`, [id]);
    expect(await lookUp(code)).toMatchObject({
      charge: 622,
      saves: 500,
      onTop: { taxes: 'vat-and-service-extra', price: 500, serviceCharge: 10, vat: 13 },
    });
    const kept = {
      taxes: 'vat-and-service-extra',
      discountedPrice: 500,
      sumToPay: 622,
      originalSum: 1_243,
    };
    expect(await own()).toMatchObject({ amount: null, deal: kept });
    const accepted = await shop.owner.client.post<Shown>('/api/counter/accept', { code });
    expect(accepted.body.amount).toBe(622);
    expect(await own()).toMatchObject({ amount: 622, deal: kept });
    expect(await lookUp(await issue(id))).toMatchObject({ charge: 500, onTop: null });
  });

  it('follow the settings, whose defaults the database knows', async () => {
    const { rows } = await running.database.query(
      `SELECT tax_percent('serviceCharge') AS service, tax_percent('vat') AS vat`,
    );
    expect(rows[0]).toEqual({
      service: SETTINGS['taxes.serviceCharge'].default,
      vat: SETTINGS['taxes.vat'].default,
    });
    const id = await world.deal(shop, { taxes: 'vat-extra' });
    const code = await issue(id);
    const changed = await admin.client.patch('/api/admin/settings', {
      changes: [{ key: 'taxes.vat', value: 15, version: 0 }],
    });
    expect(changed.status).toBe(200);
    expect(await page(id)).toMatchObject({ sumToPay: 575, taxRates: { serviceCharge: 10, vat: 15 } });
    const site = await running.client().get<{ taxRates: object }>('/api/site');
    expect(site.body.taxRates).toEqual({ serviceCharge: 10, vat: 15 });
    expect(await lookUp(code)).toMatchObject({ charge: 565 });
  });
});
