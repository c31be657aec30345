import { PublicCache } from '../../src/common/http-cache/public-cache.js';
import { nepalTime, nepalWeekday } from '../../src/common/time/nepal-day.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, World } from '../support/world.js';

const HOUR_MS = 3_600_000;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const THAMEL = { id: 1, slug: 'thamel', name: 'Thamel', nameNe: 'ठमेल' };

interface Shown {
  title: string;
  area: { slug: string } | null;
  distanceMetres: number | null;
  opening: { state: string; changesAt: string | null };
  nextUseAt: string | null;
}

interface MapPlaceRow {
  id: number;
  businessName: string;
  deals: unknown[];
}

interface PlaceRow {
  slug: string;
  dealCount: number;
  areas: { slug: string; dealCount: number }[];
}

describe('places of deals', () => {
  let running: RunningApp;
  let world: World;
  let momo: Business;
  let lodge: Business;
  let rafting: Business;

  const hours = (opens: string, closes: string): string =>
    JSON.stringify(EVERY_DAY.map((weekday) => ({ weekday, opens, closes })));

  const placeBranch = (id: number, columns: { area: number; latitude: number; longitude: number }) =>
    running.database.query('UPDATE branches SET area_id = $2, latitude = $3, longitude = $4 WHERE id = $1', [
      id,
      columns.area,
      columns.latitude,
      columns.longitude,
    ]);

  const list = async (query: string): Promise<Shown[]> =>
    (await running.client().get<Shown[]>(`/api/deals?${query}`)).body;
  const titles = async (query: string): Promise<string[]> => (await list(query)).map(({ title }) => title);

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    await running.database.query(`
      INSERT INTO areas (id, location_id, slug, name, name_ne, latitude, longitude) OVERRIDING SYSTEM VALUE VALUES
        (1, 1, 'thamel', 'Thamel', 'ठमेल', 27.7154, 85.3123), (2, 1, 'boudha', 'Boudha', 'बौद्ध', 27.7215, 85.3617),
        (3, 2, 'lakeside', 'Lakeside', 'लेकसाइड', 28.2097, 83.9569)`);
    momo = await world.business({ name: 'Momo House' });
    await placeBranch(momo.branchId, { area: 1, latitude: 27.7154, longitude: 85.3123 });
    lodge = await world.business({ name: 'Lodge', city: 'Pokhara' });
    await placeBranch(lodge.branchId, { area: 3, latitude: 28.2097, longitude: 83.9569 });
    rafting = await world.business({ name: 'Rafting' });
    await placeBranch(rafting.branchId, { area: 1, latitude: 27.7156, longitude: 85.3125 });
    await world.deal(momo, { title: 'Momo in Thamel', recent_uses: 3 });
    await world.deal(lodge, { title: 'Room in Lakeside', location_id: 2, recent_uses: 9 });
    await world.deal(rafting, {
      title: 'Rafting on the Trishuli',
      venue_name: 'Beach camp',
      venue_latitude: 27.8525,
      venue_longitude: 84.6245,
    });
  });

  afterAll(() => running.stop());

  describe('in lists', () => {
    it('are named by the area and, with a position, by the distance', async () => {
      const [first] = await list('near=27.72,85.3123&sort=near&radius=3');
      expect(first).toMatchObject({ title: 'Momo in Thamel', area: THAMEL, distanceMetres: 511 });
      const [without] = await list('area=thamel');
      expect(without).toMatchObject({ area: THAMEL, distanceMetres: null });
    });

    it('are where the deal happens, not at the office', async () => {
      expect(await titles('near=27.7154,85.3123&radius=10')).toEqual(['Momo in Thamel']);
      const [rafts] = await list('near=27.85,84.62&radius=1');
      expect(rafts).toMatchObject({ title: 'Rafting on the Trishuli', area: null, distanceMetres: 523 });
      expect(await titles('area=thamel')).toEqual(['Momo in Thamel']);
    });

    it('are on the map where the deal happens, and at branches without a place of its own', async () => {
      await world.deal(rafting, {
        title: 'Camping on the Trishuli',
        venue_name: 'Beach camp',
        venue_latitude: 27.8525,
        venue_longitude: 84.6245,
      });
      try {
        const { body } = await running.client().get<{ places: MapPlaceRow[] }>('/api/deals/map');
        const shown = body.places.filter(({ businessName }) => businessName !== 'Lodge');
        expect(shown).toMatchObject([
          { branchId: momo.branchId, businessName: 'Momo House', nameNe: null, latitude: 27.7154 },
          { branchId: null, businessName: 'Rafting', name: 'Beach camp', address: null, latitude: 27.8525 },
        ]);
        expect(shown.map(({ deals }) => deals.length)).toEqual([1, 2]);
        expect(new Set(body.places.map(({ id }) => id)).size).toBe(3);
      } finally {
        await running.database.query(
          `UPDATE deals SET is_active = false WHERE title = 'Camping on the Trishuli'`,
        );
        running.app.get(PublicCache).invalidate(['deals']);
      }
    });

    it('lie within 1, 3, 10 or 50 km', async () => {
      const near = 'near=27.74,85.3123&sort=near';
      expect(await titles(`${near}&radius=1`)).toEqual([]);
      expect(await titles(`${near}&radius=3`)).toEqual(['Momo in Thamel']);
      expect((await running.client().get(`/api/deals?${near}&radius=2`)).status).toBe(400);
    });

    it('put the chosen place first and leave nothing out', async () => {
      expect((await titles('place=pokhara')).slice(0, 1)).toEqual(['Room in Lakeside']);
      expect(await titles('place=pokhara.lakeside')).toHaveLength(3);
      expect((await titles('place=kathmandu.thamel')).slice(0, 1)).toEqual(['Momo in Thamel']);
      expect((await titles('place=pokhara&search=momo+room')).at(0)).toBe('Room in Lakeside');
      expect((await running.client().get('/api/deals?place=Pokhara!')).status).toBe(400);
    });

    it('keep their order over pages', async () => {
      const all = await titles('place=pokhara');
      const paged: string[] = [];
      let path: string | undefined = '/api/deals?place=pokhara&limit=1';
      while (path) {
        const { body, headers }: { body: Shown[]; headers: Headers } = await running
          .client()
          .get<Shown[]>(path);
        paged.push(...body.map(({ title }) => title));
        path = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
      }
      expect(paged).toEqual(all);
    });

    it('filter by several areas, by stars and by uses', async () => {
      expect((await titles('area=thamel&area=lakeside')).sort()).toEqual([
        'Momo in Thamel',
        'Room in Lakeside',
      ]);
      expect(await titles('area=lakeside&location=kathmandu')).toEqual([]);
      expect(await titles('minRating=4.5')).toEqual([]);
      expect((await titles('sort=popular')).slice(0, 2)).toEqual(['Room in Lakeside', 'Momo in Thamel']);
      expect(
        (await running.client().get('/api/deals?area=a-1&area=b-2&area=c-3&area=d-4&area=e-5&area=f-6'))
          .status,
      ).toBe(400);
    });

    it('are counted by area in the facets of a city', async () => {
      const { body } = await running
        .client()
        .get<{ areas: { slug: string; count: number }[] }>('/api/deals/facets?place=kathmandu');
      expect(body.areas).toEqual([
        { id: 1, slug: 'thamel', count: 1 },
        { id: 2, slug: 'boudha', count: 0 },
      ]);
    });
  });

  describe('that open and close', () => {
    const now = new Date();
    const inHours = (count: number): string => nepalTime(new Date(now.getTime() + count * HOUR_MS));
    const openingOf = async (): Promise<Shown | undefined> => (await list('area=boudha'))[0];
    let shop: Business;

    beforeAll(async () => {
      shop = await world.business({ name: 'Hours' });
      await placeBranch(shop.branchId, { area: 2, latitude: 27.7215, longitude: 85.3617 });
      await world.deal(shop, { title: 'Chiya in Boudha' });
    });

    const setHours = async (value: string | null): Promise<void> => {
      await running.database.query('UPDATE branches SET hours = $2::jsonb WHERE id = $1', [
        shop.branchId,
        value,
      ]);
      running.app.get(PublicCache).invalidate(['deals']);
    };

    it('say until when they are open', async () => {
      await setHours(hours(inHours(-1), inHours(2)));
      const deal = await openingOf();
      expect(deal).toMatchObject({ opening: { state: 'open' }, nextUseAt: null });
      expect(nepalTime(new Date(deal?.opening.changesAt ?? 0))).toBe(inHours(2));
    });

    it('say when the deal can be used next, by its own days too', async () => {
      await setHours(hours('09:00', '20:00'));
      const day = (nepalWeekday(now) + 2) % 7;
      await running.database.query('UPDATE deals SET weekdays = ARRAY[$1::smallint] WHERE vendor_id = $2', [
        day,
        shop.id,
      ]);
      const deal = await openingOf();
      expect(deal?.opening.state).toBe('closed');
      expect(deal?.nextUseAt).toBe(deal?.opening.changesAt);
      const next = new Date(deal?.nextUseAt ?? 0);
      expect([nepalWeekday(next), nepalTime(next)]).toEqual([day, '09:00']);
      await running.database.query('UPDATE deals SET weekdays = NULL WHERE vendor_id = $1', [shop.id]);
    });

    it('say nothing without hours, and are not open', async () => {
      await setHours(null);
      expect(await openingOf()).toMatchObject({
        opening: { state: 'unknown', changesAt: null },
        nextUseAt: null,
      });
      expect(await titles('area=boudha&open=now')).toEqual([]);
      expect(await titles('area=boudha&when=weekend')).toEqual([]);
    });

    it('name no end while they are always open', async () => {
      await setHours(hours('00:00', '24:00'));
      expect(await openingOf()).toMatchObject({
        opening: { state: 'open', changesAt: null },
        nextUseAt: null,
      });
      expect(await titles('area=boudha&when=today-evening')).toEqual(['Chiya in Boudha']);
      expect(await titles('area=boudha&when=weekend')).toEqual(['Chiya in Boudha']);
    });
  });

  it('are listed for the choice of a city, with their areas and numbers of deals', async () => {
    const { body } = await running.client().get<PlaceRow[]>('/api/places');
    expect(body.map(({ slug }) => slug)).toEqual(['kathmandu', 'pokhara']);
    expect(body[0]?.areas).toMatchObject([
      { slug: 'boudha', dealCount: 1 },
      { slug: 'thamel', dealCount: 1, nameNe: 'ठमेल', latitude: 27.7154 },
    ]);
    expect(body[1]?.areas).toMatchObject([{ slug: 'lakeside', dealCount: 1 }]);
  });
});
