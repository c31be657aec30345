import { beginShift, isRight, pinPath, setPin, verifierOf } from './counter-people.fixture.js';
import { Device, freePlaces } from './offline-counter.fixture.js';
import {
  accept,
  issue,
  newCustomer,
  other,
  running,
  setUp,
  shop,
  tearDown,
  world,
} from './passes.fixture.js';

const actionsAbout = async (userId: number): Promise<string[]> => {
  const { rows } = await running.database.query<{ action: string }>(
    `SELECT action FROM audit_log WHERE action LIKE 'pin.%' AND after ->> 'userId' = $1 ORDER BY id`,
    [String(userId)],
  );
  return rows.map(({ action }) => action);
};

const toldOfReset = async (userId: number): Promise<number> => {
  await running.deliverEvents();
  const { rows } = await running.database.query(
    `SELECT 1 FROM notifications WHERE user_id = $1 AND kind = 'counter-pin-reset'`,
    [userId],
  );
  return rows.length;
};

describe('people at a counter', () => {
  beforeAll(setUp);
  afterAll(tearDown);
  beforeEach(newCustomer);
  beforeEach(freePlaces);

  it('set a PIN of four digits, and change it with the one until now or after a step-up (CS1)', async () => {
    const himani = await world.staff(shop);
    const path = pinPath(himani);
    const put = (body: object) => himani.client.put(path, body);
    for (const body of [
      {},
      { pin: '123' },
      { pin: '12345' },
      { pin: 1234 },
      { pin: 'abcd' },
      { pin: '१२३४' },
    ])
      expect((await put(body)).status).toBe(400);
    expect((await put({ pin: '4711' })).status).toBe(204);
    await running.database.query('UPDATE sessions SET stepped_up_at = NULL WHERE user_id = $1', [himani.id]);
    expect((await put({ pin: '4712' })).body).toMatchObject({ status: 403, code: 'auth.step-up-required' });
    expect((await put({ pin: '4712', currentPin: '0000' })).body).toMatchObject({
      status: 403,
      code: 'pin.wrong',
      triesLeft: 4,
    });
    expect((await put({ pin: '4712', currentPin: '4711' })).status).toBe(204);
    await running.database.query('UPDATE sessions SET stepped_up_at = now() WHERE user_id = $1', [himani.id]);
    expect((await put({ pin: '4713' })).status).toBe(204);
    const verifier = await verifierOf(await Device.enrol(), himani);
    expect(['4711', '4712', '4713'].map((pin) => verifier && isRight(pin, verifier))).toEqual([
      false,
      false,
      true,
    ]);
    expect(await actionsAbout(himani.id)).toEqual(['pin.set', 'pin.set', 'pin.set']);
  });

  it('are reset by owners, and counter staff by managers of their branch (CS1)', async () => {
    const [himani, tsering] = [await world.staff(shop), await world.staff(shop)];
    const [manager, second] = [await world.staff(shop, 'manager'), await world.staff(shop, 'manager')];
    const { rows } = await running.database.query<{ id: number }>(
      `INSERT INTO branches (vendor_id, name, address, city) VALUES ($1, 'Patan', 'Durbar', 'Lalitpur') RETURNING id`,
      [shop.id],
    );
    const elsewhere = await world.staff(shop, 'manager', rows[0]?.id);
    await setPin(himani, '4711');
    const reset = (who: typeof himani, whom: typeof himani) => who.client.put(pinPath(whom), { pin: '1357' });
    await running.database.query('UPDATE sessions SET stepped_up_at = NULL WHERE user_id = ANY($1)', [
      [manager.id, shop.owner.id],
    ]);
    for (const who of [manager, shop.owner])
      expect((await reset(who, himani)).body).toMatchObject({ status: 403, code: 'auth.step-up-required' });
    await running.database.query('UPDATE sessions SET stepped_up_at = now() WHERE user_id = ANY($1)', [
      [manager.id, shop.owner.id],
    ]);
    for (const who of [tsering, elsewhere])
      expect((await reset(who, himani)).body).toMatchObject({ status: 403, code: 'staff.right-missing' });
    expect((await reset(manager, second)).body.code).toBe('staff.right-missing');
    expect((await reset(manager, shop.owner)).body.code).toBe('staff.right-missing');
    expect((await reset(other.owner, himani)).body).toMatchObject({ status: 404, code: 'staff.not-found' });
    expect((await reset(manager, himani)).status).toBe(204);
    expect((await reset(shop.owner, second)).status).toBe(204);
    expect(await actionsAbout(himani.id)).toEqual(['pin.set', 'pin.reset']);
    const verifier = await verifierOf(await Device.enrol(), himani);
    expect(verifier && isRight('1357', verifier)).toBe(true);
    expect([await toldOfReset(himani.id), await toldOfReset(second.id)]).toEqual([1, 1]);
    expect(await toldOfReset(manager.id)).toBe(0);
  });

  it('need a step-up for the first own PIN of an owner or manager, not of counter staff (CS1)', async () => {
    const [manager, himani] = [await world.staff(shop, 'manager'), await world.staff(shop)];
    await running.database.query('UPDATE sessions SET stepped_up_at = NULL WHERE user_id = ANY($1)', [
      [manager.id, himani.id],
    ]);
    // The page repeats the request after the step-up, with the same key.
    const first = (who: typeof himani) =>
      who.client.put(pinPath(who), { pin: '2468' }, { 'idempotency-key': `first-pin-${who.id}` });
    expect((await first(manager)).body).toMatchObject({ status: 403, code: 'auth.step-up-required' });
    expect((await first(himani)).status).toBe(204);
    await running.database.query('UPDATE sessions SET stepped_up_at = now() WHERE user_id = $1', [
      manager.id,
    ]);
    expect((await first(manager)).status).toBe(204);
    expect(await toldOfReset(manager.id)).toBe(0);
  });

  it('name themselves with their PIN, and acceptances carry their name (CS2)', async () => {
    const himani = await world.staff(shop);
    const device = await Device.enrol();
    expect((await beginShift(device, himani, '4711')).body).toMatchObject({
      status: 409,
      code: 'pin.not-set',
    });
    await setPin(himani, '4711');
    const begun = await beginShift(device, himani, '4711');
    expect(begun.status).toBe(201);
    const { shiftId } = begun.body;
    const pass = await issue(await world.deal(shop));
    expect((await accept(pass.code, { shiftId, branchId: shop.branchId })).body).toMatchObject({
      state: 'redeemed',
      usedBy: 'Ramesh',
    });
    const { rows } = await running.database.query(
      'SELECT redeemed_by AS id FROM passes WHERE public_id = $1',
      [pass.id],
    );
    expect(rows).toEqual([{ id: himani.id }]);
  });

  it('name nobody with a shift that ended, of another business, a withdrawn device or a former member (CS2)', async () => {
    const himani = await world.staff(shop);
    await setPin(himani, '4711');
    const ended = async (
      end: (shift: string, device: Device) => Promise<unknown>,
      client = shop.owner.client,
      branchId = shop.branchId,
    ) => {
      const device = await Device.enrol();
      const { shiftId } = (await beginShift(device, himani, '4711')).body;
      await end(shiftId, device);
      const pass = await issue(await world.deal(client === shop.owner.client ? shop : other));
      const { status, body } = await accept(pass.code, { shiftId, branchId }, client);
      return [status, (body as { code: string }).code];
    };
    const SHIFT_ENDED = [409, 'shift.ended'];
    expect(
      await ended((shift) =>
        running.database.query(
          `UPDATE counter_shifts SET began_at = now() - interval '13 hours' WHERE id = $1`,
          [shift],
        ),
      ),
    ).toEqual(SHIFT_ENDED);
    expect(await ended(() => Promise.resolve(), other.owner.client)).toEqual(SHIFT_ENDED);
    expect(
      await ended((_shift, device) => shop.owner.client.delete(`/api/counter/devices/${device.id}`)),
    ).toEqual(SHIFT_ENDED);
    const { rows } = await running.database.query<{ id: number }>(
      `INSERT INTO branches (vendor_id, name, address, city) VALUES ($1, 'Kirtipur', 'Naya Bazar', 'Kirtipur') RETURNING id`,
      [shop.id],
    );
    expect(await ended(() => Promise.resolve(), undefined, rows[0]?.id)).toEqual(SHIFT_ENDED);
    expect(await ended(() => shop.owner.client.put(pinPath(himani), { pin: '4711' }))).toEqual(SHIFT_ENDED);
    const removed = () => running.database.query('DELETE FROM staff_members WHERE user_id = $1', [himani.id]);
    expect(await ended(removed)).toEqual(SHIFT_ENDED);
    const pass = await issue(await world.deal(shop));
    expect((await accept(pass.code, { shiftId: 'nobody' })).status).toBe(400);
  });

  it('are locked for 60 seconds after five wrong PINs, also for parallel guesses (CS1)', async () => {
    const himani = await world.staff(shop);
    await setPin(himani, '4711');
    const device = await Device.enrol();
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, n) => beginShift(device, himani, `000${n}`)),
    );
    const codes = guesses.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'pin.wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'pin.locked')).toHaveLength(3);
    const locked = await beginShift(device, himani, '4711');
    expect([locked.status, locked.body.code]).toEqual([429, 'pin.locked']);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await actionsAbout(himani.id)).toEqual(['pin.set', 'pin.locked']);
    await running.database.query('UPDATE staff_pins SET locked_until = now() WHERE user_id = $1', [
      himani.id,
    ]);
    expect((await beginShift(device, himani, '0000')).body.triesLeft).toBe(4);
    expect((await beginShift(device, himani, '4711')).status).toBe(201);
    expect((await beginShift(device, himani, '0000')).body.triesLeft).toBe(4);
  });

  it('begin shifts at devices of their business and branch only (CS2)', async () => {
    const { rows } = await running.database.query<{ id: number }>(
      `INSERT INTO branches (vendor_id, name, address, city) VALUES ($1, 'Bhaktapur', 'Durbar', 'Bhaktapur') RETURNING id`,
      [shop.id],
    );
    const himani = await world.staff(shop, 'counter', rows[0]?.id);
    await setPin(himani, '4711');
    const device = await Device.enrol();
    expect((await beginShift(device, himani, '4711')).body).toMatchObject({
      status: 404,
      code: 'staff.not-found',
    });
    for (const client of [himani.client, other.owner.client])
      expect((await beginShift(device, shop.owner, '4711', client)).body).toMatchObject({
        status: 404,
        code: 'device.not-found',
      });
    const bad = await shop.owner.client.post('/api/counter/shifts', {
      deviceId: device.id,
      userId: 1,
      pin: 'x',
    });
    expect(bad.status).toBe(400);
    await shop.owner.client.delete(`/api/counter/devices/${device.id}`);
    expect((await beginShift(device, shop.owner, '4711')).body.code).toBe('device.withdrawn');
  });

  it('leave no PIN in the export, and none after they left (CS1)', async () => {
    const himani = await world.staff(shop);
    await setPin(himani, '4711');
    const device = await Device.enrol();
    await running.database.query('DELETE FROM staff_members WHERE user_id = $1', [himani.id]);
    expect(await verifierOf(device, himani)).toBeNull();
    const { rows } = await running.database.query(
      'SELECT 1 FROM staff_pins WHERE user_id = $1 AND ended_at IS NULL',
      [himani.id],
    );
    expect(rows).toEqual([]);
    await expect(
      running.database.query(
        `INSERT INTO staff_pins (vendor_id, user_id, manages, salt, key, rounds) VALUES ($1, $2, false, $3, $4, 1000)`,
        [shop.id, himani.id, Buffer.alloc(16), Buffer.alloc(32)],
      ),
    ).rejects.toThrow('rounds');
  });
});
