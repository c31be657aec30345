import { Sales } from '../support/money/sales.js';
import type { Person } from '../support/world.js';
import { Device, freePlaces, minute, tokenOf } from './offline-counter.fixture.js';
import {
  issue,
  newCustomer,
  customer,
  type Pass,
  running,
  setUp,
  shop,
  tearDown,
  world,
} from './passes.fixture.js';

const DAY = 24 * 60 * minute;

/** Bought passes of which the first is refunded after a device accepted all of them. */
async function acceptedThenRefunded(
  admin: Person,
  { columns = {}, ago = 10 * minute }: { columns?: Record<string, unknown>; ago?: number } = {},
) {
  const business = await world.business();
  const { order, buyer, passIds } = await new Sales(world, admin).sell(business, 2, columns);
  const device = await Device.enrol(business);
  if (ago > DAY) {
    await running.database.query(
      `UPDATE counter_devices SET enrolled_at = now() - interval '9 days', last_contact_at = now() - interval '8 days' WHERE id = $1`,
      [device.id],
    );
    await running.database.query(
      `UPDATE passes SET issued_at = now() - interval '9 days' WHERE public_id = ANY($1)`,
      [passIds],
    );
  }
  for (const id of passIds) {
    const { body } = await buyer.client.get<Pass>(`/api/redemptions/${id}`);
    device.accept(tokenOf(body), ago, { contactAt: 0 });
  }
  const refund = await admin.client.post(`/api/admin/orders/${order}/refunds`, {
    reason: 'Asked for it.',
    passIds: [passIds[0]],
  });
  expect(refund.status).toBe(200);
  return { business, buyer, order, device, passIds };
}

const borne = async (): Promise<number> => {
  const { rows } = await running.database.query<{ paisa: string | null }>(
    `SELECT sum(e.paisa) AS paisa FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE a.code = 'refunds-borne'`,
  );
  return Number(rows[0]?.paisa ?? 0);
};

describe('what a counter without a network can cost at most', () => {
  let admin: Person;

  beforeAll(async () => {
    await setUp();
    admin = await world.admin();
  });
  afterAll(tearDown);
  beforeEach(newCustomer);
  beforeEach(freePlaces);

  it('is nothing after an undo of a use whose money was given back: no replacement, no sum borne (OF10)', async () => {
    const { business, buyer, device, passIds } = await acceptedThenRefunded(admin);
    const before = await borne();
    expect(await device.sync()).toMatchObject([{ outcome: 'confirmed' }, { outcome: 'confirmed' }]);
    expect((await borne()) - before).toBe(50_000);
    device.undo(1);
    expect(await device.last()).toMatchObject({ outcome: 'undone' });
    expect((await borne()) - before).toBe(0);
    const { body: balance } = await business.owner.client.get<object>('/api/vendors/me/balance');
    expect(balance).toMatchObject({ owedPaisa: 50_000, unusedPaisa: 0 });
    const { body: passes } = await buyer.client.get<Pass[]>('/api/redemptions/me');
    expect(passes.map(({ id, state }) => [id, state]).sort()).toEqual(
      [
        [passIds[0], 'voided'],
        [passIds[1], 'redeemed'],
      ].sort(),
    );
  });

  it.each([
    ['a price above Rs. 2,000', { columns: { original_price: 5_000, discounted_price: 2_500 } }],
    ['an entry that arrives more than 72 hours after its time', { ago: 4 * DAY }],
  ])('is no refund for %s (OF10)', async (_, options) => {
    const before = await borne();
    const { device } = await acceptedThenRefunded(admin, options);
    expect(await device.sync()).toMatchObject([{ outcome: 'cancelled' }, { outcome: 'confirmed' }]);
    expect(await borne()).toBe(before);
  });

  it('is at most the allowance of the device in places that were given to others (OF4)', async () => {
    const deal = await world.deal(shop);
    const device = await Device.enrol();
    await running.database.query('UPDATE counter_devices SET offline_limit = 1 WHERE id = $1', [device.id]);
    for (let guest = 0; guest < 2; guest++) {
      await newCustomer();
      const pass = await issue(deal);
      device.accept(tokenOf(pass), 10 * minute);
      await running.database.query(
        `UPDATE passes SET issued_at = now() - interval '3 days', expires_at = now() - interval '1 minute', state = 'expired' WHERE public_id = $1`,
        [pass.id],
      );
    }
    expect(await device.sync()).toMatchObject([{ outcome: 'confirmed' }, { outcome: 'expired' }]);
  });

  it('is nothing from a device that comes back more than 72 hours after its withdrawal (OF2)', async () => {
    const device = await Device.enrol();
    device.accept(tokenOf(await issue(await world.deal(shop))), 80 * 60 * minute, { contactAt: 0 });
    await running.database.query(
      `UPDATE counter_devices SET enrolled_at = now() - interval '9 days', last_contact_at = now() - interval '8 days',
        withdrawn_at = now() - interval '73 hours' WHERE id = $1`,
      [device.id],
    );
    expect(await device.last()).toMatchObject({ outcome: 'refused', message: 'entry.device-withdrawn' });
  });

  it('is no proof about another code (OF11)', async () => {
    const [mine, another] = [await issue(await world.deal(shop)), await issue(await world.deal(shop))];
    const device = await Device.enrol();
    const { body, signature } = device.accept(tokenOf(another), minute);
    const { status } = await customer.client.post(`/api/redemptions/${mine.id}/offline-proof`, {
      entry: `${body}.${signature}`,
    });
    expect(status).toBe(400);
  });
});
