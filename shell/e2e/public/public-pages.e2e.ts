import { expect, test } from '../support/console-check.ts';

const text = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const meta = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1];

test.describe('a page before any script', () => {
  test('home says what it offers, in both languages', async ({ request }) => {
    const english = await (await request.get('/')).text();
    expect(english).toMatch(/<html[^>]* lang="en"/);
    expect(/<title>([^<]+)/.exec(english)?.[1]).toContain('Buy One Get One Free');
    expect(meta(english, 'description')).toBeTruthy();
    expect(meta(english, 'og:title')).toBeTruthy();
    expect(meta(english, 'og:type')).toBe('website');
    expect(text(english)).toContain(
      'The app that gives you Buy One Get One Free on all the things you love!',
    );
    expect(english).toContain('hreflang="ne"');

    const nepali = await (await request.get('/ne')).text();
    expect(nepali).toMatch(/<html[^>]* lang="ne"/);
    expect(text(nepali)).toMatch(/[\u0900-\u097F]{4}/);
    expect(text(nepali)).not.toContain('Explore by Category');
  });

  test('the list shows deals', async ({ request }) => {
    const html = await (await request.get('/deals')).text();
    expect(meta(html, 'description')).toBeTruthy();
    expect(meta(html, 'og:title')).toBeTruthy();
    expect(html.match(/href="\/deals\/\d+"/g)?.length).toBeGreaterThan(10);
  });

  test('a deal shows its title, price and terms, and tells search engines', async ({ request }) => {
    const [deal] = (await (await request.get('/api/deals/featured')).json()) as {
      id: number;
      title: string;
    }[];
    const html = await (await request.get(`/deals/${deal?.id}`)).text();
    expect(/<title>([^<]+)/.exec(html)?.[1]).toContain(deal?.title);
    expect(meta(html, 'og:title')).toContain(deal?.title);
    expect(text(html)).toContain(deal?.title);
    expect(text(html)).toMatch(/Rs\. [\d,]+/);
    expect(html).toContain('application/ld+json');
    expect(html).toContain('"Offer"');
  });

  test('a deal has a picture for previews, and its other language', async ({ request }) => {
    const [deal] = (await (await request.get('/api/deals/featured')).json()) as { id: number }[];
    const pictures = new Set<string>();
    for (const path of [`/deals/${deal?.id}`, `/ne/deals/${deal?.id}`]) {
      const html = await (await request.get(path)).text();
      expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]+${path}"`));
      for (const language of ['en', 'ne', 'x-default']) expect(html).toContain(`hreflang="${language}"`);
      const picture = meta(html, 'og:image') ?? '';
      pictures.add(picture);
      const answer = await request.get(picture);
      expect(answer.headers()['content-type']).toBe('image/png');
      expect(answer.headers()['cache-control']).toContain('immutable');
    }
    expect(pictures.size).toBe(2);
  });

  test('everything on it has come with its styles', async ({ request, baseURL }) => {
    const [deal] = (await (await request.get('/api/deals/featured')).json()) as { id: number }[];
    const [brand] = (await (await request.get('/api/brands')).json()) as { slug: string }[];
    const deals = `/deals/${deal?.id}`;
    const paths = [
      '/',
      '/deals',
      deals,
      `${deals}?tab=reviews`,
      '/brands',
      `/brand/${brand?.slug}`,
      '/about',
      '/help',
      '/contact',
      '/subscribe',
      '/how-it-works',
      '/honest',
      '/for-businesses',
      '/login',
      '/nowhere',
    ];
    const styles = new Map<string, string>();
    const unstyled: string[] = [];
    for (const path of paths) {
      const html = await (await request.get(path)).text();
      let sheet = '';
      for (const [, address = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) {
        const url = new URL(address, baseURL).href;
        if (!styles.has(url)) styles.set(url, await (await request.get(url)).text());
        sheet += styles.get(url);
      }
      const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
      for (const name of new Set(classes.filter((one) => /^[a-zA-Z]+_[\w-]{5}$/.test(one))))
        if (!sheet.includes(`.${name}`)) unstyled.push(`${path}: ${name}`);
    }
    expect(unstyled).toEqual([]);
  });

  test('every page of the sitemap is there, in both languages', async ({ request }) => {
    expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: \S+\/sitemap\.xml/);
    const locations = (xml: string) =>
      [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
    const index = locations(await (await request.get('/sitemap.xml')).text());
    expect(index.length).toBeGreaterThanOrEqual(3);
    for (const sitemap of index) {
      const pages = locations(await (await request.get(sitemap)).text());
      expect(pages.length).toBeGreaterThan(1);
      expect(pages.length).toBeLessThanOrEqual(5000);
      for (const page of pages.slice(0, 4)) {
        const answer = await request.get(page);
        expect([page, answer.status()]).toEqual([page, 200]);
        expect(await answer.text()).not.toContain('name="robots" content="noindex"');
      }
    }
    expect((await request.get('/sitemaps/deals-999.xml')).status()).toBe(404);
  });

  test('what is not there is said with 404', async ({ request }) => {
    expect((await request.get('/deals/2000000000')).status()).toBe(404);
    expect((await request.get('/no/such/page')).status()).toBe(404);
  });

  test('is the same for everyone and comes again as 304', async ({ request }) => {
    // Another test may change a deal between the two requests, so both are repeated.
    await expect
      .poll(async () => {
        const first = await request.get('/deals');
        const again = await request.get('/deals', {
          headers: { 'if-none-match': first.headers()['etag'] ?? '' },
        });
        return again.status();
      })
      .toBe(304);
  });

  test('carries the headers that keep it safe', async ({ request }) => {
    const { 'content-security-policy': policy = '', ...headers } = (await request.get('/')).headers();
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

for (const path of ['/', '/ne', '/deals', '/ne/deals', '/login', '/customer-signup', '/no/such/page']) {
  test(`${path} hydrates without a complaint`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
}

test('a deal hydrates without a complaint', async ({ page, request }) => {
  const [deal] = (await (await request.get('/api/deals/featured')).json()) as { id: number; title: string }[];
  await page.goto(`/deals/${deal?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: deal?.title })).toBeVisible();
  await page.getByRole('tab', { name: 'Terms & Conditions' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Each code is accepted once.');
});

test('stored markup stays text', async ({ page, request }) => {
  page.on('dialog', () => expect(false, 'a script of a visitor ran').toBe(true));
  await page.goto(`/deals?search=${encodeURIComponent('<svg onload=confirm(4711)>')}`);
  await expect(page.getByText('No deals found')).toBeVisible();
  expect((await request.get('/deals?search=%3Cscript%3Ealert(1)%3C/script%3E')).ok()).toBe(true);
});
