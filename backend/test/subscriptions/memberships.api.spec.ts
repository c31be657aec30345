import { mailsTo } from '../support/mails.js';
import { type PaymentSummary } from '../support/money/payment-setup.js';
import { type PlanOrderSummary } from '../support/money/plan-buyer.js';
import {
  DAY,
  setup,
  world,
  buyer,
  sql,
  order,
  ordered,
  bought,
  own,
  multiplier,
  expire,
  setUp,
  tearDown,
} from './memberships.fixture.js';

describe('memberships that are paid for', () => {
  beforeAll(setUp);
  afterAll(tearDown);

  describe('buying one', () => {
    it.each([
      ['premium', 'esewa', 999, 2],
      ['vip', 'stripe', 1_999, 3],
    ])(
      '%s through %s gives a year and its multiplier from the payment on (MB3)',
      async (slug, gateway, price, times) => {
        const person = await world.person();
        const order = await ordered(person, slug);
        expect(order).toMatchObject({
          change: 'start',
          state: 'awaiting_payment',
          price,
          credit: 0,
          due: price,
        });
        expect([await multiplier(person), (await own(person)).open?.id]).toEqual([1, order.id]);
        await buyer.pay(person, order.id, gateway);
        const { current, orders, open } = await own(person);
        expect([current?.slug, current?.pointsMultiplier, open, await multiplier(person)]).toEqual([
          slug,
          times,
          null,
          times,
        ]);
        const days = (Date.parse(current?.endsAt ?? '') - Date.now()) / DAY;
        expect(Math.round(days)).toBeGreaterThanOrEqual(365);
        expect(orders).toMatchObject([{ id: order.id, state: 'paid', invoices: [{ kind: 'invoice' }] }]);
      },
    );

    it('multiplies the points of a pass that is redeemed afterwards', async () => {
      const [person, shop] = [await world.person(), await world.business()];
      await bought(person, 'vip');
      const pass = await person.client.post<{ code: string }>('/api/redemptions', {
        dealId: await world.deal(shop),
      });
      await shop.owner.client.post('/api/counter/accept', { code: pass.body.code, branchId: shop.branchId });
      expect(await sql('SELECT loyalty_points AS points FROM users WHERE id = $1', [person.id])).toEqual([
        { points: 30 },
      ]);
    });

    it('keeps the price and the multiplier that were ordered (MB2)', async () => {
      const person = await world.person();
      const { id } = await ordered(person, 'premium');
      await sql(
        `UPDATE memberships SET price_yearly = 1500, points_multiplier = 5 WHERE slug = 'premium'`,
        [],
      );
      try {
        await buyer.pay(person, id);
        expect([(await buyer.read(person, id)).due, await multiplier(person)]).toEqual([999, 2]);
      } finally {
        await sql(
          `UPDATE memberships SET price_yearly = 999, points_multiplier = 2 WHERE slug = 'premium'`,
          [],
        );
      }
    });

    it('needs a verified email, a known membership, and one that can be chosen', async () => {
      const unverified = await order(await world.person({ verified: false }), 'premium');
      expect([unverified.status, unverified.body.code]).toEqual([403, 'auth.email-unverified']);
      const person = await world.person();
      for (const body of [
        {},
        { membership: 'basic' },
        { membership: 'gold' },
        { membership: 'vip', price: 1 },
      ])
        expect((await person.client.post('/api/memberships/me', body)).status).toBe(400);
      await sql(`UPDATE memberships SET is_active = false WHERE slug = 'vip'`, []);
      const gone = await order(person, 'vip');
      await sql(`UPDATE memberships SET is_active = true WHERE slug = 'vip'`, []);
      expect([gone.status, gone.body.code]).toEqual([404, 'membership.not-found']);
      expect((await setup.running.client().post('/api/memberships/me', { membership: 'vip' })).status).toBe(
        401,
      );
      expect((await setup.running.client().get('/api/memberships/me')).status).toBe(401);
    });

    it('is told, in the product and by mail', async () => {
      const person = await world.person();
      await bought(person, 'premium');
      await setup.running.deliverEvents();
      const { body } =
        await person.client.get<{ kind: string; title: string; titleNe: string }[]>('/api/notifications');
      expect(body).toMatchObject([{ kind: 'membership-bought', title: 'Your Premium membership is paid' }]);
      expect(body[0]?.titleNe).toContain('प्रिमियम');
      const mails = await mailsTo(person.email);
      expect(mails.at(-1)).toContain('Rs. 999 are paid');
    });

    it('is one under a key, and the order before it gives way (MB1)', async () => {
      const person = await world.person();
      const headers = { 'idempotency-key': `membership-${person.id}` };
      const first = await person.client.post<PlanOrderSummary>(
        '/api/memberships/me',
        { membership: 'vip' },
        headers,
      );
      const again = await person.client.post<PlanOrderSummary>(
        '/api/memberships/me',
        { membership: 'vip' },
        headers,
      );
      expect([again.status, again.body.id]).toEqual([201, first.body.id]);
      const other = await ordered(person, 'premium');
      expect([(await buyer.read(person, first.body.id)).state, (await own(person)).open?.id]).toEqual([
        'expired',
        other.id,
      ]);
      const late = await buyer.begin(person.client, first.body.id);
      expect([late.status, late.body.code]).toEqual([409, 'plan-order.expired']);
    });
  });

  describe('paying for one', () => {
    it('is for its owner alone, by a gateway that is offered', async () => {
      const [person, other] = [await world.person(), await world.person()];
      const { id } = await ordered(person, 'premium');
      expect((await other.client.get(`/api/plan-orders/${id}`)).body.code).toBe('plan-order.not-found');
      expect((await buyer.begin(other.client, id)).body.code).toBe('plan-order.not-found');
      expect((await setup.running.client().get(`/api/plan-orders/${id}`)).status).toBe(401);
      expect((await buyer.begin(setup.running.client(), id)).status).toBe(401);
      expect((await buyer.begin(person.client, id, 'cash')).status).toBe(400);
      expect((await person.client.get('/api/plan-orders/1')).status).toBe(400);
      const { body } = await buyer.begin(person.client, id);
      expect(body).toMatchObject({ orderId: null, planOrderId: id, amount: 999 });
      const admin = await world.admin();
      const seen = await admin.client.get<PaymentSummary & { planOrderId: string }>(
        `/api/admin/payments/${body.id}`,
      );
      expect([seen.body.orderId, seen.body.planOrderId]).toEqual([null, id]);
    });

    it('holds the price for half an hour, for a transfer three days; a confirmed transfer gives it (MB2)', async () => {
      const person = await world.person();
      const { id, expiresAt } = await ordered(person, 'premium');
      expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(30);
      const { body } = await buyer.begin(person.client, id, 'bank-transfer');
      const held = Date.parse((await buyer.read(person, id)).expiresAt) - Date.now();
      expect(Math.round(held / DAY)).toBe(3);
      const admin = await world.admin();
      const path = `/api/admin/payments/${body.id}/confirm-transfer`;
      expect((await admin.client.post(path, { reference: 'NB-1' })).status).toBe(200);
      expect((await own(person)).current?.slug).toBe('premium');
    });

    it('counts once for ten confirmations at once, and a second payment goes back (MB1)', async () => {
      const person = await world.person();
      const { id } = await ordered(person, 'premium');
      const first = (await buyer.begin(person.client, id, 'khalti')).body;
      const second = (await buyer.begin(person.client, id, 'esewa')).body;
      const [one, two] = [
        (await setup.choose(first, 'pay')) ?? {},
        (await setup.choose(second, 'pay')) ?? {},
      ];
      const confirm = (payment: PaymentSummary, query: Record<string, string>) =>
        person.client.post<PaymentSummary>(`/api/payments/${payment.id}/confirm`, query);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => (index % 2 ? confirm(second, two) : confirm(first, one))),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      await setup.reconcile();
      const { state, refunds, invoices, payments } = await buyer.read(person, id);
      expect([state, refunds.length, refunds[0]?.amount, invoices.length]).toEqual(['paid', 1, 999, 1]);
      expect(payments.map(({ state }) => state).sort()).toContain('completed');
      const periods = await sql('SELECT 1 FROM user_memberships WHERE user_id = $1', [person.id]);
      expect(periods).toHaveLength(1);
    });

    it('of two orders that are paid at once gives one, and the other goes back', async () => {
      const person = await world.person();
      const early = await ordered(person, 'premium');
      const first = (await buyer.begin(person.client, early.id, 'khalti')).body;
      const late = await ordered(person, 'premium');
      const second = (await buyer.begin(person.client, late.id, 'khalti')).body;
      await setup.choose(first, 'lost');
      await setup.choose(second, 'lost');
      await Promise.all(
        [first, second].map(({ id }) => person.client.post(`/api/payments/${id}/confirm`, {})),
      );
      await setup.reconcile();
      const states = [(await buyer.read(person, early.id)).state, (await buyer.read(person, late.id)).state];
      expect(states.sort()).toEqual(['expired', 'paid']);
      const back = await sql(
        `SELECT r.cause, r.paisa::int AS paisa FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.user_id = $1`,
        [person.id],
      );
      expect(back).toEqual([{ cause: 'not-honoured', paisa: 99_900 }]);
    });

    it('late is honoured while nothing else was bought, else it goes back', async () => {
      const [person, other] = [await world.person(), await world.person()];
      for (const [who, isAlone] of [
        [person, true],
        [other, false],
      ] as const) {
        const { id } = await ordered(who, 'premium');
        const payment = (await buyer.begin(who.client, id)).body;
        await setup.choose(payment, 'lost');
        await expire(id);
        if (!isAlone) await bought(who, 'vip');
        await who.client.post(`/api/payments/${payment.id}/confirm`, {});
        expect((await buyer.read(who, id)).state).toBe(isAlone ? 'paid' : 'expired');
      }
      expect([await multiplier(person), await multiplier(other)]).toEqual([2, 3]);
    });
  });
});
