import { Device, freePlaces, minute, tokenOf } from '../offline-counter.fixture.js';
import {
  customer,
  issue,
  newCustomer,
  pointsOf,
  running,
  setUp,
  shop,
  tearDown,
  world,
} from '../passes.fixture.js';

/** Entries that a counter keeps back until something else has happened. */
describe('entries that are kept back', () => {
  beforeAll(setUp);
  afterAll(tearDown);
  beforeEach(newCustomer);
  beforeEach(freePlaces);

  const dinner = () =>
    world.deal(shop, { original_price: 20_000, discounted_price: 10_000, points_earned: 10_000 });

  it('earn nothing by a membership whose price went back meanwhile (O2)', async () => {
    const admin = await world.admin();
    const { body: plan } = await customer.client.post<{ id: string }>('/api/memberships/me', {
      membership: 'vip',
    });
    const { body: payment } = await customer.client.post<{ id: string }>(
      `/api/plan-orders/${plan.id}/payments`,
      { gateway: 'bank-transfer' },
    );
    const confirmed = await admin.client.post(`/api/admin/payments/${payment.id}/confirm-transfer`, {
      reference: payment.id,
    });
    expect(confirmed.status).toBe(200);
    await running.database.query(
      `UPDATE user_memberships SET starts_at = starts_at - interval '1 hour' WHERE user_id = $1`,
      [customer.id],
    );
    const device = await Device.enrol();
    device.accept(tokenOf(await issue(await dinner())), 10 * minute);
    expect((await customer.client.post('/api/memberships/me/refund')).status).toBe(200);
    await running.deliverEvents();
    expect(await device.last()).toMatchObject({ outcome: 'confirmed', points: 10_000 });
    await running.deliverEvents();
    expect(await pointsOf(customer.id)).toBe(10_000);
  });

  it('undo no use whose points could be spent since (OF9, O6)', async () => {
    const device = await Device.enrol();
    device.accept(tokenOf(await issue(await dinner())), 40 * minute);
    expect(await device.last()).toMatchObject({ outcome: 'confirmed', points: 10_000 });
    const undo = device.undo(1, 30 * minute);
    await running.database.query(
      `UPDATE points_ledger SET created_at = created_at - interval '25 hours' WHERE user_id = $1`,
      [customer.id],
    );
    const { body: me } = await customer.client.get<{ spendablePoints: number }>('/api/users/me');
    expect(me.spendablePoints).toBe(10_000);
    expect(await device.sync([undo])).toMatchObject([{ outcome: 'refused', message: 'entry.undo-late' }]);
    expect(await pointsOf(customer.id)).toBe(10_000);
  });
});
