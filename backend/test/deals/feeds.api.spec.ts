import { parseFeed } from '@rowanmanning/feed-parser';
import { parseJsonFeed } from 'feedsmith';
import { nepaliDayText } from '../../src/common/time/bikram-sambat.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, World } from '../support/world.js';

const SITE = 'http://localhost:4200';
/** Markup, the end of a CDATA section, and a character that XML does not allow. */
const HOSTILE = `]]><script>alert(1)</script> & "tea" <!-- \uFFFE`;

const ENDS = new Date(Date.now() + 50 * 86_400_000);

describe('feeds of deals', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let plain: number;
  let hostile: number;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business({ name: 'Momo & <b>Sons</b>' });
    plain = await world.deal(shop, {
      title_ne: 'दुई प्लेट म:म',
      created_at: new Date(Date.now() - 60_000),
      end_date: ENDS,
    });
    hostile = await world.deal(shop, { title: HOSTILE, description: HOSTILE });
  });

  afterAll(() => running.stop());

  const read = (path: string, headers?: Record<string, string>) => running.client().get(path, headers);

  it('has the newest deals of a city and a category as RSS', async () => {
    const { status, text, headers } = await read('/api/feeds/kathmandu/dining.rss');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const feed = parseFeed(text);
    expect(feed).toMatchObject({
      language: 'en',
      self: `${SITE}/api/feeds/kathmandu/dining.rss`,
      url: `${SITE}/deals?category=dining&location=kathmandu`,
    });
    expect(feed.title).toBe('Deals: Dining in Kathmandu · Dobbar');
    expect(feed.items.map(({ id, url }) => [id, url])).toEqual(
      [hostile, plain].map((id) => [`${SITE}/deals/${id}`, `${SITE}/deals/${id}`]),
    );
    const [first, second] = feed.items;
    expect(first?.title).toBe(HOSTILE.replace('\uFFFE', '').trim());
    expect(text).not.toContain('<p>]]><script');
    expect(text).toContain('<p>Momo &amp; &lt;b&gt;Sons&lt;/b&gt;, Kathmandu</p>');
    expect(second?.description).toContain('Rs. 500 instead of Rs. 1,000');
    expect(second?.published).toBeInstanceOf(Date);
    const day = ENDS.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' });
    expect(second?.description).toContain(`Until ${day}`);
  });

  it('has them as a JSON Feed in Nepali', async () => {
    const { status, text, headers } = await read('/api/feeds/kathmandu/dining.json?lang=ne');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/feed+json; charset=utf-8']);
    const feed = parseJsonFeed(text);
    expect(feed).toMatchObject({
      title: 'काठमाडौँका अफर: खानपान · दोब्बर',
      home_page_url: `${SITE}/ne/deals?category=dining&location=kathmandu`,
      feed_url: `${SITE}/api/feeds/kathmandu/dining.json?lang=ne`,
      language: 'ne',
    });
    const item = feed.items?.find(({ url }) => url === `${SITE}/ne/deals/${plain}`);
    expect(item?.title).toBe('दुई प्लेट म:म');
    expect(item?.content_text).toContain('रु. ५००, साबिक मूल्य रु. १,०००');
    // As on the pages of the site: Bikram Sambat.
    expect(item?.content_text).toContain(`${nepaliDayText(ENDS.toISOString())} सम्म`);
  });

  it('has all cities and categories with `all`, and only deals that are listed', async () => {
    const paused = await world.deal(shop, { is_active: false });
    const elsewhere = await world.deal(shop, { location_id: 2, category_id: 2 });
    const idsOf = async (path: string): Promise<string[]> => {
      const { text } = await read(path);
      return (parseJsonFeed(text).items ?? []).map(({ id }) => id ?? '');
    };
    const everything = await idsOf('/api/feeds/all/all.json');
    expect(everything).toContain(`${SITE}/deals/${elsewhere}`);
    expect(everything).not.toContain(`${SITE}/deals/${paused}`);
    expect(await idsOf('/api/feeds/kathmandu/all.json')).not.toContain(`${SITE}/deals/${elsewhere}`);
  });

  it('is sent once: an unchanged feed is 304, and a changed deal changes it at once', async () => {
    const path = '/api/feeds/kathmandu/all.rss';
    const etag = (await read(path)).headers.get('etag') ?? '';
    const again = await read(path, { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    const { status } = await shop.owner.client.post(`/api/deals/${plain}/pause`);
    expect(status).toBe(200);
    const changed = await read(path, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.text).not.toContain(`/deals/${plain}<`);
  });

  it.each([
    ['/api/feeds/atlantis/dining.rss', 404, 'city.not-found'],
    ['/api/feeds/kathmandu/submarines.json', 404, 'category.not-found'],
    ['/api/feeds/Kath..mandu/dining.rss', 404, 'city.not-found'],
    ['/api/feeds/kathmandu/..%2fdining.json', 404, 'category.not-found'],
    ['/api/feeds/%00/dining.rss', 400, 'request.malformed'],
    ['/api/feeds/kathmandu/dining.xml', 404, 'route.not-found'],
    ['/api/feeds/kathmandu/dining.rss?lang=fr', 400, 'request.invalid'],
  ])('%s is %s %s', async (path, status, code) => {
    const answer = await read(path);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
  });
});
