import { type RunningApp, startApp } from '../support/start-app.js';
import { statementsDuring } from '../support/statements.js';
import { type Business, World } from '../support/world.js';

interface Brand {
  slug: string;
  businessName: string;
  dealCount: number;
}

describe('brands', () => {
  let running: RunningApp;
  let world: World;
  let momo: Business;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    momo = await world.business({ name: 'Himchuli Momo House' });
    await running.database.query(
      `UPDATE vendors SET slug = 'himchuli', registration_number = '61046/079', vat_number = '688834623', contact_name = 'Himani Gurung',
         contact_phone = '9801010044', city = 'Lalitpur' WHERE id = $1`,
      [momo.id],
    );
    for (let deal = 0; deal < 2; deal++) await world.deal(momo);
    await world.deal(await world.business({ name: '100% Yoga_Ghar' }));
    for (const status of ['pending', 'rejected', 'suspended'])
      await world.business({ name: `Hidden ${status}`, status });
  });

  afterAll(() => running.stop());

  const list = async (query = ''): Promise<Brand[]> =>
    (await running.client().get<Brand[]>(`/api/brands${query}`)).body;

  it('are the verified businesses, those with most on offer first', async () => {
    expect((await list()).map(({ businessName, dealCount }) => [businessName, dealCount])).toEqual([
      ['Himchuli Momo House', 2],
      ['100% Yoga_Ghar', 1],
    ]);
  });

  it.each([
    ['momo', ['Himchuli Momo House']],
    ['himchuly', ['Himchuli Momo House']],
    ['lalitpur', ['Himchuli Momo House']],
    ['100%', ['100% Yoga_Ghar']],
    ['a_G', ['100% Yoga_Ghar']],
    ['%', ['100% Yoga_Ghar']],
    ['hidden', []],
  ])('are found by %j', async (search, names) => {
    const found = await list(`?search=${encodeURIComponent(search)}`);
    expect(found.map(({ businessName }) => businessName)).toEqual(names);
  });

  it('come page by page', async () => {
    const first = await running.client().get<Brand[]>('/api/brands?limit=1');
    expect([first.body.length, first.headers.get('x-total-count')]).toEqual([1, '2']);
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] as string;
    const last = await running.client().get<Brand[]>(next);
    expect([last.body.map(({ businessName }) => businessName), last.headers.get('link')]).toEqual([
      ['100% Yoga_Ghar'],
      null,
    ]);
    expect((await running.client().get('/api/brands?cursor=x')).status).toBe(400);
  });

  it('have a page with what the law wants to be told, read with one statement', async () => {
    const { result, statements } = await statementsDuring(running, () =>
      running.client().get<object>('/api/brands/himchuli'),
    );
    expect(statements).toHaveLength(1);
    expect(result.body).toMatchObject({
      businessName: 'Himchuli Momo House',
      registrationNumber: '61046/079',
      vatNumber: '688834623',
      contactName: 'Himani Gurung',
      dealCount: 2,
      averageRating: null,
      reviewCount: 0,
      branches: [{ name: 'Thamel', city: 'Kathmandu' }],
    });
    expect(result.text).not.toMatch(/person\d+@example|userId|status/);
  });

  it('have no page while they are not verified', async () => {
    const { rows } = await running.database.query<{ slug: string }>(
      `SELECT slug FROM vendors WHERE status <> 'verified'`,
    );
    for (const slug of [...rows.map((row) => row.slug), 'nobody', '%00', "'"]) {
      const { status } = await running.client().get(`/api/brands/${slug}`);
      expect([slug, status]).toEqual([slug, slug === '%00' ? 400 : 404]);
    }
  });

  it('leave with the suspension', async () => {
    const shop = await world.business({ name: 'Leaving soon' });
    const { rows } = await running.database.query<{ slug: string }>(
      'SELECT slug FROM vendors WHERE id = $1',
      [shop.id],
    );
    const address = `/api/brands/${rows[0]?.slug}`;
    expect((await running.client().get(address)).status).toBe(200);
    const admin = await world.admin();
    await admin.client.patch(`/api/admin/vendors/${shop.id}/suspend`, { reason: 'Deals were not honoured.' });
    expect((await running.client().get(address)).status).toBe(404);
  });
});
