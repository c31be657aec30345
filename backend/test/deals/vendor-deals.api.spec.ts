import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Managed {
  id: number;
  version: number;
  moderationStatus: string;
  status: string;
  title: string;
  discountedPrice: number;
  rejectionReason: string | null;
  revisionRejection: string | null;
  pendingRevision: { id: number; changes: Record<string, unknown> } | null;
}

const day = 86_400_000;
const form = (): Record<string, unknown> => ({
  categoryId: 1,
  locationId: 1,
  title: 'Two plates of buff momo',
  description: 'Order one plate, get a second one free.',
  discountType: 'percentage',
  discountValue: '50',
  originalPrice: 15,
  discountedPrice: 1,
  startDate: new Date().toISOString(),
  endDate: new Date(Date.now() + 30 * day).toISOString(),
});

describe('deals of a business', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let other: Business;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    [shop, other, admin] = await Promise.all([world.business(), world.business(), world.admin()]);
  });

  afterAll(() => running.stop());

  const create = async (change: Record<string, unknown> = {}): Promise<Managed> =>
    (await shop.owner.client.post<Managed>('/api/deals', { ...form(), ...change })).body;
  const isPublic = async (id: number): Promise<boolean> =>
    (await running.client().get(`/api/deals/${id}`)).status === 200;
  const publicTitle = async (id: number): Promise<string> =>
    (await running.client().get<Managed>(`/api/deals/${id}`)).body.title;

  describe('creating', () => {
    it('waits for approval, at the price the server computed', async () => {
      const answer = await shop.owner.client.post<Managed>('/api/deals', { ...form(), vendorId: other.id });
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({
        vendorId: shop.id,
        moderationStatus: 'pending',
        status: 'pending',
        isApproved: false,
        isActive: true,
        isFeatured: false,
        discountedPrice: 8,
        version: 1,
        pendingRevision: null,
      });
      expect(await isPublic(answer.body.id)).toBe(false);
    });

    it.each([
      [{ discountType: 'percentage', discountValue: '50' }, 8],
      [{ discountType: 'fixed', discountValue: '5' }, 10],
    ])('needs no deal price where it is computed: %p', async (kind, price) => {
      const answer = await shop.owner.client.post<{ discountedPrice: number }>('/api/deals', {
        ...form(),
        ...kind,
        discountedPrice: undefined,
      });
      expect([answer.status, answer.body.discountedPrice]).toEqual([201, price]);
    });

    it.each([
      ['endDate', { endDate: new Date(Date.now() - 1).toISOString() }, 'End date must be in the future'],
      [
        'startDate',
        { startDate: new Date(Date.now() - 2 * day).toISOString() },
        'Start date cannot be before today',
      ],
      [
        'discountedPrice',
        { discountType: 'buyXgetY', discountValue: '1+1', discountedPrice: undefined },
        'Please enter a whole number of rupees',
      ],
      ['discountValue', { discountValue: '101' }, 'A percentage cannot be above 100'],
      [
        'discountedPrice',
        { discountType: 'buyXgetY', discountValue: '1+1', discountedPrice: 16 },
        'The deal price cannot be above the original price',
      ],
      ['categoryId', { categoryId: 77 }, 'Please choose a category from the list'],
      ['locationId', { locationId: 77 }, 'Please choose a city from the list'],
      ['title', { title: 'ab' }, 'Title must be at least 3 characters'],
      ['image', { image: 'https://example.com/a.png' }, 'Please upload the picture first.'],
      ['image', { image: 'javascript:alert(1)' }, 'Please upload the picture first.'],
      ['branchIds', { branchIds: [2_000_000] }, 'Please choose branches of your business'],
      ['hoursUntil', { hoursFrom: '10:00' }, 'Please give both the first and the last hour'],
    ])('names %s', async (field, change, message) => {
      const answer = await shop.owner.client.post('/api/deals', { ...form(), ...change });
      expect([answer.status, answer.body.errors]).toEqual([400, [{ field, message }]]);
    });

    it.each([
      { isApproved: true },
      { isFeatured: true },
      { moderationStatus: 'approved' },
      { isActive: false },
    ])('refuses %j', async (extra) => {
      expect((await shop.owner.client.post('/api/deals', { ...form(), ...extra })).status).toBe(400);
    });

    it('keeps every limit a business may set', async () => {
      const limits = {
        redemptionLimit: 2,
        totalLimit: 50,
        dailyLimit: 5,
        weekdays: [0, 6],
        hoursFrom: '16:00',
        hoursUntil: '20:00',
        blackoutDates: ['2026-12-25'],
        minimumBill: 500,
        partySize: 2,
        branchIds: [shop.branchId],
        passValidityHours: 72,
      };
      expect(await create(limits)).toMatchObject(limits);
    });

    it('takes effect once per key', async () => {
      const body = form();
      const headers = { 'idempotency-key': 'one-deal' };
      const [first, second] = [
        await shop.owner.client.post<Managed>('/api/deals', body, headers),
        await shop.owner.client.post<Managed>('/api/deals', body, headers),
      ];
      expect([second.status, second.text]).toEqual([first.status, first.text]);
      const reused = await shop.owner.client.post('/api/deals', { ...body, title: 'Another title' }, headers);
      expect([reused.status, reused.body.code]).toEqual([422, 'idempotency.key-reused']);
    });

    it('is prepared before the business is verified, and not approved until it is', async () => {
      const unverified = await world.business({ status: 'pending' });
      const { body: deal } = await unverified.owner.client.post<Managed>('/api/deals', form());
      expect((await admin.client.patch(`/api/admin/deals/${deal.id}/approve`)).body.code).toBe(
        'deal.vendor-not-verified',
      );
      await admin.client.patch(`/api/admin/vendors/${unverified.id}/verify`);
      expect((await admin.client.patch(`/api/admin/deals/${deal.id}/approve`)).status).toBe(200);
    });
  });

  describe('from draft to live', () => {
    it('is rejected with a reason, fixed, approved and live', async () => {
      const deal = await create();
      const rejected = await admin.client.patch<Managed>(`/api/admin/deals/${deal.id}/reject`, {
        reason: 'The price is unclear.',
        reasonCodes: ['price-unclear'],
      });
      expect(rejected.body).toMatchObject({
        moderationStatus: 'rejected',
        rejectionReason: 'The price is unclear.',
        rejectionCodes: ['price-unclear'],
      });
      expect((await admin.client.patch(`/api/admin/deals/${deal.id}/approve`)).body).toMatchObject({
        code: 'deal.state-forbids',
        currentState: 'rejected',
      });

      const fixed = await shop.owner.client.patch<Managed>(`/api/deals/${deal.id}`, {
        title: 'Momo, two for one',
        version: rejected.body.version,
      });
      expect(fixed.body).toMatchObject({
        moderationStatus: 'pending',
        rejectionReason: null,
        title: 'Momo, two for one',
      });
      const approved = await admin.client.patch<Managed>(`/api/admin/deals/${deal.id}/approve`);
      expect([approved.status, approved.body.status]).toEqual([200, 'live']);
      expect(await publicTitle(deal.id)).toBe('Momo, two for one');
    });

    it('gets a standard sentence when no reason is given', async () => {
      const deal = await create();
      expect(
        (await admin.client.patch<Managed>(`/api/admin/deals/${deal.id}/reject`)).body.rejectionReason,
      ).toMatch(/guidelines/);
    });

    it('is in the queue, the oldest first, until somebody decides', async () => {
      const [first, second] = [await create(), await create()];
      const queue = async (): Promise<number[]> =>
        (await admin.client.get<Managed[]>('/api/admin/deals/pending?limit=100')).body.map(({ id }) => id);
      expect((await queue()).filter((id) => id === first.id || id === second.id)).toEqual([
        first.id,
        second.id,
      ]);
      await admin.client.patch(`/api/admin/deals/${first.id}/approve`);
      expect(await queue()).not.toContain(first.id);
    });

    it('is not decided by an admin of the same business', async () => {
      await running.database.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [other.owner.id]);
      const { body: deal } = await other.owner.client.post<Managed>('/api/deals', form());
      expect((await other.owner.client.patch(`/api/admin/deals/${deal.id}/approve`)).body.code).toBe(
        'deal.own-moderation',
      );
      await running.database.query(`UPDATE users SET role = 'vendor' WHERE id = $1`, [other.owner.id]);
    });

    it('leaves one row in the log for every decision', async () => {
      const deal = await create();
      await admin.client.patch(`/api/admin/deals/${deal.id}/approve`);
      await admin.client.patch(`/api/admin/deals/${deal.id}/feature`, { featured: true });
      const { rows } = await running.database.query(
        'SELECT action, actor_id FROM audit_log WHERE subject_type = $1 AND subject_id = $2 ORDER BY id',
        ['deal', String(deal.id)],
      );
      expect(rows).toEqual([
        { action: 'deal.approved', actor_id: admin.id },
        { action: 'deal.featured', actor_id: admin.id },
      ]);
      expect(
        (await running.client().get<Managed[]>('/api/deals/featured')).body.map(({ id }) => id),
      ).toContain(deal.id);
    });
  });

  describe('changing a live deal', () => {
    const live = async (): Promise<Managed> => {
      const { id } = await create();
      return (await admin.client.patch<Managed>(`/api/admin/deals/${id}/approve`)).body;
    };

    it('changes nothing until an admin approves', async () => {
      const deal = await live();
      const answer = await shop.owner.client.patch<Managed>(`/api/deals/${deal.id}`, {
        title: 'Three plates',
        originalPrice: 300,
      });
      expect([answer.status, answer.body.title, answer.body.pendingRevision?.changes]).toEqual([
        200,
        deal.title,
        { title: 'Three plates', originalPrice: 300, discountedPrice: 150 },
      ]);
      expect(await publicTitle(deal.id)).toBe(deal.title);
      const approved = await admin.client.patch<Managed>(
        `/api/admin/revisions/${answer.body.pendingRevision?.id}/approve`,
      );
      expect(approved.body).toMatchObject({
        id: deal.id,
        title: 'Three plates',
        discountedPrice: 150,
        pendingRevision: null,
        status: 'live',
      });
      expect(await publicTitle(deal.id)).toBe('Three plates');
    });

    it('keeps only the last change, and none that changes nothing', async () => {
      const deal = await live();
      const first = await shop.owner.client.patch<Managed>(`/api/deals/${deal.id}`, {
        title: 'Three plates',
      });
      const second = await shop.owner.client.patch<Managed>(`/api/deals/${deal.id}`, {
        title: 'Four plates',
      });
      expect(second.body.pendingRevision?.changes).toEqual({ title: 'Four plates' });
      expect(
        (await admin.client.patch(`/api/admin/revisions/${first.body.pendingRevision?.id}/approve`)).body
          .code,
      ).toBe('revision.decided');
      expect(
        (await shop.owner.client.patch<Managed>(`/api/deals/${deal.id}`, { title: deal.title })).body
          .pendingRevision,
      ).toBeNull();
    });

    it('tells the business why a change was refused', async () => {
      const deal = await live();
      const { body } = await shop.owner.client.patch<Managed>(`/api/deals/${deal.id}`, {
        title: 'Free money',
      });
      await admin.client.patch(`/api/admin/revisions/${body.pendingRevision?.id}/reject`, {
        reason: 'Too good to be true.',
      });
      const after = await shop.owner.client.get<Managed>(`/api/vendors/me/deals/${deal.id}`);
      expect(after.body).toMatchObject({
        title: deal.title,
        pendingRevision: null,
        revisionRejection: 'Too good to be true.',
        status: 'live',
      });
    });

    it('can be taken back', async () => {
      const deal = await live();
      await shop.owner.client.patch(`/api/deals/${deal.id}`, { title: 'Three plates' });
      expect((await shop.owner.client.delete(`/api/deals/${deal.id}/revision`)).status).toBe(204);
      expect((await shop.owner.client.delete(`/api/deals/${deal.id}/revision`)).body.code).toBe(
        'revision.not-found',
      );
    });

    it('refuses a stale version, and nothing is lost', async () => {
      const deal = await live();
      await shop.owner.client.post(`/api/deals/${deal.id}/pause`);
      const stale = await shop.owner.client.patch(`/api/deals/${deal.id}`, {
        title: 'Three plates',
        version: deal.version,
      });
      expect([stale.status, stale.body.code]).toEqual([409, 'version.conflict']);
    });

    it('lets nobody replace a waiting change they have not seen (D10, W7)', async () => {
      const deal = await live();
      const [manager, opened] = [await world.staff(shop, 'manager'), deal.version];
      const answers = await Promise.all([
        shop.owner.client.patch<Managed>(`/api/deals/${deal.id}`, { title: 'Three plates', version: opened }),
        manager.client.patch<Managed>(`/api/deals/${deal.id}`, { title: 'Four plates', version: opened }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const kept = answers.find(({ status }) => status === 200)?.body;
      expect(kept?.version).toBe(opened + 1);
      await shop.owner.client.delete(`/api/deals/${deal.id}/revision`);
      const stale = { title: 'Five plates', version: opened + 1 };
      expect((await manager.client.patch(`/api/deals/${deal.id}`, stale)).status).toBe(409);
      const current = { title: 'Five plates', version: opened + 2 };
      const waiting = await manager.client.patch<Managed>(`/api/deals/${deal.id}`, current);
      expect(waiting.status).toBe(200);
      const reason = { reason: 'Five are too many.' };
      await admin.client.patch(`/api/admin/revisions/${waiting.body.pendingRevision?.id}/reject`, reason);
      const after = await shop.owner.client.get<Managed>(`/api/vendors/me/deals/${deal.id}`);
      expect(after.body).toMatchObject({
        version: opened + 4,
        rejectedRevision: { reason: 'Five are too many.', changes: { title: 'Five plates' } },
      });
    });

    it('pauses and resumes without review', async () => {
      const deal = await live();
      expect((await shop.owner.client.post<Managed>(`/api/deals/${deal.id}/pause`)).body.status).toBe(
        'paused',
      );
      expect(await isPublic(deal.id)).toBe(false);
      expect((await shop.owner.client.post<Managed>(`/api/deals/${deal.id}/resume`)).body.status).toBe(
        'live',
      );
      expect(await isPublic(deal.id)).toBe(true);
    });

    it('does not lower the cap under what is taken', async () => {
      const deal = await live();
      await (await world.person()).client.post('/api/redemptions', { dealId: deal.id });
      await (await world.person()).client.post('/api/redemptions', { dealId: deal.id });
      const { body } = await shop.owner.client.patch<Managed>(`/api/deals/${deal.id}`, { totalLimit: 1 });
      expect(
        (await admin.client.patch(`/api/admin/revisions/${body.pendingRevision?.id}/approve`)).body.code,
      ).toBe('deal.limit-below-taken');
    });
  });

  describe('deleting', () => {
    it('removes a deal that was never live', async () => {
      const deal = await create();
      expect((await shop.owner.client.delete(`/api/deals/${deal.id}`)).status).toBe(204);
      expect((await shop.owner.client.get(`/api/vendors/me/deals/${deal.id}`)).status).toBe(404);
    });

    it('refuses one that was', async () => {
      const deal = await create();
      await admin.client.patch(`/api/admin/deals/${deal.id}/approve`);
      const answer = await shop.owner.client.delete(`/api/deals/${deal.id}`);
      expect([answer.status, answer.body.code]).toEqual([409, 'deal.was-live']);
    });
  });

  it("leaves another business's deal alone", async () => {
    const deal = await create();
    for (const answer of [
      await other.owner.client.get(`/api/vendors/me/deals/${deal.id}`),
      await other.owner.client.patch(`/api/deals/${deal.id}`, { title: 'Mine now' }),
      await other.owner.client.delete(`/api/deals/${deal.id}`),
      await other.owner.client.post(`/api/deals/${deal.id}/pause`),
      await other.owner.client.delete(`/api/deals/${deal.id}/revision`),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'deal.not-found']);
    const { rows } = await running.database.query('SELECT title FROM deals WHERE id = $1', [deal.id]);
    expect(rows).toEqual([{ title: deal.title }]);
  });

  it('lists and counts them by state', async () => {
    const lone = await world.business();
    await world.deal(lone);
    await world.deal(lone, { is_active: false });
    await world.deal(lone, { moderation_status: 'pending', title: 'Sel roti breakfast' });
    await world.deal(lone, { moderation_status: 'rejected' });
    await world.deal(lone, { start_date: new Date(Date.now() + day) });
    await world.deal(lone, {
      start_date: new Date(Date.now() - 9 * day),
      end_date: new Date(Date.now() - day),
    });
    const { client } = lone.owner;
    expect((await client.get('/api/vendors/me/deals/counts')).body).toEqual({
      drafts: 0,
      pending: 1,
      active: 1,
      scheduled: 1,
      paused: 1,
      rejected: 1,
      expired: 1,
      redemptions: 0,
    });
    for (const status of ['pending', 'active', 'scheduled', 'paused', 'rejected', 'expired']) {
      const { body, headers } = await client.get<Managed[]>(`/api/vendors/me/deals?status=${status}`);
      expect([status, body.length, headers.get('x-total-count')]).toEqual([status, 1, '1']);
    }
    expect((await client.get<Managed[]>('/api/vendors/me/deals?search=roti')).body).toHaveLength(1);
    expect((await client.get<Managed[]>('/api/vendors/me/deals?limit=2')).headers.get('link')).toContain(
      'cursor=',
    );
  });
});

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
    expect([added.status, added.body]).toEqual([201, { id: expect.any(Number), hours: null, ...branch }]);
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
