import { type RunningApp, startApp } from '../support/start-app.js';
import { type Person, World } from '../support/world.js';

interface Row {
  id: number;
  version: number;
}

interface City {
  slug: string;
  areas: { slug: string }[];
}

const AREA = {
  locationId: 1,
  slug: 'asan',
  name: 'Asan',
  nameNe: 'असन',
  latitude: 27.7074,
  longitude: 85.3119,
  isActive: true,
};

describe('areas of cities', () => {
  let running: RunningApp;
  let world: World;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    admin = await world.admin();
  });

  afterAll(() => running.stop());

  const areasOf = async (city: string): Promise<string[]> => {
    const { body } = await running.client().get<City[]>('/api/places');
    return body.find(({ slug }) => slug === city)?.areas.map(({ slug }) => slug) ?? [];
  };

  const changeOf = ({ locationId: _city, slug: _slug, ...form }: typeof AREA, version: number) => ({
    ...form,
    version,
  });

  it('are written by admins and shown to everybody at once (T1, T2)', async () => {
    const created = await admin.client.post<Row>('/api/admin/areas', AREA);
    expect([created.status, created.body]).toMatchObject([201, { ...AREA, version: 1, dealCount: 0 }]);
    expect(await areasOf('kathmandu')).toEqual(['asan']);
    const off = changeOf({ ...AREA, isActive: false }, 1);
    const changed = await admin.client.patch<Row>(`/api/admin/areas/${created.body.id}`, off);
    expect(changed.body).toMatchObject({ isActive: false, version: 2 });
    expect(await areasOf('kathmandu')).toEqual([]);
    expect((await admin.client.get<Row[]>('/api/admin/areas')).body).toMatchObject([{ slug: 'asan' }]);
    expect((await admin.client.patch(`/api/admin/areas/${created.body.id}`, off)).body.code).toBe(
      'version.conflict',
    );
    const { rows } = await running.database.query(
      `SELECT action FROM audit_log WHERE subject_type = 'area' ORDER BY id`,
    );
    expect(rows).toEqual([{ action: 'area.created' }, { action: 'area.changed' }]);
  });

  it('have one name and one address in a city', async () => {
    const there = await admin.client.post('/api/admin/areas', { ...AREA, locationId: 2, name: 'Patan' });
    expect(there.status).toBe(201);
    const again = await admin.client.post('/api/admin/areas', { ...AREA, locationId: 2, name: 'Other' });
    expect([again.body.code, again.body.errors]).toMatchObject(['catalogue.taken', [{ field: 'slug' }]]);
    const named = await admin.client.post('/api/admin/areas', {
      ...AREA,
      locationId: 2,
      slug: 'other',
      name: 'Patan',
    });
    expect(named.body.errors).toMatchObject([{ field: 'name' }]);
  });

  it.each([
    ['POST', '/api/admin/areas', { ...AREA, slug: 'Not An Address' }, 400],
    ['POST', '/api/admin/areas', { ...AREA, latitude: 91 }, 400],
    ['POST', '/api/admin/areas', { ...AREA, locationId: 9_999 }, 404],
    ['PATCH', '/api/admin/areas/1', { ...AREA, version: 1 }, 400],
    ['PATCH', '/api/admin/areas/9999', changeOf(AREA, 1), 404],
  ])('rejects %s %s with %j', async (method, path, body, status) => {
    expect((await admin.client.send(method, path, body)).status).toBe(status);
  });

  it.each(['customer', 'vendor'] as const)('are closed to a %s', async (role) => {
    const { client } = await world.person({ role });
    expect((await client.get('/api/admin/areas')).status).toBe(403);
    expect((await client.post('/api/admin/areas', AREA)).status).toBe(403);
    expect((await client.patch('/api/admin/areas/1', changeOf(AREA, 1))).status).toBe(403);
  });

  describe('of branches', () => {
    const branch = { name: 'Asan shop', address: 'Asan Tol', city: 'Kathmandu' };

    it('belong to the city of the branch, and are gone after a move', async () => {
      const shop = await world.business();
      const area = await admin.client.post<Row>('/api/admin/areas', {
        ...AREA,
        slug: 'kamaladi',
        name: 'Kamaladi',
      });
      const areaId = area.body.id;
      const path = '/api/vendors/me/locations';
      const added = await shop.owner.client.post<Row>(path, { ...branch, areaId });
      expect([added.status, added.body]).toMatchObject([201, { areaId }]);
      const elsewhere = await shop.owner.client.post(path, { ...branch, city: 'Pokhara', areaId });
      expect([elsewhere.status, elsewhere.body.errors]).toMatchObject([400, [{ field: 'areaId' }]]);
      const own = `${path}/${added.body.id}`;
      expect((await shop.owner.client.patch(own, { name: 'Asan' })).body).toMatchObject({ areaId });
      expect((await shop.owner.client.patch(own, { areaId: 9_999 })).status).toBe(400);
      expect((await shop.owner.client.patch(own, { city: 'Pokhara' })).body).toMatchObject({ areaId: null });
    });
  });
});
