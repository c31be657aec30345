import type { ApiClient } from '../support/api/api-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { statementsDuring } from '../support/statements.js';
import { type Business, type Person, World } from '../support/world.js';

interface Saved {
  id: number;
  title: string;
  priceThen: number;
  discountedPrice: number;
  availability: string;
}

interface Line extends Saved {
  quantity: number;
  wishedQuantity: number;
  maxQuantity: number;
  limitedBy: string;
  lineTotal: number;
}

interface Cart {
  lines: Line[];
  count: number;
  subtotal: number;
  savings: number;
  total: number;
}

const DAY_MS = 86_400_000;

describe('kept deals', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let customer: Person;
  let client: ApiClient;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
  });

  beforeEach(async () => {
    customer = await world.person();
    client = customer.client;
  });

  afterAll(() => running.stop());

  const change = (dealId: number, columns: string): Promise<unknown> =>
    running.database.query(`UPDATE deals SET ${columns} WHERE id = $1`, [dealId]);
  const prepaid = (columns: Record<string, unknown> = {}): Promise<number> =>
    world.deal(shop, { sale_mode: 'prepaid', ...columns });
  const favorites = async (): Promise<Saved[]> => (await client.get<Saved[]>('/api/favorites')).body;
  const cart = async (): Promise<Cart> => (await client.get<Cart>('/api/cart')).body;

  describe('favorites', () => {
    it('are added and removed, once however often it is asked', async () => {
      const dealId = await world.deal(shop);
      for (let time = 0; time < 2; time++)
        expect((await client.put(`/api/favorites/${dealId}`)).status).toBe(204);
      expect(await favorites()).toMatchObject([
        { id: dealId, priceThen: 500, availability: 'available', favoriteSince: expect.any(String) },
      ]);
      for (let time = 0; time < 2; time++)
        expect((await client.delete(`/api/favorites/${dealId}`)).status).toBe(204);
      expect(await favorites()).toEqual([]);
    });

    it('say what became of them', async () => {
      const names = ['cheaper', 'paused', 'ended', 'soldOut', 'withdrawn'] as const;
      const gone = await world.business();
      const ids = Object.fromEntries(
        await Promise.all(
          names.map(async (name) => [
            name,
            await world.deal(name === 'withdrawn' ? gone : shop, { title: `Deal ${name}` }),
          ]),
        ),
      ) as Record<(typeof names)[number], number>;
      for (const name of names) await client.put(`/api/favorites/${ids[name]}`);
      await change(ids.cheaper, 'discounted_price = 400');
      await change(ids.paused, 'is_active = false');
      await change(ids.ended, `end_date = now() - interval '1 minute'`);
      await running.database.query(
        'UPDATE deal_capacities SET total_limit = 1, taken = 1 WHERE deal_id = $1',
        [ids.soldOut],
      );
      await running.database.query(`UPDATE vendors SET status = 'suspended' WHERE id = $1`, [gone.id]);
      const now = new Map((await favorites()).map((kept) => [kept.id, kept]));
      expect(now.get(ids.cheaper)).toMatchObject({ priceThen: 500, discountedPrice: 400 });
      expect(names.map((name) => now.get(ids[name])?.availability)).toEqual([
        'available',
        'paused',
        'ended',
        'sold-out',
        'withdrawn',
      ]);
    });

    it.each([
      [{ moderation_status: 'pending' }],
      [{ moderation_status: 'rejected' }],
      [{ is_active: false }],
      [{ start_date: new Date(Date.now() + DAY_MS) }],
    ])('do not reveal a deal with %j', async (columns) => {
      const dealId = await world.deal(shop, columns);
      const rejected = await client.put(`/api/favorites/${dealId}`);
      expect([rejected.status, rejected.body.code]).toEqual([404, 'deal.not-found']);
      expect((await client.get<Saved[]>(`/api/favorites/preview?items=${dealId}:1`)).body).toEqual([]);
      if ('is_active' in columns) return;
      await client.post('/api/favorites/merge', { items: [{ dealId }] });
      expect(await favorites()).toEqual([]);
    });

    it('come page by page, the newest first', async () => {
      const ids = [await world.deal(shop), await world.deal(shop), await world.deal(shop)];
      for (const id of ids) await client.put(`/api/favorites/${id}`);
      const first = await client.get<Saved[]>('/api/favorites?limit=2');
      expect(first.body.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
      expect(first.headers.get('x-total-count')).toBe('3');
      const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] as string;
      expect((await client.get<Saved[]>(next)).body.map(({ id }) => id)).toEqual([ids[0]]);
      expect((await client.get('/api/favorites/ids')).body).toEqual([...ids].reverse());
    });

    it('are merged from the browser without losing or doubling any', async () => {
      const [own, both, kept] = [await world.deal(shop), await world.deal(shop), await world.deal(shop)];
      await client.put(`/api/favorites/${own}`);
      await client.put(`/api/favorites/${both}`);
      const items = [{ dealId: kept, priceThen: 450 }, { dealId: both }, { dealId: 2_000_000_000 }];
      for (let time = 0; time < 2; time++) {
        const merged = await client.post<number[]>('/api/favorites/merge', { items });
        expect([merged.status, [...merged.body].sort()]).toEqual([200, [own, both, kept].sort()]);
      }
      expect((await favorites()).find(({ id }) => id === kept)).toMatchObject({ priceThen: 450 });
    });

    it('belong to one person', async () => {
      const dealId = await world.deal(shop);
      await client.put(`/api/favorites/${dealId}`);
      const other = await world.person();
      await other.client.delete(`/api/favorites/${dealId}`);
      expect((await other.client.get('/api/favorites')).body).toEqual([]);
      expect(await favorites()).toHaveLength(1);
    });

    it('are read with one statement', async () => {
      const { statements } = await statementsDuring(running, () => client.get('/api/favorites'));
      expect(statements.filter((sql) => /favorites/.test(sql))).toHaveLength(1);
    });

    it('stay within their bound, also when many are added at once', async () => {
      await running.database.query(
        `INSERT INTO deals (vendor_id, category_id, title, description, discount_type, discount_value, original_price, discounted_price,
           start_date, end_date, moderation_status, first_approved_at)
         SELECT $1, 1, 'Filler deal', 'One of very many deals.', 'fixed', '1', 2, 1, now() - interval '1 day', now() + interval '9 days', 'approved', now()
         FROM generate_series(1, 1010)`,
        [shop.id],
      );
      await running.database.query(
        'INSERT INTO deal_capacities (deal_id) SELECT id FROM deals ON CONFLICT DO NOTHING',
      );
      const { rows } = await running.database.query<{ id: number }>(
        `SELECT id FROM deals WHERE title = 'Filler deal' ORDER BY id`,
      );
      await running.database.query(
        `INSERT INTO favorites (user_id, deal_id, price_then) SELECT $1, id, 1 FROM deals WHERE title = 'Filler deal' ORDER BY id LIMIT 998`,
        [customer.id],
      );
      const answers = await Promise.all(rows.slice(998).map(({ id }) => client.put(`/api/favorites/${id}`)));
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, ...Array(10).fill(409)]);
      const merged = await client.post('/api/favorites/merge', {
        items: rows.slice(998).map(({ id }) => ({ dealId: id })),
      });
      expect(merged.body.code).toBe('favorites.full');
      expect((await client.get<number[]>('/api/favorites/ids')).body).toHaveLength(1_000);
    });
  });

  describe('the cart', () => {
    it('takes prepaid deals and counts what they cost', async () => {
      const [spa, trip] = [await prepaid(), await prepaid({ original_price: 300, discounted_price: 200 })];
      await client.put(`/api/cart/${spa}`, { quantity: 1 });
      await client.put(`/api/cart/${trip}`, { quantity: 3 });
      const answer = await client.put<Cart>(`/api/cart/${spa}`, { quantity: 2 });
      expect([answer.status, answer.body]).toMatchObject([
        200,
        { count: 5, subtotal: 2_900, savings: 1_300, total: 1_600 },
      ]);
      expect(answer.body.lines.map(({ id, quantity, lineTotal }) => [id, quantity, lineTotal])).toEqual([
        [spa, 2, 1_000],
        [trip, 3, 600],
      ]);
      expect((await client.put<Cart>(`/api/cart/${trip}`, { quantity: 0 })).body.lines).toHaveLength(1);
      expect(await cart()).toMatchObject({ count: 2, total: 1_000 });
    });

    it('rejects what cannot be bought', async () => {
      const rejected = async (dealId: number, quantity = 1, by = client): Promise<unknown> => {
        const { status, body } = await by.put(`/api/cart/${dealId}`, { quantity });
        return [status, body.code];
      };
      expect(await rejected(await world.deal(shop))).toEqual([409, 'deal.counter-only']);
      expect(await rejected(await prepaid({ end_date: new Date(Date.now() - 1_000) }))).toEqual([
        409,
        'deal.expired',
      ]);
      expect(await rejected(await prepaid({ is_active: false }))).toEqual([404, 'deal.not-found']);
      expect(await rejected(2_000_000_000)).toEqual([404, 'deal.not-found']);
      expect(await rejected(await prepaid(), 1, shop.owner.client)).toEqual([403, 'deal.own-business']);
      expect(await rejected(await prepaid({ redemption_limit: 2 }), 3)).toEqual([409, 'cart.quantity-limit']);
      const full = await prepaid({ total_limit: 1 });
      await running.database.query('UPDATE deal_capacities SET taken = 1 WHERE deal_id = $1', [full]);
      expect(await rejected(full)).toEqual([409, 'deal.sold-out']);
      expect((await cart()).lines).toEqual([]);
    });

    it.each([[-1], [1.5], [21], ['2'], [null], [undefined]])('rejects the quantity %j', async (quantity) => {
      const { status, body } = await client.put(`/api/cart/${await prepaid()}`, { quantity });
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'quantity']);
    });

    it('says what changed since something was put in', async () => {
      const [fewer, dearer, ended] = [await prepaid({ total_limit: 16 }), await prepaid(), await prepaid()];
      for (const id of [fewer, dearer, ended]) await client.put(`/api/cart/${id}`, { quantity: 4 });
      await running.database.query('UPDATE deal_capacities SET taken = 15 WHERE deal_id = $1', [fewer]);
      await change(dearer, 'discounted_price = 700');
      await change(ended, `end_date = now() - interval '1 minute'`);
      const { lines, ...sums } = await cart();
      expect(lines).toMatchObject([
        { id: fewer, wishedQuantity: 4, quantity: 1, maxQuantity: 1, limitedBy: 'total' },
        { id: dearer, quantity: 4, priceThen: 500, discountedPrice: 700 },
        { id: ended, quantity: 0, wishedQuantity: 4, availability: 'ended', lineTotal: 0 },
      ]);
      expect(sums).toEqual({ count: 5, subtotal: 5_000, savings: 1_700, total: 3_300 });
    });

    it('counts the passes a customer has against the limit per person', async () => {
      const dealId = await prepaid({ redemption_limit: 3 });
      await client.put(`/api/cart/${dealId}`, { quantity: 3 });
      await change(dealId, `sale_mode = 'counter'`);
      await client.post('/api/redemptions', { dealId });
      await change(dealId, `sale_mode = 'prepaid'`);
      expect((await cart()).lines).toMatchObject([{ quantity: 2, maxQuantity: 2, limitedBy: 'person' }]);
    });

    it('is merged from the browser: the larger quantity stays, capped in plain sight', async () => {
      const [more, less, capped] = [await prepaid(), await prepaid(), await prepaid({ redemption_limit: 2 })];
      await client.put(`/api/cart/${more}`, { quantity: 1 });
      await client.put(`/api/cart/${less}`, { quantity: 5 });
      const items = [
        { dealId: more, quantity: 4, priceThen: 480 },
        { dealId: less, quantity: 2 },
        { dealId: capped, quantity: 5 },
        { dealId: await world.deal(shop), quantity: 1 },
      ];
      const once = await client.post<Cart>('/api/cart/merge', { items });
      expect(
        once.body.lines.map(({ id, quantity, wishedQuantity }) => [id, quantity, wishedQuantity]),
      ).toEqual([
        [more, 4, 4],
        [less, 5, 5],
        [capped, 2, 5],
      ]);
      expect((await client.post<Cart>('/api/cart/merge', { items })).body).toEqual(once.body);
    });

    it('shows before sign-in what the browser keeps, and nothing that is hidden', async () => {
      const [live, hidden] = [await prepaid({ total_limit: 12 }), await prepaid({ is_active: false })];
      const { body } = await running
        .client()
        .get<Cart>(`/api/cart/preview?items=${live}:5:900,${hidden}:1:500,999999999:1:1`);
      expect(body).toMatchObject({ count: 3, total: 1_500 });
      expect(body.lines).toMatchObject([{ id: live, quantity: 3, priceThen: 900 }]);
    });

    it.each(['', '1', '1:2', 'a:1:1', '1:1:1,', '1:1:1;1:1:1', Array(101).fill('1:1:1').join()])(
      'rejects the items %.20j',
      async (items) => {
        const { status } = await running.client().get(`/api/cart/preview?items=${items}`);
        expect(status).toBe(400);
      },
    );

    it('takes effect once under one key', async () => {
      const dealId = await prepaid();
      const headers = { 'idempotency-key': `cart-${dealId}` };
      const first = await client.put<Cart>(`/api/cart/${dealId}`, { quantity: 2 }, headers);
      await client.put(`/api/cart/${dealId}`, { quantity: 5 });
      const again = await client.put<Cart>(`/api/cart/${dealId}`, { quantity: 2 }, headers);
      expect([first.body.count, again.status, again.body.count]).toEqual([2, 200, 5]);
      const other = await client.put(`/api/cart/${dealId}`, { quantity: 3 }, headers);
      expect(other.status).toBe(422);
    });

    it('writes with few statements', async () => {
      const dealId = await prepaid();
      const { statements } = await statementsDuring(running, () =>
        client.put(`/api/cart/${dealId}`, { quantity: 1 }),
      );
      expect(statements.length).toBeLessThanOrEqual(6);
    });
  });

  it('are for signed-in people, once signed in', async () => {
    const stranger = running.client();
    for (const path of ['/api/favorites', '/api/favorites/ids', '/api/cart'])
      expect((await stranger.get(path)).status).toBe(401);
    expect((await stranger.put('/api/favorites/1')).status).toBe(401);
    expect((await stranger.put('/api/cart/1', { quantity: 1 })).status).toBe(401);
  });
});
