import { OwedPassesJob } from '../../src/modules/redemptions/issue/owed-passes.job.js';
import { PaymentSetup } from '../support/money/payment-setup.js';
import { Sales } from '../support/money/sales.js';
import { type Business, type Person, World } from '../support/world.js';

interface Balance {
  owedPaisa: number;
  unusedPaisa: number;
  todayPaisa: number;
}

describe('what is sold in advance', () => {
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

  const balance = async (shop: Business): Promise<[number, number]> => {
    const { body } = await shop.owner.client.get<Balance>('/api/vendors/me/balance');
    return [body.owedPaisa, body.unusedPaisa];
  };
  const settle = () => setup.running.app.get(OwedPassesJob).run();
  /** Moves their last day back by this number of days. */
  const expire = (passIds: readonly string[], days: number) =>
    setup.running.database.query(
      `UPDATE passes SET issued_at = now() - interval '100 days', expires_at = now() - $2 * interval '1 day' WHERE public_id = ANY($1)`,
      [passIds, days],
    );
  const refund = (order: string, body: object = {}) =>
    admin.client.post<{ code: string }>(`/api/admin/orders/${order}/refunds`, {
      reason: 'The shop closed.',
      ...body,
    });

  it('is owed to the business when it is used, and shown apart until then (ST1)', async () => {
    const shop = await world.business();
    const { passIds } = await sales.sell(shop, 3);
    expect(await balance(shop)).toEqual([0, 150_000]);
    await sales.use(shop, passIds.slice(0, 2));
    expect(await balance(shop)).toEqual([100_000, 50_000]);
    const { body } = await admin.client.get<Balance[]>(`/api/admin/balances?vendor=${shop.id}`);
    expect(body[0]).toMatchObject({ owedPaisa: 100_000, unusedPaisa: 50_000 });
  });

  it('is owed no more when the use is taken back, and again with the next use', async () => {
    const shop = await world.business();
    const { order, buyer, passIds } = await sales.sell(shop, 1);
    await sales.use(shop, passIds);
    const voided = await shop.owner.client.post(`/api/redemptions/${passIds[0]}/void`, {
      reason: 'Wrong guest',
    });
    expect([voided.status, await balance(shop)]).toEqual([200, [0, 50_000]]);
    const again = (await sales.passesOf(buyer, order)).filter(({ state }) => state === 'issued');
    await sales.use(
      shop,
      again.map(({ id }) => id),
    );
    expect(await balance(shop)).toEqual([50_000, 0]);
  });

  it('goes back to the customer without touching what is owed', async () => {
    const shop = await world.business();
    const { order, passIds } = await sales.sell(shop, 2);
    await sales.use(shop, passIds.slice(0, 1));
    expect((await refund(order)).status).toBe(200);
    expect(await balance(shop)).toEqual([50_000, 0]);
  });

  it('is refunded by an admin for 14 days after it expired, and then owed (ST5)', async () => {
    const shop = await world.business();
    const { order, passIds, buyer } = await sales.sell(shop, 2);
    await expire(passIds, 13.9);
    await settle();
    expect(await balance(shop)).toEqual([0, 100_000]);
    const own = await buyer.client.post<{ code: string }>(`/api/orders/${order}/refunds`);
    expect(own.body.code).toBe('order.nothing-to-refund');
    const first = passIds.slice(0, 1);
    expect((await refund(order, { passIds: first })).status).toBe(200);
    expect(await balance(shop)).toEqual([0, 50_000]);

    const rest = passIds.slice(1);
    await expire(rest, 14.1);
    expect((await refund(order, { passIds: rest })).body.code).toBe('order.refund-window-over');
    await Promise.all([settle(), settle()]);
    await settle();
    expect(await balance(shop)).toEqual([50_000, 0]);
    for (const body of [{ passIds: rest }, {}])
      expect((await refund(order, body)).body.code).toBe('order.refund-window-over');
    expect((await refund(order, { passIds: first })).body.code).toBe('order.nothing-to-refund');
  });

  it('is owed although another pass cannot be booked', async () => {
    const shops = [await world.business(), await world.business()];
    const sold = [];
    for (const shop of shops) sold.push(...(await sales.sell(shop, 1)).passIds);
    await expire(sold, 15);
    const { database } = setup.running;
    await database.query(`CREATE FUNCTION never() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'canceled by a test'; END $$;
      CREATE TRIGGER never BEFORE INSERT ON ledger_transactions FOR EACH ROW WHEN (NEW.source = '${sold[0]}') EXECUTE FUNCTION never()`);
    await settle().finally(() => database.query('DROP TRIGGER never ON ledger_transactions'));
    const balances = () => Promise.all(shops.map(balance));
    expect(await balances()).toEqual([
      [0, 50_000],
      [50_000, 0],
    ]);
    await settle();
    expect(await balances()).toEqual([
      [50_000, 0],
      [50_000, 0],
    ]);
  });

  it('gives the place of an expired pass back once', async () => {
    const shop = await world.business();
    const { order, passIds, dealId } = await sales.sell(shop, 2, { total_limit: 40 });
    await expire(passIds, 1);
    await setup.running.database.query(
      `WITH gone AS (UPDATE passes SET state = 'expired' WHERE public_id = $1 RETURNING deal_id)
       UPDATE deal_capacities SET taken = taken - 1 FROM gone WHERE deal_capacities.deal_id = gone.deal_id`,
      [passIds[0]],
    );
    expect((await refund(order)).status).toBe(200);
    const { rows } = await setup.running.database.query(
      'SELECT taken FROM deal_capacities WHERE deal_id = $1',
      [dealId],
    );
    expect(rows).toEqual([{ taken: 0 }]);
  });

  it('and expired is either refunded or owed, whichever comes first', async () => {
    const shop = await world.business();
    const sold = await Promise.all(Array.from({ length: 4 }, () => sales.sell(shop, 1)));
    await expire(
      sold.flatMap(({ passIds }) => passIds),
      14,
    );
    await Promise.all([settle(), ...sold.map(({ order }) => refund(order)), settle()]);
    await settle();
    const { rows } = await setup.running.database.query<{ state: string }>(
      'SELECT state FROM passes WHERE vendor_id = $1',
      [shop.id],
    );
    const kept = rows.filter(({ state }) => state !== 'cancelled').length;
    expect(await balance(shop)).toEqual([kept * 50_000, 0]);
  });

  it('before the rule stays owed from its payment, also when it is used, voided or expired', async () => {
    const shop = await world.business();
    const { order, passIds } = await sales.sell(shop, 3);
    await sales.asBefore(setup.running.database, order);
    expect(await balance(shop)).toEqual([150_000, 0]);
    await sales.use(shop, passIds.slice(0, 1));
    await expire(passIds.slice(1), 20);
    await settle();
    expect(await balance(shop)).toEqual([150_000, 0]);
    await expire(passIds.slice(1, 2), 2);
    expect((await refund(order)).status).toBe(200);
    expect(await balance(shop)).toEqual([100_000, 0]);
  });

  it('and was used at a server of the version before is owed by the job', async () => {
    const shop = await world.business();
    const { passIds } = await sales.sell(shop, 1);
    await setup.running.database.query(
      `UPDATE passes SET state = 'redeemed', redeemed_at = now(), redeemed_by = $2, amount = 0 WHERE public_id = $1`,
      [passIds[0], shop.owner.id],
    );
    await settle();
    expect(await balance(shop)).toEqual([50_000, 0]);
  });
});
