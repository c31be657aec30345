import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OrderExpiryJob } from '../../src/modules/orders/index.js';
import { PaymentDesk, type ShownPayment } from '../support/money/payment-desk.js';
import { type Business, type Person, World } from '../support/world.js';

interface ShownOrder {
  id: string;
  state: string;
  total: number;
  due: number;
  pointsValue: number;
  expiresAt: string;
  refundableUntil: string | null;
  lines: { dealId: number; quantity: number; passes: { id: string; state: string }[] }[];
  payments: { id: string; state: string }[];
  refunds: { id: string; amount: number; state: string }[];
  code: string;
  orderId?: string;
  noTransfer: { code: string; until: string | null } | null;
}

/** Whoever finds the server too busy to begin asks again, as a browser does. */
async function untilHeard<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  const answer = await ask();
  return answer.status === 503 ? untilHeard(ask) : answer;
}

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('orders', () => {
  let desk: PaymentDesk;
  let world: World;
  let shop: Business;

  beforeAll(async () => {
    desk = await PaymentDesk.start();
    world = new World(desk.running.database, desk.running.url);
    await world.catalog();
    shop = await world.business();
  });

  afterAll(async () => {
    const { rows: broken } = await desk.running.database.query(
      await readFile(path.join(import.meta.dirname, '../support/invariants.sql'), 'utf8'),
    );
    await desk.stop();
    expect(broken).toEqual([]);
  });

  const one = async <T>(sql: string, values: unknown[]): Promise<T> => {
    const { rows } = await desk.running.database.query<{ value: T }>(sql, values);
    return (rows[0] as { value: T }).value;
  };
  const prepaid = (columns: Record<string, unknown> = {}): Promise<number> =>
    world.deal(shop, { sale_mode: 'prepaid', ...columns });
  const taken = (dealId: number): Promise<number> =>
    one('SELECT taken AS value FROM deal_capacities WHERE deal_id = $1', [dealId]);
  const place = (person: Person, dealId: number, quantity = 1, more: object = {}) =>
    person.client.post<ShownOrder>('/api/orders', { items: [{ dealId, quantity }], ...more });
  const begin = (person: Person, orderId: string, gateway = 'khalti') =>
    person.client.post<ShownPayment & { code: string }>(`/api/orders/${orderId}/payments`, { gateway });
  const confirm = (person: Person, payment: ShownPayment, query: Record<string, string> | null) =>
    person.client.post<ShownPayment>(`/api/payments/${payment.id}/confirm`, query ?? {});
  const pay = async (person: Person, orderId: string, gateway = 'khalti'): Promise<ShownPayment> => {
    const { body: payment } = await begin(person, orderId, gateway);
    const { text, body } = await confirm(person, payment, await desk.choose(payment, 'pay'));
    if (body.state !== 'completed') throw new Error(`The payment was not completed: ${text}`);
    return payment;
  };
  const read = async (person: Person, orderId: string): Promise<ShownOrder> =>
    (await person.client.get<ShownOrder>(`/api/orders/${orderId}`)).body;
  const bought = async (
    person: Person,
    dealId: number,
    quantity = 1,
    more: object = {},
  ): Promise<ShownOrder> => {
    const { body } = await place(person, dealId, quantity, more);
    await pay(person, body.id);
    return read(person, body.id);
  };
  const expire = async (orderId: string): Promise<void> => {
    await desk.running.database.query(
      `UPDATE orders SET expires_at = now() - interval '1 second' WHERE public_id = $1`,
      [orderId],
    );
    await desk.running.app.get(OrderExpiryJob).settle();
  };
  const givePoints = (person: Person, points: number) =>
    desk.running.database.query(
      `WITH entry AS (INSERT INTO points_ledger (user_id, delta, kind) VALUES ($1, $2, 'correction'))
       UPDATE users SET loyalty_points = loyalty_points + $2 WHERE id = $1`,
      [person.id, points],
    );
  const pointsOf = (person: Person): Promise<number> =>
    one('SELECT loyalty_points AS value FROM users WHERE id = $1', [person.id]);

  describe('placing one', () => {
    it('takes the cart, holds places and prices for half an hour, and leaves the cart until it is paid', async () => {
      const [customer, dealId] = [await world.person(), await prepaid({ total_limit: 5 })];
      await customer.client.put(`/api/cart/${dealId}`, { quantity: 2 });
      const { status, body } = await customer.client.post<ShownOrder>('/api/orders');
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
      await desk.running.database.query('UPDATE deals SET discounted_price = 900 WHERE id = $1', [dealId]);
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
    ])('is refused for %s', async (_, body, code, status) => {
      const answer = await (await world.person()).client.post('/api/orders', body);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    });

    it('is refused for what is paid at the counter, one’s own business and an e-mail nobody verified', async () => {
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
          customer.client.post<ShownOrder>(
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
      await desk.running.database.query(
        `UPDATE orders SET expires_at = now() - interval '1 second' WHERE id IN (SELECT order_id FROM order_lines WHERE deal_id = $1)`,
        [dealId],
      );
      await desk.running.app.get(OrderExpiryJob).settle();
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

  describe('paying', () => {
    it.each(['esewa', 'khalti', 'stripe'])(
      'through %s gives the passes, with the sale in the ledger',
      async (gateway) => {
        const [customer, dealId] = [await world.person(), await prepaid({ total_limit: 12 })];
        const { body: order } = await place(customer, dealId, 3);
        await pay(customer, order.id, gateway);
        const paid = await read(customer, order.id);
        expect([paid.state, paid.lines[0]?.passes.map(({ state }) => state)]).toEqual([
          'paid',
          ['issued', 'issued', 'issued'],
        ]);
        expect(await taken(dealId)).toBe(3);
        const { body: passes } =
          await customer.client.get<{ isBought: boolean; expiresAt: string }[]>('/api/redemptions/me');
        expect(passes.map(({ isBought }) => isBought)).toEqual([true, true, true]);
      },
    );

    it('gives the passes to somebody who closed the browser after it', async () => {
      const [customer, dealId] = [await world.person(), await prepaid()];
      const { body: order } = await place(customer, dealId);
      const { body: payment } = await begin(customer, order.id, 'esewa');
      await desk.choose(payment, 'lost');
      await desk.reconcileAfter(6);
      expect((await read(customer, order.id)).lines[0]?.passes).toHaveLength(1);
    });

    it('gives one set of passes however often and at once it is confirmed and called', async () => {
      const [customer, dealId] = [await world.person(), await prepaid()];
      const { body: order } = await place(customer, dealId, 2);
      const { body: payment } = await begin(customer, order.id, 'stripe');
      const query = await desk.choose(payment, 'twice');
      await Promise.all(times(10).map(() => confirm(customer, payment, query)));
      expect((await read(customer, order.id)).lines[0]?.passes).toHaveLength(2);
    });

    it('gives nothing for a payment that failed, and may be tried again', async () => {
      const [customer, dealId] = [await world.person(), await prepaid({ total_limit: 1 })];
      const { body: order } = await place(customer, dealId);
      const { body: payment } = await begin(customer, order.id);
      await confirm(customer, payment, await desk.choose(payment, 'fail'));
      const waiting = await read(customer, order.id);
      expect([waiting.state, waiting.lines[0]?.passes]).toEqual(['awaiting_payment', []]);
      await pay(customer, order.id, 'esewa');
      expect((await read(customer, order.id)).state).toBe('paid');
    });

    it('answers the open payment again, and refuses a second one of what is paid', async () => {
      const [customer, dealId] = [await world.person(), await prepaid()];
      const { body: order } = await place(customer, dealId);
      const [first, again] = [await begin(customer, order.id), await begin(customer, order.id)];
      expect(again.body.id).toBe(first.body.id);
      await confirm(customer, first.body, await desk.choose(first.body, 'pay'));
      expect((await begin(customer, order.id)).body.code).toBe('order.paid-already');
    });

    it('sends a second payment of one order back by itself', async () => {
      const [customer, dealId] = [await world.person(), await prepaid()];
      const { body: order } = await place(customer, dealId);
      const { body: first } = await begin(customer, order.id, 'khalti');
      const { body: second } = await begin(customer, order.id, 'stripe');
      await Promise.all([desk.choose(first, 'lost'), desk.choose(second, 'lost')]);
      await desk.reconcileAfter(6);
      await desk.reconcile();
      const paid = await read(customer, order.id);
      expect(paid.payments.map(({ state }) => state).sort()).toEqual(['completed', 'refunded']);
      expect([
        paid.lines[0]?.passes.length,
        paid.refunds.map(({ amount, state }) => [amount, state]),
      ]).toEqual([1, [[500, 'completed']]]);
    });

    it('late is honoured while there are places', async () => {
      const [customer, dealId] = [await world.person(), await prepaid({ total_limit: 1 })];
      const { body: order } = await place(customer, dealId);
      const { body: payment } = await begin(customer, order.id);
      await expire(order.id);
      expect([(await read(customer, order.id)).state, await taken(dealId)]).toEqual(['expired', 0]);
      expect((await begin(customer, order.id)).body.code).toBe('order.expired');
      await confirm(customer, payment, await desk.choose(payment, 'pay'));
      expect([(await read(customer, order.id)).state, await taken(dealId)]).toEqual(['paid', 1]);
    });

    it('late goes back by itself when somebody else has the place', async () => {
      const [customer, other] = [await world.person(), await world.person()];
      const dealId = await prepaid({ total_limit: 1 });
      const { body: order } = await place(customer, dealId);
      const { body: payment } = await begin(customer, order.id);
      await expire(order.id);
      expect((await bought(other, dealId)).state).toBe('paid');
      await confirm(customer, payment, await desk.choose(payment, 'pay'));
      await desk.reconcile();
      const failed = await read(customer, order.id);
      expect([failed.state, failed.lines[0]?.passes, failed.refunds.map(({ state }) => state)]).toEqual([
        'failed',
        [],
        ['completed'],
      ]);
      expect(await taken(dealId)).toBe(1);
    });

    it('for a deal that ended meanwhile goes back by itself', async () => {
      const [customer, dealId] = [await world.person(), await prepaid({ total_limit: 2 })];
      const { body: order } = await place(customer, dealId);
      const { body: payment } = await begin(customer, order.id);
      await desk.running.database.query(
        `UPDATE deals SET end_date = now() - interval '1 second' WHERE id = $1`,
        [dealId],
      );
      await confirm(customer, payment, await desk.choose(payment, 'pay'));
      await desk.reconcile();
      const failed = await read(customer, order.id);
      expect([failed.state, failed.refunds[0]?.state, await taken(dealId)]).toEqual([
        'failed',
        'completed',
        0,
      ]);
    });

    it('by bank transfer holds it for three days, and an admin confirms what arrived', async () => {
      const [customer, admin, dealId] = [await world.person(), await world.admin(), await prepaid()];
      const { body: order } = await place(customer, dealId);
      const { body: payment } = await begin(customer, order.id, 'bank-transfer');
      expect([payment.redirect, payment.reference]).toEqual([
        null,
        expect.stringMatching(/^DB[A-Z0-9]{10}$/),
      ]);
      const hours = (Date.parse((await read(customer, order.id)).expiresAt) - Date.now()) / 3_600_000;
      expect(Math.round(hours)).toBe(72);
      const confirmTransfer = () =>
        admin.client.post(`/api/admin/payments/${payment.id}/confirm-transfer`, {
          reference: `NB-${order.id}`,
        });
      const answers = await Promise.all(times(5).map(confirmTransfer));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
      expect((await read(customer, order.id)).state).toBe('paid');
      const { body: next } = await place(customer, dealId);
      const { body: other } = await begin(customer, next.id, 'bank-transfer');
      const again = { reference: `NB-${order.id}` };
      const twice = await admin.client.post<{ code: string }>(
        `/api/admin/payments/${other.id}/confirm-transfer`,
        again,
      );
      expect([twice.status, twice.body.code]).toEqual([409, 'payment.reference-taken']);
    });

    it('are listed by state, overdue ones as expired before anybody settled them', async () => {
      const customer = await world.person();
      const paid = await bought(customer, await prepaid());
      const { body: overdue } = await place(customer, await prepaid());
      await begin(customer, overdue.id);
      await desk.running.database.query(
        `UPDATE orders SET expires_at = now() - interval '1 second' WHERE public_id = $1`,
        [overdue.id],
      );
      const listed = async (states: string): Promise<string[]> => {
        const { body } = await customer.client.get<ShownOrder[]>(`/api/orders?state=${states}`);
        return body.map(({ id }) => id);
      };
      expect(await listed('awaiting_payment')).toEqual([]);
      expect(await listed('expired,failed')).toEqual([overdue.id]);
      const { body: open } = await place(customer, await prepaid());
      expect(await listed('awaiting_payment')).toEqual([open.id]);
      expect(await listed('expired,failed')).toEqual([overdue.id]);
      expect(await listed('paid,partially_refunded')).toEqual([paid.id]);
      expect(await listed('awaiting_payment,expired,paid')).toEqual([open.id, overdue.id, paid.id]);
      expect((await customer.client.get('/api/orders?state=lost')).status).toBe(400);
    });

    it('that nobody began to pay for takes nothing out of the cart it was made of (OR2)', async () => {
      const [customer, dealId] = [await world.person(), await prepaid({ redemption_limit: 1 })];
      await customer.client.put(`/api/cart/${dealId}`, { quantity: 1 });
      const { body: order } = await customer.client.post<ShownOrder>('/api/orders');
      const inCart = async (): Promise<number | undefined> =>
        (await customer.client.get<{ lines: { quantity: number }[] }>('/api/cart')).body.lines[0]?.quantity;
      expect(await inCart()).toBe(1);
      await begin(customer, order.id);
      expect(await inCart()).toBe(0);
    });

    it('shows nobody somebody else’s order', async () => {
      const [customer, other] = [await world.person(), await world.person()];
      const { body: order } = await place(customer, await prepaid());
      expect((await other.client.get(`/api/orders/${order.id}`)).status).toBe(404);
      expect((await begin(other, order.id)).status).toBe(404);
      expect((await other.client.post(`/api/orders/${order.id}/refunds`)).status).toBe(404);
      expect((await other.client.get<unknown[]>('/api/orders')).body).toEqual([]);
      expect((await customer.client.get<ShownOrder[]>('/api/orders')).body.map(({ id }) => id)).toEqual([
        order.id,
      ]);
    });
  });

  describe('paying with points', () => {
    it('pays at most half, and takes them when the order is placed', async () => {
      const [customer, dealId] = [await world.person(), await prepaid()];
      await givePoints(customer, 1_239);
      const { body: order } = await place(customer, dealId, 1, { usePoints: true });
      expect([order.total, order.pointsValue, order.due, await pointsOf(customer)]).toEqual([
        500, 123, 377, 9,
      ]);
      expect((await begin(customer, order.id)).body.amount).toBe(377);
      await customer.client.post(`/api/orders/${order.id}/cancel`);
      await givePoints(customer, 99_000);
      expect((await place(customer, await prepaid(), 1, { usePoints: true })).body.pointsValue).toBe(250);
    });

    it('says before what they would pay, with those that a waiting order gives back (CK1)', async () => {
      const [customer, dealId] = [await world.person(), await prepaid()];
      await givePoints(customer, 1_239);
      const offer = async (total: number | string): Promise<[number, unknown]> => {
        const { status, body } = await customer.client.get(`/api/orders/points-offer?total=${total}`);
        return [status, body];
      };
      const known = { balance: 1_239, spendable: 1_239, largestShare: 50 };
      expect(await offer(500)).toEqual([200, { ...known, payable: 123 }]);
      expect(await offer(100)).toEqual([200, { ...known, payable: 50 }]);
      expect((await offer(0))[0]).toBe(400);
      const { body: order } = await place(customer, dealId, 1, { usePoints: true });
      expect(await offer(500)).toEqual([200, { ...known, payable: 123 }]);
      await begin(customer, order.id);
      expect(await offer(500)).toEqual([200, { ...known, balance: 9, spendable: 9, payable: 0 }]);
    });

    it('gives them back when nobody pays', async () => {
      const [customer, dealId] = [await world.person(), await prepaid()];
      await givePoints(customer, 1_000);
      const { body: order } = await place(customer, dealId, 1, { usePoints: true });
      await expire(order.id);
      expect(await pointsOf(customer)).toBe(1_000);
    });

    it('late sends the money back when the points are gone', async () => {
      const [customer, dealId] = [await world.person(), await prepaid()];
      await givePoints(customer, 1_000);
      const { body: order } = await place(customer, dealId, 1, { usePoints: true });
      const { body: payment } = await begin(customer, order.id);
      await expire(order.id);
      await givePoints(customer, -900);
      await confirm(customer, payment, await desk.choose(payment, 'pay'));
      await desk.reconcile();
      expect([(await read(customer, order.id)).state, await pointsOf(customer)]).toEqual(['failed', 100]);
    });
  });

  describe('giving back', () => {
    const refund = (person: Person, orderId: string, body: object = {}) =>
      person.client.post<ShownOrder>(`/api/orders/${orderId}/refunds`, body);

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
      await desk.reconcile();
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
      const { rows } = await desk.running.database.query(
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
      await desk.reconcile();
      expect((await read(customer, order.id)).refunds[0]?.state).toBe('manual');
      expect((await close()).status).toBe(200);
      const ended = await read(customer, order.id);
      expect([ended.refunds[0]?.state, ended.payments[0]?.state]).toEqual(['completed', 'refunded']);
    });

    it('is refused for a used code, another order’s, twice and after 24 hours', async () => {
      const [customer, dealId] = [await world.person(), await prepaid()];
      const [used, other] = [await bought(customer, dealId), await bought(customer, dealId)];
      const passId = used.lines[0]?.passes[0]?.id ?? '';
      const { body: pass } = await customer.client.get<{ code: string }>(`/api/redemptions/${passId}`);
      await shop.owner.client.post('/api/counter/accept', { code: pass.code });
      expect((await refund(customer, used.id)).body.code).toBe('order.nothing-to-refund');
      expect((await refund(customer, other.id, { passIds: [passId] })).body.code).toBe(
        'order.nothing-to-refund',
      );
      await desk.running.database.query(
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
    it('charges nothing, and comes anew when its use is taken back', async () => {
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
