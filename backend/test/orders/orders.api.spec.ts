import { OrderExpiryJob } from '../../src/modules/orders/index.js';
import { type Person } from '../support/world.js';
import {
  type OrderSummary,
  untilHeard,
  times,
  setup,
  world,
  shop,
  one,
  prepaid,
  taken,
  place,
  begin,
  pay,
  read,
  bought,
  expire,
  givePoints,
  pointsOf,
  setUp,
  tearDown,
} from './orders.fixture.js';

describe('orders', () => {
  beforeAll(setUp);
  afterAll(tearDown);

  describe('placing one', () => {
    it('takes the cart, holds places and prices for half an hour, and leaves the cart until it is paid', async () => {
      const [customer, dealId] = [await world.person(), await prepaid({ total_limit: 5 })];
      await customer.client.put(`/api/cart/${dealId}`, { quantity: 2 });
      const { status, body } = await customer.client.post<OrderSummary>('/api/orders');
      expect([status, body.state, body.total, body.due]).toEqual([201, 'awaiting_payment', 1_000, 1_000]);
      const minutes = (Date.parse(body.expiresAt) - Date.now()) / 60_000;
      expect(Math.round(minutes)).toBe(30);
      expect(await taken(dealId)).toBe(2);
      await pay(customer, body.id);
      expect((await customer.client.get<{ lines: unknown[] }>('/api/cart')).body.lines).toEqual([]);
      expect((await read(customer, body.id)).lines[0]?.passes).toHaveLength(2);
    });

    it('keeps the price that was agreed upon', async () => {
      const [customer, dealId] = [await world.person(), await prepaid()];
      const { body } = await place(customer, dealId);
      await setup.running.database.query('UPDATE deals SET discounted_price = 900 WHERE id = $1', [dealId]);
      expect((await begin(customer, body.id)).body.amount).toBe(500);
    });

    it('says that a price changed before anything is paid', async () => {
      const [customer, dealId] = [await world.person(), await prepaid({ total_limit: 3 })];
      const answer = await place(customer, dealId, 2, { expectedTotal: 900 });
      expect([answer.status, answer.body.code, answer.body.total]).toEqual([
        409,
        'order.price-changed',
        1_000,
      ]);
      expect(await taken(dealId)).toBe(0);
    });

    it('gives way to the next one as long as nobody began to pay', async () => {
      const [customer, dealId] = [
        await world.person(),
        await prepaid({ total_limit: 4, redemption_limit: 2 }),
      ];
      const { body: first } = await place(customer, dealId, 2);
      const { body: second } = await place(customer, dealId, 2);
      expect([(await read(customer, first.id)).state, second.state, await taken(dealId)]).toEqual([
        'expired',
        'awaiting_payment',
        2,
      ]);
      await begin(customer, second.id);
      const third = await place(customer, dealId);
      expect([third.status, third.body.code, third.body.orderId]).toEqual([409, 'order.open', second.id]);
    });

    it.each([
      ['an empty cart', {}, 'order.empty', 409],
      ['nothing named', { items: [] }, 'request.invalid', 400],
      [
        'a deal named twice',
        {
          items: [
            { dealId: 1, quantity: 1 },
            { dealId: 1, quantity: 1 },
          ],
        },
        'request.invalid',
        400,
      ],
      ['too many', { items: [{ dealId: 1, quantity: 21 }] }, 'request.invalid', 400],
      ['a price of one’s own', { items: [{ dealId: 1, quantity: 1, unitPrice: 1 }] }, 'request.invalid', 400],
      ['a deal that is not there', { items: [{ dealId: 999_999, quantity: 1 }] }, 'deal.not-found', 404],
      ['the number of a card', { usePoints: '4242424242424242' }, 'payment.card-number', 400],
    ])('is rejected for %s', async (_, body, code, status) => {
      const answer = await (await world.person()).client.post('/api/orders', body);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    });

    it('is rejected for what is paid at the counter, one’s own business and an e-mail nobody verified', async () => {
      const customer = await world.person();
      expect((await place(customer, await world.deal(shop))).body.code).toBe('deal.counter-only');
      expect((await place(shop.owner, await prepaid())).body.code).toBe('deal.own-business');
      expect((await place(await world.person({ verified: false }), await prepaid())).body.code).toBe(
        'auth.email-unverified',
      );
    });

    it('takes effect once under one key', async () => {
      const [customer, dealId] = [await world.person(), await prepaid({ total_limit: 9 })];
      const answers = await Promise.all(
        times(10).map(() =>
          customer.client.post<OrderSummary>(
            '/api/orders',
            { items: [{ dealId, quantity: 1 }] },
            { 'idempotency-key': 'once' },
          ),
        ),
      );
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(await taken(dealId)).toBe(1);
    });

    it('lets fifty people at once to the last ten places: ten reach payment, forty are told', async () => {
      const dealId = await prepaid({ total_limit: 10 });
      const people = await Promise.all(times(50).map(() => world.person()));
      const answers = await Promise.all(
        people.map(async (person) => {
          const { status, body } = await untilHeard(() => place(person, dealId));
          if (status !== 201) return `${status} ${body.code}`;
          return `${status} ${(await begin(person, body.id)).status}`;
        }),
      );
      expect(answers.sort()).toEqual([
        ...times(10).map(() => '201 201'),
        ...times(40).map(() => '409 order.sold-out'),
      ]);
      expect(await taken(dealId)).toBe(10);
      expect(
        await one(
          `SELECT count(*)::int AS value FROM payments p JOIN orders o ON o.public_id = p.purpose_id JOIN order_lines l ON l.order_id = o.id WHERE l.deal_id = $1`,
          [dealId],
        ),
      ).toBe(10);
      await setup.running.database.query(
        `UPDATE orders SET expires_at = now() - interval '1 second' WHERE id IN (SELECT order_id FROM order_lines WHERE deal_id = $1)`,
        [dealId],
      );
      await setup.running.app.get(OrderExpiryJob).settle();
      expect(await taken(dealId)).toBe(0);
    });

    it('counts a day’s places, and gives those of an unpaid order back on the same day (L3)', async () => {
      const [first, second] = [await world.person(), await world.person()];
      const dealId = await prepaid({ daily_limit: 1 });
      const { body: order } = await place(first, dealId);
      expect((await place(second, dealId)).body.code).toBe('deal.daily-limit-reached');
      await expire(order.id);
      expect((await place(second, dealId)).status).toBe(201);
    });
  });

  describe('giving back', () => {
    const refund = (person: Person, orderId: string, body: object = {}) =>
      person.client.post<OrderSummary>(`/api/orders/${orderId}/refunds`, body);

    it('one code and then the rest returns money and points to the rupee', async () => {
      const [customer, dealId] = [
        await world.person(),
        await prepaid({ total_limit: 12, discounted_price: 333 }),
      ];
      await givePoints(customer, 1_000);
      const order = await bought(customer, dealId, 3, { usePoints: true });
      expect([order.total, order.due]).toEqual([999, 899]);
      const [first] = order.lines[0]?.passes ?? [];
      const part = await refund(customer, order.id, { passIds: [first?.id] });
      expect([part.status, part.body.state, part.body.refunds.map(({ amount }) => amount)]).toEqual([
        201,
        'partially_refunded',
        [299],
      ]);
      expect([await taken(dealId), await pointsOf(customer)]).toEqual([2, 340]);
      const { body: whole } = await refund(customer, order.id);
      expect([whole.state, whole.refunds.map(({ amount }) => amount)]).toEqual(['refunded', [299, 600]]);
      await setup.reconcile();
      const ended = await read(customer, order.id);
      expect([
        await taken(dealId),
        await pointsOf(customer),
        ended.refunds.map(({ state }) => state),
      ]).toEqual([0, 1_000, ['completed', 'completed']]);
      expect(ended.payments[0]?.state).toBe('refunded');
    });

    it('has one invoice for what was paid in money, and a credit note for each part that went back (IN1)', async () => {
      const [customer, dealId] = [await world.person(), await prepaid()];
      await givePoints(customer, 1_000);
      const order = await bought(customer, dealId, 2, { usePoints: true });
      const [first] = order.lines[0]?.passes ?? [];
      await refund(customer, order.id, { passIds: [first?.id] });
      await refund(customer, order.id);
      const { rows } = await setup.running.database.query(
        `SELECT i.kind, i.total_paisa::int AS total, corrected.kind AS corrects FROM invoices i LEFT JOIN invoices corrected ON corrected.id = i.corrects_id
         WHERE i.source LIKE 'order:' || $1 || '%' ORDER BY i.id`,
        [order.id],
      );
      expect(rows).toEqual([
        { kind: 'invoice', total: 90_000, corrects: null },
        { kind: 'credit-note', total: 45_000, corrects: 'invoice' },
        { kind: 'credit-note', total: 45_000, corrects: 'invoice' },
      ]);
    });

    it('is paid back by hand where the gateway has no call, and closed by an admin with a reference', async () => {
      const [customer, admin, dealId] = [await world.person(), await world.admin(), await prepaid()];
      const { body: order } = await place(customer, dealId);
      await pay(customer, order.id, 'esewa');
      const { body } = await refund(customer, order.id);
      const close = () =>
        admin.client.post(`/api/admin/refunds/${body.refunds[0]?.id}/close`, { reference: 'ESEWA-77' });
      expect((await close()).body.code).toBe('refund.not-manual');
      await setup.reconcile();
      expect((await read(customer, order.id)).refunds[0]?.state).toBe('manual');
      expect((await close()).status).toBe(200);
      const ended = await read(customer, order.id);
      expect([ended.refunds[0]?.state, ended.payments[0]?.state]).toEqual(['completed', 'refunded']);
    });

    it('is rejected for a used code, another order’s, twice and after 24 hours', async () => {
      const [customer, dealId] = [await world.person(), await prepaid()];
      const [used, other] = [await bought(customer, dealId), await bought(customer, dealId)];
      const passId = used.lines[0]?.passes[0]?.id ?? '';
      const { body: pass } = await customer.client.get<{ code: string }>(`/api/redemptions/${passId}`);
      await shop.owner.client.post('/api/counter/accept', { code: pass.code });
      expect((await refund(customer, used.id)).body.code).toBe('order.nothing-to-refund');
      expect((await refund(customer, other.id, { passIds: [passId] })).body.code).toBe(
        'order.nothing-to-refund',
      );
      await setup.running.database.query(
        `UPDATE orders SET paid_at = paid_at - interval '24 hours 1 second' WHERE public_id = $1`,
        [other.id],
      );
      expect((await refund(customer, other.id)).body.code).toBe('order.refund-too-late');
      const admin = await world.admin();
      const late = await admin.client.post(`/api/admin/orders/${other.id}/refunds`, {
        reason: 'Shop closed',
      });
      expect(late.status).toBe(200);
      expect((await refund(customer, other.id)).body.code).toBe('order.nothing-to-refund');
    });

    it('and using it at once is one of both', async () => {
      const [customer, dealId] = [await world.person(), await prepaid()];
      for (const _round of times(6)) {
        const order = await bought(customer, dealId);
        const { body: pass } = await customer.client.get<{ code: string }>(
          `/api/redemptions/${order.lines[0]?.passes[0]?.id}`,
        );
        const [back, used] = await Promise.all([
          refund(customer, order.id),
          shop.owner.client.post('/api/counter/accept', { code: pass.code }),
        ]);
        expect([back.status === 201, used.status === 200].filter(Boolean)).toHaveLength(1);
      }
    });

    it('is not what Cancel does: that would lose the money', async () => {
      const order = await bought(await world.person(), await prepaid());
      const customer = await world.person();
      const own = await bought(customer, await prepaid());
      const { body } = await customer.client.post(`/api/redemptions/${own.lines[0]?.passes[0]?.id}/cancel`);
      expect(body.code).toBe('pass.bought');
      expect(
        (await customer.client.post(`/api/redemptions/${order.lines[0]?.passes[0]?.id}/cancel`)).status,
      ).toBe(404);
    });
  });

  describe('a bought code at the counter', () => {
    it('charges nothing, and comes again when its use is taken back', async () => {
      const [customer, dealId] = [
        await world.person(),
        await prepaid({ total_limit: 1, redemption_limit: 1 }),
      ];
      const order = await bought(customer, dealId);
      const passId = order.lines[0]?.passes[0]?.id ?? '';
      const { body: pass } = await customer.client.get<{ code: string }>(`/api/redemptions/${passId}`);
      const accepted = await shop.owner.client.post<{ charge: number; amount: number; saves: number }>(
        '/api/counter/accept',
        { code: pass.code },
      );
      expect(accepted.body).toMatchObject({ charge: 0, amount: 0, saves: 500, isBought: true });
      const { status } = await shop.owner.client.post(`/api/redemptions/${passId}/void`, {
        reason: 'Wrong guest',
      });
      expect(status).toBe(200);
      const passes = (await read(customer, order.id)).lines[0]?.passes ?? [];
      expect(passes.map(({ state }) => state)).toEqual(['voided', 'issued']);
      expect(await taken(dealId)).toBe(1);
    });
  });
});
