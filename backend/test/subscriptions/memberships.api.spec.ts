import { SubscriptionPeriodsJob } from '../../src/modules/subscriptions/vendor-subscriptions/subscription-periods.job.js';
import { mailsTo } from '../support/mails.js';
import { PaymentDesk, type ShownPayment } from '../support/money/payment-desk.js';
import { PlanBuyer, type ShownPlanOrder } from '../support/money/plan-buyer.js';
import { type Person, World } from '../support/world.js';

interface Own {
  current: { slug: string; pointsMultiplier: number; endsAt: string } | null;
  next: { slug: string; startsAt: string; endsAt: string } | null;
  cancelAtPeriodEnd: boolean;
  moneyBack: { amount: number } | null;
  offers: { slug: string; change: string | null; credit: number; due: number; opensAt: string | null }[];
  open: ShownPlanOrder | null;
  orders: ShownPlanOrder[];
  code: string;
}

const DAY = 86_400_000;

describe('memberships that are paid for', () => {
  let desk: PaymentDesk;
  let world: World;
  let buyer: PlanBuyer;

  beforeAll(async () => {
    desk = await PaymentDesk.start();
    world = new World(desk.running.database, desk.running.url);
    await world.catalog();
    buyer = new PlanBuyer(desk);
  });

  afterAll(() => desk.stop());

  const sql = <T extends object>(text: string, values: unknown[]): Promise<T[]> =>
    desk.running.database.query<T>(text, values).then(({ rows }) => rows);
  const order = ({ client }: Person, membership: string) =>
    client.post<ShownPlanOrder>('/api/memberships/me', { membership });
  const ordered = async (person: Person, membership: string): Promise<ShownPlanOrder> => {
    const { status, text, body } = await order(person, membership);
    if (status !== 201) throw new Error(`The membership was not ordered: ${text}`);
    return body;
  };
  const bought = async (person: Person, membership: string, gateway?: string): Promise<ShownPlanOrder> => {
    const { id } = await ordered(person, membership);
    await buyer.pay(person, id, gateway);
    return buyer.read(person, id);
  };
  const own = async ({ client }: Person): Promise<Own> => (await client.get<Own>('/api/memberships/me')).body;
  const giveBack = ({ client }: Person) => client.post<Own>('/api/memberships/me/refund');
  const multiplier = async (person: Person): Promise<number> =>
    (await sql<{ n: number }>('SELECT points_multiplier($1) AS n', [person.id]))[0]?.n ?? 0;
  /** As if so many days had passed since. */
  const daysLater = async (person: Person, days: number): Promise<void> => {
    await sql(
      `UPDATE user_memberships SET starts_at = starts_at - make_interval(days => $2), ends_at = ends_at - make_interval(days => $2) WHERE user_id = $1`,
      [person.id, days],
    );
    await sql(
      `UPDATE plan_orders SET paid_at = paid_at - make_interval(days => $2), period_start = period_start - make_interval(days => $2),
         period_end = period_end - make_interval(days => $2), refunded_at = refunded_at - make_interval(days => $2) WHERE user_id = $1`,
      [person.id, days],
    );
  };
  const expire = (orderId: string) =>
    sql(
      `UPDATE plan_orders SET state = 'expired', expires_at = now() - interval '1 second' WHERE public_id = $1`,
      [orderId],
    );
  const sweep = async (): Promise<void> => {
    await desk.running.app.get(SubscriptionPeriodsJob).settle();
    await desk.running.deliverEvents();
  };

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
      expect((await desk.running.client().post('/api/memberships/me', { membership: 'vip' })).status).toBe(
        401,
      );
      expect((await desk.running.client().get('/api/memberships/me')).status).toBe(401);
    });

    it('is told, in the product and by mail', async () => {
      const person = await world.person();
      await bought(person, 'premium');
      await desk.running.deliverEvents();
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
      const first = await person.client.post<ShownPlanOrder>(
        '/api/memberships/me',
        { membership: 'vip' },
        headers,
      );
      const again = await person.client.post<ShownPlanOrder>(
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
      expect((await desk.running.client().get(`/api/plan-orders/${id}`)).status).toBe(401);
      expect((await buyer.begin(desk.running.client(), id)).status).toBe(401);
      expect((await buyer.begin(person.client, id, 'cash')).status).toBe(400);
      expect((await person.client.get('/api/plan-orders/1')).status).toBe(400);
      const { body } = await buyer.begin(person.client, id);
      expect(body).toMatchObject({ orderId: null, planOrderId: id, amount: 999 });
      const admin = await world.admin();
      const seen = await admin.client.get<ShownPayment & { planOrderId: string }>(
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
      const [one, two] = [(await desk.choose(first, 'pay')) ?? {}, (await desk.choose(second, 'pay')) ?? {}];
      const confirm = (payment: ShownPayment, query: Record<string, string>) =>
        person.client.post<ShownPayment>(`/api/payments/${payment.id}/confirm`, query);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => (index % 2 ? confirm(second, two) : confirm(first, one))),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      await desk.reconcile();
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
      await desk.choose(first, 'lost');
      await desk.choose(second, 'lost');
      await Promise.all(
        [first, second].map(({ id }) => person.client.post(`/api/payments/${id}/confirm`, {})),
      );
      await desk.reconcile();
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
        await desk.choose(payment, 'lost');
        await expire(id);
        if (!isAlone) await bought(who, 'vip');
        await who.client.post(`/api/payments/${payment.id}/confirm`, {});
        expect((await buyer.read(who, id)).state).toBe(isAlone ? 'paid' : 'expired');
      }
      expect([await multiplier(person), await multiplier(other)]).toEqual([2, 3]);
    });
  });

  describe('going on', () => {
    it('renews from the running end, 30 days before it at the earliest (MB3)', async () => {
      const person = await world.person();
      await bought(person, 'premium');
      const early = await order(person, 'premium');
      expect([early.status, early.body.code]).toEqual([409, 'membership.not-yet']);
      await daysLater(person, 340);
      const before = await own(person);
      expect(before.offers.map(({ slug, change }) => [slug, change])).toEqual([
        ['premium', 'renewal'],
        ['vip', 'upgrade'],
      ]);
      await bought(person, 'premium');
      const { current, next } = await own(person);
      expect([current?.endsAt, next?.startsAt]).toEqual([before.current?.endsAt, before.current?.endsAt]);
      expect(Math.round((Date.parse(next?.endsAt ?? '') - Date.parse(next?.startsAt ?? '')) / DAY)).toBe(365);
      expect((await order(person, 'premium')).body.code).toBe('membership.not-yet');
    });

    it('goes up at once with the rest credited to the rupee, and bills what was paid (MB4)', async () => {
      const person = await world.person();
      await bought(person, 'premium');
      await daysLater(person, 100);
      const offered = (await own(person)).offers.find(({ slug }) => slug === 'vip');
      const { id, credit, due, change } = await ordered(person, 'vip');
      expect([change, credit, due]).toEqual(['upgrade', 726, 1_273]);
      expect([offered?.credit, offered?.due]).toEqual([726, 1_273]);
      await buyer.pay(person, id);
      const { current, next } = await own(person);
      expect([current?.slug, next, await multiplier(person)]).toEqual(['vip', null, 3]);
      const { body: invoice } = await person.client.get<{
        totalPaisa: number;
        vatPaisa: number;
        lines: object[];
      }>(`/api/invoices/${(await buyer.read(person, id)).invoices[0]?.id}`);
      expect(invoice).toMatchObject({ totalPaisa: 127_300, vatPaisa: 14_645 });
      expect(invoice.lines).toMatchObject([{ unitPaisa: 199_900 }, { unitPaisa: -72_600 }]);
    });

    it('credits a further year that was paid for early as a whole', async () => {
      const person = await world.person();
      await bought(person, 'premium');
      await daysLater(person, 355);
      await bought(person, 'premium');
      const { credit } = await ordered(person, 'vip');
      expect(credit).toBe(999 + Math.ceil((999 * 10) / 365));
      const { id } = await ordered(person, 'vip');
      await buyer.pay(person, id);
      expect((await own(person)).next).toBeNull();
    });

    it('never goes down before the end, and the smaller one follows then (MB5)', async () => {
      const person = await world.person();
      await bought(person, 'vip');
      expect((await order(person, 'premium')).body.code).toBe('membership.not-yet');
      await daysLater(person, 350);
      await bought(person, 'premium');
      const { current, next } = await own(person);
      expect([current?.slug, next?.slug, await multiplier(person)]).toEqual(['vip', 'premium', 3]);
    });

    it('is cancelled for its end, and that is taken back (MB5)', async () => {
      const person = await world.person();
      expect((await person.client.delete<Own>('/api/memberships/me')).body.code).toBe('membership.none');
      expect((await person.client.post<Own>('/api/memberships/me/resume')).body.code).toBe('membership.none');
      await bought(person, 'premium');
      const cancelled = await person.client.delete<Own>('/api/memberships/me');
      expect([cancelled.status, cancelled.body.cancelAtPeriodEnd, await multiplier(person)]).toEqual([
        200,
        true,
        2,
      ]);
      const resumed = await person.client.post<Own>('/api/memberships/me/resume');
      expect([resumed.status, resumed.body.cancelAtPeriodEnd]).toEqual([200, false]);
      expect((await desk.running.client().delete('/api/memberships/me')).status).toBe(401);
      expect((await desk.running.client().post('/api/memberships/me/resume')).status).toBe(401);
    });
  });

  describe('the money-back', () => {
    it('gives all of it back within seven days, ends it at once, and writes a credit note (MB6)', async () => {
      const person = await world.person();
      const { id } = await bought(person, 'premium');
      await daysLater(person, 6);
      expect((await own(person)).moneyBack?.amount).toBe(999);
      const { status, body } = await giveBack(person);
      expect([status, body.current, body.moneyBack, await multiplier(person)]).toEqual([200, null, null, 1]);
      await desk.reconcile();
      const { state, refunds, invoices } = await buyer.read(person, id);
      expect([state, refunds, invoices.map(({ kind }) => kind)]).toMatchObject([
        'refunded',
        [{ amount: 999, state: 'completed' }],
        ['invoice', 'credit-note'],
      ]);
      await desk.running.deliverEvents();
      expect((await mailsTo(person.email)).at(-1)).toContain('Rs. 999 are on their way back');
    });

    it('gives back what was paid for going up too, and both once a year', async () => {
      const person = await world.person();
      await bought(person, 'premium');
      await bought(person, 'vip');
      const { body } = await giveBack(person);
      expect([body.current, body.orders.map(({ state }) => state)]).toEqual([null, ['refunded', 'refunded']]);
      await bought(person, 'premium');
      const again = await giveBack(person);
      expect([again.status, again.body.code]).toEqual([409, 'membership.money-back-used']);
      await daysLater(person, 366);
      await bought(person, 'premium');
      expect((await giveBack(person)).status).toBe(200);
    });

    it('of going up later leaves what had run before', async () => {
      const person = await world.person();
      await bought(person, 'premium');
      await daysLater(person, 50);
      const before = await own(person);
      await bought(person, 'vip');
      const { body } = await giveBack(person);
      expect([body.current?.slug, body.current?.endsAt, await multiplier(person)]).toEqual([
        'premium',
        before.current?.endsAt,
        2,
      ]);
    });

    it('is over after seven days, and nothing for who bought nothing', async () => {
      const person = await world.person();
      expect((await giveBack(person)).body.code).toBe('membership.money-back-over');
      await bought(person, 'premium');
      await daysLater(person, 7);
      const { status, body } = await giveBack(person);
      expect([status, body.code, await multiplier(person)]).toEqual([409, 'membership.money-back-over', 2]);
      expect((await desk.running.client().post('/api/memberships/me/refund')).status).toBe(401);
    });

    it('is given once for ten who ask at once, and beside a payment that arrives', async () => {
      const person = await world.person();
      const { id } = await bought(person, 'premium');
      const upgrade = await ordered(person, 'vip');
      const payment = (await buyer.begin(person.client, upgrade.id)).body;
      await desk.choose(payment, 'lost');
      const answers = await Promise.all([
        person.client.post<Own>(`/api/payments/${payment.id}/confirm`, {}),
        ...Array.from({ length: 10 }, () => giveBack(person)),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      await desk.reconcile();
      const [first, second] = [await buyer.read(person, id), await buyer.read(person, upgrade.id)];
      expect([first.state, first.refunds.length]).toEqual(['refunded', 1]);
      // Whichever came first: the upgrade went back with the rest, or could not be given any more.
      expect([second.refunds.length, await multiplier(person)]).toEqual([1, 1]);
    });

    it('is refused twice a year by the database itself', async () => {
      const person = await world.person();
      const { id } = await bought(person, 'premium');
      await giveBack(person);
      const copied = sql(
        `INSERT INTO plan_orders (public_id, kind, change, user_id, membership_id, points_multiplier, billing_cycle, price, state, expires_at,
           paid_by, paid_at, period_start, period_end, money_back_id, refunded_at)
         SELECT gen_random_uuid(), kind, change, user_id, membership_id, points_multiplier, billing_cycle, price, state, expires_at,
           NULL, paid_at, period_start, period_end, gen_random_uuid(), now() FROM plan_orders WHERE public_id = $1`,
        [id],
      );
      await expect(copied).rejects.toThrow('plan_orders_paid_fully');
      const moved = sql(
        `WITH one AS (SELECT * FROM plan_orders WHERE public_id = $1)
         INSERT INTO plan_orders (public_id, kind, change, user_id, membership_id, points_multiplier, billing_cycle, price, state, expires_at,
           paid_by, paid_at, period_start, period_end, money_back_id, refunded_at)
         SELECT gen_random_uuid(), kind, change, user_id, membership_id, points_multiplier, billing_cycle, price, state, expires_at,
           (SELECT public_id FROM payments p WHERE NOT EXISTS (SELECT 1 FROM plan_orders x WHERE x.paid_by = p.public_id) LIMIT 1),
           paid_at, period_start, period_end, gen_random_uuid(), now() FROM one`,
        [id],
      );
      await expect(moved).rejects.toThrow('plan_orders_money_back_once_a_year');
    });
  });

  describe('the end', () => {
    it('is announced seven days and one day before, and told when it came, each once (MB8)', async () => {
      const person = await world.person();
      await bought(person, 'premium');
      const told = async (): Promise<string[]> => {
        await sweep();
        await sweep();
        const rows = await sql<{ kind: string }>(
          'SELECT kind FROM notifications WHERE user_id = $1 ORDER BY id',
          [person.id],
        );
        return rows.map(({ kind }) => kind).slice(1);
      };
      await daysLater(person, 357);
      expect(await told()).toEqual([]);
      await daysLater(person, 2);
      expect(await told()).toEqual(['membership-ending']);
      await daysLater(person, 5);
      expect(await told()).toEqual(['membership-ending', 'membership-ending']);
      await daysLater(person, 2);
      expect(await told()).toEqual(['membership-ending', 'membership-ending', 'membership-ended']);
    });

    it('reminds nobody who cancelled or renewed', async () => {
      const [left, renewed] = [await world.person(), await world.person()];
      for (const person of [left, renewed]) {
        await bought(person, 'premium');
        await daysLater(person, 360);
      }
      await left.client.delete('/api/memberships/me');
      await bought(renewed, 'premium');
      await sweep();
      const rows = await sql(
        `SELECT kind FROM notifications WHERE user_id = ANY($1) AND kind LIKE 'membership-end%'`,
        [[left.id, renewed.id]],
      );
      expect(rows).toEqual([]);
    });
  });

  it('are taken along with the account’s data (A8)', async () => {
    const person = await world.person();
    const { id } = await bought(person, 'vip');
    const { body } = await person.client.get<{ planOrders: object[] }>('/api/users/me/export');
    expect(body.planOrders).toMatchObject([{ id, plan: 'vip', due: 1_999, state: 'paid' }]);
  });
});
