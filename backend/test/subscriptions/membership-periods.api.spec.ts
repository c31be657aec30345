import { mailsTo } from '../support/mails.js';
import { creditOf, daysOfYear } from '../support/money/year-credit.js';
import {
  type Own,
  DAY,
  setup,
  world,
  buyer,
  sql,
  order,
  ordered,
  bought,
  own,
  giveBack,
  multiplier,
  daysLater,
  cleanUp,
  setUp,
  tearDown,
} from './memberships.fixture.js';

describe('a membership that was paid for', () => {
  beforeAll(setUp);
  afterAll(tearDown);

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
      const [starts, ends] = [next?.startsAt ?? '', next?.endsAt ?? ''];
      expect(Math.round((Date.parse(ends) - Date.parse(starts)) / DAY)).toBe(daysOfYear(starts));
      expect((await order(person, 'premium')).body.code).toBe('membership.not-yet');
    });

    it('goes up at once with the rest credited to the rupee, and bills what was paid (MB4)', async () => {
      const person = await world.person();
      await bought(person, 'premium');
      await daysLater(person, 100);
      const offered = (await own(person)).offers.find(({ slug }) => slug === 'vip');
      const { id, credit, due, change } = await ordered(person, 'vip');
      const rest = creditOf(999, 100);
      expect([change, credit, due]).toEqual(['upgrade', rest, 1_999 - rest]);
      expect([offered?.credit, offered?.due]).toEqual([rest, 1_999 - rest]);
      await buyer.pay(person, id);
      const { current, next } = await own(person);
      expect([current?.slug, next, await multiplier(person)]).toEqual(['vip', null, 3]);
      const { body: invoice } = await person.client.get<{
        totalPaisa: number;
        vatPaisa: number;
        lines: object[];
      }>(`/api/invoices/${(await buyer.read(person, id)).invoices[0]?.id}`);
      const totalPaisa = (1_999 - rest) * 100;
      expect(invoice).toMatchObject({ totalPaisa, vatPaisa: totalPaisa - Math.round(totalPaisa / 1.13) });
      expect(invoice.lines).toMatchObject([{ unitPaisa: 199_900 }, { unitPaisa: -rest * 100 }]);
    });

    it('credits a further year that was paid for early as a whole', async () => {
      const person = await world.person();
      await bought(person, 'premium');
      const used = daysOfYear(Date.now()) - 10;
      await daysLater(person, used);
      await bought(person, 'premium');
      const { credit } = await ordered(person, 'vip');
      expect(credit).toBe(999 + creditOf(999, used));
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
      expect((await setup.running.client().delete('/api/memberships/me')).status).toBe(401);
      expect((await setup.running.client().post('/api/memberships/me/resume')).status).toBe(401);
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
      await setup.reconcile();
      const { state, refunds, invoices } = await buyer.read(person, id);
      expect([state, refunds, invoices.map(({ kind }) => kind)]).toMatchObject([
        'refunded',
        [{ amount: 999, state: 'completed' }],
        ['invoice', 'credit-note'],
      ]);
      await setup.running.deliverEvents();
      // The mails of one delivery have no order.
      expect((await mailsTo(person.email)).join('\n')).toContain('Rs. 999 are on their way back');
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
      expect((await setup.running.client().post('/api/memberships/me/refund')).status).toBe(401);
    });

    it('is given once for ten who ask at once, and beside a payment that arrives', async () => {
      const person = await world.person();
      const { id } = await bought(person, 'premium');
      const upgrade = await ordered(person, 'vip');
      const payment = (await buyer.begin(person.client, upgrade.id)).body;
      await setup.choose(payment, 'lost');
      const answers = await Promise.all([
        person.client.post<Own>(`/api/payments/${payment.id}/confirm`, {}),
        ...Array.from({ length: 10 }, () => giveBack(person)),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      await setup.reconcile();
      const [first, second] = [await buyer.read(person, id), await buyer.read(person, upgrade.id)];
      expect([first.state, first.refunds.length]).toEqual(['refunded', 1]);
      // In either order: the upgrade was refunded with the rest, or could not be granted any more.
      expect([second.refunds.length, await multiplier(person)]).toEqual([1, 1]);
    });

    it('is rejected twice a year by the database itself', async () => {
      const person = await world.person();
      const { id } = await bought(person, 'premium');
      await giveBack(person);
      const other = await ordered(person, 'vip');
      const { body: payment } = await buyer.begin(person.client, other.id);
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
           $2, paid_at, period_start, period_end, gen_random_uuid(), now() FROM one`,
        [id, payment.id],
      );
      await expect(moved).rejects.toThrow('plan_orders_money_back_once_a_year');
    });
  });

  describe('the end', () => {
    it('is announced seven days and one day before, and told when it came, each once (MB8)', async () => {
      const person = await world.person();
      await bought(person, 'premium');
      const told = async (): Promise<string[]> => {
        await cleanUp();
        await cleanUp();
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
      await cleanUp();
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
