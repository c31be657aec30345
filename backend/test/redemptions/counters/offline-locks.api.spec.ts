import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { Device, freePlaces, minute, tokenOf } from '../offline-counter.fixture.js';
import {
  accept,
  customer,
  issue,
  newCustomer,
  type Pass,
  running,
  setUp,
  shop,
  tearDown,
  world,
} from '../passes.fixture.js';

/** Waits until a statement of another connection waits for a lock. */
const untilSomebodyWaits = async (): Promise<void> => {
  for (let n = 0; n < 200; n++) {
    const { rows } = await running.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`,
    );
    if ((rows[0]?.count ?? 0) > 0) return;
    await wait(20);
  }
  throw new Error('Nobody waits for a lock.');
};

describe('locks of counters without a network', () => {
  beforeAll(setUp);
  afterAll(tearDown);
  beforeEach(newCustomer);
  beforeEach(freePlaces);

  /** Starts a request while the customer is locked, as by an order, and takes the place's lock as well. */
  const whileCustomerIsLocked = async (dealId: number, request: () => Promise<unknown>): Promise<void> => {
    const order: pg.PoolClient = await running.database.connect();
    try {
      await order.query('BEGIN');
      await order.query('SELECT users_lock($1)', [customer.id]);
      const answer = request();
      await untilSomebodyWaits();
      await order.query('SELECT 1 FROM deal_capacities WHERE deal_id = $1 FOR NO KEY UPDATE NOWAIT', [
        dealId,
      ]);
      await order.query('COMMIT');
      await answer;
    } finally {
      await order.query('ROLLBACK');
      order.release();
    }
  };

  const endedPass = async (dealId: number): Promise<Pass> => {
    const pass = await issue(dealId);
    await running.database.query(
      `UPDATE passes SET issued_at = now() - interval '1 day', expires_at = now() - interval '5 minutes', state = 'expired' WHERE public_id = $1`,
      [pass.id],
    );
    await running.database.query('UPDATE deal_capacities SET taken = taken - 1 WHERE deal_id = $1', [dealId]);
    return pass;
  };

  it('are taken in the order of an order: a confirmed use locks the customer before the place', async () => {
    const dealId = await world.deal(shop);
    const pass = await endedPass(dealId);
    const device = await Device.enrol();
    device.accept(tokenOf(pass), 10 * minute);
    let outcome = '';
    await whileCustomerIsLocked(dealId, async () => {
      outcome = (await device.last()).outcome;
    });
    expect(outcome).toBe('confirmed');
  });

  it('are taken in the order of an order: a voided use too', async () => {
    const dealId = await world.deal(shop);
    const pass = await issue(dealId);
    await accept(pass.code);
    let status = 0;
    await whileCustomerIsLocked(dealId, async () => {
      const reason = { reason: 'Wrong table' };
      ({ status } = await shop.owner.client.post(`/api/redemptions/${pass.id}/void`, reason));
    });
    expect(status).toBe(200);
  });

  it('leave places of many deals set aside for one pack', async () => {
    const device = await Device.enrol();
    for (let n = 0; n < 12; n++) await world.deal(shop, { total_limit: 100 });
    const { status } = await device.client.get(`/api/counter/pack?deviceId=${device.id}`);
    expect(status).toBe(200);
    const { rows } = await running.database.query<{ count: number; least: number }>(
      'SELECT count(*)::int AS count, min(set_aside) AS least FROM counter_allowances WHERE device_id = $1',
      [device.id],
    );
    expect(rows[0]?.count).toBeGreaterThanOrEqual(12);
    expect(rows[0]?.least).toBe(10);
  });
});
