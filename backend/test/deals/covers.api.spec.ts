import { DealCoversJob } from '../../src/modules/deals/covers/deal-covers.job.js';
import {
  create,
  running,
  setUp,
  shop,
  admin,
  tearDown,
  world,
  type Managed,
} from './vendor-deals.fixture.js';

interface Covered extends Managed {
  coverKey: string | null;
}

const MOMO = ['dining-1', 'momo-steamer', 'momo-plate'];
const CURRENT = '/media/covers/2';

describe('covers of deals', () => {
  beforeAll(setUp);
  afterAll(tearDown);

  const managed = async (id: number): Promise<Covered> =>
    (await shop.owner.client.get<Covered>(`/api/vendors/me/deals/${id}`)).body;
  const send = (path: string) => fetch(`${running.url}${path}`);

  describe('what is stored with a deal', () => {
    it('is the drawing that its title names, at once', async () => {
      expect(MOMO).toContain((await managed((await create({ title: 'Two plates of momo' })).id)).coverKey);
      expect((await managed((await create({ title: 'A pleasant surprise' })).id)).coverKey).toBeNull();
    });

    it('follows the title of a deal that waits for its approval', async () => {
      const { id, version } = await create({ title: 'Two plates of momo' });
      await shop.owner.client.patch(`/api/deals/${id}`, { title: 'Pizza for two', version });
      expect((await managed(id)).coverKey).toBe('pizza');
    });

    it('follows an approved change of a live deal, not one that waits', async () => {
      const id = await world.deal(shop, {
        title: 'Two plates of momo',
        cover_key: 'momo-plate',
        cover_version: 2,
      });
      await shop.owner.client.patch(`/api/deals/${id}`, { title: 'Pizza for two' });
      const { coverKey, pendingRevision } = await managed(id);
      expect(coverKey).toBe('momo-plate');
      await admin.client.patch(`/api/admin/revisions/${pendingRevision?.id}/approve`);
      expect((await managed(id)).coverKey).toBe('pizza');
    });

    it('is chosen again after the business got another name, which is no part of a title', async () => {
      const id = await world.deal(shop, { title: 'Pizza Palace evening' });
      await running.app.get(DealCoversJob).runDue();
      expect((await managed(id)).coverKey).toBe('pizza');
      await running.database.query(`UPDATE vendors SET business_name = 'Pizza Palace' WHERE id = $1`, [
        shop.id,
      ]);
      await running.database.query('UPDATE deals SET vendor_id = vendor_id WHERE id = $1', [id]);
      await running.app.get(DealCoversJob).runDue();
      expect((await managed(id)).coverKey).toBeNull();
    });

    it('is chosen once by several instances', async () => {
      const ids = await Promise.all([1, 2, 3].map(() => world.deal(shop, { title: 'Burger and fries' })));
      const job = running.app.get(DealCoversJob);
      await Promise.all([job.runDue(), job.runDue(), job.runDue()]);
      for (const id of ids) expect((await managed(id)).coverKey).toBe('burger');
    });

    it('is named on the page of the deal, in both languages', async () => {
      const id = await world.deal(shop, { title: 'Burger and fries' });
      const plain = await world.deal(shop, { title: 'A pleasant surprise' });
      await running.app.get(DealCoversJob).runDue();
      const page = async (one: number) =>
        (await running.client().get<{ coverName: { en: string; ne: string } | null }>(`/api/deals/${one}`))
          .body;
      expect((await page(id)).coverName).toEqual({
        en: expect.stringMatching(/burger/i),
        ne: expect.stringMatching(/\p{Script=Devanagari}/u),
      });
      expect((await page(plain)).coverName).toBeNull();
    });
  });

  describe('GET /api/vendors/me/deal-cover', () => {
    const path = '/api/vendors/me/deal-cover?categoryId=1&title=';

    it('answers what a deal would show', async () => {
      const { body } = await shop.owner.client.get<{ coverKey: string | null }>(
        `${path}Burger%20and%20fries`,
      );
      expect(body).toEqual({ coverKey: 'burger' });
      expect((await shop.owner.client.get(`${path}Surprise`)).body).toEqual({ coverKey: null });
    });

    it('is for businesses alone', async () => {
      expect((await running.client().get(`${path}Burger`)).status).toBe(401);
      expect((await (await world.person()).client.get(`${path}Burger`)).status).toBe(403);
    });

    it('rejects what is no title', async () => {
      expect((await shop.owner.client.get(`${path}${'x'.repeat(121)}`)).status).toBe(400);
    });
  });

  describe('pictures', () => {
    it('are the same for ever under the address of their version', async () => {
      const drawing = await send(`${CURRENT}/momo-plate.svg`);
      expect([
        drawing.status,
        drawing.headers.get('content-type'),
        drawing.headers.get('cache-control'),
      ]).toEqual([200, 'image/svg+xml', 'public, max-age=31536000, immutable']);
      expect(await drawing.text()).toMatch(/^<svg /);
      const earlier = await send('/media/covers/1/momo-plate.svg');
      expect([earlier.status, earlier.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    });

    it('of tickets carry the first letter and differ between looks', async () => {
      const ticket = async (name: string): Promise<string> =>
        (await send(`${CURRENT}/ticket/${encodeURIComponent(name)}.svg`)).text();
      const looks = await Promise.all(
        Array.from({ length: 16 }, (_, look) => ticket(`cafes.7.${look}.Himc`)),
      );
      expect(new Set(looks).size).toBe(16);
      for (const svg of looks) expect(svg).toMatch(/^<svg .*<\/svg>\s*$/s);
      expect(looks.join()).not.toMatch(/\{\{|<text/);
      expect(await ticket('cafes.7.0.चिया')).not.toBe(await ticket('cafes.7.0.Himc'));
      expect(await ticket('something-new~cafes.7.0.Himc')).toBe(looks[0]);
    });

    it('of tickets show no more of a name than a letter, and no markup', async () => {
      const response = await send(`${CURRENT}/ticket/${encodeURIComponent('cafes.7.0."><script>')}.svg`);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain('script');
    });

    it.each([
      `${CURRENT}/unknown.svg`,
      `${CURRENT}/covers.json`,
      `${CURRENT}/..%2Fcovers.svg`,
      `${CURRENT}/ticket/cafes.7.16.H.svg`,
      `${CURRENT}/ticket/cafes.svg`,
      `${CURRENT}/ticket/cafes.7.1.${'x'.repeat(40)}.svg`,
    ])('%s is not there', async (path) => {
      const response = await send(path);
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        404,
        'cover.not-found',
      ]);
    });
  });
});
