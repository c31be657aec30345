import { PassExpiryJob } from '../../../src/modules/redemptions/passes/pass-expiry.job.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Business, type Person, World } from '../../support/world.js';

interface Pass {
  id: string;
  code: string;
}

/** These tests never wait: the very next response must be current. */
describe('what is kept in memory', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let customer: Person;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    [shop, customer, admin] = await Promise.all([world.business(), world.person(), world.admin()]);
  });

  afterAll(() => running.stop());

  // A list of its own for each deal, because a deal that is inserted by SQL announces nothing.
  const listed = async (id: number): Promise<{ status: string; placesLeft: number | null } | undefined> => {
    const { body } = await running
      .client()
      .get<{ id: number; status: string; placesLeft: number | null }[]>(
        `/api/deals?limit=100&maxPrice=${1_000_000 + id}`,
      );
    return body.find((deal) => deal.id === id);
  };
  const issue = async (dealId: number): Promise<Pass> =>
    (await customer.client.post<Pass>('/api/redemptions', { dealId })).body;

  it('says sold out with the last pass, and no longer once it is given back', async () => {
    const id = await world.deal(shop, { total_limit: 1 });
    expect((await listed(id))?.status ?? 'not yet listed').toMatch(/live|not yet/);
    const pass = await issue(id);
    expect((await listed(id))?.status).toBe('sold-out');
    await customer.client.post(`/api/redemptions/${pass.id}/cancel`);
    expect(await listed(id)).toMatchObject({ status: 'live', placesLeft: 1 });
  });

  it('is on offer again once the last pass has expired', async () => {
    const id = await world.deal(shop, { total_limit: 1 });
    const pass = await issue(id);
    expect((await listed(id))?.status).toBe('sold-out');
    await running.database.query(
      `UPDATE passes SET issued_at = now() - interval '2 days', expires_at = now() - interval '1 second' WHERE public_id = $1`,
      [pass.id],
    );
    await running.app.get(PassExpiryJob).settleOverdue();
    expect((await listed(id))?.status).toBe('live');
  });

  it('is on offer again once an acceptance is taken back', async () => {
    const id = await world.deal(shop, { total_limit: 1 });
    const pass = await issue(id);
    await shop.owner.client.post('/api/counter/accept', { code: pass.code });
    expect((await listed(id))?.status).toBe('sold-out');
    await shop.owner.client.post(`/api/redemptions/${pass.id}/void`, { reason: 'Wrong table' });
    expect((await listed(id))?.status).toBe('live');
  });

  it('follows pausing, featuring, reviews, branches and the suspension of the business', async () => {
    const other = await world.business();
    const id = await world.deal(other);
    const page = async () =>
      await running.client().get<{ reviewCount: number; branches: { name: string }[] }>(`/api/deals/${id}`);
    const featured = async (): Promise<boolean> =>
      (await running.client().get<{ id: number }[]>('/api/deals/featured')).body.some(
        (deal) => deal.id === id,
      );
    await admin.client.patch(`/api/admin/deals/${id}/feature`, { featured: false });
    expect([await featured(), (await page()).body.reviewCount]).toEqual([false, 0]);

    await admin.client.patch(`/api/admin/deals/${id}/feature`, { featured: true, withoutPhoto: true });
    expect(await featured()).toBe(true);

    await other.owner.client.patch(`/api/vendors/me/locations/${other.branchId}`, { name: 'Patan Durbar' });
    expect((await page()).body.branches).toMatchObject([{ name: 'Patan Durbar' }]);

    const pass = await issue(id);
    await other.owner.client.post('/api/counter/accept', { code: pass.code });
    await customer.client.post('/api/reviews', { dealId: id, rating: 4 });
    expect((await page()).body.reviewCount).toBe(1);

    await other.owner.client.post(`/api/deals/${id}/pause`);
    expect([await featured(), (await page()).status]).toEqual([false, 404]);
    await other.owner.client.post(`/api/deals/${id}/resume`);
    expect([await featured(), (await page()).status]).toEqual([true, 200]);

    await admin.client.patch(`/api/admin/vendors/${other.id}/suspend`, { reason: 'Complaints' });
    expect([await featured(), (await page()).status]).toEqual([false, 404]);
  });

  it('answers 304 to whoever has it, and nothing but the head to HEAD', async () => {
    const { headers, text } = await running.client().get('/api/categories');
    for (const seen of [
      headers.get('etag'),
      `W/${headers.get('etag')}`,
      '"other", ' + headers.get('etag'),
      '*',
    ])
      expect((await running.client().get('/api/categories', { 'if-none-match': String(seen) })).status).toBe(
        304,
      );
    const head = await running.client().send('HEAD', '/api/categories', undefined);
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', headers.get('etag')]);
    expect(text.length).toBeGreaterThan(2);
  });

  it('holds nothing that depends on who asked or for which host', async () => {
    const plain = await running.client().get('/api/deals?limit=1');
    const strange = await customer.client.get('/api/deals?limit=1', {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'accept-language': 'ne',
    });
    expect(strange.text).toBe(plain.text);
    expect(strange.headers.get('link')).toBe(plain.headers.get('link'));
    expect(strange.headers.get('set-cookie')).toBeNull();
    expect(strange.headers.get('link')).toMatch(/^<\/api\/deals\?/);
  });
});
