import { create, day, form, running, setUp, shop, other, admin, tearDown } from '../vendor-deals.fixture.js';
import { ago, confirmed, itemSince, shownSince } from './prices.fixture.js';
import { PRICE_HISTORY } from '../../../src/database/migrations/1771200360020-known-prices.js';
import { nepalDay } from '../../../src/common/time/nepal-day.js';
import { withoutTriggers } from '../../support/without-triggers.js';
import { phonePhoto, upload } from '../../support/pictures.js';

interface Deal {
  id: number;
  version: number;
  referencePrice: { amount: number; since: string; source: string };
}
interface Problem {
  code: string;
  field: string;
  price: number;
  from: string;
  until: string | null;
}
interface Price {
  from: string;
  until: string | null;
  regularPrice: number;
  dealPrice: number | null;
  source: string;
}
interface Item {
  id: number;
  name: string;
  dealCount: number;
  prices: { regularPrice: number }[];
}
interface Check {
  code: string;
  passed: boolean;
  amount: number | null;
}
interface Checked {
  suggestedItem: { id: number; name: string } | null;
  allPassed: boolean;
  checks: Check[];
}

const update = (id: number, changes: Record<string, unknown>) =>
  shop.owner.client.patch<Problem & Deal>(`/api/deals/${id}`, changes);

const approve = (id: number, body: Record<string, unknown> = {}) =>
  admin.client.patch<Problem>(`/api/admin/deals/${id}/approve`, body);

const pricesOf = async (id: number): Promise<Price[]> =>
  (await running.client().get<Price[]>(`/api/deals/${id}/prices`)).body;

const pageOf = async (id: number): Promise<Deal> =>
  (await running.client().get<Deal>(`/api/deals/${id}`)).body;

const checkedOf = async (id: number): Promise<Checked> =>
  (await admin.client.get<Checked[]>(`/api/admin/deals/checks?ids=${id}`)).body[0] as Checked;

const referenceCheck = async (id: number): Promise<Check | undefined> =>
  (await checkedOf(id)).checks.find(({ code }) => code === 'reference');

describe('real prices', () => {
  beforeAll(setUp);
  afterAll(tearDown);

  describe('the log of prices (PL1)', () => {
    it('begins with the approval of a deal and follows approved changes and pauses', async () => {
      const { id } = await create({ title: 'Sel roti with tea', originalPrice: 200 });
      expect(await running.database.query('SELECT FROM price_log WHERE deal_id = $1', [id])).toMatchObject({
        rowCount: 0,
      });
      expect((await approve(id)).status).toBe(200);
      expect(await pricesOf(id)).toMatchObject([
        { until: null, regularPrice: 200, dealPrice: 100, source: 'deal' },
      ]);
      await update(id, { originalPrice: 180 });
      expect(await pricesOf(id)).toHaveLength(1);
      const {
        rows: [revision],
      } = await running.database.query<{ id: number }>('SELECT id FROM deal_revisions WHERE deal_id = $1', [
        id,
      ]);
      await admin.client.patch(`/api/admin/revisions/${revision?.id}/approve`);
      const [first, second] = await pricesOf(id);
      expect([first?.regularPrice, second?.regularPrice]).toEqual([200, 180]);
      expect(first?.until).toBe(second?.from);
      await shop.owner.client.post(`/api/deals/${id}/pause`);
      await shop.owner.client.post(`/api/deals/${id}/resume`);
      const prices = await pricesOf(id);
      expect(prices).toHaveLength(3);
      expect(Date.parse(prices[1]?.until ?? '')).toBeLessThan(Date.parse(prices[2]?.from ?? ''));
    });

    it('rejects changed, deleted and backdated rows', async () => {
      const id = await shownSince(3);
      const of = (statement: string): Promise<unknown> => running.database.query(statement, [id]);
      await expect(of('UPDATE price_log SET regular_price = 1 WHERE deal_id = $1')).rejects.toThrow(
        /append-only|permission/,
      );
      await expect(of('DELETE FROM price_log WHERE deal_id = $1')).rejects.toThrow(/append-only|permission/);
      await expect(
        of(`INSERT INTO price_log (deal_id, in_force_from, starts_at, regular_price, deal_price, source)
            VALUES ($1, now() - interval '9 days', now(), 1, 1, 'deal')`),
      ).rejects.toThrow('later time');
    });

    it('begins with what is known from before it', async () => {
      const changed = await shownSince(50, { original_price: 400, discounted_price: 200 });
      const unchanged = await shownSince(40, { original_price: 300, discounted_price: 150 });
      const revision = (deal: number, days: number, changes: object): Promise<unknown> =>
        running.database.query(
          `INSERT INTO deal_revisions (deal_id, changes, status, submitted_at, decided_at) VALUES ($1, $2, 'approved', $3, $3)`,
          [deal, changes, ago(days)],
        );
      await revision(changed, 20, { originalPrice: 450, discountedPrice: 225 });
      await revision(changed, 15, { title: 'Better momo' });
      await revision(changed, 10, { originalPrice: 400, discountedPrice: 200 });
      await withoutTriggers(`DELETE FROM price_log WHERE deal_id IS NOT NULL; ${PRICE_HISTORY}`);
      const prices = await pricesOf(changed);
      expect(prices.map(({ regularPrice, dealPrice, source }) => [regularPrice, dealPrice, source])).toEqual([
        [450, 225, 'history'],
        [400, 200, 'history'],
      ]);
      expect(prices[0]?.until).toBe(prices[1]?.from);
      expect(await pricesOf(unchanged)).toMatchObject([
        { regularPrice: 300, source: 'history', until: null },
      ]);
      expect((await pageOf(unchanged)).referencePrice).toMatchObject({ amount: 300, source: 'stated' });
      expect((await update(unchanged, { originalPrice: 301 })).body.price).toBe(300);
    });

    it('has a public page of prices for public deals only', async () => {
      const { id } = await create({ title: 'Hidden thali' });
      expect((await running.client().get(`/api/deals/${id}/prices`)).status).toBe(404);
      expect((await running.client().get('/api/deals/0/prices')).status).toBe(404);
    });
  });

  describe('items (PL2)', () => {
    it('are created and listed by the business, with a price and its photo', async () => {
      const { client } = shop.owner;
      const { body: item, status } = await client.post<Item>('/api/vendors/me/price-items', {
        name: 'Kothey momo',
        priceFor: { count: 1, unit: 'pieces' },
      });
      expect([status, item.name, item.prices]).toEqual([201, 'Kothey momo', []]);
      const { id: photoId, path: photo } = (await upload(client, 'deal', await phonePhoto())).body;
      const path = `/api/vendors/me/price-items/${item.id}/prices`;
      const from = new Date(Date.now() + day).toISOString();
      const recorded = await client.post<Item>(path, { regularPrice: 320, from, photoId });
      expect([recorded.status, recorded.body.prices]).toMatchObject([201, [{ regularPrice: 320, photo }]]);
      const { body: items } = await client.get<Item[]>('/api/vendors/me/price-items');
      expect(items).toContainEqual(recorded.body);
      const { rows: events } = await running.database.query<{ payload: object }>(
        `SELECT payload FROM outbox WHERE type = 'price.recorded' AND (payload->>'itemId')::int = $1`,
        [item.id],
      );
      expect(events).toMatchObject([{ payload: { vendorId: shop.id, regularPrice: 320, from } }]);
      const again = await client.post<Problem>(path, { regularPrice: 300, from, photoId });
      expect([again.status, again.body.code]).toEqual([400, 'request.invalid']);
      const past = await client.post<Problem>(path, {
        regularPrice: 300,
        from: ago(2).toISOString(),
        photoId,
      });
      expect([past.status, past.body.code]).toEqual([400, 'request.invalid']);
      const bad = await client.post<Problem>(path, { regularPrice: '1', from, photoId: 'menu' });
      expect(bad.status).toBe(400);
      expect((await client.post('/api/vendors/me/price-items', { name: 'x' })).status).toBe(400);
    });

    it('are not found by another business', async () => {
      const item = await itemSince(1, 200, 'Thukpa');
      const photoId = '0199a000-0000-7000-8000-000000000000';
      const theirs = await other.owner.client.post<Problem>(`/api/vendors/me/price-items/${item}/prices`, {
        regularPrice: 1,
        from: new Date().toISOString(),
        photoId,
      });
      expect([theirs.status, theirs.body.code]).toEqual([404, 'price-item.not-found']);
      const linked = await other.owner.client.post<Problem>('/api/deals', { ...form(), priceItemId: item });
      expect([linked.status, linked.body.code]).toEqual([400, 'request.invalid']);
      const signedOut = await running.client().get('/api/vendors/me/price-items');
      expect(signedOut.status).toBe(401);
    });
  });

  describe('the original price (PL5)', () => {
    it('cannot be raised above the log during a deal, and the response names price and date', async () => {
      const id = await shownSince(12, { title: 'Gundruk soup', original_price: 500, discounted_price: 250 });
      const raised = await update(id, { originalPrice: 700 });
      expect([raised.status, raised.body]).toMatchObject([
        400,
        { code: 'deal.price-contradicted', field: 'originalPrice', price: 500 },
      ]);
      expect(Math.abs(Date.parse(raised.body.from) - ago(12).getTime())).toBeLessThan(60_000);
      expect((await update(id, { title: 'Gundruk soup and rice' })).status).toBe(200);
      expect((await update(id, { originalPrice: 480, discountedPrice: 250 })).status).toBe(200);
    });

    it('is compared with the item when an earlier deal is copied', async () => {
      const { id } = await create({ title: 'Newari khaja', originalPrice: 600 });
      await approve(id);
      const copy = await shop.owner.client.post<Problem>('/api/deals', {
        ...form(),
        title: 'Newari Khaja',
        originalPrice: 900,
      });
      expect([copy.status, copy.body.code, copy.body.price]).toEqual([400, 'deal.price-contradicted', 600]);
      const honest = await create({ title: 'Newari Khaja', originalPrice: 600 });
      expect(honest.id).toBeGreaterThan(id);
    });

    it('is not compared with an item that is not confirmed, until an admin confirms it', async () => {
      const item = await itemSince(50, 400, 'Plate of chicken momo');
      const { id } = await create({ title: 'Plate of chicken momos', originalPrice: 650, priceItemId: item });
      expect(await checkedOf(id)).toMatchObject({
        allPassed: false,
        suggestedItem: { id: item, recorded: { regularPrice: 400, photo: '/media/menu.webp' } },
      });
      expect(await referenceCheck(id)).toMatchObject({ passed: false, amount: 400 });
      const refused = await approve(id, { priceItemId: item });
      expect([refused.status, refused.body.code, refused.body.price]).toEqual([
        400,
        'deal.price-contradicted',
        400,
      ]);
      expect((await update(id, { originalPrice: 400 })).status).toBe(200);
      expect((await approve(id, { priceItemId: item })).status).toBe(200);
      expect((await pageOf(id)).referencePrice).toMatchObject({ amount: 400, source: 'stated' });
      const later = await update(id, { priceItemId: null });
      expect([later.status, later.body.code]).toEqual([400, 'request.invalid']);
    });

    it('is that of an item which a draft names, once the draft is submitted', async () => {
      const { client } = shop.owner;
      const item = await itemSince(5, 400, 'Aloo tama bowl');
      const content = {
        title: 'Bamboo shoot bowl',
        description: 'One bowl for you and one for a friend.',
        discountType: 'percentage',
        discountValue: '50',
        originalPrice: '400',
        categoryId: form().categoryId,
        ...{ startDate: nepalDay(new Date()), endDate: nepalDay(new Date(Date.now() + 20 * day)) },
        priceItemId: item,
      };
      const draft = await client.post<{ id: number; version: number }>('/api/vendors/me/deal-drafts', {
        content,
      });
      const path = `/api/vendors/me/deal-drafts/${draft.body.id}/submit`;
      const deal = await client.post<Deal & { priceItemId: number }>(path, { version: draft.body.version });
      expect([deal.status, deal.body.priceItemId]).toEqual([201, item]);
      expect((await checkedOf(deal.body.id)).suggestedItem).toMatchObject({ id: item });
      const bad = { content: { ...content, priceItemId: 'momo' } };
      expect((await client.post('/api/vendors/me/deal-drafts', bad)).status).toBe(400);
    });

    it('may follow a recorded price that is older than 30 days', async () => {
      const item = await itemSince(200, 500, 'Sekuwa');
      await running.database.query(
        `INSERT INTO price_log (item_id, in_force_from, starts_at, regular_price, source, photo)
         VALUES ($1, $2, $2, 560, 'recorded', '/media/menu-2.webp')`,
        [item, ago(31)],
      );
      const id = await shownSince(60, { title: 'Sekuwa', original_price: 500, ...confirmed(item) });
      expect((await update(id, { originalPrice: 561, discountedPrice: 250 })).body.price).toBe(560);
      expect((await update(id, { originalPrice: 560, discountedPrice: 250 })).status).toBe(200);
    });

    it('is suggested an item by a similar title', async () => {
      const item = await itemSince(5, 400, 'Jeri and swari breakfast');
      const { id } = await create({ title: 'Jeri swari breakfast', originalPrice: 400 });
      expect(await checkedOf(id)).toMatchObject({ suggestedItem: { id: item }, allPassed: true });
    });
  });

  describe('the page of a deal (PL6)', () => {
    it('says that the business stated the price, unless the log covers 30 days before the discount', async () => {
      const stated = await shownSince(40, { original_price: 800, discounted_price: 400 });
      expect((await pageOf(stated)).referencePrice).toMatchObject({ amount: 800, source: 'stated' });
      const item = await itemSince(120, 720, 'Lapsi drink');
      const full = { original_price: 720, discounted_price: 720, end_date: ago(39) };
      await shownSince(90, { title: 'Lapsi at the full price', ...full, ...confirmed(item) });
      const logged = await shownSince(40, { title: 'Lapsi', original_price: 720, ...confirmed(item) });
      expect((await pageOf(logged)).referencePrice).toMatchObject({ amount: 720, source: 'log' });
      const lower = await shownSince(40, { title: 'Lapsi', original_price: 700, ...confirmed(item) });
      expect((await pageOf(lower)).referencePrice).toMatchObject({ amount: 700, source: 'log' });
      expect(await pricesOf(logged)).toMatchObject([
        { regularPrice: 720, dealPrice: null, source: 'recorded' },
        { regularPrice: 720, dealPrice: 720, source: 'deal' },
        { regularPrice: 720, dealPrice: 500, source: 'deal' },
        { regularPrice: 700, dealPrice: 500, source: 'deal' },
      ]);
    });
  });
});
