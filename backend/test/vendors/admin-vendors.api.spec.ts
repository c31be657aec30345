import type { Problem } from '../support/api/api-client.js';
import { startApp, type RunningApp } from '../support/start-app.js';
import { type Person, World } from '../support/world.js';

interface Detail {
  id: number;
  status: string;
  openPasses: number;
  branches: { name: string; latitude: number | null }[];
  staff: { role: string; branch: string | null }[];
  complaints: { reason: string; isHidden: boolean; rating: number }[];
}

const REASON = 'Codes were refused at the counter.';
const SECOND = 1_000;

describe('what admins see of businesses and decide about them', () => {
  let running: RunningApp;
  let other: RunningApp;
  let world: World;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    other = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    admin = await world.admin();
  });

  afterAll(async () => {
    await running.stop();
    await other.stop();
  });

  it('shows a business with its places, people, deals and complaints', async () => {
    const shop = await world.business();
    await world.staff(shop, 'counter', shop.branchId);
    const deal = await world.deal(shop);
    const guest = await world.person();
    await guest.client.post('/api/redemptions', { dealId: deal });
    const { rows } = await running.database.query<{ id: number }>(
      `INSERT INTO reviews (user_id, deal_id, rating, comment) VALUES ($1, $2, 1, 'Cold momo') RETURNING id`,
      [guest.id, deal],
    );
    await running.database.query(
      `INSERT INTO review_reports (review_id, user_id, reason) VALUES ($1, $2, 'false')`,
      [rows[0]?.id, shop.owner.id],
    );
    const { status, body } = await admin.client.get<Detail>(`/api/admin/vendors/${shop.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: shop.id, status: 'verified', openPasses: 1 });
    expect(body.branches).toEqual([expect.objectContaining({ name: 'Thamel', latitude: 27.7154 })]);
    expect(body.staff.map(({ role, branch }) => [role, branch])).toEqual([
      ['owner', null],
      ['counter', 'Thamel'],
    ]);
    expect(body.complaints).toEqual([
      expect.objectContaining({ reason: 'false', rating: 1, isHidden: false }),
    ]);
    const deals = await admin.client.get<{ id: number }[]>(`/api/admin/vendors/${shop.id}/deals`);
    expect(deals.body.map(({ id }) => id)).toEqual([deal]);
    expect((await admin.client.get<Problem>('/api/admin/vendors/2000000000')).body.code).toBe(
      'vendor.not-found',
    );
  });

  it('sorts by name and by the day of the registration', async () => {
    const marked = `Sorted ${Date.now()}`;
    const [second, first] = [
      await world.business({ name: `${marked} b` }),
      await world.business({ name: `${marked} A` }),
    ];
    const ids = async (sort: string) =>
      (
        await admin.client.get<{ id: number }[]>(
          `/api/admin/vendors?sort=${sort}&search=${encodeURIComponent(marked)}`,
        )
      ).body.map(({ id }) => id);
    expect(await ids('name')).toEqual([first.id, second.id]);
    expect(await ids('oldest')).toEqual([second.id, first.id]);
    expect(await ids('newest')).toEqual([first.id, second.id]);
    expect((await admin.client.get('/api/admin/vendors?sort=plan')).status).toBe(400);
  });

  it('hides the deals of who is suspended within a second on every instance; passes given stay good (B1)', async () => {
    const shop = await world.business();
    const deal = await world.deal(shop);
    const guest = await world.person();
    const pass = await guest.client.post<{ code: string }>('/api/redemptions', { dealId: deal });
    const isListed = async (app: RunningApp): Promise<boolean> =>
      (await app.client().get<{ id: number }[]>('/api/deals?limit=100')).body.some(({ id }) => id === deal);
    expect([await isListed(running), await isListed(other)]).toEqual([true, true]);

    const suspended = await admin.client.patch(`/api/admin/vendors/${shop.id}/suspend`, { reason: REASON });
    const deadline = Date.now() + SECOND;
    expect(suspended.status).toBe(200);
    expect(await isListed(running)).toBe(false);
    let isStillListed = true;
    while (isStillListed && Date.now() < deadline) isStillListed = await isListed(other);
    expect(isStillListed).toBe(false);
    expect((await other.client().get(`/api/deals/${deal}`)).status).toBe(404);
    const late = await (await world.person()).client.post('/api/redemptions', { dealId: deal });
    expect(late.status).toBeGreaterThanOrEqual(400);

    const used = await shop.owner.client.post('/api/counter/accept', { code: pass.body.code });
    expect(used.status).toBe(200);
  });

  it('lets one of two admins decide who do so at once, and tells the other where it stands', async () => {
    const shop = await world.business({ status: 'pending' });
    const second = await world.admin();
    const answers = await Promise.all([
      admin.client.patch(`/api/admin/vendors/${shop.id}/verify`),
      second.client.patch(`/api/admin/vendors/${shop.id}/reject`, { reason: REASON }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rejected = answers.find(({ status }) => status === 409);
    expect(rejected?.body).toMatchObject({
      code: 'vendor.state-forbids',
      currentState: answers[0].status === 200 ? 'verified' : 'rejected',
    });
    const { rows } = await running.database.query(
      `SELECT 1 FROM audit_log WHERE subject_type = 'vendor' AND subject_id = $1`,
      [String(shop.id)],
    );
    expect(rows).toHaveLength(1);
  });

  it('answers nobody but admins', async () => {
    const shop = await world.business();
    for (const client of [shop.owner.client, (await world.staff(shop)).client, (await world.person()).client])
      for (const path of ['', `/${shop.id}`, `/${shop.id}/deals`, '/pending'])
        expect([path, (await client.get(`/api/admin/vendors${path}`)).status]).toEqual([path, 403]);
    expect((await running.client().get(`/api/admin/vendors/${shop.id}`)).status).toBe(401);
  });
});
