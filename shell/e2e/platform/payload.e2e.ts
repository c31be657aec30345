import { expect, test } from '@playwright/test';

/** The same budget as in docs/performance.md and bench/front/measure-front.mjs. */
const MAX_SCRIPT_BYTES = 138_000;

for (const [name, deals, pathOf] of [
  ['home', '/api/deals?limit=1', () => '/'],
  ['explore', '/api/deals?limit=1', () => '/deals'],
  ['a deal', '/api/deals?limit=1', (id: number) => `/deals/${id}`],
  ['a deal with several photos', '/api/deals?search=jungle+lodge+night', (id: number) => `/deals/${id}`],
] as const)
  for (const language of ['en', 'ne'] as const)
    test(`${name} in ${language} brings at most ${MAX_SCRIPT_BYTES / 1000} kB of scripts`, async ({
      page,
      request,
    }) => {
      const [deal] = (await (await request.get(deals)).json()) as { id: number }[];
      const path = pathOf(deal?.id ?? 0);
      const scripts: { file: string; encoding: string | undefined; bytes: number }[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        const headers = response.headers();
        if (pathname.endsWith('.js'))
          scripts.push({
            file: pathname,
            encoding: headers['content-encoding'],
            bytes: Number(headers['content-length']),
          });
      });
      await page.goto(language === 'ne' ? `/ne${path === '/' ? '' : path}` : path, {
        waitUntil: 'networkidle',
      });
      expect(scripts.length).toBeGreaterThan(3);
      expect(scripts.filter(({ encoding, bytes }) => encoding !== 'br' || !(bytes > 0))).toEqual([]);
      const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
      const list = scripts.map(({ file, bytes }) => `${bytes} ${file}`).join('\n');
      expect(total, list).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    });
