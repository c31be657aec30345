import {
  type Managed,
  day,
  form,
  running,
  world,
  shop,
  other,
  admin,
  create,
  isPublic,
  publicTitle,
  setUp,
  tearDown,
} from './vendor-deals.fixture.js';

describe('a new deal of a business', () => {
  beforeAll(setUp);
  afterAll(tearDown);

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
    ])('rejects %j', async (extra) => {
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
      await running.database.query("INSERT INTO admin_roles (user_id, role) VALUES ($1, 'owner')", [
        other.owner.id,
      ]);
      const { body: deal } = await other.owner.client.post<Managed>('/api/deals', form());
      expect((await other.owner.client.patch(`/api/admin/deals/${deal.id}/approve`)).body.code).toBe(
        'deal.own-moderation',
      );
      await running.database.query(`UPDATE users SET role = 'vendor' WHERE id = $1`, [other.owner.id]);
    });

    it('leaves one row in the log for its submission and every decision', async () => {
      const deal = await create();
      await admin.client.patch(`/api/admin/deals/${deal.id}/approve`);
      await admin.client.patch(`/api/admin/deals/${deal.id}/feature`, {
        featured: true,
        withoutPhoto: true,
      });
      const { rows } = await running.database.query(
        'SELECT action, actor_id FROM audit_log WHERE subject_type = $1 AND subject_id = $2 ORDER BY id',
        ['deal', String(deal.id)],
      );
      expect(rows).toEqual([
        { action: 'deal.submitted', actor_id: shop.owner.id },
        { action: 'deal.approved', actor_id: admin.id },
        { action: 'deal.featured', actor_id: admin.id },
      ]);
      expect(
        (await running.client().get<Managed[]>('/api/deals/featured')).body.map(({ id }) => id),
      ).toContain(deal.id);
    });
  });
});
