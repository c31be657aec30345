import { jest } from '@jest/globals';
import { Gateways } from '../../src/modules/payments/gateways/gateways.service.js';
import { GatewayUnreachable } from '../../src/modules/payments/gateways/gateway.port.js';
import { nepalDay } from '../../src/common/time/nepal-day.js';
import { statementsDuring } from '../support/statements.js';
import {
  type Row,
  type Refund,
  type Shown,
  type Order,
  type Reconciliation,
  ROUTES,
  NOWHERE,
  setup,
  world,
  admin,
  shop,
  begin,
  pay,
  list,
  one,
  makeOlder,
  setUp,
  tearDown,
} from './admin-payments.fixture.js';

describe('the admin’s side of payments', () => {
  beforeAll(setUp);
  afterAll(tearDown);
  afterEach(() => void jest.restoreAllMocks());

  it.each(ROUTES)('is for admins alone: %s', async (route) => {
    expect((await setup.running.client().get(route)).status).toBe(401);
    for (const person of [await world.person(), shop.owner, await world.staff(shop)])
      expect((await person.client.get(route)).status).toBe(403);
    expect((await admin.client.get(route)).status).toBe(200);
  });

  it.each([
    'state=gone',
    'gateway=paypal',
    'purpose=gift',
    'needs=nothing',
    'from=2026-02-30',
    'sort=x',
    'x=1',
  ])('rejects what the list does not know: %s', async (query) => {
    expect((await admin.client.get<Shown>(`/api/admin/payments?${query}`)).body.code).toBe('request.invalid');
  });

  it('finds a payment by its numbers, its order, and who pays', async () => {
    const { payment, order, buyer } = await pay('khalti');
    const { transactionId, reference } = (await one(payment.id)) as unknown as Record<string, string>;
    for (const words of [payment.id, order, reference, transactionId, buyer.email])
      expect([
        words,
        (await list(`payments?search=${encodeURIComponent(words ?? '')}`)).map(({ id }) => id),
      ]).toEqual([words, [payment.id]]);
    expect(await list(`payments?search=${NOWHERE}`)).toEqual([]);
    expect(await list(`payments?search=${buyer.email}&state=failed`)).toEqual([]);
    const today = nepalDay(new Date());
    expect(await list(`payments?search=${order}&from=${today}&to=${today}&purpose=order`)).toHaveLength(1);
    expect(await list(`payments?search=${order}&to=2020-01-01`)).toEqual([]);
  });

  it('reads each list in one statement', async () => {
    for (const path of [
      'payments?needs=attention',
      'refunds',
      'reconciliation?from=2026-11-01&to=2026-11-30',
    ]) {
      const { statements } = await statementsDuring(setup.running, () => list(path));
      expect(statements.filter((text) => !text.includes('FROM live_sessions'))).toHaveLength(1);
    }
  });

  describe('what needs somebody (AP1)', () => {
    const waiting = async (): Promise<[string, string | null][]> =>
      (await list('payments?needs=attention&limit=100')).map(({ id, need }) => [id, need]);

    it('is a transfer at once, another payment after an hour, and a wrong amount until it is dealt with', async () => {
      const transfer = await begin('bank-transfer');
      const young = await begin('khalti');
      const old = await begin('khalti');
      await makeOlder(old.payment.id);
      const wrong = await pay('khalti', 1, 'wrong-amount');
      const shown = await waiting();
      expect(shown).toEqual(
        expect.arrayContaining([
          [transfer.payment.id, 'transfer'],
          [old.payment.id, 'open'],
          [wrong.payment.id, 'mismatch'],
        ]),
      );
      expect(shown.map(([id]) => id)).not.toContain(young.payment.id);
      const { body: overview } = await admin.client.get<{ payments: { count: number } }>(
        '/api/admin/overview',
      );
      expect(overview.payments.count).toBe(shown.length);

      const attend = (reason: string) =>
        admin.client.post<Shown>(`/api/admin/payments/${wrong.payment.id}/attend`, { reason });
      expect((await attend('Sent back by the bank.')).status).toBe(200);
      expect((await one(wrong.payment.id)).events.at(-1)).toMatchObject({
        source: 'admin',
        outcome: 'waits',
        said: 'Sent back by the bank.',
      });
      expect((await waiting()).map(([id]) => id)).not.toContain(wrong.payment.id);
      expect((await attend('Again.')).body.code).toBe('payment.nothing-to-attend');
      // A repeated report of the same wrong amount does not reopen the payment in the review queue.
      await admin.client.post(`/api/admin/payments/${wrong.payment.id}/look-up`);
      expect((await waiting()).map(([id]) => id)).not.toContain(wrong.payment.id);
    });

    it('is rejected without a reason, for what is not there, and to everybody else', async () => {
      const path = `/api/admin/payments/${NOWHERE}`;
      expect((await admin.client.post<Shown>(`${path}/attend`, {})).body.code).toBe('request.invalid');
      expect((await admin.client.post(`${path}/attend`, { reason: 'Done.' })).status).toBe(404);
      for (const { client } of [await world.person(), shop.owner, await world.staff(shop)]) {
        expect((await client.post(`${path}/attend`, { reason: 'Done.' })).status).toBe(403);
        expect((await client.post(`${path}/look-up`)).status).toBe(403);
      }
    });
  });

  describe('looking a payment up now (AP2)', () => {
    const lookUp = (id: string) => admin.client.post<Shown>(`/api/admin/payments/${id}/look-up`);

    it('settles what was paid and never reported, and stands in the history', async () => {
      const { payment } = await begin('khalti');
      await setup.choose(payment, 'lost');
      expect((await lookUp(payment.id)).status).toBe(200);
      const shown = await one(payment.id);
      expect([shown.state, shown.events.at(-1)]).toMatchObject([
        'completed',
        { source: 'admin', outcome: 'captured' },
      ]);
    });

    it('notes what it found also when nothing is new', async () => {
      const { payment } = await begin('khalti');
      await lookUp(payment.id);
      await lookUp(payment.id);
      expect((await one(payment.id)).events.map(({ source, outcome }) => [source, outcome])).toEqual([
        ['admin', 'waits'],
        ['admin', 'waits'],
      ]);
    });

    it('says that a gateway does not answer, and changes nothing', async () => {
      const { payment } = await begin('khalti');
      const gateway = setup.running.app.get(Gateways).of('khalti');
      jest.spyOn(gateway, 'queryStatus').mockRejectedValue(new GatewayUnreachable('khalti', 'status 502'));
      const { status, body } = await lookUp(payment.id);
      expect([status, body.code]).toEqual([503, 'payment.gateway-away']);
      expect((await one(payment.id)).events).toEqual([]);
    });

    it('is rejected for what is not there', async () => {
      expect((await lookUp(NOWHERE)).status).toBe(404);
    });
  });

  describe('refunds', () => {
    it('go back pass by pass, are listed with who waits longest first, and are closed by hand', async () => {
      const { order, payment } = await pay('esewa', 3);
      const read = async () => (await admin.client.get<Order>(`/api/admin/orders/${order}`)).body;
      const before = await read();
      const ids = before.lines[0]?.passes.map(({ id }) => id) ?? [];
      expect([before.state, ids.length, before.payments[0]?.id]).toEqual(['paid', 3, payment.id]);
      const { status, text } = await admin.client.post(`/api/admin/orders/${order}/refunds`, {
        passIds: [ids[0]],
        reason: 'The shop closed early.',
      });
      expect([status, text]).toEqual([200, '{"approvalId":null}']);
      const after = await read();
      expect([after.state, after.returnedValue, after.lines[0]?.passes[0]?.state]).toEqual([
        'partially_refunded',
        500,
        'cancelled',
      ]);
      const sums = async () => {
        const { refundSums } = await one(payment.id);
        const listed = (await list<Row>('payments')).find(({ id }) => id === payment.id);
        expect(listed?.refundSums).toEqual(refundSums);
        return refundSums;
      };
      expect(await sums()).toEqual({ promised: 500, onItsWay: 0, returned: 0 });
      await setup.reconcile();
      expect(await sums()).toEqual({ promised: 500, onItsWay: 0, returned: 0 });
      const manual = await list<Refund>('refunds?state=manual');
      const refund = manual.find(({ paymentId }) => paymentId === payment.id);
      expect(refund).toMatchObject({ state: 'manual' });
      const { body: overview } = await admin.client.get<{ refunds: { count: number } }>(
        '/api/admin/overview',
      );
      expect(overview.refunds.count).toBe(manual.length);
      await admin.client.post(`/api/admin/refunds/${refund?.id}/close`, { reference: 'ESEWA-77812' });
      const closed = await list<Refund>('refunds?state=completed');
      expect(closed[0]).toMatchObject({ id: refund?.id, manualReference: 'ESEWA-77812' });
      expect(await sums()).toEqual({ promised: 0, onItsWay: 0, returned: 500 });
      expect(await list<Refund>('refunds?cause=not-honoured')).toEqual([]);
    });

    it('know no other state, and no order that is not there', async () => {
      expect((await admin.client.get<Shown>('/api/admin/refunds?state=lost')).body.code).toBe(
        'request.invalid',
      );
      expect((await admin.client.get(`/api/admin/orders/${NOWHERE}`)).status).toBe(404);
      expect((await shop.owner.client.get(`/api/admin/orders/${NOWHERE}`)).status).toBe(403);
    });
  });

  describe('the reconciliation (AP3)', () => {
    const DAY = '2025-06-17';
    const read = async (from = DAY, to = DAY): Promise<Reconciliation> =>
      (await admin.client.get<Reconciliation>(`/api/admin/reconciliation?from=${from}&to=${to}`)).body;
    /** Moves the rows and ledger entries of a payment to this time. */
    const moveTo = async (paymentId: string, at: string): Promise<void> => {
      const rows = setup.running.database;
      await rows.query('ALTER TABLE ledger_transactions DISABLE TRIGGER ledger_transactions_kept');
      await rows.query(
        `UPDATE ledger_transactions SET created_at = $2 WHERE source = $1 OR source IN (
           SELECT r.public_id::text FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.public_id = $1::uuid)`,
        [paymentId, at],
      );
      await rows.query('ALTER TABLE ledger_transactions ENABLE TRIGGER ledger_transactions_kept');
      await rows.query('UPDATE payments SET completed_at = $2 WHERE public_id = $1', [paymentId, at]);
      await rows.query(
        `UPDATE refunds SET completed_at = $2 WHERE state = 'completed' AND payment_id = (SELECT id FROM payments WHERE public_id = $1)`,
        [paymentId, at],
      );
    };

    it('puts payments beside the ledger by gateway and day of Nepal, to the paisa', async () => {
      const [first, second, returned] = [await pay('khalti', 2), await pay('khalti'), await pay('stripe', 2)];
      await returned.buyer.client.post(`/api/orders/${returned.order}/refunds`);
      await setup.reconcile();
      // The last millisecond of the day and the first of the next one; midnight is at 18:15 in UTC.
      await moveTo(first.payment.id, '2025-06-17T18:14:59.999Z');
      await moveTo(second.payment.id, '2025-06-17T18:15:00Z');
      await moveTo(returned.payment.id, '2025-06-17T05:00:00Z');
      const { days } = await read();
      expect(days.map(({ gateway, day, differencePaisa }) => [gateway, day, differencePaisa])).toEqual([
        ['khalti', DAY, 0],
        ['stripe', DAY, 0],
      ]);
      expect([days[0]?.payments, days[0]?.ledger]).toEqual([days[0]?.ledger, days[0]?.payments]);
      expect([days[0]?.payments.capturedPaisa, days[1]?.payments.capturedPaisa]).toEqual([100_000, 100_000]);
      expect(days[1]?.payments.refundedPaisa).toBe(100_000);
      expect((await read(DAY, '2025-06-18')).days).toHaveLength(3);
      const { text } = await admin.client.get(`/api/admin/reconciliation.csv?from=${DAY}&to=${DAY}`);
      expect(text.split('\r\n')[1]).toMatch(/^2025-06-17,khalti,1000,/);
    });

    it('shows by how much they differ, and what is open', async () => {
      const { payment } = await pay('khalti');
      await moveTo(payment.id, '2025-07-01T05:00:00Z');
      await setup.running.database.query(
        `UPDATE payments SET completed_at = '2025-07-02T05:00:00Z' WHERE public_id = $1`,
        [payment.id],
      );
      expect(
        (await read('2025-07-01', '2025-07-02')).days.map(({ differencePaisa }) => differencePaisa),
      ).toEqual([50_000, 50_000]);
      await moveTo(payment.id, '2025-07-02T05:00:00Z');
      expect(
        (await read('2025-07-01', '2025-07-02')).days.map(({ differencePaisa }) => differencePaisa),
      ).toEqual([0]);
      const { open } = await read();
      expect(open.find(({ gateway }) => gateway === 'bank-transfer')?.paisa).toBeGreaterThanOrEqual(50_000);
    });

    it('is equal today for everything that was done here', async () => {
      const today = nepalDay(new Date());
      const { days } = await read('2026-01-01', today);
      expect(days.length).toBeGreaterThan(1);
      expect(days.filter(({ differencePaisa }) => differencePaisa !== 0)).toEqual([]);
    });

    it.each([
      'from=2026-11-01',
      'from=2026-11-02&to=2026-11-01',
      'from=2020-01-01&to=2026-11-01',
      'from=x&to=y',
    ])('rejects %s', async (query) => {
      expect((await admin.client.get<Reconciliation>(`/api/admin/reconciliation?${query}`)).body.code).toBe(
        'request.invalid',
      );
    });
  });

  it('leave as files with one row each, and say who took them', async () => {
    for (const name of ['payments', 'refunds']) {
      const rows = await list(`${name}?limit=100&sort=oldest`);
      const { text } = await admin.client.get(`/api/admin/${name}.csv?sort=oldest`);
      expect(
        text
          .split('\r\n')
          .slice(1, -1)
          .map((line) => line.split(',')[0]),
      ).toEqual(rows.map(({ id }) => id));
    }
    const { rows } = await setup.running.database.query(
      `SELECT subject_id FROM audit_log WHERE action = 'list.exported' ORDER BY id DESC LIMIT 2`,
    );
    expect(rows).toEqual([{ subject_id: 'refunds' }, { subject_id: 'payments' }]);
  });
});
