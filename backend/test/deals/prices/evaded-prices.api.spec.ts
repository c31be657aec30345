import { create, day, form, running, setUp, shop, admin, tearDown, world } from '../vendor-deals.fixture.js';
import { OWN_ITEMS } from '../../../src/database/migrations/1771200360020-known-prices.js';
import { withoutTriggers } from '../../support/without-triggers.js';

interface Problem {
  code: string;
  price: number;
}
interface Checked {
  suggestedItem: { id: number } | null;
  checks: { code: string; passed: boolean; amount: number | null }[];
}

const at = (days: number): Date => new Date(Date.now() + days * day);

const post = (deal: Record<string, unknown>) =>
  shop.owner.client.post<Problem & { id: number }>('/api/deals', { ...form(), ...deal });

const approve = (id: number, body: Record<string, unknown> = {}) =>
  admin.client.patch<Problem>(`/api/admin/deals/${id}/approve`, body);

const listing = (id: number, change: 'pause' | 'resume') =>
  shop.owner.client.post<Problem>(`/api/deals/${id}/${change}`);

/** A submitted and approved deal. */
async function live(deal: Record<string, unknown>): Promise<number> {
  const { id } = await create(deal);
  expect((await approve(id)).status).toBe(200);
  return id;
}

async function addItem(name: string): Promise<number> {
  const { rows } = await running.database.query<{ id: number }>(
    'INSERT INTO price_items (vendor_id, name) VALUES ($1, $2) RETURNING id',
    [shop.id, name],
  );
  return rows[0]?.id as number;
}

const record = (item: number, days: number, price: number): Promise<unknown> =>
  running.database.query(
    `INSERT INTO price_log (item_id, in_force_from, starts_at, regular_price, source, photo)
     VALUES ($1, $2, $2, $3, 'recorded', '/media/menu.webp')`,
    [item, at(-days), price],
  );

const confirmed = (item: number): Record<string, unknown> => ({
  price_item_id: item,
  price_item_confirmed_at: new Date(),
});

const shown = (from: number, until: number, columns: Record<string, unknown>): Promise<number> =>
  world.deal(shop, { start_date: at(-from), first_approved_at: at(-from), end_date: at(until), ...columns });

const checkOf = async (id: number) => {
  const [deal] = (await admin.client.get<Checked[]>(`/api/admin/deals/checks?ids=${id}`)).body;
  return { item: deal?.suggestedItem?.id, ...deal?.checks.find(({ code }) => code === 'reference') };
};

describe('evaded price checks', () => {
  beforeAll(setUp);
  afterAll(tearDown);

  describe('an item that the business names (PL3)', () => {
    it('does not replace the item that the title suggests', async () => {
      const known = await addItem('Plate of chicken chowmein');
      await record(known, 50, 400);
      const empty = await addItem('Something else');
      const { id } = await create({
        title: 'Plates of chicken chowmein',
        originalPrice: 650,
        priceItemId: empty,
      });
      expect(await checkOf(id)).toMatchObject({ item: known, passed: false, amount: 400 });
      await record(empty, 40, 900);
      expect(await checkOf(id)).toMatchObject({ item: empty, passed: false, amount: 400 });
    });

    it('is confirmed by the admin, or the deal gets an item of its own, with which copies are compared', async () => {
      const empty = await addItem('Anything');
      const deal = { title: 'Chatamari platter', originalPrice: 650, priceItemId: empty };
      const id = await live(deal);
      const { rows } = await running.database.query<{ item: number; confirmed: boolean }>(
        `SELECT price_item_id AS item, price_item_confirmed_at IS NOT NULL AS confirmed FROM deals WHERE id = $1`,
        [id],
      );
      expect(rows[0]?.confirmed).toBe(true);
      expect(rows[0]?.item).not.toBe(empty);
      const copy = await post({ ...deal, originalPrice: 900 });
      expect([copy.status, copy.body.code, copy.body.price]).toEqual([400, 'deal.price-contradicted', 650]);
    });

    it('does not free a copy whose first deal was approved in the meantime', async () => {
      const empty = await addItem('Whatever');
      const first = await create({ title: 'Yomari box', originalPrice: 500 });
      const { id } = await create({ title: 'Yomari box', originalPrice: 800, priceItemId: empty });
      expect((await approve(first.id)).status).toBe(200);
      const refused = await approve(id, { priceItemId: empty });
      expect([refused.status, refused.body.price]).toEqual([400, 500]);
    });
  });

  describe('items of equal titles (PL3)', () => {
    it('are one in the data from before the log, for each unit', async () => {
      const title = 'Dal bhat of old';
      const first = await shown(90, -50, { title });
      const second = await shown(40, 20, { title: title.toUpperCase() });
      const nights = await shown(40, 20, { title, price_for_count: 2, price_for_unit: 'nights' });
      await withoutTriggers(OWN_ITEMS);
      const { rows } = await running.database.query<{ id: number; item: number }>(
        'SELECT id, price_item_id AS item FROM deals WHERE id = ANY($1) AND price_item_confirmed_at IS NOT NULL',
        [[first, second, nights]],
      );
      const items = new Map(rows.map(({ id, item }) => [id, item]));
      expect(items.size).toBe(3);
      expect(items.get(first)).toBe(items.get(second));
      expect(items.get(nights)).not.toBe(items.get(first));
    });

    it('are represented by the one with the latest period', async () => {
      const title = 'Juju dhau cup';
      await shown(200, -150, { title, original_price: 900, ...confirmed(await addItem(title)) });
      await shown(40, -5, {
        title,
        original_price: 300,
        discounted_price: 150,
        ...confirmed(await addItem(title)),
      });
      const copy = await post({ title, originalPrice: 800 });
      expect([copy.status, copy.body.price]).toEqual([400, 300]);
    });
  });

  describe('an approval by an earlier version of the backend (PL3)', () => {
    it('links the deal to the item of its title, or to one of its own', async () => {
      const title = 'Sel roti basket';
      const first = await create({ title });
      const second = await create({ title: title.toUpperCase() });
      const other = await create({ title: 'Basket of something else' });
      const ids = [first.id, second.id, other.id];
      for (const id of ids)
        await running.database.query(
          `UPDATE deals SET moderation_status = 'approved', first_approved_at = now() WHERE id = $1`,
          [id],
        );
      const { rows } = await running.database.query<{ item: number }>(
        `SELECT price_item_id AS item FROM deals WHERE id = ANY($1) AND price_item_confirmed_at IS NOT NULL ORDER BY id`,
        [ids],
      );
      const items = rows.map(({ item }) => item);
      expect(items).toHaveLength(3);
      expect(items[0]).toBe(items[1]);
      expect(items[2]).not.toBe(items[0]);
    });
  });

  describe('a planned deal of the same item (PL5)', () => {
    const later = { originalPrice: 900, startDate: at(40).toISOString(), endDate: at(50).toISOString() };

    it('does not follow a deal that is paused and resumed', async () => {
      const title = 'Aloo tama bowl';
      const id = await live({ title, originalPrice: 500, endDate: at(60).toISOString() });
      await listing(id, 'pause');
      const planned = await live({ title, ...later });
      const resumed = await listing(id, 'resume');
      expect([resumed.status, resumed.body.code, resumed.body.price]).toEqual([
        400,
        'deal.price-contradicted',
        500,
      ]);
      await listing(planned, 'pause');
      expect((await listing(id, 'resume')).status).toBe(400);
    });

    it('does not follow a deal that ends later than at its approval', async () => {
      const title = 'Kwati soup';
      const id = await live({ title, originalPrice: 500, endDate: at(5).toISOString() });
      await live({ title, ...later });
      const changed = await shop.owner.client.patch<{ pendingRevision: { id: number } }>(`/api/deals/${id}`, {
        endDate: at(20).toISOString(),
      });
      const refused = await admin.client.patch<Problem>(
        `/api/admin/revisions/${changed.body.pendingRevision.id}/approve`,
        {},
      );
      expect([refused.status, refused.body.code, refused.body.price]).toEqual([
        400,
        'deal.price-contradicted',
        500,
      ]);
    });

    it('does not follow a cheaper deal that is approved after it', async () => {
      const title = 'Sukuti sandheko';
      await live({ title, ...later });
      const { id } = await create({ title, originalPrice: 500 });
      expect((await approve(id)).body).toMatchObject({ code: 'deal.price-contradicted', price: 500 });
    });
  });

  describe('the page of a deal (PL6)', () => {
    interface Page {
      referencePrice: { amount: number; source: string };
    }
    const pageOf = async (id: number) => (await running.client().get<Page>(`/api/deals/${id}`)).body;

    it('does not prove a price by a record that only the business made', async () => {
      const item = await addItem('Lassi');
      await record(item, 90, 720);
      const id = await shown(40, 20, { title: 'Lassi', original_price: 720, ...confirmed(item) });
      expect((await pageOf(id)).referencePrice).toMatchObject({ amount: 720, source: 'stated' });
    });

    it('reads no periods from before the last 400 days, and the history names the newest 200', async () => {
      const id = await shown(900, 20, { title: 'Masala tea' });
      await withoutTriggers(
        `INSERT INTO price_log (deal_id, in_force_from, starts_at, ends_at, regular_price, deal_price, source)
         SELECT ${id}, now() - (600 - n) * interval '1 day', now() - interval '900 days', now() + interval '20 days', 1000 + n, 10, 'deal'
         FROM generate_series(1, 250) AS n`,
      );
      const { rows } = await running.database.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM price_periods($1, NULL, now() - interval '400 days')`,
        [id],
      );
      expect(rows[0]?.n).toBe(51);
      expect((await pageOf(id)).referencePrice.source).toBe('stated');
      const prices = (await running.client().get<{ regularPrice: number }[]>(`/api/deals/${id}/prices`)).body;
      expect([prices.length, prices[0]?.regularPrice, prices.at(-1)?.regularPrice]).toEqual([
        200, 1051, 1250,
      ]);
    });
  });
});
