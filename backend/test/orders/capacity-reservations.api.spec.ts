import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OrderExpiryJob } from '../../src/modules/orders/index.js';
import { PaymentSetup, type PaymentSummary } from '../support/money/payment-setup.js';
import { type Business, type Person, World } from '../support/world.js';

interface OrderSummary {
  id: string;
  state: string;
  code: string;
  orderId?: string;
  currentState?: string;
  maxQuantity?: number;
  noTransfer: { code: string; until: string | null } | null;
  lines: { passes: unknown[] }[];
  payments: { state: string }[];
  refunds: { amount: number; state: string }[];
}

type Answer = PaymentSummary & { code: string; until?: string };

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('what unpaid orders hold', () => {
  let setup: PaymentSetup;
  let world: World;
  let shop: Business;

  beforeAll(async () => {
    setup = await PaymentSetup.start();
    world = new World(setup.running.database, setup.running.url);
    await world.catalog();
    shop = await world.business();
  });

  afterAll(async () => {
    const { rows: broken } = await setup.running.database.query(
      await readFile(path.join(import.meta.dirname, '../support/invariants.sql'), 'utf8'),
    );
    await setup.stop();
    expect(broken).toEqual([]);
  });

  const prepaid = (columns: Record<string, unknown> = {}): Promise<number> =>
    world.deal(shop, { sale_mode: 'prepaid', ...columns });
  const place = (person: Person, dealId: number, quantity = 1) =>
    person.client.post<OrderSummary>('/api/orders', { items: [{ dealId, quantity }] });
  const begin = (person: Person, orderId: string, gateway = 'khalti') =>
    person.client.post<Answer>(`/api/orders/${orderId}/payments`, { gateway });
  const cancel = (person: Person, orderId: string) =>
    person.client.post<OrderSummary>(`/api/orders/${orderId}/cancel`);
  const read = async (person: Person, orderId: string): Promise<OrderSummary> =>
    (await person.client.get<OrderSummary>(`/api/orders/${orderId}`)).body;
  const expire = async (orderId: string): Promise<void> => {
    await setup.running.database.query(
      `UPDATE orders SET expires_at = now() - interval '1 second' WHERE public_id = $1`,
      [orderId],
    );
    await setup.running.app.get(OrderExpiryJob).settle();
  };
  const taken = async (dealId: number): Promise<number> => {
    const { rows } = await setup.running.database.query<{ taken: number }>(
      'SELECT taken FROM deal_capacities WHERE deal_id = $1',
      [dealId],
    );
    return rows[0]?.taken ?? NaN;
  };

  it('of overdue orders are released although one of them cannot be', async () => {
    const { app, database } = setup.running;
    const [broken, whole] = [await prepaid(), await prepaid()];
    await place(await world.person(), broken);
    await place(await world.person(), whole);
    // The counter of a deal that is wrong cannot be lowered below 0.
    await database.query('UPDATE deal_capacities SET taken = 0 WHERE deal_id = $1', [broken]);
    await database.query(
      `UPDATE orders SET expires_at = now() - interval '1 second' WHERE state = 'awaiting_payment'`,
    );
    await app.get(OrderExpiryJob).settle();
    expect(await taken(whole)).toBe(0);
    await database.query('UPDATE deal_capacities SET taken = 1 WHERE deal_id = $1', [broken]);
    await app.get(OrderExpiryJob).settle();
    expect(await taken(broken)).toBe(0);
  });

  describe('one open order a person', () => {
    it('is kept by the database too', async () => {
      const customer = await world.person();
      await place(customer, await prepaid());
      await expect(
        setup.running.database.query(
          `INSERT INTO orders (public_id, user_id, total, held_on, expires_at)
           VALUES (gen_random_uuid(), $1, 500, current_date, now() + interval '1 hour')`,
          [customer.id],
        ),
      ).rejects.toThrow('orders_one_open');
    });

    it('whose payment was begun is named when another one is placed, and makes room when it is canceled', async () => {
      const [customer, dealId] = [await world.person(), await prepaid({ total_limit: 30 })];
      const { body: first } = await place(customer, dealId, 2);
      const { body: payment } = await begin(customer, first.id);
      const denied = await place(customer, await prepaid());
      expect([denied.status, denied.body.code, denied.body.orderId]).toEqual([409, 'order.open', first.id]);
      const canceled = await cancel(customer, first.id);
      expect([
        canceled.status,
        canceled.body.state,
        canceled.body.payments.map(({ state }) => state),
      ]).toEqual([200, 'canceled', ['canceled']]);
      expect(await taken(dealId)).toBe(0);
      expect((await place(customer, await prepaid())).status).toBe(201);
      await customer.client.post(
        `/api/payments/${payment.id}/confirm`,
        (await setup.choose(payment, 'pay')) ?? {},
      );
      await setup.reconcile();
      const ended = await read(customer, first.id);
      expect([ended.state, ended.lines[0]?.passes, ended.refunds]).toEqual([
        'canceled',
        [],
        [expect.objectContaining({ amount: 1_000, state: 'completed' })],
      ]);
    });

    it('is canceled once, by its customer, while it is not paid', async () => {
      const [customer, other] = [await world.person(), await world.person()];
      const { body: order } = await place(customer, await prepaid());
      expect((await cancel(other, order.id)).status).toBe(404);
      const answers = await Promise.all(times(4).map(() => cancel(customer, order.id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      expect((await cancel(customer, order.id)).body).toMatchObject({
        code: 'order.not-open',
        currentState: 'canceled',
      });
      const { body: paid } = await place(customer, await prepaid());
      const { body: payment } = await begin(customer, paid.id);
      await customer.client.post(
        `/api/payments/${payment.id}/confirm`,
        (await setup.choose(payment, 'pay')) ?? {},
      );
      expect((await cancel(customer, paid.id)).body.code).toBe('order.paid-already');
    });

    it('is never expired by another one while its payment is opened', async () => {
      const outcomes = await Promise.all(
        times(12).map(async () => {
          const [customer, dealId] = [await world.person(), await prepaid()];
          const { body: first } = await place(customer, dealId);
          const [opened] = await Promise.all([begin(customer, first.id), place(customer, dealId)]);
          if (opened.status === 409) return 'denied';
          if (opened.status !== 201) return `status ${opened.status}`;
          return (await read(customer, first.id)).state;
        }),
      );
      expect(outcomes.filter((outcome) => !['denied', 'awaiting_payment'].includes(outcome))).toEqual([]);
    });
  });

  describe('places of one order', () => {
    it.each([
      ['without a cap', null, 10],
      ['of forty that are left', 40, 10],
      ['of sixteen that are left', 16, 4],
      ['of three that are left', 3, 2],
      ['of the last one', 1, 1],
    ])('%s', async (_, total_limit, most) => {
      const [customer, dealId] = [await world.person(), await prepaid({ total_limit })];
      const denied = await place(customer, dealId, most + 1);
      expect([denied.status, denied.body.code, denied.body.maxQuantity]).toEqual([
        409,
        'cart.quantity-limit',
        most,
      ]);
      expect((await place(customer, dealId, most)).status).toBe(201);
    });
  });

  describe('bank transfer', () => {
    const denial = async (person: Person, orderId: string) => {
      const { noTransfer } = await read(person, orderId);
      const answer = await begin(person, orderId, 'bank-transfer');
      expect(answer.status === 201).toBe(noTransfer === null);
      if (noTransfer) expect(answer.body.code).toBe(noTransfer.code);
      return noTransfer?.code ?? null;
    };

    it('is not offered while fewer than twenty places are left', async () => {
      const [customer, other] = [await world.person(), await world.person()];
      const dealId = await prepaid({ total_limit: 20 });
      expect(await denial(customer, (await place(customer, dealId)).body.id)).toBeNull();
      expect(await denial(other, (await place(other, dealId)).body.id)).toBe('transfer.few-places');
    });

    it('holds a tenth of the places at most, however many ask at once', async () => {
      const dealId = await prepaid({ total_limit: 40 });
      const orders = [];
      for (let n = 0; n < 6; n++) {
        const person = await world.person();
        orders.push({ person, id: (await place(person, dealId)).body.id });
      }
      const answers = await Promise.all(orders.map(({ person, id }) => begin(person, id, 'bank-transfer')));
      expect(answers.map(({ status, body }) => (status === 201 ? 'open' : body.code)).sort()).toEqual([
        'open',
        'open',
        'open',
        'open',
        'transfer.share-held',
        'transfer.share-held',
      ]);
    });

    it('answers the open one again', async () => {
      const [customer, other] = [await world.person(), await world.person()];
      const dealId = await prepaid({ total_limit: 20 });
      const { body: order } = await place(customer, dealId);
      const { body: first } = await begin(customer, order.id, 'bank-transfer');
      await place(other, dealId);
      expect((await begin(customer, order.id, 'bank-transfer')).body.id).toBe(first.id);
      expect((await read(customer, order.id)).noTransfer).toBeNull();
    });

    it('pauses for seven days after three orders that were left unpaid', async () => {
      const [customer, dealId] = [await world.person(), await prepaid()];
      for (let n = 0; n < 3; n++) {
        const { body: order } = await place(customer, dealId);
        await begin(customer, order.id, 'bank-transfer');
        if (n === 1) await cancel(customer, order.id);
        else await expire(order.id);
      }
      const { body: order } = await place(customer, dealId);
      expect(await denial(customer, order.id)).toBe('transfer.paused');
      const { noTransfer } = await read(customer, order.id);
      const days = (Date.parse(noTransfer?.until ?? '') - Date.now()) / 86_400_000;
      expect(Math.round(days)).toBe(7);
      expect((await begin(customer, order.id, 'khalti')).status).toBe(201);
    });

    it('is not paused by orders that gave way to the next one', async () => {
      const [customer, dealId] = [await world.person(), await prepaid()];
      for (let n = 0; n < 4; n++) await place(customer, dealId);
      expect(await denial(customer, (await place(customer, dealId)).body.id)).toBeNull();
    });
  });
});
