import { type RunningApp, startApp } from '../support/start-app.js';
import { World } from '../support/world.js';

describe('businesses', () => {
  let running: RunningApp;
  let world: World;
  const profile = {
    businessName: 'Didi Ko Café',
    category: 'Cafes',
    description: 'Chiya, sel roti and a view of the square.',
    logo: '',
    website: null,
  };

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  it('are registered, wait, are rejected, submitted again and verified', async () => {
    const { client } = await world.person();
    const admin = await world.admin();
    expect((await client.get('/api/vendors/me')).body.code).toBe('vendor.none');
    const registered = await client.post<{ id: number }>('/api/vendors', profile);
    expect(registered.status).toBe(201);
    expect(registered.body).toMatchObject({
      slug: 'didi-ko-cafe',
      status: 'pending',
      isVerified: false,
      plan: 'free',
      logo: null,
    });
    expect((await client.get('/api/auth/user')).body).toMatchObject({
      role: 'vendor',
      staffOf: { role: 'owner', businessName: 'Didi Ko Café' },
    });

    const { id } = registered.body;
    expect(
      (await admin.client.get<{ id: number }[]>('/api/admin/vendors/pending')).body.map(
        (vendor) => vendor.id,
      ),
    ).toContain(id);
    expect(
      (await admin.client.patch(`/api/admin/vendors/${id}/reject`, { reason: 'The PAN is missing.' })).body,
    ).toMatchObject({ status: 'rejected', statusReason: 'The PAN is missing.' });
    expect((await client.patch('/api/vendors/me', { vatNumber: '301234567' })).body).toMatchObject({
      status: 'pending',
      statusReason: null,
    });
    expect((await admin.client.patch(`/api/admin/vendors/${id}/verify`)).body).toMatchObject({
      status: 'verified',
      isVerified: true,
    });
    expect((await admin.client.patch(`/api/admin/vendors/${id}/verify`)).body).toMatchObject({
      code: 'vendor.state-forbids',
      currentState: 'verified',
    });
    expect((await client.patch('/api/vendors/me', { businessName: 'Somebody else' })).body).toMatchObject({
      proposedName: 'Somebody else',
      status: 'verified',
    });
  });

  it.each([
    ['businessName', { businessName: 'ab' }, 'Business name must be at least 3 characters'],
    ['category', { category: 'x' }, 'Please select or enter a category'],
    ['description', { description: 'too short' }, 'Description must be at least 10 characters'],
    ['description', { description: 'x'.repeat(501) }, 'Description must be less than 500 characters'],
    ['logo', { logo: 'http://127.0.0.1:5432/' }, 'Please upload the picture first.'],
    [
      'website',
      { website: 'javascript:alert(1)' },
      'Please enter a full web address, such as https://example.com.',
    ],
  ])('name %s in the words of the form', async (field, change, message) => {
    const { client } = await world.person();
    expect((await client.post('/api/vendors', { ...profile, ...change })).body.errors).toEqual([
      { field, message },
    ]);
  });

  it('need a verified e-mail, and are one per person', async () => {
    const unverified = await world.person({ verified: false });
    expect((await unverified.client.post('/api/vendors', profile)).body.code).toBe('auth.email-unverified');
    const shop = await world.business();
    expect((await shop.owner.client.post('/api/vendors', profile)).body.code).toBe('vendor.exists');
    const staff = await world.staff(shop);
    expect((await staff.client.post('/api/vendors', profile)).body.code).toBe('vendor.works-elsewhere');
  });

  it('never share an address on the site', async () => {
    const [one, two] = [await world.person(), await world.person()];
    const first = await one.client.post<{ slug: string }>('/api/vendors', {
      ...profile,
      businessName: 'मोमो पसल',
    });
    const second = await two.client.post<{ slug: string }>('/api/vendors', {
      ...profile,
      businessName: 'चिया पसल',
    });
    expect([first.body.slug, second.body.slug]).toEqual(['business', 'business-2']);
  });

  it('keep their branches, and leave those of others alone', async () => {
    const [shop, other] = [await world.business(), await world.business()];
    const branch = {
      name: 'Jhamsikhel',
      address: 'Jhamsikhel Road',
      city: 'Lalitpur',
      latitude: 27.68,
      longitude: 85.31,
    };
    const added = await shop.owner.client.post<{ id: number }>('/api/vendors/me/locations', branch);
    expect([added.status, added.body]).toEqual([
      201,
      { id: expect.any(Number), hours: null, areaId: null, ...branch },
    ]);
    const path = `/api/vendors/me/locations/${added.body.id}`;
    expect((await shop.owner.client.patch(path, { name: 'Patan' })).body).toMatchObject({
      name: 'Patan',
      city: 'Lalitpur',
    });
    expect((await other.owner.client.patch(path, { name: 'Mine' })).body.code).toBe('branch.not-found');
    expect((await other.owner.client.delete(path)).status).toBe(404);
    await world.staff(shop, 'counter', added.body.id);
    expect((await shop.owner.client.delete(path)).body.code).toBe('branch.in-use');
    expect((await shop.owner.client.get<unknown[]>('/api/vendors/me/locations')).body).toHaveLength(2);
    expect(
      (await shop.owner.client.post('/api/vendors/me/locations', { ...branch, latitude: 91 })).status,
    ).toBe(400);
  });

  it('are never changed in the log of what was done', async () => {
    const application = new URL(process.env['DATABASE_URL'] as string);
    const { Client } = (await import('pg')).default;
    const client = new Client({ connectionString: application.href });
    await client.connect();
    await expect(client.query('UPDATE audit_log SET action = action')).rejects.toThrow('permission denied');
    await expect(client.query('DELETE FROM audit_log')).rejects.toThrow('permission denied');
    await expect(client.query('DELETE FROM points_ledger')).rejects.toThrow('permission denied');
    await client.end();
  });
});
