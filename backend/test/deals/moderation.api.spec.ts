import type { Answer, Problem } from '../support/api/api-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Managed {
  id: number;
  status: string;
  version: number;
  pendingRevision: { id: number } | null;
}
interface Check {
  code: string;
  passed: boolean;
  percent: number | null;
  dealId: number | null;
  words: string[];
}
interface Checked {
  dealId: number;
  revisionId: number | null;
  allPassed: boolean;
  checks: Check[];
}
interface Decision {
  dealId: number;
  approved: boolean;
  code: string | null;
  currentState: string | null;
}

describe('moderation', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let admin: Person;
  let other: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    [shop, admin, other] = await Promise.all([world.business(), world.admin(), world.admin()]);
  });

  afterAll(() => running.stop());

  let made = 0;
  const pending = (columns: Record<string, unknown> = {}) =>
    world.deal(shop, { moderation_status: 'pending', title: `${NAMES[made++ % NAMES.length]}`, ...columns });
  const edited = async (changes: Record<string, unknown>, columns: Record<string, unknown> = {}) => {
    const deal = await world.deal(shop, {
      title: `${NAMES[made++ % NAMES.length]}`,
      original_price: 500,
      discounted_price: 250,
      ...columns,
    });
    const { body } = await shop.owner.client.patch<Managed>(`/api/deals/${deal}`, changes);
    return { deal, revision: body.pendingRevision?.id as number };
  };
  const list = async (query: string) => {
    const { status, body } = await admin.client.get<Managed[]>(`/api/admin/deals?${query}`);
    expect(status).toBe(200);
    return body.map(({ id }) => id);
  };
  /** What admins did with a deal. */
  const acts = async (deal: number): Promise<string[]> => {
    const { rows } = await running.database.query<{ action: string }>(
      `SELECT action FROM audit_log WHERE subject_type = 'deal' AND subject_id = $1 AND actor_id <> $2 ORDER BY id`,
      [String(deal), shop.owner.id],
    );
    return rows.map(({ action }) => action);
  };
  const checksOf = async (deal: number): Promise<Checked> => {
    const { body } = await admin.client.get<Checked[]>(`/api/admin/deals/checks?ids=${deal}`);
    return body[0] as Checked;
  };
  const failedOf = async (deal: number) => (await checksOf(deal)).checks.filter(({ passed }) => !passed);

  it('lists what waits, changes of live deals too, the longest waiting first', async () => {
    const late = await pending({ submitted_at: new Date('2026-01-02') });
    const early = await pending({ submitted_at: new Date('2026-01-01') });
    const { deal } = await edited({ title: 'Sel roti and aloo' });
    const waiting = await list(`status=pending&vendorId=${shop.id}`);
    expect(waiting.filter((id) => [late, early, deal].includes(id))).toEqual([early, late, deal]);
    expect((await list(`status=pending&sort=newest&vendorId=${shop.id}`)).indexOf(deal)).toBe(0);
    await shop.owner.client.delete(`/api/deals/${deal}/revision`);
    expect(await list(`status=pending&vendorId=${shop.id}`)).not.toContain(deal);
  });

  it('lists each state, sorted as asked', async () => {
    const own = await world.business();
    const day = (days: number) => new Date(Date.now() + days * 86_400_000);
    const live = await world.deal(own, { title: 'Beta', end_date: day(5) });
    const longer = await world.deal(own, { title: 'alpha', end_date: day(9) });
    const scheduled = await world.deal(own, { start_date: day(1), end_date: day(20) });
    const paused = await world.deal(own, { is_active: false });
    const rejected = await world.deal(own, { moderation_status: 'rejected' });
    const expired = await world.deal(own, { start_date: day(-9), end_date: day(-1) });
    const endedFirst = await world.deal(own, { start_date: day(-9), end_date: day(-3) });
    const of = (query: string) => list(`vendorId=${own.id}&${query}`);
    expect(await of('status=active&sort=ending')).toEqual([live, longer]);
    expect(await of('status=active&sort=ending-last')).toEqual([longer, live]);
    expect(await of('status=active&sort=title')).toEqual([longer, live]);
    expect(await of('status=scheduled')).toEqual([scheduled]);
    expect(await of('status=paused')).toEqual([paused]);
    expect(await of('status=rejected')).toEqual([rejected]);
    expect(await of('status=expired')).toEqual([expired, endedFirst]);
    expect(await of('status=expired&sort=newest')).toEqual([endedFirst, expired]);
    const { status } = await admin.client.get(`/api/admin/deals?sort=price`);
    expect(status).toBe(400);
  });

  it('tells what is wrong with a deal', async () => {
    expect(await checksOf(await pending())).toMatchObject({ allPassed: true, revisionId: null });
    expect(await failedOf(await pending({ title: 'Casino night, for two!' }))).toMatchObject([
      { code: 'words', words: ['casino'] },
    ]);
    expect(await failedOf(await pending({ discounted_price: 1000 }))).toMatchObject([{ code: 'discount' }]);
    const first = await pending({ title: 'Hot stone therapy of ninety minutes' });
    const second = await pending({ title: 'Hot stone therapy of 90 minutes' });
    expect(await failedOf(second)).toMatchObject([{ code: 'duplicate', dealId: first }]);
    const closed = await world.business({ status: 'suspended' });
    expect(await failedOf(await world.deal(closed, { moderation_status: 'pending' }))).toMatchObject([
      { code: 'vendor' },
    ]);
  });

  it('hints at points that are at the most that the price allows', async () => {
    expect(await failedOf(await pending({ points_earned: 999 }))).toEqual([]);
    expect(await failedOf(await pending({ points_earned: 1_000 }))).toMatchObject([
      { code: 'points', percent: 20 },
    ]);
    const { deal } = await edited({ pointsEarned: 500 });
    expect(await failedOf(deal)).toMatchObject([{ code: 'points', percent: 20 }]);
  });

  it('hints at a business that gave many times the usual points lately', async () => {
    const gave = async (paisa: number, daysAgo: number): Promise<Business> => {
      const business = await world.business();
      await running.database.query(
        `INSERT INTO vendor_statements (vendor_id, day, passes_sold, opening_paisa, sold_paisa, returned_paisa, points_paisa, paid_out_paisa)
         VALUES ($1, current_date - $2::int, 0, 0, 0, 0, $3, 0)`,
        [business.id, daysAgo, paisa],
      );
      return business;
    };
    await gave(100, 3);
    await gave(90, 9);
    const usual = await gave(100, 30);
    const before = await gave(90_000, 31);
    const much = await gave(300, 2);
    const failed = async (business: Business) =>
      failedOf(await world.deal(business, { moderation_status: 'pending', title: 'Tea for two' }));
    expect(await failed(usual)).toEqual([]);
    expect(await failed(before)).toEqual([]);
    expect(await failed(much)).toMatchObject([{ code: 'outlier', times: 3 }]);
  });

  it('tells that the price was raised before the discount', async () => {
    const { rows } = await running.database.query<{ id: number }>(
      `WITH item AS (INSERT INTO price_items (vendor_id, name) VALUES ($1, 'Plate of momo') RETURNING id)
       INSERT INTO price_log (item_id, in_force_from, starts_at, regular_price, source, photo)
       SELECT id, now() - interval '40 days', now() - interval '40 days', 560, 'recorded', '/media/menu.webp' FROM item RETURNING item_id AS id`,
      [shop.id],
    );
    const { deal, revision } = await edited(
      { originalPrice: 560, discountedPrice: 280 },
      { price_item_id: rows[0]?.id, price_item_confirmed_at: new Date() },
    );
    expect(await failedOf(deal)).toMatchObject([{ code: 'price', percent: 12 }]);
    expect((await checksOf(deal)).checks).toContainEqual(
      expect.objectContaining({ code: 'reference', passed: true, amount: 560 }),
    );
    expect((await checksOf(deal)).revisionId).toBe(revision);
  });

  it('approves several at once and says what became of each', async () => {
    const fine = await pending();
    const doubtful = await pending({ title: 'Vape and shisha evening' });
    const { deal, revision } = await edited({ title: 'Juju dhau in a clay bowl' });
    const decided = await pending();
    await other.client.patch(`/api/admin/deals/${decided}/reject`, {});
    const asked = [
      { id: fine, version: 1 },
      { id: doubtful, version: 1 },
      { id: deal, version: 2, revisionId: revision },
      { id: decided, version: 1 },
      { id: 999_999, version: 1 },
    ];
    const { status, body } = await admin.client.post<Decision[]>('/api/admin/deals/approve', {
      deals: asked,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { dealId: fine, approved: true, code: null },
      { dealId: doubtful, approved: false, code: 'deal.checks-failed' },
      { dealId: deal, approved: true, code: null },
      { dealId: decided, approved: false, code: 'deal.state-forbids', currentState: 'rejected' },
      { dealId: 999_999, approved: false, code: 'deal.not-found' },
    ]);
    expect([await acts(fine), await acts(doubtful), await acts(deal), await acts(decided)]).toEqual([
      ['deal.approved'],
      [],
      ['deal.revision-approved'],
      ['deal.rejected'],
    ]);
  });

  it.each([
    {},
    { deals: [] },
    { deals: [{ id: 1 }] },
    { deals: [{ id: 1, version: 1, extra: true }] },
    {
      deals: [
        { id: 1, version: 1 },
        { id: 1, version: 1 },
      ],
    },
  ])('rejects to approve %j', async (body) => {
    expect((await admin.client.post('/api/admin/deals/approve', body)).status).toBe(400);
    expect((await shop.owner.client.post('/api/admin/deals/approve', body)).status).toBe(403);
  });

  it.each(['', 'ids=', 'ids=a', 'ids=1,0', 'ids=1&ids=x'])('rejects to check %j', async (query) => {
    expect((await admin.client.get(`/api/admin/deals/checks?${query}`)).status).toBe(400);
  });

  it('does not decide about what changed since it was looked at', async () => {
    const deal = await pending();
    await shop.owner.client.patch(`/api/deals/${deal}`, { title: 'Something else entirely' });
    for (const verb of ['approve', 'reject']) {
      const { status, body } = await admin.client.patch(`/api/admin/deals/${deal}/${verb}`, { version: 1 });
      expect([status, body.code, body['currentVersion']]).toEqual([409, 'version.conflict', 2]);
    }
    expect(await acts(deal)).toEqual([]);
  });

  it('lets one of two admins decide and tells the other what happened', async () => {
    for (const [mine, theirs] of [
      ['approve', 'reject'],
      ['approve', 'approve'],
    ] as const) {
      const deal = await pending();
      const answers: Answer<Problem & Managed>[] = await Promise.all([
        admin.client.patch<Problem & Managed>(`/api/admin/deals/${deal}/${mine}`),
        other.client.patch<Problem & Managed>(`/api/admin/deals/${deal}/${theirs}`),
        other.client
          .post<Problem & Managed>('/api/admin/deals/approve', { deals: [{ id: deal, version: 1 }] })
          .then((answer) => ({
            ...answer,
            status: (answer.body as unknown as Decision[])[0]?.approved ? 200 : 409,
          })),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const told = answers.slice(0, 2).find(({ status }) => status === 409)?.body;
      expect(told).toMatchObject({
        code: 'deal.state-forbids',
        currentState: (await list(`status=rejected&vendorId=${shop.id}`)).includes(deal)
          ? 'rejected'
          : 'approved',
      });
      expect(await acts(deal)).toHaveLength(1);
    }
  });
});

const NAMES = [
  'Two plates of buff momo',
  'Newari khaja set',
  'Mountain bike for a day',
  'Haircut with a head massage',
  'Pottery lesson in Bhaktapur',
  'Dhaka topi of your choice',
  'Rafting on the Trishuli',
  'Family thali on weekends',
  'Guitar strings and tuning',
  'Boudha heritage walk',
  'Swimming lane in the morning',
  'Lakeside room with breakfast',
  'Chiya with a view',
  'Paragliding tandem flight',
];
