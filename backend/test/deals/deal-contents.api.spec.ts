import { nepalDay } from '../../src/common/time/nepal-day.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Place {
  name: string;
  nameNe: string | null;
  latitude: number;
  longitude: number;
  areaId: number | null;
}

interface Contents {
  id: number;
  version: number;
  code?: string;
  errors?: { field: string; message: string }[];
  included: string[];
  includedNe: string[];
  excluded: string[];
  excludedNe: string[];
  priceFor: { count: number; unit: string } | null;
  venue: Place | null;
  area: { slug: string } | null;
  pendingRevision: { id: number; changes: Record<string, unknown> } | null;
}

const FORM = {
  categoryId: 1,
  title: 'Half a day on the river',
  description: 'Three hours of friendly rapids.',
  discountType: 'percentage',
  discountValue: '50',
  originalPrice: 1_000,
  startDate: new Date().toISOString(),
  endDate: new Date(Date.now() + 40 * 86_400_000).toISOString(),
};

const BEACH = { name: 'Beach camp', latitude: 27.8525, longitude: 84.6245 };

const CONTENTS = {
  included: ['Helmet and jacket', 'Snacks'],
  includedNe: ['हेलमेट र ज्याकेट', 'खाजा'],
  excluded: ['The bus'],
  excludedNe: ['बस'],
  priceFor: { count: 2, unit: 'people' },
  venue: { ...BEACH, nameNe: 'बगरको क्याम्प', areaId: 1 },
};

const NOTHING = {
  included: [],
  includedNe: [],
  excluded: [],
  excludedNe: [],
  priceFor: null,
  venue: null,
};

describe('what a deal contains', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let other: Business;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    await running.database.query(`
      INSERT INTO areas (id, location_id, slug, name, name_ne, latitude, longitude, is_active) OVERRIDING SYSTEM VALUE VALUES
        (1, 1, 'thamel', 'Thamel', 'ठमेल', 27.7154, 85.3123, true), (2, 1, 'closed', 'Closed', 'बन्द', 27.72, 85.36, false)`);
    [shop, other, admin] = await Promise.all([world.business(), world.business(), world.admin()]);
  });

  afterAll(() => running.stop());

  const create = (change: object, business = shop) =>
    business.owner.client.post<Contents>('/api/deals', { ...FORM, ...change });
  const change = (id: number, body: object, client = shop.owner.client) =>
    client.patch<Contents>(`/api/deals/${id}`, body);
  const approve = async (id: number, revision?: { id: number } | null): Promise<void> => {
    const path = revision ? `/api/admin/revisions/${revision.id}` : `/api/admin/deals/${id}`;
    expect((await admin.client.patch(`${path}/approve`)).status).toBe(200);
  };
  const page = async (id: number): Promise<Contents> =>
    (await running.client().get<Contents>(`/api/deals/${id}`)).body;

  it('is on its page, and what the price is for is in lists (D16, D17)', async () => {
    const { status, body } = await create(CONTENTS);
    expect([status, body]).toEqual([201, expect.objectContaining(CONTENTS)]);
    await approve(body.id);
    expect(await page(body.id)).toMatchObject({ ...CONTENTS, area: { slug: 'thamel' } });
    const { body: listed } = await running.client().get<Contents[]>('/api/deals?search=river');
    expect(listed.find(({ id }) => id === body.id)).toMatchObject({ priceFor: CONTENTS.priceFor });
    const near = await running.client().get<Contents[]>('/api/deals?near=27.85,84.62&radius=1');
    expect(near.body.map(({ id }) => id)).toContain(body.id);
  });

  it('is empty unless the business says something', async () => {
    const { body } = await create({});
    expect(body).toMatchObject(NOTHING);
    expect((await create({ included: null, excluded: [], priceFor: null, venue: null })).body).toMatchObject(
      NOTHING,
    );
  });

  it('is stored without the blanks around it', async () => {
    const { body } = await create({ included: ['  Snacks '], venue: { ...BEACH, name: ' Beach camp ' } });
    expect(body).toMatchObject({
      included: ['Snacks'],
      venue: { ...BEACH, nameNe: null, areaId: null },
    });
  });

  it.each([
    [{ included: 'Snacks' }, 'included'],
    [{ included: Array.from({ length: 11 }, () => 'Snacks') }, 'included'],
    [{ includedNe: ['x'.repeat(81)] }, 'includedNe'],
    [{ excluded: ['Snacks', ' '] }, 'excluded'],
    [{ excluded: ['Snacks\nand tea'] }, 'excluded'],
    [{ excludedNe: [1] }, 'excludedNe'],
    [{ priceFor: 2 }, 'priceFor'],
    [{ priceFor: { unit: 'people' } }, 'priceFor.count'],
    [{ priceFor: { count: 0, unit: 'people' } }, 'priceFor.count'],
    [{ priceFor: { count: 1.5, unit: 'people' } }, 'priceFor.count'],
    [{ priceFor: { count: 2, unit: 'plates' } }, 'priceFor.unit'],
    [{ priceFor: [{ count: 2, unit: 'people' }] }, 'priceFor'],
    [{ venue: 'Beach camp' }, 'venue'],
    [{ venue: { ...BEACH, name: 'B' } }, 'venue.name'],
    [{ venue: { ...BEACH, nameNe: 'ब' } }, 'venue.nameNe'],
    [{ venue: { ...BEACH, latitude: null } }, 'venue.latitude'],
    [{ venue: { ...BEACH, longitude: 180.5 } }, 'venue.longitude'],
    [{ venue: { ...BEACH, areaId: 99 } }, 'venue.areaId'],
    [{ venue: { ...BEACH, areaId: 2 } }, 'venue.areaId'],
    [{ venue: { ...BEACH, city: 'Chitwan' } }, 'venue.city'],
  ])('is rejected as %j at %s', async (bad, field) => {
    const { status, body } = await create(bad);
    expect([status, body.code, body.errors?.map((error) => error.field)]).toEqual([
      400,
      'request.invalid',
      [field],
    ]);
    const deal = await world.deal(shop);
    expect((await change(deal, bad)).body.errors?.map((error) => error.field)).toEqual([field]);
  });

  it('changes for a live deal once an admin approves, with old and new values to compare (D4)', async () => {
    const id = await world.deal(shop, { included: ['Snacks'], price_for_count: 2, price_for_unit: 'people' });
    const after = { included: ['Snacks', 'Tea'], priceFor: { count: 4, unit: 'people' }, venue: BEACH };
    const { body } = await change(id, after);
    const venue = { ...BEACH, nameNe: null, areaId: null };
    expect(body.pendingRevision?.changes).toEqual({ ...after, venue });
    expect(await page(id)).toMatchObject({
      included: ['Snacks'],
      priceFor: { count: 2, unit: 'people' },
      venue: null,
    });
    const { body: waiting } = await admin.client.get<Contents[]>('/api/admin/deals?status=pending');
    expect(waiting.find((deal) => deal.id === id)).toMatchObject({
      included: ['Snacks'],
      pendingRevision: { changes: { ...after, venue } },
    });
    await approve(id, body.pendingRevision);
    expect(await page(id)).toMatchObject({ ...after, venue });
  });

  it('is taken away by nothing: the deal is at its branches again', async () => {
    const id = await world.deal(shop, {
      included: ['Snacks'],
      price_for_count: 2,
      price_for_unit: 'nights',
      venue_name: 'Beach camp',
      venue_latitude: 27.8525,
      venue_longitude: 84.6245,
    });
    const { body } = await change(id, { included: [], priceFor: null, venue: null });
    expect(body.pendingRevision?.changes).toEqual({ included: [], priceFor: null, venue: null });
    await approve(id, body.pendingRevision);
    expect(await page(id)).toMatchObject(NOTHING);
  });

  it('is no change if it is sent as it is', async () => {
    const { body: deal } = await create(CONTENTS);
    await approve(deal.id);
    const { status, body } = await change(deal.id, CONTENTS);
    expect([status, body.pendingRevision]).toEqual([200, null]);
  });

  it('keeps an area that was disabled meanwhile', async () => {
    const id = await world.deal(shop, {
      venue_name: 'Beach camp',
      venue_latitude: 27.8525,
      venue_longitude: 84.6245,
      venue_area_id: 2,
    });
    const { status, body } = await change(id, { venue: { ...BEACH, name: 'Beach', areaId: 2 } });
    expect([status, body.pendingRevision?.changes]).toEqual([
      200,
      { venue: { ...BEACH, name: 'Beach', nameNe: null, areaId: 2 } },
    ]);
  });

  it('is changed by its own business only', async () => {
    const id = await world.deal(shop);
    const answers = [
      await change(id, CONTENTS, other.owner.client),
      await change(id, CONTENTS, (await world.person()).client),
      await change(id, CONTENTS, running.client()),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 403, 401]);
  });

  it('is typed into a draft as text, submitted as lines, and copied (W1, W4)', async () => {
    const drafts = '/api/vendors/me/deal-drafts';
    const { startDate: _start, endDate: _end, originalPrice: _price, ...texts } = FORM;
    const typed = {
      ...texts,
      originalPrice: '1000',
      startDate: nepalDay(new Date()),
      endDate: nepalDay(new Date(FORM.endDate)),
      included: ' Snacks\n\nTea',
      priceFor: { count: '२', unit: 'nights' },
      venue: { name: 'Beach camp', nameNe: '', latitude: '२७.८५२५', longitude: '84.6245', areaId: null },
    };
    const post = (path: string, body: object) => shop.owner.client.post<Contents>(path, body);
    const { body: draft } = await post(drafts, { content: typed });
    // Sent again with the stored content: no conflict (W2).
    const again = await shop.owner.client.patch(`${drafts}/${draft.id}`, { content: typed, version: 99 });
    expect(again.status).toBe(200);
    const { status, body: deal } = await post(`${drafts}/${draft.id}/submit`, { version: 1 });
    expect([status, deal]).toEqual([
      201,
      expect.objectContaining({
        included: ['Snacks', 'Tea'],
        priceFor: { count: 2, unit: 'nights' },
        venue: { ...BEACH, nameNe: null, areaId: null },
      }),
    ]);
    const copy = await shop.owner.client.post<{ content: object }>(drafts, { dealId: deal.id });
    expect(copy.body.content).toMatchObject({
      included: 'Snacks\nTea',
      priceFor: { count: '2', unit: 'nights' },
      venue: { name: 'Beach camp', nameNe: '', latitude: '27.8525', longitude: '84.6245', areaId: null },
    });
  });

  it('is searched for words that a deal had better not use (X2)', async () => {
    const words = { key: 'moderation.bannedWords', value: ['casino'], version: 0 };
    expect((await admin.client.patch('/api/admin/settings', { changes: [words] })).status).toBe(200);
    const id = await world.deal(shop, { moderation_status: 'pending', excluded: ['Chips for the Casino!'] });
    const { body } = await admin.client.get<{ checks: { code: string; words: string[] }[] }[]>(
      `/api/admin/deals/checks?ids=${id}`,
    );
    expect(body[0]?.checks.find(({ code }) => code === 'words')?.words).toEqual(['casino']);
  });

  it.each([
    [{ included: Array.from({ length: 11 }, () => 'Snacks') }, 'deals_content_lines'],
    [{ excluded_ne: ['x'.repeat(81)] }, 'deals_content_lines'],
    [{ price_for_count: 2 }, 'deals_price_for'],
    [{ price_for_count: 2, price_for_unit: 'plates' }, 'deals_price_for'],
  ])('is rejected by the database as %j', async (columns, constraint) => {
    await expect(world.deal(shop, columns)).rejects.toMatchObject({ constraint });
  });
});
