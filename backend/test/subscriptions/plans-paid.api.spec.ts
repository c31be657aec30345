import { mailsTo } from '../support/mails.js';
import { creditOf } from '../support/money/year-credit.js';
import { type PaymentSummary } from '../support/money/payment-setup.js';
import {
  FREE,
  SILVER,
  GOLD,
  DAY,
  setup,
  world,
  buyer,
  sql,
  shopOnFree,
  choose,
  own,
  bought,
  offerOf,
  daysLater,
  daysLeft,
  cleanUp,
  told,
  setUp,
  tearDown,
} from './plans-paid.fixture.js';

describe('plans of businesses that are paid for', () => {
  beforeAll(setUp);
  afterAll(tearDown);

  it('wait for their payment, and begin with it (VB1)', async () => {
    const shop = await shopOnFree();
    const chosen = await choose(shop, SILVER);
    expect(chosen).toMatchObject({
      plan: { slug: 'free' },
      awaitingPayment: { slug: 'silver' },
      subscriptionStatus: 'pay_later',
      planOrder: { change: 'start', due: 1_500, state: 'awaiting_payment' },
    });
    await buyer.pay(shop.owner, chosen.planOrderId ?? '');
    const paid = await own(shop);
    expect(paid).toMatchObject({
      plan: { slug: 'silver', dealLimit: 15 },
      awaitingPayment: null,
      subscriptionStatus: 'active',
      billingCycle: 'monthly',
      planOrderId: null,
    });
    expect(daysLeft(paid)).toBeGreaterThanOrEqual(28);
  });

  it('are the same product, and the business the same customer, each time they are paid by card (VB6)', async () => {
    const shop = await shopOnFree();
    const payByCard = async () => {
      const { planOrderId } = await choose(shop, SILVER);
      await buyer.pay(shop.owner, planOrderId ?? '', 'stripe');
      const [known] = await sql<{ customer: string; product: string }>(
        `SELECT v.stripe_customer_id AS customer, p.stripe_product_id AS product
         FROM vendors v, subscription_plans p WHERE v.id = $1 AND p.id = $2`,
        [shop.id, SILVER],
      );
      return known;
    };
    const first = await payByCard();
    expect(first).toEqual({
      customer: expect.stringMatching(/^cus_/),
      product: expect.stringMatching(/^prod_/),
    });
    await daysLater(shop, 26);
    expect(await payByCard()).toEqual(first);

    await sql(`UPDATE vendors SET stripe_customer_id = 'cus_elsewhere' WHERE id = $1`, [shop.id]);
    await daysLater(shop, 30);
    await cleanUp();
    const again = await payByCard();
    expect(again?.customer).toMatch(/^cus_(?!elsewhere)/);
    expect(again?.customer).not.toBe(first?.customer);
  });

  it('bill the business, with VAT taken out, and tell its owner', async () => {
    const shop = await shopOnFree();
    await sql(`UPDATE vendors SET vat_number = '301234567' WHERE id = $1`, [shop.id]);
    const id = await bought(shop, GOLD, 'yearly');
    const [invoice] = (await buyer.read(shop.owner, id)).invoices;
    const { body } = await shop.owner.client.get(`/api/invoices/${invoice?.id}`);
    expect(body).toMatchObject({ totalPaisa: 4_000_000, vatPaisa: 460_177, buyer: { pan: '301234567' } });
    const manager = await world.staff(shop, 'manager');
    const listed = await manager.client.get<{ id: string }[]>('/api/vendors/me/invoices');
    expect(listed.body.map((row) => row.id)).toEqual([invoice?.id]);
    expect(
      await sql(
        `SELECT a.code, sum(e.paisa)::int AS paisa FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
         JOIN ledger_accounts a ON a.id = e.account_id WHERE t.kind = 'sale' AND t.source = $1 GROUP BY a.code ORDER BY a.code`,
        [id],
      ),
    ).toEqual([
      { code: 'customer-funds', paisa: 4_000_000 },
      { code: 'plans', paisa: -3_539_823 },
      { code: 'vat', paisa: -460_177 },
    ]);
    await setup.running.deliverEvents();
    expect((await mailsTo(shop.owner.email)).at(-1)).toContain('Rs. 40,000 are paid');
  });

  it('stand with what they cost beside what was charged in the same days (V7)', async () => {
    const shop = await shopOnFree();
    const figures = async (days: number) =>
      (
        await shop.owner.client.get<{ planFees: number; totals: { revenue: number } }>(
          `/api/vendors/me/analytics?days=${days}`,
        )
      ).body;
    expect((await figures(30)).planFees).toBe(0);
    await bought(shop, SILVER);
    await cleanUp();
    expect(await figures(30)).toMatchObject({ planFees: 1_500, totals: { revenue: 0 } });
    expect((await figures(7)).planFees).toBe(1_500);
  });

  it('are paid for by an owner of the business alone', async () => {
    const [shop, other] = [await shopOnFree(), await world.business()];
    const { planOrderId } = await choose(shop, SILVER);
    const [manager, counter, customer] = [
      await world.staff(shop, 'manager'),
      await world.staff(shop),
      await world.person(),
    ];
    for (const { client } of [manager, counter, customer, other.owner]) {
      expect((await client.get(`/api/plan-orders/${planOrderId}`)).status).toBe(404);
      expect((await buyer.begin(client, planOrderId ?? '')).status).toBe(404);
    }
    expect((await buyer.begin(shop.owner.client, planOrderId ?? '', 'cash')).status).toBe(400);
    const partner = await world.staff(shop, 'manager');
    await sql(`UPDATE staff_members SET role = 'owner' WHERE user_id = $1`, [partner.id]);
    const mine = await buyer.begin(shop.owner.client, planOrderId ?? '');
    const theirs = await buyer.begin(partner.client, planOrderId ?? '');
    expect([mine.status, theirs.status, theirs.body.id === mine.body.id]).toEqual([201, 201, false]);
    await buyer.finish(partner.client, theirs.body);
    expect((await own(shop)).plan.slug).toBe('silver');
  });

  it('are paid for once by two who pay at once', async () => {
    const shop = await shopOnFree();
    const id = (await choose(shop, SILVER)).planOrderId ?? '';
    const first = (await buyer.begin(shop.owner.client, id, 'khalti')).body;
    const second = (await buyer.begin(shop.owner.client, id, 'esewa')).body;
    const queries = [(await setup.choose(first, 'pay')) ?? {}, (await setup.choose(second, 'pay')) ?? {}];
    await Promise.all(
      [first, second].map((payment, index) =>
        shop.owner.client.post<PaymentSummary>(`/api/payments/${payment.id}/confirm`, queries[index]),
      ),
    );
    await setup.reconcile();
    const { state, refunds } = await buyer.read(shop.owner, id);
    expect([state, refunds.map(({ amount }) => amount)]).toEqual(['paid', [1_500]]);
    expect(daysLeft(await own(shop))).toBeLessThanOrEqual(31);
  });

  it('paid for late are given while nothing else was bought, else the money goes back', async () => {
    for (const isAlone of [true, false]) {
      const shop = await shopOnFree();
      const id = (await choose(shop, SILVER)).planOrderId ?? '';
      const payment = (await buyer.begin(shop.owner.client, id)).body;
      await setup.choose(payment, 'lost');
      await sql(`UPDATE plan_orders SET expires_at = now() - interval '1 second' WHERE public_id = $1`, [id]);
      await cleanUp();
      expect((await buyer.begin(shop.owner.client, id)).body.code).toBe('plan-order.expired');
      if (!isAlone) await bought(shop, GOLD);
      await shop.owner.client.post(`/api/payments/${payment.id}/confirm`, {});
      expect([(await buyer.read(shop.owner, id)).state, (await own(shop)).plan.slug]).toEqual(
        isAlone ? ['paid', 'silver'] : ['expired', 'gold'],
      );
    }
  });

  it('keep the terms that were ordered, whatever an admin changed meanwhile (T4)', async () => {
    const shop = await shopOnFree();
    const { planOrderId } = await choose(shop, SILVER);
    await sql('UPDATE subscription_plans SET deal_limit = 5, price_monthly = 1800 WHERE id = 2', []);
    try {
      await buyer.pay(shop.owner, planOrderId ?? '');
      expect([(await own(shop)).plan.dealLimit, (await own(shop)).planOrder]).toEqual([15, null]);
    } finally {
      await sql('UPDATE subscription_plans SET deal_limit = 15, price_monthly = 1500 WHERE id = 2', []);
    }
  });

  it('are renewed 14 days before the end, and the paid period begins by the clock (VB2)', async () => {
    const shop = await shopOnFree();
    await bought(shop, SILVER);
    expect((await choose(shop, SILVER)).planOrderId).toBeNull();
    await daysLater(shop, 20);
    const before = await own(shop);
    await bought(shop, SILVER, 'yearly');
    const renewed = await own(shop);
    expect(renewed).toMatchObject({ currentPeriodEnd: before.currentPeriodEnd, billingCycle: 'monthly' });
    expect(renewed.ahead).toMatchObject({ plan: { slug: 'silver' }, startsAt: before.currentPeriodEnd });
    expect(offerOf(renewed, SILVER)?.change).toBeNull();
    await daysLater(shop, 12);
    // The period is not settled yet, and the plan continues.
    expect((await own(shop)).plan).toMatchObject({ slug: 'silver', dealLimit: 15 });
    await cleanUp();
    const after = await own(shop);
    expect(after).toMatchObject({ subscriptionStatus: 'active', billingCycle: 'yearly', ahead: null });
    expect(daysLeft(after)).toBeGreaterThan(360);
  });

  it('change to a smaller one that was paid for early when the running one ends', async () => {
    const shop = await shopOnFree();
    await bought(shop, GOLD);
    expect(await choose(shop, SILVER)).toMatchObject({ planOrderId: null, next: { slug: 'silver' } });
    await daysLater(shop, 20);
    await bought(shop, SILVER);
    expect(await own(shop)).toMatchObject({
      plan: { slug: 'gold' },
      ahead: { plan: { slug: 'silver' } },
      next: null,
    });
    await daysLater(shop, 12);
    expect((await own(shop)).plan.slug).toBe('silver');
    await cleanUp();
    expect(await own(shop)).toMatchObject({ plan: { slug: 'silver' }, subscriptionStatus: 'active' });
  });

  it('go up at once, with the rest taken off to the rupee (VB3)', async () => {
    const shop = await shopOnFree();
    await bought(shop, SILVER, 'yearly');
    await daysLater(shop, 100);
    const offered = offerOf(await own(shop), GOLD, 'yearly');
    const credit = creditOf(15_000, 100);
    expect(offered).toMatchObject({ change: 'upgrade', credit, due: 40_000 - credit });
    expect(offerOf(await own(shop), GOLD)?.change).toBeNull();
    const chosen = await choose(shop, GOLD, 'yearly');
    expect(chosen).toMatchObject({
      plan: { slug: 'silver' },
      next: null,
      planOrder: { credit, due: 40_000 - credit },
    });
    await buyer.pay(shop.owner, chosen.planOrderId ?? '');
    const after = await own(shop);
    expect(after).toMatchObject({
      plan: { slug: 'gold' },
      billingCycle: 'yearly',
      subscriptionStatus: 'active',
    });
    expect(daysLeft(after)).toBeGreaterThanOrEqual(364);
  });

  it('take a period that was paid for early off a larger plan too, and it does not come again', async () => {
    const shop = await shopOnFree();
    await bought(shop, SILVER);
    await daysLater(shop, 20);
    await bought(shop, SILVER);
    const { planOrder } = await choose(shop, GOLD);
    expect(planOrder?.credit).toBeGreaterThan(1_500);
    await buyer.pay(shop.owner, planOrder?.id ?? '');
    expect(await own(shop)).toMatchObject({ plan: { slug: 'gold' }, ahead: null });
    await daysLater(shop, 32);
    await cleanUp();
    expect(await own(shop)).toMatchObject({ plan: { slug: 'gold' }, subscriptionStatus: 'past_due' });
  });

  it('that are past due go on from the old end for seven days, then Free follows (VB4)', async () => {
    const [late, gone] = [await shopOnFree(), await shopOnFree()];
    for (const shop of [late, gone]) {
      await bought(shop, SILVER);
      const { currentPeriodEnd } = await own(shop);
      await daysLater(shop, Math.round((Date.parse(currentPeriodEnd ?? '') - Date.now()) / DAY) + 3);
    }
    await cleanUp();
    const due = await own(late);
    expect(due).toMatchObject({ plan: { slug: 'silver' }, subscriptionStatus: 'past_due' });
    expect(Math.round((Date.parse(due.graceUntil ?? '') - Date.now()) / DAY)).toBe(4);
    await bought(late, SILVER);
    const paid = await own(late);
    expect([paid.subscriptionStatus, paid.graceUntil]).toEqual(['active', null]);
    expect(daysLeft(paid)).toBeLessThanOrEqual(28);
    await daysLater(gone, 4);
    await cleanUp();
    expect(await own(gone)).toMatchObject({ plan: { slug: 'free' }, subscriptionStatus: 'canceled' });
    expect((await choose(gone, SILVER)).planOrder).toMatchObject({ change: 'start', due: 1_500 });
  });

  it('are left for the end and kept after all (VB4)', async () => {
    const shop = await shopOnFree();
    await bought(shop, SILVER);
    expect(await choose(shop, FREE)).toMatchObject({ plan: { slug: 'silver' }, cancelAtPeriodEnd: true });
    expect(await choose(shop, SILVER)).toMatchObject({ cancelAtPeriodEnd: false, planOrderId: null });
  });

  it('are reminded of seven days and one day before, when past due and at the end, each once (VB5)', async () => {
    const shop = await shopOnFree();
    await bought(shop, SILVER);
    const left = daysLeft(await own(shop));
    await daysLater(shop, left - 8);
    expect(await told(shop)).toEqual(['plan-paid']);
    await daysLater(shop, 2);
    expect((await told(shop)).slice(1)).toEqual(['plan-ending']);
    await daysLater(shop, 5);
    expect((await told(shop)).slice(1)).toEqual(['plan-ending', 'plan-ending']);
    await daysLater(shop, 2);
    expect((await told(shop)).slice(3)).toEqual(['plan-past-due']);
    await daysLater(shop, 7);
    expect((await told(shop)).slice(3)).toEqual(['plan-past-due', 'plan-ended']);
  });

  it('remind nobody who paid for what follows, or leaves', async () => {
    const [paid, left] = [await shopOnFree(), await shopOnFree()];
    for (const shop of [paid, left]) {
      await bought(shop, SILVER);
      await daysLater(shop, daysLeft(await own(shop)) - 5);
    }
    await bought(paid, SILVER);
    await choose(left, FREE);
    for (const shop of [paid, left]) expect(await told(shop)).not.toContain('plan-ending');
  });
});
