import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../../..');

const classesIn = (css: string): Set<string> =>
  new Set(css.match(/(?<=\.)[a-zA-Z][\w-]*_[\w-]{3}(?![\w-])/g));

/** Returns the classes for which the built stylesheets have rules. */
const builtClasses = (): Set<string> => {
  const folders = ['shell', 'storefront-mfe'].map((part) => path.join(root, part, 'dist/web/css'));
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)));
  const sheets = files.filter((file) => file.endsWith('.css')).map((file) => readFileSync(file, 'utf8'));
  return new Set(sheets.flatMap((sheet) => [...classesIn(sheet)]));
};

const addresses = [
  '/',
  '/deals',
  '/deals?search=thakali+xyzzy',
  '/deals?search=open+now+momo+under+500',
  '/deals?search=zzzzqq',
  '/deals?view=map',
  '/deals?category=dining&location=pokhara&open=now',
  '/deals?near=27.71,85.32',
  '/deals/1',
  '/deals/1?tab=reviews',
  '/brand/himchuli-momo-house',
  '/brands',
  '/brands?search=zzzzqq',
  '/specials',
  '/subscribe',
  '/cart',
  '/favorites',
  '/help',
  '/login',
  '/about',
  '/honest',
  '/developers',
];

for (const address of addresses)
  test(`${address} brings the styles of everything in it before any script`, async ({ request, baseURL }) => {
    const page = await (await request.get(address)).text();
    const links = [...page.matchAll(/<link[^>]+rel="stylesheet"[^>]+>/g)].map(
      ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '',
    );
    const sheets = await Promise.all(
      links.map(async (link) => (await request.get(new URL(link, baseURL).href)).text()),
    );
    const brought = new Set(sheets.flatMap((sheet) => [...classesIn(sheet)]));
    const built = builtClasses();
    const used = new Set(
      [...page.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter((name) => built.has(name) && !brought.has(name))).toEqual([]);
  });
