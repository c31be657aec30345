import sharp from 'sharp';
import { MediaStorage } from '../../src/modules/media/index.js';
import { upload } from '../support/pictures.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, World } from '../support/world.js';

interface Place {
  businessName: string;
  city: string;
  latitude: number;
  deals: { id: number }[];
}

const days = (count: number): Date => new Date(Date.now() + count * 86_400_000);

describe('what maps, search engines and previews read', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business({ name: 'Himchuli Momo House' });
  });

  afterAll(() => running.stop());

  describe('the map', () => {
    it('has each branch once, with the deals that are good there', async () => {
      const [everywhere, elsewhere] = [await world.deal(shop), await world.deal(shop)];
      const other = await world.business();
      const { rows } = await running.database.query<{ id: number }>(
        `INSERT INTO branches (vendor_id, name, address, city, latitude, longitude) VALUES ($1, 'Patan', 'Mangal Bazar', 'Lalitpur', 27.673, 85.325) RETURNING id`,
        [shop.id],
      );
      await running.database.query('UPDATE deals SET branch_ids = $2 WHERE id = $1', [
        elsewhere,
        [rows[0]?.id],
      ]);
      await world.deal(other, { moderation_status: 'pending' });
      const { body } = await running
        .client()
        .get<{ isComplete: boolean; places: Place[] }>('/api/deals/map?category=dining');
      expect(body.isComplete).toBe(true);
      expect(body.places.map(({ city, deals }) => [city, deals.map(({ id }) => id)])).toEqual([
        ['Kathmandu', [everywhere]],
        ['Lalitpur', [elsewhere, everywhere]],
      ]);
      expect(
        (await running.client().get<{ places: [] }>('/api/deals/map?category=hotels')).body.places,
      ).toEqual([]);
      const near = await running.client().get<{ places: Place[] }>('/api/deals/map?near=28.2096,83.9856');
      expect(near.body.places).toEqual([]);
    });

    it('shows near somebody only what can be used there, on the map as in the list', async () => {
      const chain = await world.business();
      const { rows } = await running.database.query<{ id: number }>(
        `INSERT INTO branches (vendor_id, name, address, city, latitude, longitude) VALUES ($1, 'Lakeside', 'Phewa Marg', 'Pokhara', 28.2096, 83.9556) RETURNING id`,
        [chain.id],
      );
      const everywhere = await world.deal(chain);
      const inKathmandu = await world.deal(chain);
      await running.database.query('UPDATE deals SET branch_ids = $2 WHERE id = $1', [
        inKathmandu,
        [chain.branchId],
      ]);
      const near = '?near=28.2094,83.9854';
      const list = await running.client().get<{ id: number }[]>(`/api/deals${near}&sort=near`);
      expect(list.body.map(({ id }) => id)).toEqual([everywhere]);
      const map = await running.client().get<{ places: Place[] }>(`/api/deals/map${near}`);
      expect(map.body.places.find(({ city }) => city === 'Pokhara')?.deals).toHaveLength(1);
      const facets = await running.client().get<{ total: number }>(`/api/deals/facets${near}`);
      expect(facets.body.total).toBe(1);
      await running.database.query('UPDATE deals SET branch_ids = $2 WHERE id = $1', [
        inKathmandu,
        [rows[0]?.id],
      ]);
      expect((await running.client().get<[]>(`/api/deals${near}&limit=9`)).body).toHaveLength(2);
    });

    it('rejects a place that is none', async () => {
      expect((await running.client().get('/api/deals/map?near=here')).status).toBe(400);
    });
  });

  describe('the sitemap', () => {
    it('names what is listed and nothing else', async () => {
      const shown = await world.deal(shop, { category_id: 4 });
      const hidden = await world.deal(shop, { moderation_status: 'pending' });
      const unverified = await world.business({ status: 'pending' });
      const { body } = await running.client().get<{
        deals: { part: number }[];
        lists: { category: string | null; location: string | null }[];
      }>('/api/sitemap');
      expect(body.deals).toEqual([{ part: 1, updatedAt: expect.any(String) }]);
      const lists = body.lists.map(({ category, location }) => `${category}/${location}`);
      expect(lists).toEqual(
        expect.arrayContaining(['cafes/null', 'dining/null', 'null/kathmandu', 'dining/kathmandu']),
      );
      expect(lists).not.toContain('hotels/null');
      const deals = await running.client().get<{ id: number }[]>('/api/sitemap/deals/1');
      const ids = deals.body.map(({ id }) => id);
      expect(ids).toContain(shown);
      expect(ids).not.toContain(hidden);
      expect((await running.client().get<[]>('/api/sitemap/deals/2147483647')).body).toEqual([]);
      const { text } = await running.client().get('/api/sitemap/brands/1');
      expect(text).toContain(`shop-`);
      const slug = await running.database.query<{ slug: string }>('SELECT slug FROM vendors WHERE id = $1', [
        unverified.id,
      ]);
      expect(text).not.toContain(`"${slug.rows[0]?.slug}"`);
    });
  });

  describe('the social picture of a deal', () => {
    const addresses = async (id: number): Promise<{ en: string; ne: string }> =>
      (await running.client().get<{ socialPicture: { en: string; ne: string } }>(`/api/deals/${id}`)).body
        .socialPicture;

    it('is a PNG of 1200 by 630 that may be kept for ever, in both languages', async () => {
      const id = await world.deal(shop, {
        title: 'Two plates of buff & veg <momo>',
        title_ne: 'दुई प्लेट बफ मोमो',
      });
      const { en, ne } = await addresses(id);
      for (const address of [en, ne]) {
        const answer = await fetch(running.url + address);
        const png = Buffer.from(await answer.arrayBuffer());
        expect(answer.headers.get('content-type')).toBe('image/png');
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
          'PNG',
          1200,
          630,
        ]);
      }
    });

    it('shows the shop’s own picture where there is one, also once the file is gone', async () => {
      const green = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#00ff00' } })
        .png()
        .toBuffer();
      const { body } = await upload(shop.owner.client, 'deal', green);
      const id = await world.deal(shop, { image: body.path });
      const middle = async (address: string): Promise<number[]> => {
        const png = Buffer.from(await (await fetch(running.url + address)).arrayBuffer());
        const place = { left: 900, top: 300, width: 1, height: 1 };
        return [...(await sharp(png).extract(place).removeAlpha().toColourspace('srgb').raw().toBuffer())];
      };
      const [red = 255, shownGreen = 0, blue = 255] = await middle((await addresses(id)).en);
      expect([red < 40, shownGreen > 215, blue < 40]).toEqual([true, true, true]);
      await running.app.get(MediaStorage).remove([`${body.id}/960.webp`]);
      expect((await fetch(running.url + (await addresses(id)).ne)).status).toBe(200);
    });

    it('gets another name when what it shows changes, and the old name leads there', async () => {
      const id = await world.deal(shop);
      const before = await addresses(id);
      await running.database.query("UPDATE deals SET title = 'Two plates of jhol momo' WHERE id = $1", [id]);
      const answer = await fetch(running.url + before.en, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store']);
      const after = answer.headers.get('location') as string;
      expect(after).not.toBe(before.en);
      expect((await fetch(running.url + after)).status).toBe(200);
    });

    it('is not there for deals that the public does not see', async () => {
      const name = 'en-0123456789abcdef.png';
      const hidden = [
        await world.deal(shop, { moderation_status: 'pending' }),
        await world.deal(shop, { is_active: false }),
        await world.deal(shop, { start_date: days(-200), end_date: days(-91) }),
        2_000_000_000,
      ];
      for (const id of hidden) {
        const answer = await running.client().get(`/api/deals/${id}/social/${name}`);
        expect([answer.status, answer.body.code]).toEqual([404, 'deal.not-found']);
      }
    });

    it.each(['x.png', 'en-0123.png', 'fr-0123456789abcdef.png', 'en-0123456789abcdeF.png', '%00'])(
      'is not called %s',
      async (name) => {
        const id = await world.deal(shop);
        expect([400, 404]).toContain((await running.client().get(`/api/deals/${id}/social/${name}`)).status);
      },
    );
  });
});
