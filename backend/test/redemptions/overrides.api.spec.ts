import { nepalDay, nepalWeekday } from '../../src/common/time/nepal-day.js';
import type { Person } from '../support/world.js';
import { overrideBy, setPin, type Verifier, verifierOf } from './counter-people.fixture.js';
import { Device, freePlaces, minute, tokenOf } from './offline-counter.fixture.js';
import {
  accept,
  customer,
  issue,
  newCustomer,
  other,
  type Pass,
  running,
  setUp,
  shop,
  tearDown,
  world,
} from './passes.fixture.js';

const PIN = '2468';
let manager: Person;

/** A deal that cannot be used today. */
const closedDeal = (more: object = {}) =>
  world.deal(shop, { weekdays: [(nepalWeekday(new Date()) + 3) % 7], ...more });

const override = (more: object = {}) => ({
  branchId: shop.branchId,
  override: { managerId: manager.id, pin: PIN, reason: 'queue', ...more },
});

const stateOf = async ({ id }: Pass): Promise<string> =>
  (await customer.client.get<Pass>(`/api/redemptions/${id}`)).body.state;

interface Close {
  overrides: {
    manager: string;
    reason: string;
    note: string | null;
    terms: string[];
    counts: boolean;
    isOffline: boolean;
  }[];
}

const closeOf = async (day = nepalDay(new Date())): Promise<Close> =>
  (await shop.owner.client.get<Close>(`/api/counter/close?day=${day}`)).body;

const auditOf = async ({ id }: Pass) =>
  (
    await running.database.query(
      `SELECT actor_id AS actor, after FROM audit_log WHERE action = 'pass.overridden' AND after ->> 'passId' = $1`,
      [id],
    )
  ).rows;

const setUpManager = async () => {
  await setUp();
  manager = await world.staff(shop, 'manager');
  // The days below are those of the calendar, at any hour of the test.
  await shop.owner.client.patch('/api/counter/settings', { dayStartsAt: 0 });
  await setPin(manager, PIN);
};

describe('overrides of a term online', () => {
  beforeAll(setUpManager);
  afterAll(tearDown);
  beforeEach(newCustomer);

  it('accept with the PIN of a manager and a reason, in the close, the audit log and a notification of the owner (CS3, CS5)', async () => {
    const pass = await issue(await closedDeal({ minimum_bill: 500, party_size: 3 }));
    const bent = { amount: 400, guests: 2, branchId: shop.branchId };
    expect((await accept(pass.code, bent)).body).toMatchObject({ status: 409, code: 'visit.wrong-weekday' });
    const staff = await world.staff(shop);
    const accepted = await accept(
      pass.code,
      { ...bent, ...override({ reason: 'other', note: 'Rain' }) },
      staff.client,
    );
    expect(accepted.body).toMatchObject({ state: 'redeemed', amount: 400, usedBy: 'Ramesh' });
    expect((await closeOf()).overrides[0]).toMatchObject({
      manager: 'Ramesh T.',
      reason: 'other',
      note: 'Rain',
      terms: ['weekday', 'bill', 'party'],
      counts: true,
      isOffline: false,
    });
    expect(await auditOf(pass)).toEqual([
      {
        actor: manager.id,
        after: expect.objectContaining({ personId: staff.id, reason: 'other' }) as unknown,
      },
    ]);
    await running.deliverEvents();
    const { rows } = await running.database.query<{ facts: { reason: { en: string } } }>(
      `SELECT facts FROM notifications WHERE user_id = $1 AND kind = 'counter-override'`,
      [shop.owner.id],
    );
    expect(rows.map(({ facts }) => facts.reason.en)).toEqual(['Rain']);
  });

  it('need the right PIN of a manager or owner at that branch (CS3)', async () => {
    const pass = await issue(await closedDeal());
    const staff = await world.staff(shop);
    await setPin(staff, PIN);
    const { rows } = await running.database.query<{ id: number }>(
      `INSERT INTO branches (vendor_id, name, address, city) VALUES ($1, 'Patan', 'Durbar', 'Lalitpur') RETURNING id`,
      [shop.id],
    );
    const elsewhere = await world.staff(shop, 'manager', rows[0]?.id);
    await setPin(elsewhere, PIN);
    const rejections: [object, number, string][] = [
      [{ pin: '0000' }, 403, 'pin.wrong'],
      [{ managerId: staff.id }, 403, 'staff.right-missing'],
      [{ managerId: elsewhere.id }, 403, 'staff.right-missing'],
      [{ managerId: other.owner.id }, 403, 'staff.right-missing'],
      [{ managerId: shop.owner.id }, 409, 'pin.not-set'],
      [{ reason: 'friend' }, 400, 'request.invalid'],
      [{ reason: 'other' }, 400, 'request.invalid'],
      [{ pin: '24' }, 400, 'request.invalid'],
    ];
    for (const [more, status, code] of rejections)
      expect((await accept(pass.code, override(more))).body).toMatchObject({
        status,
        code,
      });
    const bare = { ...override({ managerId: elsewhere.id }), branchId: undefined };
    expect((await accept(pass.code, bare)).body).toMatchObject({
      status: 400,
      code: 'override.branch-needed',
    });
    expect(await stateOf(pass)).toBe('issued');
  });

  it('bend terms only: no used, expired or canceled code, and none of another business (CS3)', async () => {
    const used = await issue(await world.deal(shop));
    await accept(used.code);
    const canceled = await issue(await world.deal(shop));
    await customer.client.post(`/api/redemptions/${canceled.id}/cancel`);
    const expired = await issue(await world.deal(shop));
    await running.database.query(
      `UPDATE passes SET issued_at = now() - interval '2 days', expires_at = now() - interval '1 hour' WHERE public_id = $1`,
      [expired.id],
    );
    const foreign = await issue(await world.deal(other));
    for (const code of [used.code, canceled.code, expired.code, foreign.qrCode])
      expect((await accept(code, override())).body).toMatchObject({
        status: 409,
        code: 'override.not-allowed',
      });
  });

  it('are listed as taken back once the acceptance is voided (CS5)', async () => {
    const pass = await issue(await closedDeal());
    await accept(pass.code, override());
    await shop.owner.client.post(`/api/redemptions/${pass.id}/void`, { reason: 'Wrong table' });
    expect((await closeOf()).overrides[0]).toMatchObject({ counts: false, terms: ['weekday'] });
  });
});

describe('overrides of a term without a network', () => {
  beforeAll(setUpManager);
  afterAll(tearDown);
  beforeEach(newCustomer);
  beforeEach(freePlaces);

  const verifier = async (device: Device, of: Person = manager) => (await verifierOf(device, of)) as Verifier;

  it('count with the proof of a PIN, and stand in the close of their day (CS4, CS5)', async () => {
    const pass = await issue(await closedDeal());
    const device = await Device.enrol();
    const by = { manager, pin: PIN, verifier: await verifier(device), reason: 'regular' };
    device.accept(tokenOf(pass), minute, overrideBy(device, tokenOf(pass), by));
    const entry = await device.last();
    expect(entry).toMatchObject({ outcome: 'confirmed', message: 'entry.confirmed' });
    expect(await stateOf(pass)).toBe('redeemed');
    expect((await closeOf(nepalDay(new Date(entry.at as string)))).overrides[0]).toMatchObject({
      reason: 'regular',
      terms: ['weekday'],
      isOffline: true,
      counts: true,
    });
    expect(await auditOf(pass)).toHaveLength(1);
    await device.sync();
    expect(await auditOf(pass)).toHaveLength(1);
  });

  it('are refused without a valid proof, and the chain goes on (CS4)', async () => {
    const device = await Device.enrol();
    const known = await verifier(device);
    const staff = await world.staff(shop);
    await setPin(staff, PIN);
    const ofStaff = await verifier(device, staff);
    const refuse = async (more: (token: string) => object) => {
      const pass = await issue(await closedDeal());
      const token = tokenOf(pass);
      device.accept(token, minute, more(token));
      expect(await device.last()).toMatchObject({ outcome: 'refused', message: 'entry.override' });
      expect(await stateOf(pass)).toBe('issued');
    };
    await refuse((token) => overrideBy(device, token, { manager, pin: '0000', verifier: known }));
    await refuse((token) => overrideBy(device, token, { manager: staff, pin: PIN, verifier: ofStaff }));
    await refuse((token) => overrideBy(device, token, { manager: other.owner, pin: PIN, verifier: known }));
    await refuse(() => overrideBy(device, 'another token', { manager, pin: PIN, verifier: known }));
    await refuse(() => ({ override: { managerId: manager.id, reason: 'queue', note: null } }));
    await refuse(() => ({ override: 'yes' }));
    await refuse((token) => {
      const { override: right } = overrideBy(device, token, { manager, pin: PIN, verifier: known });
      return { override: { ...right, reason: 'friend' } };
    });
    const pass = await issue(await closedDeal());
    device.accept(
      tokenOf(pass),
      minute,
      overrideBy(device, tokenOf(pass), { manager, pin: PIN, verifier: known }),
    );
    expect(await device.last()).toMatchObject({ outcome: 'confirmed' });
  });

  it('are refused by the PIN of a manager of another branch (CS3, CS4)', async () => {
    const { rows } = await running.database.query<{ id: number }>(
      `INSERT INTO branches (vendor_id, name, address, city) VALUES ($1, 'Pokhara', 'Lakeside', 'Pokhara') RETURNING id`,
      [shop.id],
    );
    const moved = await world.staff(shop, 'manager', shop.branchId);
    await setPin(moved, PIN);
    const device = await Device.enrol();
    const known = await verifier(device, moved);
    const outcomeAt = async (contactAt: number) => {
      const pass = await issue(await closedDeal());
      const by = { manager: moved, pin: PIN, verifier: known };
      device.accept(tokenOf(pass), 0, { contactAt, ...overrideBy(device, tokenOf(pass), by) });
      return (await device.last()).outcome;
    };
    expect(await outcomeAt(device.contactAt)).toBe('confirmed');
    await running.database.query('UPDATE staff_members SET branch_id = $2 WHERE user_id = $1', [
      moved.id,
      rows[0]?.id,
    ]);
    expect(await outcomeAt(device.contactAt)).toBe('confirmed');
    await verifierOf(device, moved);
    expect(await outcomeAt(Date.now())).toBe('refused');
  });

  it('never make a used, expired or canceled code count (CS4)', async () => {
    const device = await Device.enrol();
    const known = await verifier(device);
    const used = await issue(await closedDeal());
    await accept(used.code, override());
    const canceled = await issue(await closedDeal());
    await customer.client.post(`/api/redemptions/${canceled.id}/cancel`);
    await running.database.query(
      `UPDATE passes SET cancelled_at = now() - interval '2 days' WHERE public_id = $1`,
      [canceled.id],
    );
    const expired = await issue(await closedDeal());
    await running.database.query(
      `UPDATE passes SET issued_at = now() - interval '2 days', expires_at = now() - interval '1 hour' WHERE public_id = $1`,
      [expired.id],
    );
    for (const pass of [used, canceled, expired])
      device.accept(
        tokenOf(pass),
        minute,
        overrideBy(device, tokenOf(pass), { manager, pin: PIN, verifier: known }),
      );
    expect((await device.sync()).map(({ outcome }) => outcome)).toEqual(['double', 'cancelled', 'expired']);
  });

  it('count by a PIN or a manager that the device could not know to be gone (CS4)', async () => {
    const former = await world.staff(shop, 'manager');
    await setPin(former, PIN);
    const [unaware, aware] = [await Device.enrol(), await Device.enrol()];
    const known = await verifier(unaware, former);
    await running.database.query(`UPDATE staff_members SET role = 'counter' WHERE user_id = $1`, [former.id]);
    await verifier(aware, former);
    const outcomeAt = async (device: Device, contactAt: number) => {
      const pass = await issue(await closedDeal());
      const by = { manager: former, pin: PIN, verifier: known };
      device.accept(tokenOf(pass), 0, { contactAt, ...overrideBy(device, tokenOf(pass), by) });
      return (await device.last()).outcome;
    };
    expect(await outcomeAt(unaware, unaware.contactAt)).toBe('confirmed');
    expect(await outcomeAt(aware, Date.now())).toBe('refused');
  });
});
