import { OrderExpiryJob } from '../../../src/modules/orders/index.js';
import { type OrderSummary, tally, times, type Use } from '../../hostile/stage.js';
import { PlanBuyer } from '../../support/money/plan-buyer.js';
import type { Business, Person } from '../../support/world.js';
import {
  stage,
  shop,
  inn,
  anil,
  bina,
  chandra,
  friends,
  codes,
  deal,
  confirm,
  expectBalanced,
  setUp,
  tearDown,
} from './hostile-evening.fixture.js';

describe('a hostile evening', () => {
  beforeAll(setUp, 120_000);
  afterAll(tearDown);

  describe('of points', () => {
    const printed: { person: Person; use: Use }[] = [];

    it('prints none: a tea for Rs. 30 gives 60, to each of three friends three times a day', async () => {
      const tea = await deal(shop, { original_price: 60, discounted_price: 30, points_earned: 100_000 });
      const rejected = await stage.atOnce(6, shop.owner, (client, n) =>
        client.patch(`/api/deals/${tea}`, { pointsEarned: n % 2 ? 61 : 100_000 }),
      );
      expect(codes(rejected)).toEqual({ 'request.invalid': 6 });
      const tries = friends().flatMap((person) =>
        times(2).map(async () => {
          const uses: (Use | null)[] = [];
          for (const _ of times(5)) uses.push(await stage.use(person, tea));
          return uses;
        }),
      );
      const uses = (await Promise.all(tries)).flat().filter((use) => use !== null);
      expect(uses.length).toBeGreaterThan(9);
      expect(tally(uses.map(({ points }) => points))).toEqual({ 60: 9, 0: uses.length - 9 });
      for (const person of friends())
        expect(await stage.pointsOf(person)).toEqual({ all: 180, spendable: 0 });
      expect(await stage.owed()).toBe(-9 * 600);
    });

    it('gives none on credit: of three large uses at once one takes the inn over its bound', async () => {
      const suite = await deal(inn, {
        original_price: 60_000,
        discounted_price: 30_000,
        points_earned: 60_000,
      });
      const uses = await Promise.all(
        friends().map(async (person) => ({ person, use: (await stage.use(person, suite, inn)) as Use })),
      );
      expect(tally(uses.map(({ use }) => use.pointsWithheld ?? use.points))).toEqual({
        60000: 1,
        'business-owes': 2,
      });
      expect(await stage.owed(inn)).toBe(-600_000);
      printed.push(...uses.filter(({ use }) => use.points > 0));
    });

    it('spends none of them the same evening', async () => {
      const room = await deal(inn, {
        sale_mode: 'prepaid',
        original_price: 12_000,
        discounted_price: 10_000,
      });
      for (const person of friends()) {
        const orders = await stage.atOnce(4, person, (client) =>
          client.post<OrderSummary>('/api/orders', {
            items: [{ dealId: room, quantity: 1 }],
            usePoints: true,
          }),
        );
        expect(orders.map(({ body }) => body.pointsValue)).toEqual([0, 0, 0, 0]);
      }
    });

    it('keeps none when the use is taken back after they were spent', async () => {
      await stage.nextDay();
      const [{ person, use }] = printed as [{ person: Person; use: Use }];
      const room = await deal(inn, {
        sale_mode: 'prepaid',
        original_price: 12_000,
        discounted_price: 10_000,
      });
      const orders = await stage.atOnce(4, person, (client) =>
        client.post<OrderSummary>('/api/orders', { items: [{ dealId: room, quantity: 1 }], usePoints: true }),
      );
      expect(orders.every(({ body }) => body.pointsValue === 5_000)).toBe(true);
      const [open] = await stage.rows<{ id: string; paid: number }>(
        `SELECT public_id AS id, points_value AS paid FROM orders WHERE user_id = $1 AND state = 'awaiting_payment'`,
        [person.id],
      );
      const payment = await stage.begin(person, open?.id ?? '');
      await confirm(person, payment, await stage.pay(payment), 4);
      const voided = await stage.atOnce(4, inn.owner, (client) =>
        client.post(`/api/redemptions/${use.id}/void`, { reason: 'The guest left.' }),
      );
      expect(codes(voided)).toEqual({ 200: 1, 'pass.not-redeemed': 3 });
      expect(await stage.pointsOf(person)).toEqual({ all: 180 - 50_000, spendable: 0 });
      const next = await stage.order(person, room, 1, true);
      expect([next.status, next.body.pointsValue]).toEqual([201, 0]);
    });

    it('keeps none that a membership added whose price went back', async () => {
      const [guest, bistro] = [await stage.world.person(), await stage.world.business()];
      const dinner = await deal(bistro, {
        original_price: 20_000,
        discounted_price: 10_000,
        points_earned: 20_000,
      });
      const { body: plan } = await guest.client.post<{ id: string }>('/api/memberships/me', {
        membership: 'vip',
      });
      await new PlanBuyer(stage.setup).pay(guest, plan.id);
      // Rs. 1,999 are 19,990 points, however often it multiplies.
      await stage.use(guest, dinner, bistro);
      expect(await stage.pointsOf(guest)).toEqual({ all: 39_990, spendable: 0 });
      const [refunds, late] = await Promise.all([
        stage.atOnce(4, guest, (client) => client.post('/api/memberships/me/refund')),
        stage.use(guest, dinner, bistro),
      ]);
      expect(refunds.filter(({ status }) => status === 200)).toHaveLength(1);
      await stage.setup.running.deliverEvents();
      expect([late?.points, (await stage.pointsOf(guest)).all]).toEqual([20_000, 40_000]);
      expect(await stage.owed(bistro)).toBe(-400_000);
    });
  });

  describe('of places', () => {
    it('hoards none: each holds a quarter of what is left, in one order', async () => {
      const scarce = await deal(shop, { sale_mode: 'prepaid', total_limit: 12 });
      for (const quantity of [12, 10, 4, 3, 2])
        await Promise.all(
          friends().flatMap((person) => times(3).map(() => stage.order(person, scarce, quantity))),
        );
      const held = await stage.rows<{ orders: number; places: number }>(
        `SELECT count(DISTINCT o.id)::int AS orders, sum(l.quantity)::int AS places FROM orders o JOIN order_lines l ON l.order_id = o.id
         WHERE l.deal_id = $1 AND o.state = 'awaiting_payment' GROUP BY o.user_id`,
        [scarce],
      );
      expect(held.every(({ orders, places }) => orders === 1 && places <= 3)).toBe(true);
      const [capacity] = await stage.rows<{ taken: number }>(
        'SELECT taken FROM deal_capacities WHERE deal_id = $1',
        [scarce],
      );
      expect(capacity?.taken).toBe(held.reduce((sum, { places }) => sum + places, 0));
      const honest = await stage.world.person();
      const { status, body } = await stage.order(honest, scarce, 2);
      expect(status).toBe(201);
      const transfer = await stage
        .by(honest)
        .post(`/api/orders/${body.id}/payments`, { gateway: 'bank-transfer' });
      expect(transfer.body.code).toBe('transfer.few-places');
    });

    it('gains none by limits that rise and fall', async () => {
      const lunch = await deal(shop, { redemption_limit: 1 });
      const tryAll = () => Promise.all(times(6).map(() => stage.use(anil, lunch)));
      const used = async (): Promise<number> =>
        (
          await stage.rows<{ used: number }>(
            `SELECT count(*)::int AS used FROM passes WHERE user_id = $1 AND deal_id = $2 AND state IN ('issued', 'redeemed')`,
            [anil.id, lunch],
          )
        )[0]?.used ?? NaN;
      await tryAll();
      expect(await used()).toBe(1);
      for (const [limit, allowed] of [
        [3, 3],
        [1, 3],
        [4, 4],
        [2, 4],
      ] as const) {
        await stage.by(shop.owner).patch(`/api/deals/${lunch}`, { redemptionLimit: limit });
        const [status] = await Promise.all([stage.approveChange(lunch), tryAll()]);
        expect(status).toBe(200);
        await tryAll();
        await tryAll();
        expect(await used()).toBe(allowed);
      }
    });
  });

  describe('of money', () => {
    it('gets one code for two captures at once of a deal that is one for each person', async () => {
      const once = await deal(shop, { sale_mode: 'prepaid', redemption_limit: 1 });
      const { body: first } = await stage.order(bina, once, 1);
      const firstPayment = await stage.begin(bina, first.id);
      const firstBack = await stage.pay(firstPayment);
      await stage.by(bina).post(`/api/orders/${first.id}/cancel`);
      const { body: second } = await stage.order(bina, once, 1);
      const secondPayment = await stage.begin(bina, second.id);
      const secondBack = await stage.pay(secondPayment);
      await Promise.all([
        confirm(bina, firstPayment, firstBack, 4),
        confirm(bina, secondPayment, secondBack, 4),
      ]);
      await stage.setup.reconcile();
      const [given, canceled] = [await stage.read(bina, second.id), await stage.read(bina, first.id)];
      expect([given.state, given.lines[0]?.passes.length]).toEqual(['paid', 1]);
      expect([canceled.state, canceled.lines[0]?.passes, canceled.refunds[0]?.amount]).toEqual([
        'canceled',
        [],
        500,
      ]);
      const [pass] = await stage.rows<{ id: string }>(
        `SELECT public_id AS id FROM passes WHERE user_id = $1 AND deal_id = $2 AND state = 'issued'`,
        [bina.id, once],
      );
      const { body } = await stage.by(bina).get<{ code: string }>(`/api/redemptions/${pass?.id}`);
      const uses = await stage.atOnce(6, shop.owner, (client) =>
        client.post('/api/counter/accept', { code: body.code }),
      );
      expect(uses.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('is paid nothing while it is suspended, and afterwards no more than it is owed', async () => {
      const meal = await deal(shop, { sale_mode: 'prepaid' });
      const { body: order } = await stage.order(chandra, meal, 1);
      const payment = await stage.begin(chandra, order.id);
      const back = await stage.pay(payment);
      const suspended = await stage.by(stage.admin).patch(`/api/admin/vendors/${shop.id}/suspend`, {
        reason: 'Complaints of guests',
      });
      expect(suspended.status).toBe(200);
      await confirm(chandra, payment, back, 4);
      await stage.setup.reconcile();
      const late = await stage.read(chandra, order.id);
      expect([late.lines[0]?.passes, late.refunds[0]?.amount]).toEqual([[], 500]);
      const pay = (count: number, mark: string) =>
        stage.atOnce(count, stage.admin, (client, n) =>
          client.post(`/api/admin/vendors/${shop.id}/payouts`, { amount: 300, reference: `${mark}-${n}` }),
        );
      expect(codes(await pay(4, 'SUSPENDED'))).toEqual({ 'payout.vendor-suspended': 4 });
      expect(
        (
          await stage
            .by(stage.admin)
            .patch(`/api/admin/vendors/${shop.id}/reinstate`, { reason: 'All is well again' })
        ).status,
      ).toBe(200);
      const before = await stage.owed();
      const paid = (await pay(6, 'EVENING')).filter(({ status }) => status === 201).length;
      expect([paid, await stage.owed()]).toEqual([
        Math.max(0, Math.floor(before / 30_000)),
        before - paid * 30_000,
      ]);
    });
  });

  let den: Business;
  let insider: Person;
  const decide = async (calls: readonly (readonly ['patch' | 'post', string, object?])[]): Promise<object> =>
    codes(
      (
        await Promise.all(
          calls.map(([method, way, body]) =>
            stage.atOnce(2, insider, (client) => client[method](`/api/admin${way}`, body)),
          ),
        )
      ).flat(),
    );

  it('is not helped by an admin who works there: nobody decides about what is their own', async () => {
    den = await stage.world.business({ status: 'pending', name: 'The Den' });
    insider = await stage.world.admin();
    await stage.rows(`INSERT INTO staff_members (user_id, vendor_id, role) VALUES ($1, $2, 'manager')`, [
      insider.id,
      den.id,
    ]);
    const waiting = await deal(den, { moderation_status: 'pending' });
    const own = `/vendors/${den.id}`;
    expect(
      await decide([
        ['patch', `${own}/verify`],
        ['patch', `${own}/reject`, {}],
        ['patch', `${own}/changes/approve`, {}],
        ['patch', `/deals/${waiting}/approve`],
        ['patch', `/users/${insider.id}/role`, { role: 'customer', reason: 'I was never here.' }],
        ['post', `/users/${insider.id}/points`, { delta: 1_000, reason: 'For my good work.' }],
      ]),
    ).toEqual({ 'admin.own-decision': 6, 'deal.own-moderation': 2, 'user.own-account': 4 });

    expect((await stage.by(stage.admin).patch(`/api/admin${own}/verify`)).status).toBe(200);
  });

  it('is not helped by that admin with money either', async () => {
    const own = `/vendors/${den.id}`;
    const [theirs, others] = [
      await deal(den, { sale_mode: 'prepaid' }),
      await deal(shop, { sale_mode: 'prepaid' }),
    ];
    const accomplice = await stage.world.person();
    const [{ body: sold }, { body: bought }] = [
      await stage.order(accomplice, theirs, 1),
      await stage.order(insider, others, 1),
    ];
    const soldBy = await stage.begin(accomplice, sold.id, 'bank-transfer');
    const boughtBy = await stage.begin(insider, bought.id, 'bank-transfer');
    const confirmBoth = ['post', 'confirm-transfer'] as const satisfies readonly [string, string];
    expect(
      await decide([
        [confirmBoth[0], `/payments/${soldBy.id}/${confirmBoth[1]}`, { reference: 'NB-SOLD' }],
        [confirmBoth[0], `/payments/${boughtBy.id}/${confirmBoth[1]}`, { reference: 'NB-BOUGHT' }],
      ]),
    ).toEqual({ 'admin.own-decision': 4 });
    for (const { id } of [soldBy, boughtBy])
      expect(
        (
          await stage
            .by(stage.admin)
            .post(`/api/admin/payments/${id}/confirm-transfer`, { reference: `NB-${id}` })
        ).status,
      ).toBe(200);
    expect(
      await decide([
        ['post', `${own}/payouts`, { amount: 100, reference: 'DEN-1' }],
        ['patch', `${own}/suspend`, { reason: 'To hide it for a while.' }],
        ['patch', `${own}/reinstate`, { reason: 'All is well again.' }],
        ['post', `/orders/${sold.id}/refunds`, { reason: 'A favor for a friend.' }],
        ['post', `/orders/${bought.id}/refunds`, { reason: 'I changed my mind.' }],
      ]),
    ).toEqual({ 'admin.own-decision': 10 });
  });

  it('ends with nobody having more than the rules give', async () => {
    await stage.rows(
      `UPDATE orders SET expires_at = now() - interval '1 second' WHERE state = 'awaiting_payment'`,
    );
    await stage.setup.running.app.get(OrderExpiryJob).settle();
    for (const minutes of [10, 60, 24 * 60, 4 * 24 * 60]) await stage.setup.reconcileAfter(minutes);
    await stage.rows(
      `UPDATE refunds SET due_at = now() - interval '1 second', claimed_until = NULL WHERE state IN ('requested', 'sending')`,
    );
    await stage.setup.reconcile();
    await stage.setup.running.deliverEvents();

    await expectBalanced();
  });
});
