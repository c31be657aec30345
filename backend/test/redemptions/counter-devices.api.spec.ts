import type { Person } from '../support/world.js';
import { Device, freePlaces, newKey } from './offline-counter.fixture.js';
import {
  customer,
  issue,
  newCustomer,
  other,
  running,
  setUp,
  shop,
  tearDown,
  world,
} from './passes.fixture.js';

const form = (more: object = {}) => ({
  name: 'Phone at the bar',
  branchId: shop.branchId,
  publicKey: newKey().jwk,
  ...more,
});

const PATH = '/api/counter/devices';

interface Pack {
  serverTime: string;
  device: { id: number; lastNumber: number; lastHash: string; state: string };
  deals: { id: number; charge: number; terms: { minimumBill: number | null } }[];
  people: { id: number; firstName: string; isManager: boolean; pin: null }[];
  allowances: { dealId: number; left: number }[];
  used: string[];
  cancelled: string[];
}

const packOf = (device: Device, headers: Record<string, string> = {}, client = device.client) =>
  client.get<Pack>(`/api/counter/pack?deviceId=${device.id}`, headers);

const setAside = async (deal: number): Promise<number> => {
  const { rows } = await running.database.query<{ n: number }>(
    'SELECT set_aside AS n FROM deal_capacities WHERE deal_id = $1',
    [deal],
  );
  return rows[0]?.n ?? NaN;
};

describe('devices of counters', () => {
  beforeAll(setUp);
  afterAll(tearDown);
  beforeEach(newCustomer);
  beforeEach(freePlaces);

  it('are enrolled, named, limited and withdrawn by owners and managers, with an audit entry (OF1)', async () => {
    const manager = await world.staff(shop, 'manager');
    const { status, body } = await manager.client.post<{ id: number }>(PATH, form());
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ name: 'Phone at the bar', state: 'active', offlineLimit: 20 }),
    ]);
    expect(
      (await manager.client.patch(`${PATH}/${body.id}`, { name: 'Bar', offlineLimit: 5 })).body,
    ).toMatchObject({
      name: 'Bar',
      offlineLimit: 5,
    });
    expect((await manager.client.delete(`${PATH}/${body.id}`)).status).toBe(204);
    expect((await shop.owner.client.get(`${PATH}/${body.id}`)).body).toMatchObject({ state: 'withdrawn' });
    const { rows } = await running.database.query(
      `SELECT action FROM audit_log WHERE subject_type = 'vendor' AND subject_id = $1 AND action LIKE 'device.%'
         AND after ->> 'deviceId' = $2 ORDER BY id`,
      [String(shop.id), String(body.id)],
    );
    expect(rows).toEqual(
      ['device.enrolled', 'device.changed', 'device.withdrawn'].map((action) => ({ action })),
    );
  });

  it('are not for counter staff, and not for managers of another branch or business (OF1)', async () => {
    const device = await Device.enrol();
    const staff = await world.staff(shop, 'counter');
    for (const answer of [
      await staff.client.get(PATH),
      await staff.client.post(PATH, form()),
      await staff.client.patch(`${PATH}/${device.id}`, { name: 'Mine' }),
      await staff.client.delete(`${PATH}/${device.id}`),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'staff.right-missing']);
    const { rows } = await running.database.query<{ id: number }>(
      `INSERT INTO branches (vendor_id, name, address, city) VALUES ($1, 'Patan', 'Durbar', 'Lalitpur') RETURNING id`,
      [shop.id],
    );
    const elsewhere = await world.staff(shop, 'manager', rows[0]?.id);
    expect((await elsewhere.client.get(`${PATH}/${device.id}`)).status).toBe(404);
    expect((await elsewhere.client.post(PATH, form())).status).toBe(404);
    expect((await elsewhere.client.get(`/api/counter/pack?deviceId=${device.id}`)).status).toBe(404);
    expect((await other.owner.client.get(`${PATH}/${device.id}`)).status).toBe(404);
    expect((await other.owner.client.post(PATH, form())).body.code).toBe('branch.not-found');
  });

  it('are at most ten in a branch, for any number of parallel requests (OF1)', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => shop.owner.client.post(PATH, form())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    for (const { status, body } of answers)
      if (status !== 201) expect([status, body.code]).toEqual([409, 'device.too-many']);
    const { body } = await shop.owner.client.get<{ id: number; state: string }[]>(PATH);
    await shop.owner.client.delete(`${PATH}/${body[0]?.id}`);
    expect((await shop.owner.client.post(PATH, form())).status).toBe(201);
  });

  it('have a key of their own on the curve P-256 (OF1)', async () => {
    const { jwk } = newKey();
    expect((await shop.owner.client.post(PATH, form({ publicKey: jwk }))).status).toBe(201);
    expect((await shop.owner.client.post(PATH, form({ publicKey: jwk }))).body.code).toBe('device.key-used');
    for (const publicKey of [
      { ...jwk, x: 'A'.repeat(43) },
      { ...jwk, crv: 'P-384' },
      { ...jwk, y: 'short' },
      { ...jwk, d: 'secret' },
      'key',
      null,
    ])
      expect((await shop.owner.client.post(PATH, form({ publicKey }))).body).toMatchObject({
        status: 400,
        code: 'request.invalid',
      });
  });

  it.each([
    [{ name: '' }],
    [{ name: 'x'.repeat(61) }],
    [{ branchId: 0 }],
    [{ branchId: 'one' }],
    [{ more: 1 }],
  ])('are rejected with %j', async (more) => {
    expect((await shop.owner.client.post(PATH, form(more))).status).toBe(400);
  });

  it('get a pack with deals, people, used and canceled passes, and no name of a customer (OF3)', async () => {
    const deal = await world.deal(shop, { minimum_bill: 300 });
    const [used, canceled] = [await issue(deal), await issue(await world.deal(shop))];
    await shop.owner.client.post('/api/counter/accept', { code: used.code, amount: 400 });
    await customer.client.post(`/api/redemptions/${canceled.id}/cancel`);
    const device = await Device.enrol();
    const { body, text, headers } = await packOf(device);
    expect(body.device).toMatchObject({ id: device.id, state: 'active', lastNumber: 0, lastHash: '' });
    expect(body.deals.find(({ id }) => id === deal)).toMatchObject({
      charge: 500,
      terms: { minimumBill: 300 },
    });
    expect(body.people.find(({ id }) => id === shop.owner.id)).toMatchObject({
      firstName: 'Sujata',
      isManager: true,
      pin: null,
    });
    expect(body.allowances.find(({ dealId }) => dealId === deal)).toEqual({ dealId: deal, left: 20 });
    expect(body.used).toContain(used.id);
    expect(body.cancelled).toContain(canceled.id);
    expect(text).not.toContain('Aarati');
    const again = await packOf(device, { 'If-None-Match': headers.get('etag') as string });
    expect([again.status, again.text]).toEqual([304, '']);
    await shop.owner.client.patch(`${PATH}/${device.id}`, { name: 'Other' });
    expect((await packOf(device, { 'If-None-Match': headers.get('etag') as string })).status).toBe(200);
  });

  it('get no pack once they are withdrawn (OF2)', async () => {
    const device = await Device.enrol();
    await shop.owner.client.delete(`${PATH}/${device.id}`);
    const { status, text } = await packOf(device);
    expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([410, 'device.withdrawn']);
    expect((await shop.owner.client.get('/api/counter/pack')).status).toBe(400);
    expect((await shop.owner.client.get('/api/counter/pack?deviceId=999999')).status).toBe(404);
  });

  it('set at most a tenth of the places of a limited deal aside, which nobody else gets (OF4)', async () => {
    const deal = await world.deal(shop, { total_limit: 30 });
    const devices = [await Device.enrol(), await Device.enrol()];
    await Promise.all([...devices, ...devices].map((device) => packOf(device)));
    expect(await setAside(deal)).toBe(3);
    await running.database.query('UPDATE deal_capacities SET taken = 26 WHERE deal_id = $1', [deal]);
    const people = await Promise.all(Array.from({ length: 4 }, () => world.person()));
    const answers = await Promise.all(
      people.map(({ client }) => client.post('/api/redemptions', { dealId: deal })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const { body } = await (people[0] as Person).client.get<{ placesLeft?: number }>(`/api/deals/${deal}`);
    expect(body.placesLeft ?? 0).toBe(0);
  });

  it('give places back with a sync, with a lower limit, and after 72 hours without a contact (OF4)', async () => {
    const { AllowancesJob } = await import('../../src/modules/redemptions/offline/pack/allowances.job.js');
    const deal = await world.deal(shop, { total_limit: 100 });
    const device = await Device.enrol();
    await packOf(device);
    expect(await setAside(deal)).toBe(10);
    await shop.owner.client.patch(`${PATH}/${device.id}`, { offlineLimit: 4 });
    await packOf(device);
    expect(await setAside(deal)).toBe(4);
    device.accept('not a token');
    await device.sync();
    expect(await setAside(deal)).toBe(0);
    await packOf(device);
    await running.app.get(AllowancesJob).run();
    expect(await setAside(deal)).toBe(4);
    await running.database.query(`UPDATE counter_allowances SET expires_at = now() WHERE device_id = $1`, [
      device.id,
    ]);
    await running.app.get(AllowancesJob).run();
    expect(await setAside(deal)).toBe(0);
  });

  it('cause no write to deals without a limit (OF4)', async () => {
    const deal = await world.deal(shop);
    const device = await Device.enrol();
    const version = async () =>
      (await running.database.query('SELECT xmin FROM deal_capacities WHERE deal_id = $1', [deal]))
        .rows[0] as unknown;
    const before = await version();
    await packOf(device);
    expect(await version()).toEqual(before);
  });

  it.each([
    [{ deviceId: 1 }],
    [{ deviceId: 1, entries: [] }],
    [{ deviceId: 1, entries: [{ body: 'e30', signature: 'short' }] }],
    [{ deviceId: 1, entries: [{ body: '{}', signature: 'A'.repeat(86) }] }],
    [{ deviceId: 'x', entries: [{ body: 'e30', signature: 'A'.repeat(86) }] }],
    [
      {
        deviceId: 1,
        entries: Array.from({ length: 101 }, () => ({ body: 'e30', signature: 'A'.repeat(86) })),
      },
    ],
  ])('reject a sync with %j', async (body) => {
    expect((await shop.owner.client.post('/api/counter/sync', body)).body).toMatchObject({ status: 400 });
  });
});
