import { OrderExpiryJob } from '../../src/modules/orders/index.js';
import { PaymentSetup, type PaymentSummary } from '../support/money/payment-setup.js';
import { type Business, type Person, World } from '../support/world.js';

type PassState = 'open' | 'used' | 'cancelled' | 'expired' | 'voided';
type Mode = 'counter' | 'prepaid';

/**
 * A customer's passes of a deal, the limit before and after an approved change, and the expected result of
 * another request.
 */
interface Case {
  what: string;
  has: PassState[];
  before: number | null;
  after: number | null;
  more: boolean;
}

const CASES: Case[] = [
  { what: 'introduced at what was used', has: ['used', 'used'], before: null, after: 2, more: false },
  {
    what: 'introduced below what was used',
    has: ['used', 'used', 'used'],
    before: null,
    after: 2,
    more: false,
  },
  { what: 'introduced above what was used', has: ['used', 'used'], before: null, after: 3, more: true },
  {
    what: 'introduced where uses were taken back',
    has: ['voided', 'voided', 'used'],
    before: null,
    after: 2,
    more: true,
  },
  { what: 'lowered to what was used', has: ['used', 'used'], before: 5, after: 2, more: false },
  {
    what: 'lowered below what was used',
    has: ['used', 'used', 'used'],
    before: 5,
    after: 2,
    more: false,
  },
  {
    what: 'lowered where early ones were freed',
    has: ['cancelled', 'voided', 'used', 'used'],
    before: 5,
    after: 2,
    more: false,
  },
  {
    what: 'lowered where early ones expired',
    has: ['expired', 'used'],
    before: 5,
    after: 2,
    more: true,
  },
  { what: 'raised above what was used', has: ['used', 'used'], before: 2, after: 3, more: true },
  { what: 'removed', has: ['used', 'used'], before: 2, after: null, more: true },
  { what: 'unchanged, with a used one', has: ['used'], before: 1, after: 1, more: false },
  { what: 'unchanged, with a cancelled one', has: ['cancelled'], before: 1, after: 1, more: true },
  { what: 'unchanged, with an expired one', has: ['expired'], before: 1, after: 1, more: true },
  { what: 'unchanged, with a voided one', has: ['voided'], before: 1, after: 1, more: true },
];

describe('how many passes of a deal a customer may have (L1)', () => {
  let setup: PaymentSetup;
  let world: World;
  let shop: Business;
  let admin: Person;

  beforeAll(async () => {
    setup = await PaymentSetup.start();
    world = new World(setup.running.database, setup.running.url);
    await world.catalog();
    shop = await world.business();
    admin = await world.admin();
  });

  afterAll(() => setup.stop());

  const change = async (dealId: number, changes: object): Promise<void> => {
    const { status, text } = await shop.owner.client.patch(`/api/deals/${dealId}`, changes);
    if (status !== 200) throw new Error(`The change was rejected: ${text}`);
    const { rows } = await setup.running.database.query<{ id: number }>(
      `SELECT id FROM deal_revisions WHERE deal_id = $1 AND status = 'pending'`,
      [dealId],
    );
    if (!rows[0]) return;
    const approved = await admin.client.patch(`/api/admin/revisions/${rows[0].id}/approve`);
    if (approved.status !== 200) throw new Error(`The change was not approved: ${approved.text}`);
  };
  const issue = (person: Person, dealId: number) =>
    person.client.post<{ id: string; code: string }>('/api/redemptions', { dealId });
  const order = (person: Person, dealId: number) =>
    person.client.post<{ id: string; code: string }>('/api/orders', { items: [{ dealId, quantity: 1 }] });
  const begin = async (person: Person, orderId: string): Promise<PaymentSummary> =>
    (
      await person.client.post<PaymentSummary>(`/api/orders/${orderId}/payments`, {
        gateway: 'khalti',
      })
    ).body;
  const confirm = async (person: Person, payment: PaymentSummary) =>
    person.client.post<PaymentSummary>(
      `/api/payments/${payment.id}/confirm`,
      (await setup.choose(payment, 'pay')) ?? {},
    );
  const passesOf = async (person: Person, orderId: string): Promise<string[]> => {
    const { body } = await person.client.get<{ lines: { passes: { id: string }[] }[] }>(
      `/api/orders/${orderId}`,
    );
    return body.lines.flatMap(({ passes }) => passes.map(({ id }) => id));
  };
  const give: Record<Mode, (person: Person, dealId: number) => Promise<string>> = {
    counter: async (person, dealId) => (await issue(person, dealId)).body.id,
    prepaid: async (person, dealId) => {
      const { body } = await order(person, dealId);
      await confirm(person, await begin(person, body.id));
      return (await passesOf(person, body.id))[0] ?? '';
    },
  };
  const use = async (person: Person, passId: string): Promise<void> => {
    const { body } = await person.client.get<{ code: string }>(`/api/redemptions/${passId}`);
    const { status, text } = await shop.owner.client.post('/api/counter/accept', { code: body.code });
    if (status !== 200) throw new Error(`The code was not accepted: ${text}`);
  };
  const orderOf = async (passId: string): Promise<string> => {
    const { rows } = await setup.running.database.query<{ id: string }>(
      `SELECT o.public_id AS id FROM passes p JOIN order_lines l ON l.id = p.order_line_id JOIN orders o ON o.id = l.order_id
       WHERE p.public_id = $1`,
      [passId],
    );
    return rows[0]?.id ?? '';
  };
  const bring: Record<PassState, (person: Person, passId: string, mode: Mode) => Promise<unknown>> = {
    open: () => Promise.resolve(),
    used: (person, passId) => use(person, passId),
    cancelled: async (person, passId, mode) =>
      mode === 'counter'
        ? person.client.post(`/api/redemptions/${passId}/cancel`)
        : person.client.post(`/api/orders/${await orderOf(passId)}/refunds`, { passIds: [passId] }),
    expired: (_, passId) =>
      setup.running.database.query(
        `UPDATE passes SET issued_at = now() - interval '2 days', expires_at = now() - interval '1 second' WHERE public_id = $1`,
        [passId],
      ),
    voided: async (person, passId, mode) => {
      await use(person, passId);
      await shop.owner.client.post(`/api/redemptions/${passId}/void`, { reason: 'Wrong table' });
      if (mode === 'counter') return;
      // The replacement of a bought code is refunded through its order.
      await person.client.post(`/api/orders/${await orderOf(passId)}/refunds`, {});
    },
  };
  const customerWith = async (has: PassState[], mode: Mode, before: number | null) => {
    const person = await world.person();
    const dealId = await world.deal(shop, { sale_mode: mode, redemption_limit: before });
    for (const state of has) await bring[state](person, await give[mode](person, dealId), mode);
    return { person, dealId };
  };
  const expire = async (orderId: string): Promise<void> => {
    await setup.running.database.query(
      `UPDATE orders SET expires_at = now() - interval '1 second' WHERE public_id = $1`,
      [orderId],
    );
    await setup.running.app.get(OrderExpiryJob).settle();
  };
  const live = async (person: Person, dealId: number): Promise<number> => {
    const { rows } = await setup.running.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM passes
       WHERE user_id = $1 AND deal_id = $2 AND state IN ('issued', 'redeemed') AND (state = 'redeemed' OR expires_at > now())`,
      [person.id, dealId],
    );
    return rows[0]?.count ?? 0;
  };

  describe.each<Mode>(['counter', 'prepaid'])('of a %s deal', (mode) => {
    it.each(CASES)('with a limit $what ($before to $after)', async ({ has, before, after, more }) => {
      const { person, dealId } = await customerWith(has, mode, before);
      if (after !== before) await change(dealId, { redemptionLimit: after });
      const answer = mode === 'counter' ? await issue(person, dealId) : await order(person, dealId);
      expect([answer.status, answer.body.code === 'deal.limit-reached']).toEqual([more ? 201 : 409, !more]);
      if (!more) return;
      if (mode === 'prepaid') {
        await confirm(person, await begin(person, answer.body.id));
        expect(await passesOf(person, answer.body.id)).toHaveLength(1);
      }
      expect(await live(person, dealId)).toBe(has.filter((state) => state === 'used').length + 1);
    });

    it('keeps open passes good when the limit is lowered below them, and gives no further one', async () => {
      const person = await world.person();
      const dealId = await world.deal(shop, { sale_mode: mode, redemption_limit: 5 });
      for (const state of ['used', 'used', 'open'] as const)
        await bring[state](person, await give[mode](person, dealId), mode);
      await change(dealId, { redemptionLimit: 1 });
      const { body: open } = await person.client.get<{ id: string }[]>('/api/redemptions/me?state=issued');
      await use(person, open[0]?.id ?? '');
      expect(await live(person, dealId)).toBe(3);
      const answer = mode === 'counter' ? await issue(person, dealId) : await order(person, dealId);
      expect([answer.status, answer.body.code]).toEqual([409, 'deal.limit-reached']);
    });
  });

  it('sends the money of an order back whose limit was lowered before it was paid', async () => {
    const person = await world.person();
    const dealId = await world.deal(shop, { sale_mode: 'prepaid', redemption_limit: 3 });
    await use(person, await give.prepaid(person, dealId));
    const { body: waiting } = await order(person, dealId);
    const payment = await begin(person, waiting.id);
    await change(dealId, { redemptionLimit: 1 });
    await confirm(person, payment);
    expect(await passesOf(person, waiting.id)).toEqual([]);
    expect(await live(person, dealId)).toBe(1);
  });

  it('gives the codes of two orders that are paid at the same moment', async () => {
    const dealId = await world.deal(shop, { sale_mode: 'prepaid', redemption_limit: 4 });
    const people = await Promise.all(Array.from({ length: 6 }, () => world.person()));
    const paid: (() => ReturnType<typeof confirm>)[] = [];
    for (const person of people)
      for (let n = 0; n < 2; n++) {
        const { body } = await order(person, dealId);
        const payment = await begin(person, body.id);
        const query = await setup.choose(payment, 'pay');
        paid.push(() =>
          person.client.post<PaymentSummary>(`/api/payments/${payment.id}/confirm`, query ?? {}),
        );
        // The first order is paid late, so that a second one can be open in the meantime.
        if (n === 0) await expire(body.id);
      }
    const answers = await Promise.all(paid.map((send) => send()));
    expect(answers.map(({ status, body }) => `${status} ${body.state}`)).toEqual(
      paid.map(() => '200 completed'),
    );
    for (const person of people) expect(await live(person, dealId)).toBe(2);
  });

  describe('how many are given on a day (L3)', () => {
    it('can be limited although more were given on an earlier day', async () => {
      const dealId = await world.deal(shop);
      for (let n = 0; n < 3; n++) await issue(await world.person(), dealId);
      await setup.running.database.query('UPDATE deal_capacities SET day = day - 1 WHERE deal_id = $1', [
        dealId,
      ]);
      await change(dealId, { dailyLimit: 1 });
      expect((await issue(await world.person(), dealId)).status).toBe(201);
      expect((await issue(await world.person(), dealId)).body.code).toBe('deal.daily-limit-reached');
    });

    it('is not counted anew for a request that began before midnight and ends after others of the next day', async () => {
      const dealId = await world.deal(shop, { daily_limit: 2 });
      const { database } = setup.running;
      const counted = async (): Promise<object | undefined> => {
        const sql = `SELECT day - nepal_time(now())::date AS "daysAhead", taken_on_day AS taken FROM deal_capacities WHERE deal_id = $1`;
        return (await database.query<{ daysAhead: number; taken: number }>(sql, [dealId])).rows[0];
      };
      expect((await issue(await world.person(), dealId)).status).toBe(201);
      // The pass is one of the next day, and the following requests are those of the day before.
      await database.query('UPDATE deal_capacities SET day = day + 1 WHERE deal_id = $1', [dealId]);
      expect((await issue(await world.person(), dealId)).status).toBe(201);
      expect(await counted()).toEqual({ daysAhead: 1, taken: 2 });
      expect((await issue(await world.person(), dealId)).body.code).toBe('deal.daily-limit-reached');
      await expect(change(dealId, { dailyLimit: 1 })).rejects.toThrow('deal.limit-below-taken');
    });

    it('cannot be limited to fewer than were given today (L6)', async () => {
      const dealId = await world.deal(shop);
      for (let n = 0; n < 3; n++) await issue(await world.person(), dealId);
      await expect(change(dealId, { dailyLimit: 2 })).rejects.toThrow('deal.limit-below-taken');
    });
  });
});
