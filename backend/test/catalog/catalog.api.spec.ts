import { seedCatalogOnce } from '../../src/database/seeds/seed-once.js';
import { phonePhoto, upload } from '../support/pictures.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Person, World } from '../support/world.js';

interface Row {
  id: number;
  version: number;
  slug: string;
  name: string;
  isActive: boolean;
  parentId: number | null;
  dealCount: number;
}

const CATEGORY = {
  slug: 'bakeries',
  name: 'Bakeries',
  nameNe: 'बेकरी',
  icon: 'coffee',
  parentId: 1,
  position: 9,
  isActive: true,
};
const CITY = {
  slug: 'ilam',
  name: 'Ilam',
  nameNe: 'इलाम',
  image: null,
  latitude: 26.9094,
  longitude: 87.9282,
  position: 9,
  isActive: true,
};
const FAQ = {
  place: 'help',
  category: 'deals',
  question: 'May I share a code?',
  questionNe: 'के म कोड साझा गर्न सक्छु?',
  answer: 'A code is good for one use.',
  answerNe: 'कोड एक पटकका लागि मात्र हो।',
  position: 3,
  isActive: true,
};

describe('the catalogue', () => {
  let running: RunningApp;
  let world: World;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    await running.database.query(
      `SELECT setval(pg_get_serial_sequence('categories', 'id'), 100), setval(pg_get_serial_sequence('locations', 'id'), 100)`,
    );
    admin = await world.admin();
  });

  afterAll(() => running.stop());

  let made = 0;
  const category = async (requested: object = {}): Promise<Row> => {
    const name = `Kind ${++made}`;
    const { body } = await admin.client.post<Row>('/api/admin/categories', {
      ...CATEGORY,
      name,
      slug: `kind-${made}`,
      ...requested,
    });
    return body;
  };
  const slugs = async (path: string): Promise<string[]> =>
    (await running.client().get<Row[]>(path)).body.map(({ slug }) => slug);
  const written = ({ version, dealCount: _d, id: _i, slug: _s, ...fields }: Row, requested: object) => ({
    ...fields,
    version,
    ...requested,
  });
  const acts = async (subject: string, id: number): Promise<string[]> =>
    (
      await running.database.query<{ action: string }>(
        'SELECT action FROM audit_log WHERE subject_type = $1 AND subject_id = $2 ORDER BY id',
        [subject, String(id)],
      )
    ).rows.map(({ action }) => action);

  it.each([
    ['/api/admin/categories', CATEGORY, '/api/categories', 'category'],
    ['/api/admin/cities', CITY, '/api/locations', 'city'],
  ])(
    'of %s is shown to everybody at once, switched off, and named once only',
    async (path, form, shown, subject) => {
      expect(await slugs(shown)).not.toContain(form.slug);
      const created = await admin.client.post<Row>(path, form);
      expect([created.status, created.body]).toMatchObject([201, { ...form, version: 1, dealCount: 0 }]);
      expect(await slugs(shown)).toContain(form.slug);
      const again = await admin.client.post(path, { ...form, slug: `${form.slug}-2` });
      expect([again.status, again.body.code]).toEqual([409, 'catalogue.taken']);
      expect(again.body.errors).toMatchObject([{ field: 'name' }]);
      const off = await admin.client.patch<Row>(
        `${path}/${created.body.id}`,
        written(created.body, { isActive: false }),
      );
      expect(off.body).toMatchObject({ isActive: false, version: 2 });
      expect(await slugs(shown)).not.toContain(form.slug);
      expect((await admin.client.get<Row[]>(path)).body.map(({ slug }) => slug)).toContain(form.slug);
      expect(await acts(subject, created.body.id)).toEqual([`${subject}.created`, `${subject}.changed`]);
    },
  );

  it('of questions shows them where they belong, in both languages', async () => {
    const created = await admin.client.post<Row>('/api/admin/faqs', FAQ);
    expect(created.status).toBe(201);
    const shown = async () => {
      const { body } = await running
        .client()
        .get<{ id: number; place: string; answerNe: string }[]>('/api/faqs');
      return body.find(({ id }) => id === created.body.id);
    };
    expect(await shown()).toMatchObject({ place: 'help', answerNe: FAQ.answerNe });
    const moved = { ...FAQ, place: 'contact', version: 1 };
    expect((await admin.client.patch(`/api/admin/faqs/${created.body.id}`, moved)).status).toBe(200);
    expect(await shown()).toMatchObject({ place: 'contact' });
    const off = { ...moved, isActive: false, version: 2 };
    await admin.client.patch(`/api/admin/faqs/${created.body.id}`, off);
    expect(await shown()).toBeUndefined();
    expect(await acts('faq', created.body.id)).toEqual(['faq.created', 'faq.changed', 'faq.changed']);
  });

  it.each([
    ['POST', '/api/admin/categories', { ...CATEGORY, icon: 'skull' }],
    ['POST', '/api/admin/categories', { ...CATEGORY, slug: 'Not An Address' }],
    ['POST', '/api/admin/categories', { ...CATEGORY, name: 'x' }],
    ['POST', '/api/admin/categories', { ...CATEGORY, dealCount: 7 }],
    ['PATCH', '/api/admin/categories/1', { ...CATEGORY, version: 1 }],
    ['PATCH', '/api/admin/categories/1', { name: 'Dining' }],
    ['POST', '/api/admin/categories/1/merge', {}],
    ['POST', '/api/admin/cities', { ...CITY, latitude: 91 }],
    ['POST', '/api/admin/cities', { ...CITY, image: 'https://elsewhere.example/a.png' }],
    ['PATCH', '/api/admin/cities/1', CITY],
    ['POST', '/api/admin/faqs', { ...FAQ, place: 'home' }],
    ['PATCH', '/api/admin/faqs/1', { ...FAQ, version: 0 }],
  ])('rejects %s %s with %j', async (method, path, body) => {
    expect((await admin.client.send(method, path, body)).status).toBe(400);
  });

  it.each([
    ['/api/admin/categories/9999', { ...CATEGORY, slug: undefined }],
    ['/api/admin/cities/9999', { ...CITY, slug: undefined }],
    ['/api/admin/faqs/9999', FAQ],
  ])('has nothing at %s', async (path, body) => {
    expect((await admin.client.patch(path, { ...body, version: 1 })).status).toBe(404);
  });

  it('lets one of two admins who changed the same row win, and tells the other (T1)', async () => {
    const row = await category();
    const other = await world.admin();
    const answers = await Promise.all(
      [admin, other].map(({ client }, n) =>
        client.patch(`/api/admin/categories/${row.id}`, written(row, { position: n + 1 })),
      ),
    );
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'version.conflict']);
    expect(await acts('category', row.id)).toEqual(['category.created', 'category.changed']);
  });

  it('has two levels and no more', async () => {
    const top = await category({ parentId: null });
    const below = await category({ parentId: top.id });
    const third = await admin.client.post('/api/admin/categories', {
      ...CATEGORY,
      slug: 'third',
      name: 'Third',
      parentId: below.id,
    });
    expect(third.body.code).toBe('category.too-deep');
    const down = await admin.client.patch(`/api/admin/categories/${top.id}`, written(top, { parentId: 1 }));
    expect(down.body.code).toBe('category.too-deep');
    const lost = await admin.client.post('/api/admin/categories', {
      ...CATEGORY,
      slug: 'lost',
      parentId: 9999,
    });
    expect([lost.status, lost.body.code]).toEqual([404, 'category.parent-not-found']);
    const moved = await admin.client.patch(
      `/api/admin/categories/${below.id}`,
      written(below, { parentId: 9999 }),
    );
    expect([moved.status, moved.body.code]).toEqual([404, 'category.parent-not-found']);
  });

  it('keeps deals where they are when something is switched off, and takes no further ones (T2)', async () => {
    const shop = await world.business();
    const row = await category({ parentId: null });
    const deal = await world.deal(shop, { category_id: row.id });
    await admin.client.patch(`/api/admin/categories/${row.id}`, written(row, { isActive: false }));
    const listed = await running.client().get<{ id: number }[]>(`/api/deals?categoryId=${row.id}`);
    expect(listed.body.map(({ id }) => id)).toEqual([deal]);
    const form = {
      categoryId: row.id,
      title: 'Two plates of sel roti',
      description: 'Fresh from the pan, with a cup of chiya for each.',
      discountType: 'percentage',
      discountValue: '50',
      originalPrice: 300,
      discountedPrice: 150,
      startDate: new Date().toISOString(),
      endDate: new Date(Date.now() + 20 * 86_400_000).toISOString(),
    };
    const rejected = await shop.owner.client.post('/api/deals', form);
    expect(rejected.body.errors).toMatchObject([{ field: 'categoryId' }]);
    const kept = await shop.owner.client.patch(`/api/deals/${deal}`, { title: 'Three plates of momo' });
    expect(kept.status).toBe(200);
  });

  it('takes the picture of a city that the admin uploaded for it, and no other', async () => {
    const bytes = await phonePhoto(640, 480);
    const { body: picture } = await upload(admin.client, 'city', bytes);
    const { body: avatar } = await upload(admin.client, 'avatar', bytes);
    const send = (image: string, slug: string) =>
      admin.client.post('/api/admin/cities', { ...CITY, slug, name: slug, image });
    expect((await send(picture.path, 'dharan')).status).toBe(201);
    expect((await send(avatar.path, 'bhojpur')).body.errors).toMatchObject([{ field: 'image' }]);
  });

  describe('merged (T3)', () => {
    it('moves deals, waiting changes, drafts and what stands below; the old address leads to the new one', async () => {
      const shop = await world.business();
      const from = await category({ parentId: null });
      const into = await category({ parentId: null });
      const below = await category({ parentId: from.id });
      const deals = [
        await world.deal(shop, { category_id: from.id }),
        await world.deal(shop, { category_id: from.id, moderation_status: 'pending' }),
        await world.deal(shop, { category_id: below.id }),
      ];
      const revised = await world.deal(shop);
      await shop.owner.client.patch(`/api/deals/${revised}`, { categoryId: from.id });
      const draft = await shop.owner.client.post<{ id: number }>('/api/vendors/me/deal-drafts', {
        dealId: deals[0],
      });
      const merged = await admin.client.post<Row>(`/api/admin/categories/${from.id}/merge`, {
        into: into.id,
        version: 1,
      });
      expect([merged.status, merged.body]).toMatchObject([200, { id: into.id, dealCount: 2 }]);
      const { rows } = await running.database.query(
        `SELECT (SELECT parent_id FROM categories WHERE id = $1) AS below,
           (SELECT (changes->>'categoryId')::int FROM deal_revisions WHERE deal_id = $2) AS revision,
           (SELECT (content->>'categoryId')::int FROM deal_drafts WHERE id = $3) AS draft,
           (SELECT count(*)::int FROM categories WHERE id = $4) AS gone`,
        [below.id, revised, draft.body.id, from.id],
      );
      expect(rows).toEqual([{ below: into.id, revision: into.id, draft: into.id, gone: 0 }]);
      const at = async (slug: string) =>
        (await running.client().get<{ id: number }[]>(`/api/deals?category=${slug}`)).body
          .map(({ id }) => id)
          .sort();
      expect(await at(from.slug)).toEqual([deals[0], deals[2]]);
      expect(await at(into.slug)).toEqual([deals[0], deals[2]]);
      expect(await slugs('/api/categories')).not.toContain(from.slug);
      const { body: shown } = await running.client().get<Row[]>('/api/categories');
      expect(shown.find(({ id }) => id === into.id)).toMatchObject({
        dealCount: 2,
        formerSlugs: [from.slug],
      });
      expect(await acts('category', from.id)).toEqual(['category.created', 'category.merged']);
      const taken = await admin.client.post('/api/admin/categories', {
        ...CATEGORY,
        name: 'Old address',
        slug: from.slug,
      });
      expect(taken.body.code).toBe('catalogue.taken');
    });

    it('leads on when the place it was merged into is merged itself', async () => {
      const [first, second, third] = [
        await category({ parentId: null }),
        await category({ parentId: null }),
        await category({ parentId: null }),
      ];
      const deal = await world.deal(await world.business(), { category_id: first.id });
      for (const [from, into] of [
        [first, second],
        [second, third],
      ] as const)
        await admin.client.post(`/api/admin/categories/${from.id}/merge`, { into: into.id, version: 1 });
      const { body } = await running.client().get<{ id: number }[]>(`/api/deals?category=${first.slug}`);
      expect(body.map(({ id }) => id)).toEqual([deal]);
    });

    it('happens neither into itself, nor below itself, nor into what is switched off, nor on a stale version', async () => {
      const from = await category({ parentId: null });
      const below = await category({ parentId: from.id });
      const off = await category({ parentId: null, isActive: false });
      const merge = async (into: number, version = 1) =>
        (await admin.client.post(`/api/admin/categories/${from.id}/merge`, { into, version })).body.code;
      expect(await merge(from.id)).toBe('category.not-mergeable');
      expect(await merge(below.id)).toBe('category.not-mergeable');
      expect(await merge(off.id)).toBe('category.not-mergeable');
      expect(await merge(4)).toBe('category.too-deep');
      expect(await merge(9999)).toBe('category.not-found');
      expect(await merge(1, 7)).toBe('version.conflict');
      expect(await acts('category', from.id)).toEqual(['category.created']);
    });

    it('happens once when two admins merge two categories into each other', async () => {
      const [one, two] = [await category({ parentId: null }), await category({ parentId: null })];
      const answers = await Promise.all([
        admin.client.post(`/api/admin/categories/${one.id}/merge`, { into: two.id, version: 1 }),
        admin.client.post(`/api/admin/categories/${two.id}/merge`, { into: one.id, version: 1 }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    });

    it('stays merged when the catalogue is seeded again', async () => {
      const { body: before } = await admin.client.get<Row[]>('/api/admin/categories');
      const [cafes, hotels] = ['cafes', 'hotels'].map(
        (slug) => before.find((row) => row.slug === slug) as Row,
      );
      const { status } = await admin.client.post(`/api/admin/categories/${cafes?.id}/merge`, {
        into: hotels?.id,
        version: cafes?.version,
      });
      expect(status).toBe(200);
      const db = await running.database.connect();
      await seedCatalogOnce(db);
      db.release();
      expect(await slugs('/api/categories')).not.toContain('cafes');
      expect(await slugs('/api/categories')).toContain('pubs-bars');
    });
  });
});
