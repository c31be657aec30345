import { Device, freePlaces, minute, signed, newKey, tokenOf } from './offline-counter.fixture.js';
import {
  accept,
  customer,
  issue,
  newCustomer,
  other,
  type Pass,
  pointsOf,
  running,
  setUp,
  shop,
  tearDown,
  world,
} from './passes.fixture.js';

const passOf = async (id: string): Promise<Pass> =>
  (await customer.client.get<Pass>(`/api/redemptions/${id}`)).body;

/** Moves the times of a pass into the past, so that it ended that long ago. */
const endedAgo = (id: string, ago: number, state = 'issued'): Promise<unknown> =>
  running.database.query(
    `UPDATE passes SET issued_at = now() - interval '3 days', expires_at = now() - make_interval(secs => $2 / 1000.0), state = $3 WHERE public_id = $1`,
    [id, ago, state],
  );

describe('outcomes of acceptances without a network', () => {
  beforeAll(setUp);
  afterAll(tearDown);
  beforeEach(newCustomer);
  beforeEach(freePlaces);

  it('confirms at the time of the acceptance, with its points (OF7)', async () => {
    const pass = await issue(await world.deal(shop));
    const device = await Device.enrol();
    device.accept(tokenOf(pass), 10 * minute, { amount: 640 });
    const [entry] = await device.sync();
    expect(entry).toMatchObject({
      number: 1,
      outcome: 'confirmed',
      message: 'entry.confirmed',
      passId: pass.id,
      customer: 'Aarati S.',
      amount: 640,
      points: 10,
      first: null,
    });
    const used = await passOf(pass.id);
    expect(used).toMatchObject({ state: 'redeemed', points: 10, redeemedAt: entry?.at });
    expect(Date.now() - Date.parse(used.redeemedAt as string)).toBeGreaterThan(9 * minute);
    expect(await pointsOf(customer.id)).toBe(10);
    expect((await accept(pass.code)).body).toMatchObject({ code: 'pass.already-used' });
  });

  it('reads the bill under both names (OF7)', async () => {
    const deal = await world.deal(shop, { minimum_bill: 500, redemption_limit: 3 });
    const device = await Device.enrol();
    device.accept(tokenOf(await issue(deal)), 3 * minute, { amount: undefined, bill: 640 });
    expect(await device.last()).toMatchObject({ outcome: 'confirmed', amount: 640 });
    device.accept(tokenOf(await issue(deal)), 2 * minute, { amount: 640, bill: 300 });
    expect(await device.last()).toMatchObject({ outcome: 'refused' });
  });

  it('credits the membership of the time of the use (OF8)', async () => {
    const pass = await issue(await world.deal(shop));
    const device = await Device.enrol();
    device.accept(tokenOf(pass), 10 * minute);
    await world.membership(customer.id, 'vip');
    await running.database.query(
      `UPDATE user_memberships SET starts_at = now() - interval '1 minute' WHERE user_id = $1`,
      [customer.id],
    );
    await device.sync();
    expect(await pointsOf(customer.id)).toBe(10);
  });

  it('says that the pass keeps other terms (OF7)', async () => {
    const deal = await world.deal(shop, { minimum_bill: 500 });
    const device = await Device.enrol();
    device.accept(tokenOf(await issue(deal)), minute, { amount: 100 });
    expect(await device.last()).toMatchObject({
      outcome: 'confirmed',
      message: 'entry.confirmed-other-terms',
    });
  });

  it('confirms a pass that expired since, with the place that was set aside (OF7)', async () => {
    const deal = await world.deal(shop, { total_limit: 10 });
    const pass = await issue(deal);
    const device = await Device.enrol();
    await device.client.get(`/api/counter/pack?deviceId=${device.id}`);
    device.accept(tokenOf(pass), 10 * minute);
    await endedAgo(pass.id, 5 * minute, 'expired');
    await running.database.query('UPDATE deal_capacities SET taken = 0 WHERE deal_id = $1', [deal]);
    expect(await device.last()).toMatchObject({ outcome: 'confirmed' });
    const { rows } = await running.database.query(
      `SELECT c.taken, c.set_aside, c.beyond, e.capacity FROM deal_capacities c, counter_entries e WHERE c.deal_id = $1 AND e.device_id = $2`,
      [deal, device.id],
    );
    expect(rows).toEqual([{ taken: 1, set_aside: 0, beyond: 0, capacity: 'set-aside' }]);
  });

  it('confirms beyond the limit when the place was given away, and takes no place beyond it otherwise (OF7)', async () => {
    const deal = await world.deal(shop, { total_limit: 1 });
    const pass = await issue(deal);
    const device = await Device.enrol();
    device.accept(tokenOf(pass), 10 * minute);
    await endedAgo(pass.id, 5 * minute, 'expired');
    await running.database.query('UPDATE deal_capacities SET taken = 0 WHERE deal_id = $1', [deal]);
    const second = await world.person();
    expect((await second.client.post('/api/redemptions', { dealId: deal })).status).toBe(201);
    expect(await device.last()).toMatchObject({ outcome: 'confirmed' });
    const capacity = async () =>
      (await running.database.query('SELECT taken, beyond FROM deal_capacities WHERE deal_id = $1', [deal]))
        .rows[0] as unknown;
    expect(await capacity()).toEqual({ taken: 2, beyond: 1 });
    const third = await world.person();
    expect((await third.client.post('/api/redemptions', { dealId: deal })).body).toMatchObject({
      code: 'deal.sold-out',
    });
    const list = (await second.client.get<Pass[]>('/api/redemptions/me')).body;
    await second.client.post(`/api/redemptions/${list[0]?.id}/cancel`);
    expect(await capacity()).toEqual({ taken: 1, beyond: 0 });
    expect((await third.client.post('/api/redemptions', { dealId: deal })).body).toMatchObject({
      code: 'deal.sold-out',
    });
  });

  it('confirms a pass of a business that was suspended since (OF7)', async () => {
    const business = await world.business();
    const pass = await issue(await world.deal(business));
    const device = await Device.enrol(business);
    device.accept(tokenOf(pass), 10 * minute);
    await running.database.query(`UPDATE vendors SET status = 'suspended' WHERE id = $1`, [business.id]);
    expect(await device.last()).toMatchObject({ outcome: 'confirmed' });
  });

  it('takes a pass that the customer canceled after the acceptance (OF10)', async () => {
    const deal = await world.deal(shop, { redemption_limit: 1 });
    const pass = await issue(deal);
    const device = await Device.enrol();
    device.accept(tokenOf(pass), minute);
    await customer.client.post(`/api/redemptions/${pass.id}/cancel`);
    expect(await device.last()).toMatchObject({ outcome: 'confirmed' });
    expect(await passOf(pass.id)).toMatchObject({ state: 'redeemed' });
    expect((await customer.client.post('/api/redemptions', { dealId: deal })).body).toMatchObject({
      code: 'deal.limit-reached',
    });
  });

  it('does not count a pass that was canceled before, and one that had expired (OF7)', async () => {
    const canceled = await issue(await world.deal(shop));
    const expired = await issue(await world.deal(shop));
    const device = await Device.enrol();
    await customer.client.post(`/api/redemptions/${canceled.id}/cancel`);
    await endedAgo(expired.id, 30 * minute);
    device.accept(tokenOf(canceled));
    device.accept(tokenOf(expired));
    expect(await device.sync()).toMatchObject([
      { outcome: 'cancelled', message: 'entry.cancelled', points: 0, saves: 500 },
      { outcome: 'expired', message: 'entry.expired', points: 0 },
    ]);
    expect(await passOf(canceled.id)).toMatchObject({ state: 'cancelled' });
    expect(await passOf(expired.id)).toMatchObject({ state: 'expired' });
    expect(await pointsOf(customer.id)).toBe(0);
  });

  it('counts an online acceptance before an earlier one without a network (OF7)', async () => {
    const pass = await issue(await world.deal(shop));
    const device = await Device.enrol();
    device.accept(tokenOf(pass), 10 * minute);
    await accept(pass.code, { branchId: shop.branchId });
    expect(await device.last()).toMatchObject({
      outcome: 'double',
      message: 'entry.double',
      saves: 500,
      first: { branch: 'Thamel', person: 'Sujata', at: expect.any(String) },
    });
    expect(await pointsOf(customer.id)).toBe(10);
  });

  it('counts the earlier of two acceptances, whichever arrives first (OF7)', async () => {
    for (const earlierFirst of [true, false]) {
      await newCustomer();
      const pass = await issue(await world.deal(shop));
      const [early, late] = [await Device.enrol(), await Device.enrol()];
      early.accept(tokenOf(pass), 20 * minute, { amount: 300 });
      late.accept(tokenOf(pass), 10 * minute, { amount: 700 });
      for (const device of earlierFirst ? [early, late] : [late, early]) await device.sync();
      expect(await early.last()).toMatchObject({ outcome: 'confirmed', amount: 300, points: 10 });
      expect(await late.last()).toMatchObject({ outcome: 'double', points: 0 });
      const { rows } = await running.database.query<{ amount: number; ago: number }>(
        `SELECT amount, extract(epoch FROM now() - redeemed_at) / 60 AS ago FROM passes WHERE public_id = $1`,
        [pass.id],
      );
      expect(rows[0]?.amount).toBe(300);
      expect(Number(rows[0]?.ago)).toBeGreaterThan(19);
      expect(await pointsOf(customer.id)).toBe(10);
    }
  });

  it('refuses what is not signed, named or chained as it has to be (OF5)', async () => {
    const foreign = await issue(await world.deal(other));
    const pass = await issue(await world.deal(shop));
    const device = await Device.enrol();
    device.accept(tokenOf(foreign));
    device.accept(`${tokenOf(pass).slice(0, -4)}AAAA`);
    device.accept(tokenOf(pass), 0, { person: other.owner.id });
    device.accept('x', 0, { token: null });
    expect(await device.sync()).toMatchObject([
      { outcome: 'refused', message: 'entry.other-business', passId: null },
      { outcome: 'refused', message: 'entry.unknown-key' },
      { outcome: 'refused', message: 'entry.person' },
      { outcome: 'refused', message: 'entry.malformed' },
    ]);
    const forged = signed({ v: 1, deviceId: device.id, number: 5, previous: '' }, newKey().privateKey);
    device.accept(tokenOf(pass));
    const skipped = device.accept(tokenOf(pass));
    expect(await device.sync([forged, skipped])).toMatchObject([
      { number: 5, outcome: 'refused', message: 'entry.signature' },
      { number: 6, outcome: 'refused', message: 'entry.chain', expected: 5 },
    ]);
    expect(await passOf(pass.id)).toMatchObject({ state: 'issued' });
    expect(await device.sync()).toMatchObject([
      {},
      {},
      {},
      {},
      { outcome: 'confirmed' },
      { outcome: 'double' },
    ]);
  });

  it('takes entries that a device made before it was withdrawn, and no later ones (OF2)', async () => {
    const [before, after] = [await issue(await world.deal(shop)), await issue(await world.deal(shop))];
    const device = await Device.enrol();
    device.accept(tokenOf(before), minute);
    await device.client.delete(`/api/counter/devices/${device.id}`);
    device.accept(tokenOf(after), -minute);
    expect(await device.sync()).toMatchObject([
      { outcome: 'confirmed' },
      { outcome: 'refused', message: 'entry.device-withdrawn' },
    ]);
  });

  it('undoes an acceptance within 15 minutes (OF9)', async () => {
    const deal = await world.deal(shop);
    const [kept, undone] = [await issue(deal), await issue(await world.deal(shop))];
    const device = await Device.enrol();
    device.accept(tokenOf(kept), 40 * minute);
    device.accept(tokenOf(undone), 30 * minute);
    device.undo(2, 20 * minute);
    device.undo(1, 10 * minute);
    device.undo(9, 5 * minute);
    expect(await device.sync()).toMatchObject([
      { outcome: 'confirmed' },
      { outcome: 'confirmed' },
      { outcome: 'undone', message: 'entry.undone', passId: undone.id },
      { outcome: 'refused', message: 'entry.undo-late' },
      { outcome: 'refused', message: 'entry.undo-unknown' },
    ]);
    expect(await device.sync()).toMatchObject([{ outcome: 'confirmed' }, { outcome: 'undone' }, {}, {}, {}]);
    expect(await passOf(undone.id)).toMatchObject({ state: 'voided' });
    expect(await pointsOf(customer.id)).toBe(10);
  });

  it('passes an undone use on to the other counter that accepted the pass (OF9)', async () => {
    const pass = await issue(await world.deal(shop));
    const [first, second] = [await Device.enrol(), await Device.enrol()];
    first.accept(tokenOf(pass), 20 * minute);
    second.accept(tokenOf(pass), 15 * minute);
    await first.sync();
    await second.sync();
    first.undo(1, 18 * minute);
    await first.sync();
    expect(await second.last()).toMatchObject({ outcome: 'confirmed', points: 10 });
    expect(await passOf(pass.id)).toMatchObject({ state: 'redeemed' });
  });

  it('follows an acceptance that is voided online (OF9)', async () => {
    const pass = await issue(await world.deal(shop));
    const device = await Device.enrol();
    device.accept(tokenOf(pass), minute);
    await device.sync();
    await shop.owner.client.post(`/api/redemptions/${pass.id}/void`, { reason: 'Wrong table' });
    expect(await device.last()).toMatchObject({ outcome: 'undone' });
  });

  it('keeps the time between the last contact and the arrival (OF6)', async () => {
    const [ahead, behind] = [await issue(await world.deal(shop)), await issue(await world.deal(shop))];
    const device = await Device.enrol();
    device.accept(tokenOf(behind), 10 * 24 * 60 * minute);
    device.accept(tokenOf(ahead), -60 * minute);
    const [first, second] = await device.sync();
    expect(Math.abs(Date.parse(first?.at as string) - device.contactAt)).toBeLessThan(5_000);
    expect(Date.parse(second?.at as string)).toBeLessThanOrEqual(Date.now());
  });
});
