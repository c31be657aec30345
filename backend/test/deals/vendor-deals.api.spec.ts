import {
  type Managed,
  day,
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

describe('deals of a business', () => {
  beforeAll(setUp);
  afterAll(tearDown);

  describe('changing a live deal', () => {
    const live = async (): Promise<Managed> => {
      const { id } = await create();
      return (await admin.client.patch<Managed>(`/api/admin/deals/${id}/approve`)).body;
    };

    it('changes nothing until an admin approves', async () => {
      const deal = await live();
      const answer = await shop.owner.client.patch<Managed>(`/api/deals/${deal.id}`, {
        title: 'Three plates',
        originalPrice: 14,
      });
      expect([answer.status, answer.body.title, answer.body.pendingRevision?.changes]).toEqual([
        200,
        deal.title,
        { title: 'Three plates', originalPrice: 14, discountedPrice: 7 },
      ]);
      expect(await publicTitle(deal.id)).toBe(deal.title);
      const approved = await admin.client.patch<Managed>(
        `/api/admin/revisions/${answer.body.pendingRevision?.id}/approve`,
      );
      expect(approved.body).toMatchObject({
        id: deal.id,
        title: 'Three plates',
        discountedPrice: 7,
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

    it('tells the business why a change was rejected', async () => {
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

    it('rejects a stale version, and nothing is lost', async () => {
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

    it('rejects one that was', async () => {
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
