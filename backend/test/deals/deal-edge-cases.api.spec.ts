import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Managed {
  id: number;
  startDate: string;
  endDate: string;
  weekdays: number[] | null;
  blackoutDates: string[] | null;
}

const DAY = 86_400_000;
const nextYear = new Date().getUTCFullYear() + 1;
const form = (): Record<string, unknown> => ({
  categoryId: 1,
  locationId: 1,
  title: 'Two plates of buff momo',
  description: 'Order one plate, get a second one free.',
  discountType: 'percentage',
  discountValue: '50',
  originalPrice: 400,
  discountedPrice: 200,
  startDate: new Date(Date.now() + 3_600_000).toISOString(),
  endDate: new Date(Date.now() + 30 * DAY).toISOString(),
});

describe('corners of the deal form', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    [shop, admin] = await Promise.all([world.business(), world.admin()]);
  });

  afterAll(() => running.stop());

  const create = (change: Record<string, unknown>) =>
    shop.owner.client.post<Managed & { errors?: { field: string }[] }>('/api/deals', {
      ...form(),
      ...change,
    });

  it.each<Record<string, unknown>>([
    { title: '♥\uFE0F'.repeat(100) },
    { title: '🥟🥟' },
    { description: '🥟'.repeat(9) },
    { endDate: '9999-12-31T23:59:59-14:00' },
    { endDate: '+275760-09-13T00:00:00.000Z' },
    { endDate: `${nextYear}-02-30` },
    { startDate: '-000001-01-01' },
    { blackoutDates: ['0000-01-01'] },
    { blackoutDates: ['2026-02-30'] },
    { hoursFrom: '10:00', hoursUntil: '10:00' },
    { weekdays: [7] },
    { pointsEarned: null },
    { passValidityHours: null },
    { discountValue: '1e1' },
    { discountValue: '+5' },
    { discountValue: '५०.१२३' },
  ])('are rejected: %j', async (change) => {
    const answer = await create(change);
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.length).toBeGreaterThan(0);
  });

  it('counts emoji as one character each', async () => {
    expect((await create({ title: '🥟🥟🥟', description: '🥟'.repeat(10) })).status).toBe(201);
  });

  it('reads a day without a time as all of that day in Nepal', async () => {
    const { body } = await create({ startDate: `${nextYear}-04-01`, endDate: `${nextYear}-04-30` });
    expect([body.startDate, body.endDate]).toEqual([
      `${nextYear}-03-31T18:15:00.000Z`,
      `${nextYear}-04-30T18:14:59.999Z`,
    ]);
  });

  it('keeps weekdays and dates in order and each once; none chosen is no limit', async () => {
    const dates = [`${nextYear}-05-02`, `${nextYear}-05-01`, `${nextYear}-05-02`];
    expect((await create({ weekdays: [5, 1], blackoutDates: dates })).body).toMatchObject({
      weekdays: [1, 5],
      blackoutDates: [`${nextYear}-05-01`, `${nextYear}-05-02`],
    });
    expect((await create({ blackoutDates: [] })).body.blackoutDates).toBeNull();
  });

  it.each(['title', 'description', 'pointsEarned', 'passValidityHours', 'endDate', 'categoryId'])(
    'rejects to empty %s, of a waiting deal and of a live one',
    async (field) => {
      const waiting = await create({});
      const live = await world.deal(shop);
      for (const id of [waiting.body.id, live]) {
        const { status, body } = await shop.owner.client.patch(`/api/deals/${id}`, { [field]: null });
        expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
      }
    },
  );

  it('rejects a category or city that is not there, before an admin meets it', async () => {
    const id = await world.deal(shop);
    for (const field of ['categoryId', 'locationId']) {
      const { status, body } = await shop.owner.client.patch(`/api/deals/${id}`, { [field]: 99_999 });
      expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
    }
    const { rows } = await running.database.query<{ id: number }>(
      `INSERT INTO deal_revisions (deal_id, changes) VALUES ($1, '{"categoryId": 99999}') RETURNING id`,
      [id],
    );
    const decided = await admin.client.patch(`/api/admin/revisions/${rows[0]?.id}/approve`);
    expect([decided.status, decided.body.code]).toEqual([400, 'request.invalid']);
  });

  it('rejects places that are not on Earth', async () => {
    const at = async (near: string): Promise<number> =>
      (await running.client().get(`/api/deals?sort=near&near=${near}`)).status;
    for (const near of ['90.1,85', '95,85', '27,181', '27', '27,', 'a,b'])
      expect([near, await at(near)]).toEqual([near, 400]);
    for (const near of ['90,180', '-90,-180', '27.7172,85.3240', '0,0'])
      expect([near, await at(near)]).toEqual([near, 200]);
  });

  it.each([
    ['/api/deals', ['2026-01-01T00:00:00.000000Z', 1.5]],
    ['/api/deals', ['2026-02-30T00:00:00.000000Z', 1]],
    ['/api/deals?sort=saving', [1.5, 1]],
    ['/api/deals?sort=saving', [1, 3_000_000_000]],
    ['/api/deals?sort=rating', [1e300, 1]],
    ['/api/deals?search=momo', [1.5, 1]],
  ])('rejects a forged page link to %s: %j', async (path, values) => {
    const cursor = Buffer.from(JSON.stringify(values)).toString('base64url');
    const answer = await running.client().get(`${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`);
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, 'cursor']);
  });

  it.each(['/api/users/me/points', '/api/redemptions/me', '/api/admin/users', '/api/admin/vendors'])(
    'rejects a forged page link to %s',
    async (path) => {
      for (const value of [1.5, 1e300]) {
        const cursor = Buffer.from(JSON.stringify([value])).toString('base64url');
        expect((await admin.client.get(`${path}?cursor=${cursor}`)).status).toBe(400);
      }
    },
  );
});

describe('the name of a business', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  const register = async (businessName: string) =>
    (await world.person()).client.post<{ slug: string }>('/api/vendors', {
      businessName,
      category: 'Dining',
      description: 'Momo from morning to night.',
    });

  it('gives every business an address of its own, however many share a name', async () => {
    const answers = [
      await register('Momo Ghar'),
      await register('Momo Ghar 3'),
      await register('Momo Ghar'),
      ...(await Promise.all([register('Momo Ghar'), register('Momo Ghar')])),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(answers.map(({ body }) => body.slug).sort()).toEqual([
      'momo-ghar',
      'momo-ghar-2',
      'momo-ghar-3',
      'momo-ghar-4',
      'momo-ghar-5',
    ]);
  });

  it('stays fixed while a verified business is suspended', async () => {
    const shop = await world.business({ status: 'suspended' });
    const answer = await shop.owner.client.patch('/api/vendors/me', { businessName: 'Somebody Else' });
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.objectContaining({
        businessName: expect.stringMatching(/^Shop/),
        proposedName: 'Somebody Else',
      }),
    ]);
  });
});
