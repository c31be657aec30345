import { createHash } from 'node:crypto';
import { entryCharacters } from '../../src/modules/redemptions/offline/proofs/entry-characters.js';
import { Sales } from '../support/money/sales.js';
import { Device, freePlaces, minute, newKey, signed, tokenOf } from './offline-counter.fixture.js';
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

const hashOf = (body: string): Buffer => createHash('sha256').update(Buffer.from(body, 'base64url')).digest();

describe('what follows from acceptances without a network', () => {
  beforeAll(setUp);
  afterAll(tearDown);
  beforeEach(newCustomer);
  beforeEach(freePlaces);

  it('is borne by the marketplace if the money of the pass was given back after the acceptance (OF10)', async () => {
    const admin = await world.admin();
    const business = await world.business();
    const { order, buyer, passIds } = await new Sales(world, admin).sell(business, 2);
    const device = await Device.enrol(business);
    for (const id of passIds)
      device.accept(tokenOf((await buyer.client.get<Pass>(`/api/redemptions/${id}`)).body), 10 * minute);
    const refund = await admin.client.post(`/api/admin/orders/${order}/refunds`, {
      reason: 'Asked for it.',
      passIds: [passIds[0]],
    });
    expect(refund.status).toBe(200);
    expect(await device.sync()).toMatchObject([{ outcome: 'confirmed' }, { outcome: 'confirmed' }]);
    const { body: balance } = await business.owner.client.get<object>('/api/vendors/me/balance');
    expect(balance).toMatchObject({ owedPaisa: 100_000, unusedPaisa: 0 });
    const { rows } = await running.database.query<{ paisa: string }>(
      `SELECT sum(e.paisa) AS paisa FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE a.code = 'refunds-borne'`,
    );
    expect(Number(rows[0]?.paisa)).toBe(50_000);
    const { body: list } =
      await admin.client.get<{ deviceId: number; borne: number }[]>('/api/admin/doubles');
    expect(list.find(({ deviceId }) => deviceId === device.id)?.borne).toBe(500);
    const { rows: audit } = await running.database.query(
      `SELECT subject_id FROM audit_log WHERE action = 'pass.used-after-refund'`,
    );
    expect(audit).toEqual([{ subject_id: passIds[0] }]);
  });

  it('tells the customer of a double and of a canceled code in neutral words (OF12)', async () => {
    const [double, canceled] = [await issue(await world.deal(shop)), await issue(await world.deal(shop))];
    const device = await Device.enrol();
    device.accept(tokenOf(double), 10 * minute);
    await accept(double.code);
    await customer.client.post(`/api/redemptions/${canceled.id}/cancel`);
    device.accept(tokenOf(canceled));
    await device.sync();
    await running.deliverEvents();
    const { body } = await customer.client.get<{ kind: string }[]>('/api/notifications');
    const kinds = body.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['pass-used-twice', 'pass-not-counted']));
    expect(kinds.filter((kind) => kind.startsWith('pass-used'))).toHaveLength(2);
  });

  it('is seen by admins by device and person, who can withdraw the device (OF12)', async () => {
    const admin = await world.admin();
    const pass = await issue(await world.deal(shop));
    const device = await Device.enrol();
    await accept(pass.code);
    device.accept(tokenOf(pass), minute);
    await device.sync();
    const { body, text } = await admin.client.get<{ deviceId: number }[]>('/api/admin/doubles');
    expect(body.find(({ deviceId }) => deviceId === device.id)).toMatchObject({
      vendorId: shop.id,
      personId: shop.owner.id,
      doubles: 1,
      confirmed: 0,
      isWithdrawn: false,
    });
    expect(text).not.toContain('Aarati');
    const path = `/api/admin/devices/${device.id}`;
    const reason = 'Too many doubles.';
    const withReason = `${path}?reason=${encodeURIComponent(reason)}`;
    expect((await admin.client.delete<{ code: string }>('/api/admin/devices/999999')).body.code).toBe(
      'device.not-found',
    );
    expect((await admin.client.delete(`${path}?reason=x`)).status).toBe(400);
    expect((await shop.owner.client.delete(withReason)).status).toBe(403);
    expect((await admin.client.delete(withReason)).status).toBe(204);
    expect((await admin.client.delete(withReason)).status).toBe(404);
    expect((await shop.owner.client.get('/api/admin/doubles')).status).toBe(403);
    const { rows } = await running.database.query(
      `SELECT after ->> 'reason' AS reason FROM audit_log WHERE action = 'device.withdrawn' AND actor_id = $1`,
      [admin.id],
    );
    expect(rows).toEqual([{ reason }]);
  });

  it('is compared with the proof of the customer (OF11)', async () => {
    const pass = await issue(await world.deal(shop));
    const device = await Device.enrol();
    const { body, signature } = device.accept(tokenOf(pass), minute);
    const proof = (form: object, person = customer) =>
      person.client.post<{ state: string; code: string }>(`/api/redemptions/${pass.id}/offline-proof`, form);
    const code = entryCharacters(hashOf(body));
    const first = await proof({ code: code.toLowerCase(), at: new Date().toISOString() });
    expect([first.status, first.body]).toEqual([202, { state: 'waiting' }]);
    expect((await proof({ entry: `${body}.${signature}` })).body).toEqual({ state: 'waiting' });
    await device.sync();
    expect((await proof({ code })).body).toEqual({ state: 'confirmed' });
    expect((await proof({ entry: `${body}.${signature}` })).body).toEqual({ state: 'confirmed' });
    expect((await proof({ code: code === '0000' ? '1111' : '0000' })).body).toEqual({ state: 'different' });
    const forged = signed({ v: 1, deviceId: device.id, number: 1 }, newKey().privateKey);
    for (const form of [
      {},
      { code: 'ABC' },
      { code: 'UUUU' },
      { code, entry: `${body}.${signature}` },
      { code, at: 'noon' },
      { entry: `${forged.body}.${forged.signature}` },
      { entry: 'x' },
    ])
      expect((await proof(form)).status).toBe(400);
    expect((await proof({ code }, other.owner)).body.code).toBe('pass.not-found');
    const { body: data } = await customer.client.get<{ counterEntries: object }>('/api/users/me/export');
    expect(data.counterEntries).toMatchObject({
      ofOwnCodes: [{ passId: pass.id, outcome: 'confirmed' }],
      proofs: [{ code }, {}, {}],
      accepted: [],
    });
  });

  it('cannot be changed in what a device signed (OF5)', async () => {
    const pass = await issue(await world.deal(shop));
    const device = await Device.enrol();
    device.accept(tokenOf(pass), minute);
    await device.sync();
    await expect(
      running.database.query(`UPDATE counter_entries SET body = '\\x00' WHERE device_id = $1`, [device.id]),
    ).rejects.toThrow('is signed and cannot be changed');
  });
});
