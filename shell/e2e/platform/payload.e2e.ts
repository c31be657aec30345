import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

/** The same budgets as in docs/performance.md and bench/front/measure-front.mjs: scripts that a reader loads, and all of the page. */
const MAX_READ_BYTES = 110_000;
const MAX_NAMED_BYTES = 128_000;

interface Script {
  readonly file: string;
  readonly encoding: string | undefined;
  readonly bytes: number;
}

const scriptOf = (url: string, headers: Record<string, string>): Script => ({
  file: new URL(url).pathname,
  encoding: headers['content-encoding'],
  bytes: Number(headers['content-length']),
});

function loadedScripts(page: Page): Script[] {
  const scripts: Script[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      scripts.push(scriptOf(response.url(), response.headers()));
  });
  return scripts;
}

/** Returns all scripts that the page names: those of the shell and of the screen. */
async function namedScripts(page: Page, request: APIRequestContext): Promise<Script[]> {
  const addresses = await page
    .locator('link[as=script], script[src]')
    .evaluateAll((elements) =>
      elements.map((element) => (element as HTMLScriptElement).src || (element as HTMLLinkElement).href),
    );
  return Promise.all(
    [...new Set(addresses)].map(async (url) =>
      scriptOf(url, (await request.get(url, { headers: { 'accept-encoding': 'br' } })).headers()),
    ),
  );
}

function expectAtMost(scripts: readonly Script[], budget: number): void {
  expect(scripts.filter(({ encoding, bytes }) => encoding !== 'br' || !(bytes > 0))).toEqual([]);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const list = scripts.map(({ file, bytes }) => `${bytes} ${file}`).join('\n');
  expect(total, list).toBeLessThanOrEqual(budget);
}

for (const [name, deals, pathOf] of [
  ['home', '/api/deals?limit=1', () => '/'],
  ['explore', '/api/deals?limit=1', () => '/deals'],
  ['a deal', '/api/deals?limit=1', (id: number) => `/deals/${id}`],
  ['a deal with several photos', '/api/deals?search=jungle+lodge+night', (id: number) => `/deals/${id}`],
] as const)
  for (const language of ['en', 'ne'] as const)
    test(`${name} in ${language} brings at most ${MAX_READ_BYTES / 1000} kB of scripts to a reader, ${MAX_NAMED_BYTES / 1000} kB in all`, async ({
      page,
      request,
    }) => {
      const [deal] = (await (await request.get(deals)).json()) as { id: number }[];
      const path = pathOf(deal?.id ?? 0);
      const loaded = loadedScripts(page);
      await page.goto(language === 'ne' ? `/ne${path === '/' ? '' : path}` : path, {
        waitUntil: 'networkidle',
      });
      await expect.poll(() => loaded.length).toBeGreaterThan(0);
      expectAtMost(loaded, MAX_READ_BYTES);
      const named = await namedScripts(page, request);
      expect(named.length).toBeGreaterThan(3);
      expectAtMost(named, MAX_NAMED_BYTES);
    });
