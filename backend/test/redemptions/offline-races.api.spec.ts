import { Device, freePlaces, minute, type Synced, tokenOf } from './offline-counter.fixture.js';
import {
  accept,
  customer,
  issue,
  newCustomer,
  type Pass,
  pointsOf,
  running,
  setUp,
  shop,
  tearDown,
  world,
} from './passes.fixture.js';

const confirmed = async (passId: string): Promise<number> => {
  const { rows } = await running.database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM counter_entries e JOIN passes p ON p.id = e.pass_id WHERE p.public_id = $1 AND e.outcome = 'confirmed'`,
    [passId],
  );
  return rows[0]?.n ?? NaN;
};

const redemptionsIn = async (passId: string): Promise<number> => {
  const { rows } = await running.database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM outbox WHERE type = 'pass.redeemed' AND payload ->> 'passId' = $1`,
    [passId],
  );
  return rows[0]?.n ?? NaN;
};

describe('parallel requests of counters without a network', () => {
  beforeAll(setUp);
  afterAll(tearDown);
  beforeEach(newCustomer);
  beforeEach(freePlaces);

  it('take an entry once, however often it is sent at once (OF5)', async () => {
    const device = await Device.enrol();
    const passes: Pass[] = [];
    for (let n = 0; n < 4; n++) {
      passes.push(await issue(await world.deal(shop)));
      device.accept(tokenOf(passes[n] as Pass), 30 * minute - n * minute);
    }
    const answers = await Promise.all(Array.from({ length: 6 }, () => device.sync()));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject(passes.map(({ id }) => ({ outcome: 'confirmed', passId: id })));
    for (const { id } of passes) expect([await confirmed(id), await redemptionsIn(id)]).toEqual([1, 1]);
    const { rows } = await running.database.query(
      'SELECT count(*)::int AS n FROM counter_entries WHERE device_id = $1',
      [device.id],
    );
    expect(rows).toEqual([{ n: 4 }]);
  });

  it('confirm the earlier of eight counters that accepted one pass (OF7)', async () => {
    for (let round = 0; round < 3; round++) {
      await freePlaces();
      await newCustomer();
      const pass = await issue(await world.deal(shop));
      const devices: Device[] = [];
      for (let n = 0; n < 8; n++) {
        const device = await Device.enrol();
        device.accept(tokenOf(pass), (n === 3 ? 50 : 10 + n) * minute);
        devices.push(device);
      }
      await Promise.all(devices.map((device) => device.sync()));
      const outcomes: Synced[] = [];
      for (const device of devices) outcomes.push(await device.last());
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(
        devices.map((_, n) => (n === 3 ? 'confirmed' : 'double')),
      );
      expect(await confirmed(pass.id)).toBe(1);
      expect(await pointsOf(customer.id)).toBe(10);
    }
  });

  it('count a use once beside an online acceptance (OF7)', async () => {
    for (let round = 0; round < 5; round++) {
      await freePlaces();
      await newCustomer();
      const pass = await issue(await world.deal(shop));
      const device = await Device.enrol();
      device.accept(tokenOf(pass), minute);
      const [online, [offline]] = await Promise.all([accept(pass.code), device.sync()]);
      const counted = [online.status === 200, offline?.outcome === 'confirmed'].filter(Boolean);
      expect(counted).toHaveLength(1);
      if (online.status === 200) expect(offline?.outcome).toBe('double');
      expect(await pointsOf(customer.id)).toBe(10);
      expect(await redemptionsIn(pass.id)).toBe(1);
    }
  });

  it('count a use beside its cancellation, and keep the places right (OF10)', async () => {
    for (let round = 0; round < 5; round++) {
      await freePlaces();
      await newCustomer();
      const deal = await world.deal(shop, { total_limit: 5, redemption_limit: 1 });
      const pass = await issue(deal);
      const device = await Device.enrol();
      device.accept(tokenOf(pass), minute);
      const [, [entry]] = await Promise.all([
        customer.client.post(`/api/redemptions/${pass.id}/cancel`),
        device.sync(),
      ]);
      expect(entry?.outcome).toBe('confirmed');
      const { rows } = await running.database.query(
        'SELECT c.taken, c.beyond, p.state, p.slot FROM deal_capacities c JOIN passes p ON p.deal_id = c.deal_id WHERE c.deal_id = $1',
        [deal],
      );
      expect(rows).toEqual([{ taken: 1, beyond: 0, state: 'redeemed', slot: 1 }]);
    }
  });

  it('undo once beside the arrival of another acceptance (OF9)', async () => {
    const pass = await issue(await world.deal(shop));
    const [first, second] = [await Device.enrol(), await Device.enrol()];
    first.accept(tokenOf(pass), 20 * minute);
    first.undo(1, 18 * minute);
    second.accept(tokenOf(pass), 10 * minute);
    await Promise.all([first.sync(), second.sync()]);
    expect(await first.last()).toMatchObject({ outcome: 'undone' });
    const { outcome } = await second.last();
    const { body } = await customer.client.get<Pass>(`/api/redemptions/${pass.id}`);
    expect([
      ['confirmed', 'redeemed'],
      ['cancelled', 'voided'],
    ]).toContainEqual([outcome, body.state]);
  });
});
