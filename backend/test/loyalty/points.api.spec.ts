import '../support/balanced-ledger.js';
import { DailyStatements } from '../../src/modules/billing/index.js';
import { nepalDay, startOfNepalDay } from '../../src/common/time/nepal-day.js';
import { PaymentSetup } from '../support/money/payment-setup.js';
import { PlanBuyer } from '../support/money/plan-buyer.js';
import { type Business, type Person, World } from '../support/world.js';

interface Use {
  id: string;
  state: string;
  points: number;
  pointsWithheld: string | null;
}
interface OwnPass extends Use {
  code: string;
  pointsSpendableAt: string | null;
  deal: { pointsEarned: number };
}
interface Account {
  loyaltyPoints: number;
  spendablePoints: number;
  pendingPoints: { points: number; spendableAt: string }[];
}
interface Offer {
  balance: number;
  spendable: number;
  payable: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('points are money', () => {
  let setup: PaymentSetup;
  let world: World;
  let admin: Person;

  beforeAll(async () => {
    setup = await PaymentSetup.start();
    world = new World(setup.running.database, setup.running.url);
    await world.catalog();
    admin = await world.admin();
  });

  afterAll(() => setup.stop());

  const rows = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await setup.running.database.query<Row>(sql, values)).rows;
  const issue = async (dealId: number, person: Person): Promise<OwnPass> =>
    (await person.client.post<OwnPass>('/api/redemptions', { dealId })).body;
  const use = async (shop: Business, dealId: number, person: Person): Promise<Use> => {
    const { code } = await issue(dealId, person);
    const { status, body, text } = await shop.owner.client.post<Use>('/api/counter/accept', { code });
    if (status !== 200) throw new Error(text);
    return body;
  };
  const takeBack = async (shop: Business, { id }: Use): Promise<void> => {
    const { status, text } = await shop.owner.client.post(`/api/redemptions/${id}/void`, {
      reason: 'Wrong guest',
    });
    if (status !== 200) throw new Error(text);
  };
  const owed = async (shop: Business): Promise<number> =>
    (await shop.owner.client.get<{ owedPaisa: number }>('/api/vendors/me/balance')).body.owedPaisa;
  const cost = async (): Promise<number> =>
    Number(
      (
        await rows<{ paisa: string | null }>(
          `SELECT sum(e.paisa) AS paisa FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE a.code = 'points-cost'`,
        )
      )[0]?.paisa ?? 0,
    );
  const account = async (person: Person): Promise<Account> =>
    (await person.client.get<Account>('/api/users/me')).body;
  const set = async (key: string, value: number): Promise<void> => {
    const { body } = await admin.client.get<{ key: string; version: number }[]>('/api/admin/settings');
    const version = body.find((setting) => setting.key === key)?.version;
    const { status, text } = await admin.client.patch('/api/admin/settings', {
      changes: [{ key, value, version }],
    });
    if (status !== 200) throw new Error(text);
  };
  /** Moves everything the customer earned back by this number of hours. */
  const wait = async (person: Person, hours: number): Promise<void> => {
    await rows(
      `UPDATE points_ledger SET created_at = created_at - make_interval(hours => $2) WHERE user_id = $1`,
      [person.id, hours],
    );
  };

  describe('of a use are paid', () => {
    it('by the business, and come back to it when the use is taken back (O2)', async () => {
      const [shop, customer] = [await world.business(), await world.person()];
      const dealId = await world.deal(shop, { points_earned: 30 });
      const before = await cost();
      const used = await use(shop, dealId, customer);
      expect([used.points, await owed(shop), (await cost()) - before]).toEqual([30, -300, 0]);
      await takeBack(shop, used);
      expect([await owed(shop), (await cost()) - before]).toEqual([0, 0]);
    });

    it('by the marketplace as far as a membership adds them, at most the price paid for it (O2)', async () => {
      const shop = await world.business();
      const dealId = await world.deal(shop, {
        points_earned: 9_000,
        original_price: 9_000,
        discounted_price: 4_500,
      });
      const customer = await world.person();
      await world.membership(customer.id, 'premium');
      const before = await cost();
      const first = await use(shop, dealId, customer);
      const second = await use(shop, dealId, customer);
      // Rs. 999 are 9,990 points: 9,000 and the remaining 990.
      expect([first.points, second.points]).toEqual([18_000, 9_990]);
      expect([await owed(shop), (await cost()) - before]).toEqual([-180_000, 99_900]);
      await takeBack(shop, second);
      expect((await use(shop, dealId, customer)).points).toBe(9_990);
    });

    it('only while the business owes no more than it may, and its deals say so (O4)', async () => {
      const [shop, customer] = [await world.business(), await world.person()];
      const dealId = await world.deal(shop, {
        points_earned: 50_010,
        original_price: 60_000,
        discounted_price: 30_000,
      });
      const isPaused = async (): Promise<boolean> =>
        (await customer.client.get<{ pointsPaused: boolean }>(`/api/deals/${dealId}`)).body.pointsPaused;
      expect(await isPaused()).toBe(false);
      const first = await use(shop, dealId, customer);
      expect([first.points, await owed(shop)]).toEqual([50_010, -500_100]);
      const second = await use(shop, dealId, customer);
      expect([second.points, second.pointsWithheld, await owed(shop)]).toEqual([
        0,
        'business-owes',
        -500_100,
      ]);
      await until(isPaused);
      const own = await shop.owner.client.get<{ pointsPaused: boolean }[]>('/api/vendors/me/deals');
      expect(own.body.map(({ pointsPaused }) => pointsPaused)).toEqual([true]);
      expect((await shop.owner.client.get('/api/vendors/me/balance')).body).toMatchObject({
        pointsPaused: true,
      });
      // A debt equal to the bound still allows points.
      await set('points.mostOwed', 5_001);
      expect(await isPaused()).toBe(false);
      expect((await use(shop, dealId, await world.person())).points).toBe(50_010);
      await set('points.mostOwed', 5_000);
    });

    it('by a membership no more once its price went back (O2)', async () => {
      const [shop, customer, buyer] = [await world.business(), await world.person(), new PlanBuyer(setup)];
      const dealId = await world.deal(shop, { points_earned: 100 });
      const { body: order } = await customer.client.post<{ id: string }>('/api/memberships/me', {
        membership: 'vip',
      });
      await buyer.pay(customer, order.id);
      const before = await cost();
      const [first, second] = [await use(shop, dealId, customer), await use(shop, dealId, customer)];
      expect([first.points, (await cost()) - before]).toEqual([300, 4_000]);
      const refund = await customer.client.post('/api/memberships/me/refund');
      expect(refund.status).toBe(200);
      await setup.running.deliverEvents();
      expect(await account(customer)).toMatchObject({ loyaltyPoints: 200 });
      await takeBack(shop, second);
      expect(await account(customer)).toMatchObject({ loyaltyPoints: 100 });
      expect([await owed(shop), (await cost()) - before]).toEqual([-1_000, 0]);
    });
  });

  describe('are earned', () => {
    it('from three uses a day at one business; counter and customer are told of the fourth (O5)', async () => {
      const [shop, other, customer] = [await world.business(), await world.business(), await world.person()];
      const dealId = await world.deal(shop);
      const uses: Use[] = [];
      for (let n = 0; n < 4; n++) uses.push(await use(shop, dealId, customer));
      expect(uses.map(({ points, pointsWithheld }) => [points, pointsWithheld])).toEqual([
        [10, null],
        [10, null],
        [10, null],
        [0, 'at-business'],
      ]);
      const own = await customer.client.get<OwnPass>(`/api/redemptions/${uses[3]?.id}`);
      expect(own.body).toMatchObject({ isRedeemed: true, points: 0, pointsWithheld: 'at-business' });
      expect((await use(other, await world.deal(other), customer)).points).toBe(10);
      // A voided use makes room for another one.
      await takeBack(shop, uses[0] as Use);
      expect((await use(shop, dealId, customer)).points).toBe(10);
      expect(await owed(shop)).toBe(-300);
    });

    it('from ten uses a day in all, and again the next day', async () => {
      const customer = await world.person();
      const shops = await Promise.all(Array.from({ length: 4 }, () => world.business()));
      const uses: Use[] = [];
      for (let n = 0; n < 11; n++) {
        const shop = shops[n % 4] as Business;
        uses.push(await use(shop, await world.deal(shop), customer));
      }
      expect(uses.map(({ points }) => points)).toEqual([...Array<number>(10).fill(10), 0]);
      expect(uses[10]?.pointsWithheld).toBe('per-day');
      await rows(`UPDATE points_ledger SET created_at = $2 WHERE user_id = $1`, [
        customer.id,
        new Date(startOfNepalDay(nepalDay(new Date())).getTime() - 1),
      ]);
      expect((await use(shops[0] as Business, await world.deal(shops[0] as Business), customer)).points).toBe(
        10,
      );
    });
  });

  describe('can be spent', () => {
    const buyable = async (): Promise<number> => world.deal(await world.business(), { sale_mode: 'prepaid' });
    const offer = async (person: Person): Promise<Offer> =>
      (await person.client.get<Offer>('/api/orders/points-offer?total=500')).body;
    const order = async (person: Person) =>
      person.client.post<{ id: string; pointsValue: number; due: number }>('/api/orders', {
        items: [{ dealId: await buyable(), quantity: 1 }],
        usePoints: true,
      });

    it('24 hours after the use that earned them (O6)', async () => {
      const [shop, customer] = [await world.business(), await world.person()];
      const used = await use(shop, await world.deal(shop, { points_earned: 1_000 }), customer);
      const at = Date.now();
      const own = await account(customer);
      expect([own.loyaltyPoints, own.spendablePoints]).toEqual([1_000, 0]);
      expect(own.pendingPoints.map(({ points }) => points)).toEqual([1_000]);
      const spendableAt = own.pendingPoints[0]?.spendableAt ?? '';
      expect(Math.abs(Date.parse(spendableAt) - at - DAY_MS)).toBeLessThan(60_000);
      const pass = await customer.client.get<OwnPass>(`/api/redemptions/${used.id}`);
      expect(pass.body.pointsSpendableAt).toBe(spendableAt);
      const [entry] = (await customer.client.get<{ spendableAt: string | null }[]>('/api/users/me/points'))
        .body;
      expect(entry?.spendableAt).toBe(spendableAt);
      expect(await offer(customer)).toMatchObject({ balance: 1_000, spendable: 0, payable: 0 });
      expect((await order(customer)).body).toMatchObject({ pointsValue: 0, due: 500 });

      await wait(customer, 24);
      expect(await account(customer)).toMatchObject({ spendablePoints: 1_000, pendingPoints: [] });
      expect(await offer(customer)).toMatchObject({ balance: 1_000, spendable: 1_000, payable: 100 });
      expect((await order(customer)).body).toMatchObject({ pointsValue: 100, due: 400 });
    });

    it('and a use that is taken back after they were makes the balance negative', async () => {
      const [shop, customer] = [await world.business(), await world.person()];
      const used = await use(shop, await world.deal(shop, { points_earned: 1_000 }), customer);
      await wait(customer, 24);
      expect((await order(customer)).body).toMatchObject({ pointsValue: 100 });
      await takeBack(shop, used);
      expect(await account(customer)).toMatchObject({ loyaltyPoints: -1_000, spendablePoints: 0 });
      expect(await offer(customer)).toMatchObject({ payable: 0 });
      expect(await owed(shop)).toBe(0);
    });
  });

  it('stand on the statement of their day', async () => {
    const [shop, customer] = [await world.business(), await world.person()];
    await use(shop, await world.deal(shop, { points_earned: 30 }), customer);
    const yesterday = new Date(startOfNepalDay(nepalDay(new Date())).getTime() - 1);
    await rows('ALTER TABLE ledger_transactions DISABLE TRIGGER ledger_transactions_kept');
    await rows('UPDATE ledger_transactions SET created_at = $1', [yesterday]);
    await rows('ALTER TABLE ledger_transactions ENABLE TRIGGER ledger_transactions_kept');
    await setup.running.app.get(DailyStatements).run();
    const { body } = await shop.owner.client.get<object[]>('/api/vendors/me/statements');
    expect(body).toMatchObject([
      { day: nepalDay(yesterday), soldPaisa: 0, pointsPaisa: 300, paidOutPaisa: 0, closingPaisa: -300 },
    ]);
  });
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resume) => setTimeout(resume, 20));
}
