import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readMockGateways } from '../../src/config/payment-settings.js';
import { ledgerErrors } from '../../src/ledger/ledger-errors.js';
import { OrderExpiryJob } from '../../src/modules/orders/index.js';
import { KillableBackends } from '../soak/killable-backends.js';
import { killPoints, orderScripts } from '../soak/order-scripts.js';
import { Shopper } from '../soak/shopper.js';
import { PaymentSetup } from '../support/money/payment-setup.js';
import { type Business, type Person, World } from '../support/world.js';

const { SOAK_ORDERS, SOAK_SEED, SOAK_PARALLEL } = process.env;
const orders = Number(SOAK_ORDERS ?? 60);
const seed = Number(SOAK_SEED ?? (SOAK_ORDERS ? randomInt(1_000_000_000) : 20_261_122));
const parallel = Number(SOAK_PARALLEL ?? 8);
const kills = Math.max(2, Math.round(orders / 40));
const CUSTOMERS = 25;
/** Capacities of the deals: some sell out. */
const PLACES = [null, null, null, null, Math.ceil(orders / 5), 3];
const DAY = 24 * 60;
const MINUTES_TO_COME = [6, 10, 50, 120, 4 * DAY];

/**
 * `npm run test:soak` runs a thousand orders of a new seed; SOAK_SEED repeats one, SOAK_PARALLEL=1 runs one
 * order after the other.
 */
describe(`money under fire: ${orders} orders of seed ${seed}`, () => {
  let setup: PaymentSetup;
  let backends: KillableBackends;
  let world: World;
  let shop: Business;
  let admin: Person;
  let shopper: Shopper;

  const rowsOf = async <Row extends object>(sql: string): Promise<Row[]> =>
    (await setup.running.database.query<Row>(sql)).rows;
  const violationsOf = async (file: string): Promise<object[]> =>
    rowsOf(await readFile(path.join(import.meta.dirname, '../support', file), 'utf8'));

  beforeAll(async () => {
    setup = await PaymentSetup.start({}, 200);
    backends = await KillableBackends.start(2, {
      PAYMENTS_STANDIN_URL: setup.mockGateways.url,
      LOG_LEVEL: 'debug',
    });
    world = new World(setup.running.database, setup.running.url);
    await world.catalog();
    [shop, admin] = [await world.business(), await world.admin()];
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => world.person()));
    await rowsOf(
      `INSERT INTO points_ledger (user_id, delta, kind) SELECT id, 3000, 'correction' FROM users WHERE role = 'customer'`,
    );
    await rowsOf(`UPDATE users SET loyalty_points = 3000 WHERE role = 'customer'`);
    const deals = await Promise.all(
      PLACES.map((total_limit, number) =>
        world.deal(shop, {
          sale_mode: 'prepaid',
          total_limit,
          original_price: 1_000,
          discounted_price: 333 + 50 * number,
        }),
      ),
    );
    shopper = new Shopper({ setup, backends, shop, admin, customers, deals });
  }, 60_000);

  afterAll(async () => {
    await backends.stop();
    await setup.stop();
  });

  it(
    'loses no rupee and issues no pass too many, whatever gateways, customers and kill -9 do',
    async () => {
      await playAll();
      await untilEverythingHasItsEnd();

      expect(await ledgerErrors(setup.running.database)).toEqual([]);
      expect(await violationsOf('money.sql')).toEqual([]);
      expect(await violationsOf('invariants.sql')).toEqual([]);
      expect(await disagreements()).toEqual([]);
      expect(backends.kills).toBe(kills);
    },
    Math.max(120_000, orders * 1_500),
  );

  it('says no key and no signature of a gateway in any log', () => {
    const { esewa, khalti, stripe } = readMockGateways('http://localhost');
    const secrets = [esewa.secret, khalti.secret, stripe.secret, stripe.webhookSecret, ...shopper.signatures];
    expect(shopper.signatures.size).toBeGreaterThan(10);
    expect(backends.log).toContain('/api/payments/callbacks');
    expect(secrets.filter((secret) => backends.log.includes(secret))).toEqual([]);
  });

  async function playAll(): Promise<void> {
    const waiting = orderScripts({ seed, orders, customers: CUSTOMERS, deals: PLACES.length });
    const toKill = killPoints(seed, orders, kills);
    let [finished, killing] = [0, Promise.resolve()];
    const playOn = async (): Promise<void> => {
      for (let script = waiting.shift(); script; script = waiting.shift()) {
        await shopper.play(script);
        finished++;
        for (; toKill[0] !== undefined && toKill[0] <= finished; toKill.shift())
          killing = killing.then(() => backends.killOne(finished));
      }
    };
    await Promise.all(Array.from({ length: parallel }, playOn));
    await killing;
  }

  /**
   * Delivers late webhooks, lets orders expire, queries gateways and sends refunds; an admin makes the manual
   * refunds.
   */
  async function untilEverythingHasItsEnd(): Promise<void> {
    await shopper.letters.deliverKept();
    for (const minutes of MINUTES_TO_COME) await setup.reconcileAfter(minutes);
    await rowsOf(
      `UPDATE orders SET expires_at = now() - interval '1 second' WHERE state = 'awaiting_payment'`,
    );
    await setup.running.app.get(OrderExpiryJob).settle();
    await rowsOf(
      `UPDATE refunds SET due_at = now() - interval '1 second', claimed_until = NULL WHERE state IN ('requested', 'sending')`,
    );
    await setup.reconcile();
    const byHand = await rowsOf<{ id: string }>(`SELECT public_id AS id FROM refunds WHERE state = 'manual'`);
    for (const { id } of byHand)
      await admin.client.post(`/api/admin/refunds/${id}/close`, { reference: `BACK-${id.slice(-12)}` });
  }

  /** Compares captures at the gateways with our payments: no payment is lost, and nothing is granted without one. */
  async function disagreements(): Promise<string[]> {
    const payments = await rowsOf<{ id: string; gateway: string; captured: boolean }>(
      'SELECT public_id AS id, gateway, completed_at IS NOT NULL AS captured FROM payments',
    );
    expect(payments.length).toBeGreaterThan(orders / 2);
    return payments.flatMap(({ id, gateway, captured }) => {
      const chosen = shopper.chosen.get(id) ?? 'nothing';
      const isPaid = ['pay', 'twice', 'lost', 'delay', 'transferred'].includes(chosen);
      return isPaid === captured
        ? []
        : [`${gateway} ${id}: ${chosen} chosen, ${captured ? '' : 'not '}captured`];
    });
  }
});
