import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, World } from '../support/world.js';

const SITE = 'http://localhost:4200';

interface Embed {
  title: string;
  author_name: string;
  html: string;
  width: number;
  height: number;
  thumbnail_url: string;
}

describe('oEmbed', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let deal: number;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
    deal = await world.deal(shop, { title: '<img src=x onerror="alert(1)"> & tea', title_ne: 'चिया' });
  });

  afterAll(() => running.stop());

  const ask = <T = Embed>(url: string, more = '') =>
    running.client().get<T>(`/api/oembed?url=${encodeURIComponent(url)}${more}`);

  it('describes a deal, with markup that is safe in any page', async () => {
    const { status, body, headers } = await ask(`${SITE}/deals/${deal}?utm_source=blog`, '&format=json');
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(body).toMatchObject({
      ...{ type: 'rich', version: '1.0', provider_name: 'Dobbar', provider_url: SITE },
      title: '<img src=x onerror="alert(1)"> & tea',
      author_url: expect.stringMatching(new RegExp(`^${SITE}/brand/shop-`)),
    });
    expect(body.html).toBe(
      `<div data-dobbar-deal="${deal}" data-lang="en"><a href="${SITE}/deals/${deal}">&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; tea</a></div><script async src="${SITE}/embed.js"></script>`,
    );
    const picture = await fetch(running.url + body.thumbnail_url.slice(SITE.length), { redirect: 'manual' });
    expect(picture.headers.get('content-type')).toBe('image/png');
  });

  it('is in the language of the page, and not larger than asked for', async () => {
    const { body } = await ask(`${SITE}/ne/deals/${deal}/`, '&maxwidth=200&maxheight=5000');
    expect(body).toMatchObject({ title: 'चिया', provider_name: 'दोब्बर', width: 200, height: 420 });
    expect(body.html).toContain(`<a href="${SITE}/ne/deals/${deal}">चिया</a>`);
  });

  it('says 304 for an unchanged deal', async () => {
    const path = `/api/oembed?url=${encodeURIComponent(`${SITE}/deals/${deal}`)}`;
    const etag = (await running.client().get(path)).headers.get('etag') ?? '';
    expect((await running.client().get(path, { 'if-none-match': etag })).status).toBe(304);
  });

  it('knows only public deals of this site', async () => {
    const hidden = await world.deal(shop, { moderation_status: 'pending' });
    const others = [
      ...[`${SITE}/deals/${hidden}`, `${SITE}/deals/999999`, `${SITE}/deals/99999999999`, `${SITE}/deals`],
      ...[`https://elsewhere.test/deals/${deal}`, `http://localhost:4200@elsewhere.test/deals/${deal}`],
      ...['javascript:alert(1)', 'no address', `//localhost:4200/deals/${deal}`],
    ];
    for (const url of others) {
      const { status, body } = await ask<{ code: string }>(url);
      expect([url, status, body.code]).toEqual([url, 404, 'deal.not-found']);
    }
    const gone = await world.deal(shop, { start_date: new Date(0), end_date: new Date(1) });
    expect((await ask<{ code: string }>(`${SITE}/deals/${gone}`)).body.code).toBe('deal.gone');
  });

  it.each([
    '/api/oembed',
    '/api/oembed?url=',
    '/api/oembed?url=x&format=xml',
    '/api/oembed?url=x&maxwidth=-1',
  ])('rejects %s', async (path) => {
    const { status, body } = await running.client().get(path);
    expect([status, body.code]).toEqual(
      path.endsWith('url=') ? [404, 'deal.not-found'] : [400, 'request.invalid'],
    );
  });
});
