import { DailyStatements } from '../../src/modules/billing/index.js';
import { nepalDay, startOfNepalDay } from '../../src/common/time/nepal-day.js';
import { PaymentSetup, type PaymentSummary } from '../support/money/payment-setup.js';
import { Sales, type Sold } from '../support/money/sales.js';
import { type Business, type Person, World } from '../support/world.js';

interface Day {
  day: string;
  passesSold: number;
  openingPaisa: number;
  soldPaisa: number;
  returnedPaisa: number;
  paidOutPaisa: number;
  closingPaisa: number;
}
interface Answer {
  code: string;
  id: string;
  owed: number;
}

const DAY_MS = 86_400_000;
const daysAgo = (days: number): string => nepalDay(new Date(Date.now() - days * DAY_MS));

describe('what businesses are owed', () => {
  let setup: PaymentSetup;
  let world: World;
  let admin: Person;
  let sales: Sales;

  beforeAll(async () => {
    setup = await PaymentSetup.start();
    world = new World(setup.running.database, setup.running.url);
    await world.catalog();
    admin = await world.admin();
    sales = new Sales(world, admin);
  });

  afterAll(() => setup.stop());

  /** Sells a prepaid deal and uses its passes, so that the business is owed them. */
  const sell = async (shop: Business, quantity: number): Promise<Sold> => {
    const sold = await sales.sell(shop, quantity);
    await sales.use(shop, sold.passIds);
    return sold;
  };
  /** Voids the use of a pass and refunds its replacement. */
  const giveBack = async (shop: Business, { order, buyer, passIds }: Sold): Promise<void> => {
    const voided = await shop.owner.client.post(`/api/redemptions/${passIds[0]}/void`, {
      reason: 'Wrong guest',
    });
    if (voided.status !== 200) throw new Error(voided.text);
    const unused = (await sales.passesOf(buyer, order)).filter(({ state }) => state === 'issued');
    const { status, text } = await admin.client.post(`/api/admin/orders/${order}/refunds`, {
      passIds: unused.map(({ id }) => id),
      reason: 'The shop closed.',
    });
    if (status !== 200) throw new Error(text);
  };
  const payOut = (shop: Business, amount: number, reference: string, more: object = {}) =>
    admin.client.post<Answer>(`/api/admin/vendors/${shop.id}/payouts`, { amount, reference, ...more });
  /** Sets the date of all ledger transactions that were not dated before. */
  const dateBookings = async (shop: Business, at: Date): Promise<void> => {
    const rows = setup.running.database;
    await rows.query('ALTER TABLE ledger_transactions DISABLE TRIGGER ledger_transactions_kept');
    await rows.query(
      `UPDATE ledger_transactions t SET created_at = $2 WHERE created_at > now() - interval '1 hour' AND EXISTS (
         SELECT 1 FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE e.transaction_id = t.id AND a.vendor_id = $1)`,
      [shop.id, at],
    );
    await rows.query('ALTER TABLE ledger_transactions ENABLE TRIGGER ledger_transactions_kept');
  };
  const state = () => setup.running.app.get(DailyStatements).run();
  const statements = async (shop: Business, query = ''): Promise<Day[]> =>
    (
      await shop.owner.client.get<(Day & { id?: number })[]>(`/api/vendors/me/statements?sort=oldest${query}`)
    ).body.map(({ id: _, ...day }) => day);
  const owed = async (shop: Business): Promise<number> =>
    (await shop.owner.client.get<{ owedPaisa: number }>('/api/vendors/me/balance')).body.owedPaisa;

  it('is stated by day of Nepal as the ledger has it, days that were missed too (ST1, ST2)', async () => {
    const [shop, other] = [await world.business(), await world.business()];
    const [first, second, third] = [daysAgo(6), daysAgo(5), daysAgo(2)] as const;
    // The last millisecond of one day and the first of the next.
    const sold = await sell(shop, 3);
    await dateBookings(shop, new Date(startOfNepalDay(second).getTime() - 1));
    await sell(shop, 1);
    await giveBack(shop, sold);
    await dateBookings(shop, startOfNepalDay(second));
    expect((await payOut(shop, 1_200, 'NB-1')).status).toBe(201);
    await dateBookings(shop, startOfNepalDay(third));
    await sell(other, 2);
    await dateBookings(other, startOfNepalDay(third));
    await sell(shop, 1);

    await Promise.all([state(), state()]);
    await state();
    const none = {
      passesSold: 0,
      openingPaisa: 0,
      soldPaisa: 0,
      returnedPaisa: 0,
      pointsPaisa: 0,
      paidOutPaisa: 0,
    };
    expect(await statements(shop)).toEqual([
      { ...none, day: first, passesSold: 3, soldPaisa: 150_000, closingPaisa: 150_000 },
      {
        ...none,
        day: second,
        passesSold: 1,
        openingPaisa: 150_000,
        soldPaisa: 50_000,
        returnedPaisa: 50_000,
        closingPaisa: 150_000,
      },
      { ...none, day: third, openingPaisa: 150_000, paidOutPaisa: 120_000, closingPaisa: 30_000 },
    ]);
    expect((await statements(other)).map(({ day, closingPaisa }) => [day, closingPaisa])).toEqual([
      [third, 100_000],
    ]);
    expect((await statements(shop, `&from=${second}&to=${second}`)).map(({ day }) => day)).toEqual([second]);
    // Today's uses are owed already and are on no statement yet.
    const { body } = await shop.owner.client.get('/api/vendors/me/balance');
    expect(body).toEqual({
      owedPaisa: 80_000,
      unusedPaisa: 0,
      todayPaisa: 50_000,
      statedUntil: daysAgo(1),
      pointsPaused: false,
    });
    const { text } = await shop.owner.client.get('/api/vendors/me/statements.csv?sort=oldest');
    expect(text.split('\r\n')[1]).toBe(`${first},3,0,1500,0,0,0,1500`);
    const { body: all } = await admin.client.get<(Day & { vendor: { id: number } })[]>(
      `/api/admin/statements?vendor=${shop.id}`,
    );
    expect(all.map(({ day, vendor }) => [day, vendor.id])).toEqual([
      [third, shop.id],
      [second, shop.id],
      [first, shop.id],
    ]);
  });

  it('counts points as money: the business is owed the whole price (ST1)', async () => {
    const [shop, buyer] = [await world.business(), await world.person()];
    const dealId = await world.deal(shop, { sale_mode: 'prepaid', points_earned: 0 });
    await setup.running.database.query(
      `WITH entry AS (INSERT INTO points_ledger (user_id, delta, kind) VALUES ($1, 2000, 'correction'))
       UPDATE users SET loyalty_points = loyalty_points + 2000 WHERE id = $1`,
      [buyer.id],
    );
    const { body: order } = await buyer.client.post<{ id: string; due: number }>('/api/orders', {
      items: [{ dealId, quantity: 1 }],
      usePoints: true,
    });
    const { body: payment } = await buyer.client.post<PaymentSummary>(`/api/orders/${order.id}/payments`, {
      gateway: 'bank-transfer',
    });
    await admin.client.post(`/api/admin/payments/${payment.id}/confirm-transfer`, { reference: payment.id });
    const passes = await sales.passesOf(buyer, order.id);
    await sales.use(
      shop,
      passes.map(({ id }) => id),
    );
    expect([order.due, await owed(shop)]).toEqual([300, 50_000]);
  });

  describe('a payout (ST3)', () => {
    it('leaves what is owed smaller, and is listed for both sides', async () => {
      const shop = await world.business({ name: 'Momo Corner' });
      await sell(shop, 2);
      const { status, body } = await payOut(shop, 600, 'KH-7', { method: 'khalti' });
      expect([status, await owed(shop)]).toEqual([201, 40_000]);
      const own = await shop.owner.client.get('/api/vendors/me/payouts');
      const shown = {
        id: body.id,
        amount: 600,
        method: 'khalti',
        reference: 'KH-7',
        state: 'paid',
        paidAt: expect.any(String) as string,
      };
      const onlyOwn = {
        orderedAt: shown.paidAt,
        payoutDay: null,
        bank: null,
        lastFour: null,
        returnedReason: null,
      };
      expect(own.body).toEqual([{ ...shown, ...onlyOwn }]);
      const all = await admin.client.get(`/api/admin/payouts?vendor=${shop.id}`);
      expect(all.body).toEqual([
        {
          ...shown,
          vendor: { id: shop.id, businessName: 'Momo Corner', nameNe: null },
          paidBy: 'Sujata Rai',
        },
      ]);
      const balances = await admin.client.get('/api/admin/balances?search=momo%20corner');
      expect(balances.body).toEqual([
        {
          id: shop.id,
          vendor: { id: shop.id, businessName: 'Momo Corner', nameNe: null },
          owedPaisa: 40_000,
          unusedPaisa: 0,
          lastPaidAt: shown.paidAt,
        },
      ]);
    });

    it('is never more than is owed', async () => {
      const shop = await world.business();
      await sell(shop, 1);
      const { status, body } = await payOut(shop, 501, 'NB-501');
      expect([status, body.code, body.owed, await owed(shop)]).toEqual([
        409,
        'payout.too-large',
        500,
        50_000,
      ]);
      expect((await payOut(await world.business(), 1, 'NB-502')).body.owed).toBe(0);
    });

    it('of which ten are recorded at once pays what is owed and no more', async () => {
      const shop = await world.business();
      await sell(shop, 3);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) => payOut(shop, 500, `NB-RACE-${n}`)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([
        201,
        201,
        201,
        ...Array<number>(7).fill(409),
      ]);
      expect(await owed(shop)).toBe(0);
    });

    it('counts once under one key and one reference', async () => {
      const shop = await world.business();
      await sell(shop, 2);
      const send = () =>
        admin.client.send<Answer>(
          'POST',
          `/api/admin/vendors/${shop.id}/payouts`,
          { amount: 300, reference: 'NB-KEY' },
          {
            'idempotency-key': 'payout-1',
          },
        );
      const [first, second] = [await send(), await send()];
      expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
      expect((await payOut(shop, 300, 'NB-KEY')).body.code).toBe('payout.reference-used');
      expect((await payOut(shop, 300, 'NB-KEY', { method: 'esewa' })).status).toBe(201);
      expect(await owed(shop)).toBe(40_000);
    });

    it('that nobody booked, or that is more than is owed, cannot be stored by anybody', async () => {
      const shop = await world.business();
      await sell(shop, 1);
      const insert = (paisa: number) =>
        setup.running.database.query(
          `WITH booked AS (INSERT INTO ledger_transactions (kind, source) SELECT 'payout', $3 WHERE $4 RETURNING id),
             entries AS (INSERT INTO ledger_entries (transaction_id, account_id, paisa)
               SELECT booked.id, a.id, CASE WHEN a.vendor_id IS NULL THEN -$2::bigint ELSE $2::bigint END FROM booked, ledger_accounts a
               WHERE a.vendor_id = $1 OR a.code = 'gateway:esewa')
           INSERT INTO payouts (public_id, vendor_id, paisa, method, reference, paid_by)
           VALUES ($3::uuid, $1, $2, 'esewa', $3, $5)`,
          [shop.id, paisa, crypto.randomUUID(), paisa > 10_000, admin.id],
        );
      await expect(insert(10_000)).rejects.toMatchObject({ constraint: 'payouts_booked' });
      await expect(insert(60_000)).rejects.toMatchObject({ constraint: 'payouts_covered' });
      expect(await owed(shop)).toBe(50_000);
      await expect(setup.running.database.query('UPDATE payouts SET paisa = 100')).rejects.toThrow(
        'only added to',
      );
    });

    it('may be followed by a use that is taken back: the next uses make it good (ST4)', async () => {
      const shop = await world.business();
      const sold = await sell(shop, 1);
      await payOut(shop, 500, 'NB-ST4');
      await giveBack(shop, sold);
      expect(await owed(shop)).toBe(-50_000);
      expect((await payOut(shop, 1, 'NB-ST4-2')).body).toMatchObject({
        code: 'payout.too-large',
        owed: -500,
      });
      await sell(shop, 2);
      expect(await owed(shop)).toBe(50_000);
    });

    it.each([
      {},
      { amount: 0, reference: 'NB' },
      { amount: 1.5, reference: 'NB' },
      { amount: 5, reference: '' },
      { amount: 5, reference: 'NB', method: 'cash' },
      { amount: 5, reference: 'NB', extra: 1 },
    ])('is rejected as %j', async (body) => {
      const shop = await world.business();
      const answer = await admin.client.post<Answer>(`/api/admin/vendors/${shop.id}/payouts`, body);
      expect([answer.status, answer.body.code]).toEqual([400, 'request.invalid']);
    });

    it('is rejected for a business that is not there, and to everybody else', async () => {
      const shop = await world.business();
      const form = { amount: 5, reference: 'NB' };
      expect((await admin.client.post(`/api/admin/vendors/999999/payouts`, form)).status).toBe(404);
      const path = `/api/admin/vendors/${shop.id}/payouts`;
      expect((await setup.running.client().post(path, form)).status).toBe(401);
      for (const { client } of [await world.person(), shop.owner, await world.staff(shop, 'manager')])
        expect((await client.post(path, form)).status).toBe(403);
    });
  });

  it.each(['balances', 'statements', 'payouts'])('is listed for admins alone: %s', async (name) => {
    const shop = await world.business();
    for (const path of [`/api/admin/${name}`, `/api/admin/${name}.csv`]) {
      expect((await setup.running.client().get(path)).status).toBe(401);
      for (const { client } of [await world.person(), shop.owner, await world.staff(shop)])
        expect((await client.get(path)).status).toBe(403);
      expect((await admin.client.get(path)).status).toBe(200);
      expect((await admin.client.get<Answer>(`${path}?sort=sideways`)).body.code).toBe('request.invalid');
    }
    const { text } = await admin.client.get(`/api/admin/${name}.csv`);
    expect(text.split('\r\n').length).toBeGreaterThan(2);
  });

  it.each(['balance', 'statements', 'statements.csv', 'payouts'])(
    'is for those who run the business: %s',
    async (name) => {
      const shop = await world.business();
      const path = `/api/vendors/me/${name}`;
      expect((await shop.owner.client.get(path)).status).toBe(200);
      expect((await (await world.staff(shop, 'manager')).client.get(path)).status).toBe(200);
      for (const { client } of [await world.staff(shop), await world.person(), admin])
        expect((await client.get(path)).status).toBe(403);
      expect((await setup.running.client().get(path)).status).toBe(401);
    },
  );
});
