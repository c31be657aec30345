import type { Problem } from '../support/api/api-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, PHOTO, World } from '../support/world.js';

interface Slot {
  place: string;
  from: string;
  until: string | null;
}
interface Managed {
  id: number;
  isFeatured: boolean;
  featuredSlots: Slot[];
}

const HOUR = 3_600_000;
const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();

describe('slots of the home page', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let admin: Person;
  let guest: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    [shop, admin, guest] = await Promise.all([world.business(), world.admin(), world.person()]);
  });

  afterAll(() => running.stop());

  const ask = (deal: number, body: object) =>
    admin.client.patch<Problem & Managed>(`/api/admin/deals/${deal}/feature`, body);
  const feature = ask;
  const shown = async (place?: string): Promise<number[]> => {
    const { body } = await guest.client.get<Managed[]>(
      `/api/deals/featured${place ? `?place=${place}` : ''}`,
    );
    return body.map(({ id }) => id);
  };

  it('show a deal at once and until it is taken away, asked for as often as one likes', async () => {
    const deal = await world.deal(shop);
    for (const featured of [true, true]) {
      const { status, body } = await feature(deal, { featured });
      expect([status, body.isFeatured, body.featuredSlots.length]).toEqual([200, true, 1]);
    }
    expect(await shown()).toContain(deal);
    const { body } = await feature(deal, { featured: false });
    expect([body.isFeatured, body.featuredSlots]).toEqual([false, []]);
    expect(await shown()).not.toContain(deal);
  });

  it('begin and end by themselves, whatever was kept of the answer', async () => {
    const deal = await world.deal(shop);
    const until = Date.now() + 2_500;
    await feature(deal, {
      featured: true,
      place: 'hero',
      from: inMs(1_000),
      until: new Date(until).toISOString(),
    });
    expect(await shown('hero')).not.toContain(deal);
    const seen: boolean[] = [];
    while (Date.now() < until + 1_000) seen.push((await shown('hero')).includes(deal));
    const changes = seen.filter((now, at) => at > 0 && now !== seen[at - 1]);
    expect(changes).toEqual([true, false]);
    expect(await shown('featured')).not.toContain(deal);
  });

  it('fill up the specials with the deals that save most', async () => {
    const best = await world.deal(shop, { original_price: 90_000, discounted_price: 100 });
    const second = await world.deal(shop, { original_price: 80_000, discounted_price: 100 });
    const chosen = await world.deal(shop);
    expect(await shown('specials')).toEqual([best, second]);
    await feature(chosen, { featured: true, place: 'specials', until: inMs(HOUR) });
    expect(await shown('specials')).toEqual([chosen, best]);
  });

  it('of one deal do not meet in one place', async () => {
    const deal = await world.deal(shop);
    const slot = { featured: true, place: 'hero', from: inMs(HOUR), until: inMs(3 * HOUR) };
    expect((await feature(deal, slot)).status).toBe(200);
    const { status, body } = await feature(deal, { ...slot, from: inMs(2 * HOUR) });
    expect([status, body.code]).toEqual([409, 'deal.already-featured']);
    expect((await feature(deal, { ...slot, place: 'specials' })).status).toBe(200);
    const ended = await feature(deal, { featured: false, place: 'hero' });
    expect(ended.body.featuredSlots.map(({ place }) => place)).toEqual(['specials']);
    await feature(deal, { featured: false });
  });

  it.each([
    {},
    { featured: 'yes' },
    { featured: true, place: 'footer' },
    { featured: true, until: 'soon' },
    { featured: true, until: '2020-01-01' },
    { featured: true, from: '2090-01-01' },
    { featured: true, extra: 1 },
    { featured: true, withoutPhoto: 'yes' },
  ])('reject %j', async (body) => {
    expect((await feature(await world.deal(shop), body)).status).toBe(400);
  });

  it.each(['featured', 'specials'])(
    'show a photo in %s when the admin has not confirmed that there is none',
    async (place) => {
      const deal = await world.deal(shop);
      const body = { featured: true, place };
      const refused = await ask(deal, { ...body, withoutPhoto: false });
      expect([refused.status, refused.body.code]).toEqual([409, 'deal.photo-required']);
      expect(await shown(place)).not.toContain(deal);
      expect((await ask(deal, body)).status).toBe(200);
      const { rows } = await running.database.query(
        `SELECT after->'withPhoto' AS "withPhoto" FROM audit_log WHERE action = 'deal.featured' AND subject_id = $1`,
        [String(deal)],
      );
      expect(rows).toEqual([{ withPhoto: false }]);
      expect((await ask(deal, { featured: false })).status).toBe(200);
      const pictured = await world.deal(shop, { image: PHOTO });
      expect((await ask(pictured, { ...body, withoutPhoto: false })).status).toBe(200);
      await ask(pictured, { featured: false });
    },
  );

  it('show a drawing at the top of the page', async () => {
    const deal = await world.deal(shop);
    expect((await ask(deal, { featured: true, place: 'hero' })).status).toBe(200);
    await ask(deal, { featured: false });
  });

  it('are asked for by businesses for deals with a photo', async () => {
    const gold = await world.business({ plan: 'gold' });
    const ofDeal = (id: number) => gold.owner.client.post<Problem>(`/api/deals/${id}/feature-request`);
    const bare = await ofDeal(await world.deal(gold));
    expect([bare.status, bare.body.code]).toEqual([409, 'deal.photo-required']);
    expect((await ofDeal(await world.deal(gold, { image: PHOTO }))).status).toBe(200);
  });

  it('are for approved deals that have not ended, within the plan', async () => {
    const pending = await world.deal(shop, { moderation_status: 'pending' });
    expect((await feature(pending, { featured: true })).body).toMatchObject({
      code: 'deal.state-forbids',
      currentState: 'pending',
    });
    const over = await world.deal(shop, { start_date: inMs(-9 * HOUR), end_date: inMs(-HOUR) });
    expect((await feature(over, { featured: true })).body).toMatchObject({ currentState: 'expired' });
    const silver = await world.business({ plan: 'silver' });
    const deals = await Promise.all([1, 2, 3].map(() => world.deal(silver)));
    const later = { featured: true, place: 'hero', from: inMs(HOUR), until: inMs(2 * HOUR) };
    const answers = await Promise.all(deals.map((deal) => feature(deal, later)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect((await guest.client.get('/api/deals/featured?place=footer')).status).toBe(400);
  });
});
