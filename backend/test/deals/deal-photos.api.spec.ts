import { randomUUID } from 'node:crypto';
import { MediaCleanupJob } from '../../src/modules/media/media-cleanup.job.js';
import type { Problem } from '../support/api/api-client.js';
import { phonePhoto, upload } from '../support/pictures.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Photo {
  path: string;
  alt: string | null;
  altNe: string | null;
}

interface Pictured extends Problem {
  id: number;
  version: number;
  image: string | null;
  photoCount: number;
  photos: Photo[];
  pendingRevision: { id: number; changes: { image?: string | null; photos?: Photo[] } } | null;
}

interface Draft {
  id: number;
  version: number;
  content: { image?: string; photos?: { path: string }[] };
}

const DRAFTS = '/api/vendors/me/deal-drafts';
const FORM = {
  categoryId: 1,
  title: 'Momo with a view',
  description: 'Ten momo on the roof, with tomato achar.',
  discountType: 'percentage',
  discountValue: '50',
  originalPrice: 1_000,
  startDate: new Date().toISOString(),
  endDate: new Date(Date.now() + 40 * 86_400_000).toISOString(),
};

const bare = (path: string): Photo => ({ path, alt: null, altNe: null });
const pathsOf = ({ photos }: { photos: { path: string }[] }): string[] => photos.map(({ path }) => path);

describe('the photos of a deal (D21)', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let other: Business;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    [shop, other, admin] = await Promise.all([
      world.business({ plan: 'gold' }),
      world.business(),
      world.admin(),
    ]);
  });

  afterAll(() => running.stop());

  /** Inserts rows of uploaded images, without files. */
  const uploads = async (count: number, of: Business = shop, purpose = 'deal'): Promise<string[]> => {
    const paths: string[] = [];
    for (let made = 0; made < count; made++) {
      const id = randomUUID();
      paths.push(`/media/${id}/640.webp`);
      await running.database.query(
        `INSERT INTO media (id, owner_id, vendor_id, purpose, path, width, height) VALUES ($1, $2, $3, $4, $5, 1600, 1000)`,
        [id, of.owner.id, of.id, purpose, paths.at(-1)],
      );
    }
    return paths;
  };
  const create = (change: object, by = shop) =>
    by.owner.client.post<Pictured>('/api/deals', { ...FORM, ...change });
  const change = (id: number, body: object) => shop.owner.client.patch<Pictured>(`/api/deals/${id}`, body);
  const approve = async (id: number): Promise<void> => {
    expect((await admin.client.patch(`/api/admin/deals/${id}/approve`, {})).status).toBe(200);
  };
  const pageOf = async (id: number): Promise<Pictured> =>
    (await other.owner.client.get<Pictured>(`/api/deals/${id}`)).body;
  const sweptOf = async (paths: readonly string[]): Promise<string[]> => {
    await running.app.get(MediaCleanupJob).cleanUp();
    const { rows } = await running.database.query<{ path: string }>(
      'SELECT path FROM media WHERE path = ANY($1)',
      [paths],
    );
    return paths.filter((path) => !rows.some((row) => row.path === path));
  };

  it('are on its page in their order with their words, and counted in lists', async () => {
    const { body: file } = await upload(shop.owner.client, 'deal', await phonePhoto(800, 600));
    const [second = '', third = ''] = await uploads(2);
    const photos = [
      { path: third, alt: ' The roof ', altNe: 'छत' },
      { path: file.path, alt: '', altNe: null },
      { path: second },
    ];
    const stored = [{ path: third, alt: 'The roof', altNe: 'छत' }, bare(file.path), bare(second)];
    const created = await create({ photos });
    expect([created.status, created.body]).toMatchObject([
      201,
      { version: 1, image: third, photoCount: 3, photos: stored },
    ]);
    await approve(created.body.id);
    expect(await pageOf(created.body.id)).toMatchObject({ image: third, photoCount: 3, photos: stored });
    const { body: list } = await other.owner.client.get<Pictured[]>('/api/deals?search=view');
    expect(list.find(({ id }) => id === created.body.id)).toMatchObject({ image: third, photoCount: 3 });
    expect(list[0]).not.toHaveProperty('photos');
    const plain = await create({});
    expect(plain.body).toMatchObject({ image: null, photoCount: 0, photos: [] });
  });

  it('begin with `image`, which can still be sent alone', async () => {
    const [one = '', two = '', three = ''] = await uploads(3);
    const { body: deal } = await create({ image: one });
    expect(deal).toMatchObject({ image: one, photos: [bare(one)] });
    const gallery = await change(deal.id, { photos: [{ path: one }, { path: two }] });
    expect(gallery.body).toMatchObject({ image: one, photos: [bare(one), bare(two)] });
    expect((await change(deal.id, { image: one })).body.photos).toHaveLength(2);
    expect(pathsOf((await change(deal.id, { image: three })).body)).toEqual([three, two]);
    expect(pathsOf((await change(deal.id, { image: two })).body)).toEqual([two]);
    expect((await change(deal.id, { image: one, photos: [{ path: three }] })).body.image).toBe(three);
    expect((await change(deal.id, { image: null })).body).toMatchObject({ image: null, photos: [] });
  });

  it('are at most eight, each once, uploaded by the business for a deal', async () => {
    const [foreign = ''] = await uploads(1, other);
    const [logo = ''] = await uploads(1, shop, 'logo');
    const nine = (await uploads(9)).map((path) => ({ path }));
    const [own = { path: '' }] = nine;
    const first = [{ field: 'photos.1.path', message: 'Please upload the picture first.' }];
    expect((await create({ photos: [own, { path: foreign }] })).body.errors).toEqual(first);
    expect((await create({ photos: [own, { path: logo }] })).body.errors).toEqual(first);
    expect((await create({ photos: [own, { path: 'https://example.com/a.webp' }] })).body.errors).toEqual(
      first,
    );
    for (const photos of [
      nine,
      [own, own],
      [{}],
      [null],
      ['x'],
      own,
      'x',
      [{ ...own, alt: 'x'.repeat(121) }],
      [{ ...own, alt: 7 }],
      [{ ...own, width: 7 }],
    ]) {
      const { status, body } = await create({ photos });
      expect([status, body.code, body.errors?.[0]?.field.split('.')[0]]).toEqual([
        400,
        'request.invalid',
        'photos',
      ]);
    }
    expect((await create({ photos: nine.slice(0, 8) })).body.photoCount).toBe(8);
  });

  it('are kept in order by the database: no ninth, no gap, the first is the image', async () => {
    const paths = await uploads(3);
    const { body: deal } = await create({ photos: paths.map((path) => ({ path })) });
    const rejected = (sql: string) =>
      expect(running.database.query(sql, [deal.id])).rejects.toMatchObject({ code: '23514' });
    await rejected(`INSERT INTO deal_photos (deal_id, position, path) VALUES ($1, 9, '/media/x')`);
    await rejected(`INSERT INTO deal_photos (deal_id, position, path) VALUES ($1, 5, '/media/x')`);
    await rejected('DELETE FROM deal_photos WHERE deal_id = $1 AND position = 2');
    await rejected('DELETE FROM deal_photos WHERE deal_id = $1 AND position = 1');
    // Earlier versions of the backend write only the image.
    await running.database.query('UPDATE deals SET image = $2 WHERE id = $1', [deal.id, paths[2]]);
    expect(pathsOf(await pageOfOwn(deal.id))).toEqual([paths[2]]);
  });

  const pageOfOwn = async (id: number): Promise<Pictured> =>
    (await shop.owner.client.get<Pictured>(`/api/vendors/me/deals/${id}`)).body;

  it('of a live deal change once an admin approves, with the version that another editor has', async () => {
    const [one = '', two = ''] = await uploads(2);
    const { body: deal } = await create({ photos: [{ path: one }, { path: two }] });
    await approve(deal.id);
    const { body: live } = await shop.owner.client.get<Pictured>(`/api/vendors/me/deals/${deal.id}`);
    const swapped = await change(deal.id, {
      photos: [{ path: two, alt: 'The roof' }, { path: one }],
      version: live.version,
    });
    expect(swapped.body).toMatchObject({
      image: one,
      pendingRevision: {
        changes: { image: two, photos: [{ path: two, alt: 'The roof', altNe: null }, bare(one)] },
      },
    });
    expect(pathsOf(await pageOf(deal.id))).toEqual([one, two]);
    await admin.client.patch(`/api/admin/revisions/${swapped.body.pendingRevision?.id}/approve`, {});
    expect(await pageOf(deal.id)).toMatchObject({
      image: two,
      photos: [{ path: two, alt: 'The roof' }, bare(one)],
    });

    const words = await change(deal.id, { photos: [{ path: two }, { path: one, altNe: 'अचार' }] });
    expect(words.body.pendingRevision?.changes).toEqual({
      photos: [bare(two), { ...bare(one), altNe: 'अचार' }],
    });
    const before = (await pageOfOwn(deal.id)).version;
    await admin.client.patch(`/api/admin/revisions/${words.body.pendingRevision?.id}/approve`, {});
    expect((await pageOfOwn(deal.id)).version).toBeGreaterThan(before);
    expect((await change(deal.id, { photos: [], version: before })).body.code).toBe('version.conflict');
  });

  it('stand in a draft, in its copy and in the deal that it becomes', async () => {
    const [one = '', two = ''] = await uploads(2);
    const [foreign = ''] = await uploads(1, other);
    const stolen = await shop.owner.client.post<Problem>(DRAFTS, {
      content: { photos: [{ path: foreign }] },
    });
    expect(stolen.body.errors?.[0]?.field).toBe('photos.0.path');
    const nine = await shop.owner.client.post(DRAFTS, {
      content: { photos: (await uploads(9)).map((path) => ({ path })) },
    });
    expect(nine.status).toBe(400);
    const content = { ...FORM, startDate: undefined, endDate: undefined, originalPrice: '1000' };
    const days = { startDate: '2090-11-01', endDate: '2090-11-30' };
    const photos = [{ path: two, alt: ' The roof', altNe: null }, { path: one }];
    const { body: draft } = await shop.owner.client.post<Draft>(DRAFTS, {
      content: { ...content, ...days, photos },
    });
    expect(draft.content).toMatchObject({ image: two, photos });
    const submitted = await shop.owner.client.post<Pictured>(`${DRAFTS}/${draft.id}/submit`, {
      version: draft.version,
    });
    expect([submitted.status, submitted.body]).toMatchObject([
      201,
      { image: two, photos: [{ path: two, alt: 'The roof', altNe: null }, bare(one)] },
    ]);
    const { body: copy } = await shop.owner.client.post<Draft>(DRAFTS, { dealId: submitted.body.id });
    expect(copy.content.photos?.map(({ path }) => path)).toEqual([two, one]);
    const { body: image } = await shop.owner.client.post<Draft>(DRAFTS, { content: { image: one } });
    expect(image.content).toEqual({ image: one, photos: [{ path: one }] });
  });

  it('of a draft from before galleries are its image', async () => {
    const [one = ''] = await uploads(1);
    const { rows } = await running.database.query<{ id: number }>(
      'INSERT INTO deal_drafts (vendor_id, content, updated_by) VALUES ($1, $2, $3) RETURNING id',
      [shop.id, JSON.stringify({ image: one }), shop.owner.id],
    );
    const { body } = await shop.owner.client.get<Draft>(`${DRAFTS}/${rows[0]?.id}`);
    expect(body.content.photos).toEqual([{ path: one }]);
  });

  it('are deleted once nothing shows them: no deal, no draft, no waiting change', async () => {
    const [kept = '', removed = '', drafted = '', waiting = ''] = await uploads(4);
    const { body: deal } = await create({ photos: [{ path: kept }, { path: removed }] });
    const { body: draft } = await shop.owner.client.post<Draft>(DRAFTS, {
      content: { photos: [{ path: kept }, { path: drafted }] },
    });
    await change(deal.id, { photos: [{ path: kept }] });
    await approve(deal.id);
    await change(deal.id, { photos: [{ path: kept }, { path: waiting }] });
    const all = [kept, removed, drafted, waiting];
    await running.database.query(`UPDATE media SET examine_at = now() WHERE path = ANY($1)`, [all]);
    expect(await sweptOf(all)).toEqual([removed]);
    await shop.owner.client.delete(`${DRAFTS}/${draft.id}`);
    expect(await sweptOf(all)).toEqual([removed, drafted]);
    await shop.owner.client.delete(`/api/deals/${deal.id}/revision`);
    await running.database.query(`UPDATE media SET examine_at = now() WHERE path = ANY($1)`, [all]);
    expect(await sweptOf(all)).toEqual([removed, drafted, waiting]);

    const { body: second } = await create({ photos: [{ path: kept }] });
    expect((await shop.owner.client.delete(`/api/deals/${second.id}`)).status).toBe(204);
    expect(await sweptOf([kept])).toEqual([]);
  });

  it('outlive the account of the person who uploaded them', async () => {
    const manager = await world.staff(shop, 'manager');
    const { body: file } = await upload(manager.client, 'deal', await phonePhoto(800, 600));
    const { body: deal } = await create({ photos: [{ path: file.path }] });
    const erased = await manager.client.send('DELETE', '/api/users/me', { password: 'two plates of momo' });
    expect(erased.status).toBe(204);
    expect(await sweptOf([file.path])).toEqual([]);
    expect(pathsOf(await pageOfOwn(deal.id))).toEqual([file.path]);
  });

  it('have words that are checked before a deal is approved (X2)', async () => {
    const [one = ''] = await uploads(1);
    const words = { key: 'moderation.bannedWords', value: ['casino'], version: 0 };
    expect((await admin.client.patch('/api/admin/settings', { changes: [words] })).status).toBe(200);
    const { body: deal } = await create({ photos: [{ path: one, alt: 'Our Casino' }] });
    const { body } = await admin.client.get<{ checks: { code: string; words: string[] }[] }[]>(
      `/api/admin/deals/checks?ids=${deal.id}`,
    );
    expect(body[0]?.checks.find(({ code }) => code === 'words')?.words).toEqual(['casino']);
  });
});
