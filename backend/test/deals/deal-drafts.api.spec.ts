import { nepalDay } from '../../src/common/time/nepal-day.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { statementsDuring } from '../support/statements.js';
import { type Business, World } from '../support/world.js';

interface Draft {
  id: number;
  version: number;
  content: Record<string, unknown>;
  updatedBy: string | null;
}

const DAY = 86_400_000;
const DRAFTS = '/api/vendors/me/deal-drafts';
const dayIn = (days: number): string => nepalDay(new Date(Date.now() + days * DAY));
const whole = (): Record<string, unknown> => ({
  categoryId: 1,
  locationId: 1,
  title: 'Two plates of buff momo',
  description: 'Order one plate, get a second one free.',
  discountType: 'percentage',
  discountValue: '५०',
  originalPrice: '१,५६०',
  startDate: dayIn(0),
  endDate: dayIn(30),
});

describe('drafts of deals', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let other: Business;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    [shop, other] = await Promise.all([world.business(), world.business()]);
  });

  afterAll(() => running.stop());

  const create = async (content: object = {}, at = shop): Promise<Draft> =>
    (await at.owner.client.post<Draft>(DRAFTS, { content })).body;
  const write = (draft: Draft, content: object, at = shop) =>
    at.owner.client.patch<Draft & { code: string; currentVersion: number }>(`${DRAFTS}/${draft.id}`, {
      content,
      version: draft.version,
    });
  const submit = (draft: Draft, at = shop) =>
    at.owner.client.post<{ id: number; code: string; errors: object[] }>(`${DRAFTS}/${draft.id}/submit`, {
      version: draft.version,
    });

  it('keep what was typed, however incomplete, and say who typed it (W1)', async () => {
    const draft = await create({ title: 'T', originalPrice: 'about 500', discountValue: '', weekdays: [5] });
    expect(draft).toMatchObject({
      version: 1,
      content: { title: 'T', originalPrice: 'about 500', weekdays: [5] },
      updatedBy: 'Sujata',
    });
    const manager = await world.staff(shop, 'manager');
    const written = await manager.client.patch<Draft>(`${DRAFTS}/${draft.id}`, {
      content: { title: 'Two plates' },
      version: 1,
    });
    expect([written.status, written.body]).toEqual([
      200,
      expect.objectContaining({ version: 2, content: { title: 'Two plates' }, updatedBy: 'Ramesh' }),
    ]);
    expect((await shop.owner.client.get<Draft>(`${DRAFTS}/${draft.id}`)).text).toBe(written.text);
  });

  it.each([
    [{ content: { title: 7 } }],
    [{ content: { originalPrice: 500 } }],
    [{ content: { startDate: 'tomorrow' } }],
    [{ content: { weekdays: [7] } }],
    [{ content: { image: 'https://example.com/a.png' } }],
    [{ content: { description: 'x'.repeat(10_001) } }],
    [{ content: { isApproved: true } }],
    [{ content: [] }],
    [{ dealId: '7' }],
    [{ vendorId: 1 }],
  ])('reject %j, which no form sends', async (body) => {
    expect((await shop.owner.client.post(DRAFTS, body)).status).toBe(400);
  });

  it('reject a change that does not say what it was made on', async () => {
    const draft = await create();
    expect((await shop.owner.client.patch(`${DRAFTS}/${draft.id}`, { content: {} })).status).toBe(400);
    expect((await shop.owner.client.patch(`${DRAFTS}/${draft.id}`, { version: 1 })).status).toBe(400);
    expect((await shop.owner.client.post(`${DRAFTS}/${draft.id}/submit`, {})).status).toBe(400);
  });

  it('reject a picture that is not the business’s own', async () => {
    const image = '/media/00000000-0000-4000-8000-000000000000/800.webp';
    expect((await shop.owner.client.post(DRAFTS, { content: { image } })).body.errors).toEqual([
      { field: 'image', message: 'Please upload the picture first.' },
    ]);
  });

  it('lose nothing when two write at once: one is told, with the version that stands (W2)', async () => {
    const draft = await create({ title: 'At first' });
    const [one, two] = await Promise.all([
      write(draft, { title: 'One person' }),
      write(draft, { title: 'Another person' }),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const [kept, told] = one.status === 200 ? [one, two] : [two, one];
    expect(told.body).toMatchObject({ code: 'version.conflict', currentVersion: 2 });
    expect((await shop.owner.client.get<Draft>(`${DRAFTS}/${draft.id}`)).body.content).toEqual(
      kept.body.content,
    );
  });

  it('take again what they hold already: an answer may have been lost', async () => {
    const draft = await create({ title: 'At first' });
    await write(draft, { title: 'Typed on' });
    const again = await write(draft, { title: 'Typed on' });
    expect([again.status, again.body.version]).toEqual([200, 2]);
  });

  it('become a deal that waits for approval, once (W3)', async () => {
    const draft = await create({
      ...whole(),
      redemptionLimit: '2',
      dailyLimit: '5',
      partySize: '२',
      pointsEarned: '',
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(draft)));
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      201,
      ...Array.from({ length: 4 }, () => 'draft.not-found'),
    ]);
    expect(answers.find(({ status }) => status === 201)?.body).toMatchObject({
      moderationStatus: 'pending',
      originalPrice: 1560,
      discountedPrice: 780,
      discountValue: '50',
      redemptionLimit: 2,
      dailyLimit: 5,
      partySize: 2,
      pointsEarned: 0,
      saleMode: 'counter',
    });
    expect((await shop.owner.client.get(`${DRAFTS}/${draft.id}`)).body.code).toBe('draft.not-found');
  });

  it('keep everything when they are not ready to be submitted, and name each field', async () => {
    const draft = await create({ title: 'ab', originalPrice: 'about 500' });
    const answer = await submit(draft);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual(
      expect.arrayContaining([
        { field: 'title', message: 'Title must be at least 3 characters' },
        { field: 'originalPrice', message: 'Please enter a whole number of rupees' },
        expect.objectContaining({ field: 'categoryId' }),
        expect.objectContaining({ field: 'endDate' }),
      ]),
    );
    expect((await shop.owner.client.get<Draft>(`${DRAFTS}/${draft.id}`)).body.version).toBe(1);
  });

  it('are not submitted as somebody else left them meanwhile', async () => {
    const draft = await create(whole());
    await write(draft, { ...whole(), title: 'Three plates of momo' });
    expect((await submit(draft)).body).toMatchObject({ code: 'version.conflict', currentVersion: 2 });
  });

  it('are submitted once under one key', async () => {
    const draft = await create(whole());
    const headers = { 'idempotency-key': `draft-${draft.id}` };
    const call = () =>
      shop.owner.client.post(`${DRAFTS}/${draft.id}/submit`, { version: draft.version }, headers);
    const first = await call();
    const second = await call();
    expect([second.status, second.text]).toEqual([201, first.text]);
  });

  it('repeat a deal of one’s own with days of its own (W4)', async () => {
    const ended = await world.deal(shop, {
      title: 'Last winter’s soup',
      start_date: new Date(Date.now() - 40 * DAY),
      end_date: new Date(Date.now() - DAY),
      total_limit: 50,
      weekdays: [1, 2],
      hours_from: '16:00',
      hours_until: '20:00',
      blackout_dates: [dayIn(-20), dayIn(3)],
      branch_ids: [shop.branchId],
    });
    const { status, body } = await shop.owner.client.post<Draft>(DRAFTS, { dealId: ended });
    expect([status, body.content]).toEqual([
      201,
      {
        title: 'Last winter’s soup',
        description: 'Buff or veg, steamed or kothey, with tomato achar.',
        categoryId: 1,
        locationId: 1,
        discountType: 'buyXgetY',
        discountValue: 'Buy 1 Get 1 Free',
        originalPrice: '1000',
        discountedPrice: '500',
        pointsEarned: '10',
        saleMode: 'counter',
        passValidityHours: 24,
        totalLimit: '50',
        weekdays: [1, 2],
        hoursFrom: '16:00',
        hoursUntil: '20:00',
        blackoutDates: [dayIn(3)],
        branchIds: [shop.branchId],
        startDate: dayIn(0),
        taxes: 'included',
        endDate: dayIn(30),
      },
    ]);
    expect((await submit(body)).status).toBe(201);
    expect((await other.owner.client.post(DRAFTS, { dealId: ended })).body.code).toBe('deal.not-found');
  });

  it('are listed and found page by page, the last typed in first, and counted', async () => {
    const lone = await world.business();
    const made = [
      await create({ title: 'Momo for two' }, lone),
      await create({ titleNe: 'दुई प्लेट मोमो' }, lone),
      await create({}, lone),
    ];
    await write(made[0] as Draft, { title: 'Momo for three' }, lone);
    const list = (query: string) => lone.owner.client.get<Draft[]>(`${DRAFTS}${query}`);
    const { result, statements } = await statementsDuring(running, () => list('?limit=2'));
    expect(result.body.map(({ id }) => id)).toEqual([made[0]?.id, made[2]?.id]);
    expect(statements.filter((sql) => /deal_drafts/.test(sql))).toHaveLength(1);
    const next = /<[^?]*(\?[^>]*)>/.exec(result.headers.get('link') ?? '')?.[1] ?? '';
    expect((await list(next)).body.map(({ id }) => id)).toEqual([made[1]?.id]);
    expect((await list('?search=momo')).body.map(({ id }) => id)).toEqual([made[0]?.id]);
    expect((await list(`?search=${encodeURIComponent('मोमो')}`)).body.map(({ id }) => id)).toEqual([
      made[1]?.id,
    ]);
    expect((await list('?search=thukpa')).body).toEqual([]);
    expect((await list('?cursor=x')).status).toBe(400);
    const counts = await lone.owner.client.get<{ drafts: number }>('/api/vendors/me/deals/counts');
    expect(counts.body.drafts).toBe(3);
  });

  it('are deleted permanently', async () => {
    const draft = await create(whole());
    expect((await shop.owner.client.delete(`${DRAFTS}/${draft.id}`)).status).toBe(204);
    expect((await shop.owner.client.delete(`${DRAFTS}/${draft.id}`)).body.code).toBe('draft.not-found');
    expect((await write(draft, {})).body.code).toBe('draft.not-found');
  });

  it('are nobody else’s', async () => {
    const draft = await create(whole());
    for (const answer of [
      await other.owner.client.get(`${DRAFTS}/${draft.id}`),
      await write(draft, {}, other),
      await submit(draft, other),
      await other.owner.client.delete(`${DRAFTS}/${draft.id}`),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'draft.not-found']);
  });

  it('stay within their bound, also when many are made at once (W5)', async () => {
    const lone = await world.business();
    await running.database.query(
      `INSERT INTO deal_drafts (vendor_id, content) SELECT $1, '{}' FROM generate_series(1, 95)`,
      [lone.id],
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => lone.owner.client.post<{ code?: string }>(DRAFTS, {})),
    );
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 201),
      ...Array.from({ length: 15 }, () => 'draft.full'),
    ]);
  });
});
