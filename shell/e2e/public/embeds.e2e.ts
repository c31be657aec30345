import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, Request } from '@playwright/test';
import { AccessibilityCheck } from '../support/accessibility.ts';
import { expect, test } from '../support/console-check.ts';

const MAX_BYTES = 10_000;

interface Deal {
  id: number;
  title: string;
  titleNe: string | null;
}

/** A page of another origin, with the policy that docs/api.md names; `data:` is its own icon. */
class OtherSite {
  body = '';

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async start(site: string): Promise<OtherSite> {
    const policy = `default-src 'none'; script-src ${site}; connect-src ${site}; img-src ${site} data:`;
    const server = createServer((_request, response) => {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
      });
      response.end(
        `<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,"><main><h1>A blog</h1>${other.body}</main><script async src="${site}/embed.js"></script></html>`,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const other = new OtherSite(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return other;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

let other: OtherSite;

test.beforeAll(async ({ baseURL }) => {
  other = await OtherSite.start(new URL(baseURL as string).origin);
});
test.afterAll(() => other.stop());

const read = async <T>(request: APIRequestContext, path: string): Promise<T> =>
  (await (await request.get(path)).json()) as T;

test('another site shows a deal and deals near it, without cookies, by keyboard and on a phone', async ({
  page,
  request,
  baseURL,
}) => {
  const [deal] = await read<Deal[]>(request, '/api/deals?limit=1');
  if (!deal) throw new Error('The demo has no deal.');
  const site = new URL(baseURL as string).origin;
  const { html } = await read<{ html: string }>(request, `/api/oembed?url=${site}/ne/deals/${deal.id}`);
  other.body = `${html.replace(/<script.*/, '')}<div data-dobbar-nearby="27.7172,85.3240" data-radius="50" data-limit="2">deals</div><div data-dobbar-deal="999999"><a href="${site}">A lost deal</a></div>`;
  const asked: Request[] = [];
  page.on('request', (one) => asked.push(one));
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(other.origin);
  const card = page.locator('[data-dobbar-deal] a.card');
  await expect(card).toHaveAttribute('href', `${site}/ne/deals/${deal.id}`);
  await expect(card).toContainText(deal.titleNe ?? deal.title);
  const nearby = page.getByRole('region', { name: 'Deals near here' });
  await expect(nearby.getByRole('listitem')).toHaveCount(2);
  // Each card has a picture, also without a photo: that of the cover.
  await expect(nearby.locator('img')).toHaveCount(2);
  for (const image of await page.locator('[data-dobbar-deal] img, [data-dobbar-nearby] img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(nearby.getByRole('listitem').first()).toContainText(/\d m away|\d km away/);
  await expect(page.locator('[data-dobbar-state=failed]').getByRole('link')).toHaveText('A lost deal');
  const ours = asked.filter((one) => one.url().startsWith(site));
  const sent = await Promise.all(ours.map((one) => one.allHeaders()));
  expect(sent.length).toBeGreaterThan(2);
  expect(sent.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth).toBeLessThanOrEqual(320);
  await new AccessibilityCheck().ofPage(page);
  await page.keyboard.press('Tab');
  await expect(card).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/ne/deals/${deal.id}`);
});

test('the script is small, is kept for an hour and can be loaded by every site', async ({ request }) => {
  const response = await request.get('/embed.js');
  expect(response.status()).toBe(200);
  expect((await response.body()).length).toBeLessThanOrEqual(MAX_BYTES);
  expect(response.headers()).toMatchObject({
    'content-type': expect.stringMatching(/javascript/),
    'cache-control': 'public, max-age=3600',
    'access-control-allow-origin': '*',
  });
  expect(response.headers()['set-cookie']).toBeUndefined();
});

/** The address of another format that the head of a page names. Feed readers and other sites run no scripts. */
async function alternateOf(request: APIRequestContext, page: string, type: string): Promise<string> {
  const html = await (await request.get(page)).text();
  const link = [...html.matchAll(/<link [^>]*>/g)].find(([tag]) => tag.includes(`type="${type}"`))?.[0] ?? '';
  expect(link).toContain('rel="alternate"');
  return (/href="([^"]+)"/.exec(link)?.[1] ?? '').replaceAll('&amp;', '&');
}

test('lists and deals name their feeds and their description for other sites', async ({ request }) => {
  const address = await alternateOf(request, '/ne/deals?location=kathmandu', 'application/rss+xml');
  expect(new URL(address).pathname + new URL(address).search).toBe('/api/feeds/kathmandu/all.rss?lang=ne');
  expect((await request.get(address)).headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const [deal] = await read<Deal[]>(request, '/api/deals?limit=1');
  const described = await alternateOf(request, `/deals/${deal?.id}`, 'application/json+oembed');
  expect(await read(request, described)).toMatchObject({ type: 'rich', title: deal?.title });
});
