import {
  type OrderSummary,
  times,
  setup,
  world,
  prepaid,
  taken,
  place,
  begin,
  confirm,
  pay,
  read,
  bought,
  expire,
  givePoints,
  pointsOf,
  setUp,
  tearDown,
} from './orders.fixture.js';

describe('payment of an order', () => {
  beforeAll(setUp);
  afterAll(tearDown);

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
      await setup.choose(payment, 'lost');
      await setup.reconcileAfter(6);
      expect((await read(customer, order.id)).lines[0]?.passes).toHaveLength(1);
    });

    it('gives one set of passes however often and at once it is confirmed and called', async () => {
      const [customer, dealId] = [await world.person(), await prepaid()];
      const { body: order } = await place(customer, dealId, 2);
      const { body: payment } = await begin(customer, order.id, 'stripe');
      const query = await setup.choose(payment, 'twice');
      await Promise.all(times(10).map(() => confirm(customer, payment, query)));
      expect((await read(customer, order.id)).lines[0]?.passes).toHaveLength(2);
    });

    it('gives nothing for a payment that failed, and may be tried again', async () => {
      const [customer, dealId] = [await world.person(), await prepaid({ total_limit: 1 })];
      const { body: order } = await place(customer, dealId);
      const { body: payment } = await begin(customer, order.id);
      await confirm(customer, payment, await setup.choose(payment, 'fail'));
      const waiting = await read(customer, order.id);
      expect([waiting.state, waiting.lines[0]?.passes]).toEqual(['awaiting_payment', []]);
      await pay(customer, order.id, 'esewa');
      expect((await read(customer, order.id)).state).toBe('paid');
    });

    it('answers the open payment again, and rejects a second one of what is paid', async () => {
      const [customer, dealId] = [await world.person(), await prepaid()];
      const { body: order } = await place(customer, dealId);
      const [first, again] = [await begin(customer, order.id), await begin(customer, order.id)];
      expect(again.body.id).toBe(first.body.id);
      await confirm(customer, first.body, await setup.choose(first.body, 'pay'));
      expect((await begin(customer, order.id)).body.code).toBe('order.paid-already');
    });

    it('sends a second payment of one order back by itself', async () => {
      const [customer, dealId] = [await world.person(), await prepaid()];
      const { body: order } = await place(customer, dealId);
      const { body: first } = await begin(customer, order.id, 'khalti');
      const { body: second } = await begin(customer, order.id, 'stripe');
      await Promise.all([setup.choose(first, 'lost'), setup.choose(second, 'lost')]);
      await setup.reconcileAfter(6);
      await setup.reconcile();
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
      await confirm(customer, payment, await setup.choose(payment, 'pay'));
      expect([(await read(customer, order.id)).state, await taken(dealId)]).toEqual(['paid', 1]);
    });

    it('late goes back by itself when somebody else has the place', async () => {
      const [customer, other] = [await world.person(), await world.person()];
      const dealId = await prepaid({ total_limit: 1 });
      const { body: order } = await place(customer, dealId);
      const { body: payment } = await begin(customer, order.id);
      await expire(order.id);
      expect((await bought(other, dealId)).state).toBe('paid');
      await confirm(customer, payment, await setup.choose(payment, 'pay'));
      await setup.reconcile();
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
      await setup.running.database.query(
        `UPDATE deals SET end_date = now() - interval '1 second' WHERE id = $1`,
        [dealId],
      );
      await confirm(customer, payment, await setup.choose(payment, 'pay'));
      await setup.reconcile();
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
      await setup.running.database.query(
        `UPDATE orders SET expires_at = now() - interval '1 second' WHERE public_id = $1`,
        [overdue.id],
      );
      const listed = async (states: string): Promise<string[]> => {
        const { body } = await customer.client.get<OrderSummary[]>(`/api/orders?state=${states}`);
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
      const { body: order } = await customer.client.post<OrderSummary>('/api/orders');
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
      expect((await customer.client.get<OrderSummary[]>('/api/orders')).body.map(({ id }) => id)).toEqual([
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
      await confirm(customer, payment, await setup.choose(payment, 'pay'));
      await setup.reconcile();
      expect([(await read(customer, order.id)).state, await pointsOf(customer)]).toEqual(['failed', 100]);
    });
  });
});
