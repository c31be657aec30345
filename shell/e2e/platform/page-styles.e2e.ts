import { type APIRequestContext, expect, test } from '@playwright/test';

const paths = [
  '/',
  '/deals',
  '/deals?search=thakali+xyzzy',
  '/deals?search=open+now+momo+under+500',
  '/deals?search=zzzzqq',
  '/deals?view=map',
  '/deals?category=dining&location=pokhara&open=now',
  '/deals?near=27.71,85.32',
  '/brands',
  '/brands?search=zzzzqq',
  '/subscribe',
  '/cart',
  '/favorites',
  '/help',
  '/login',
  '/about',
  '/honest',
  '/developers',
  '/nowhere',
];

const hashedClass = /_[\w-]{3}$/;

const classesOf = (html: string): string[] => [
  ...new Set(
    [...html.slice(html.indexOf('<body')).matchAll(/class="([^"]+)"/g)]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => hashedClass.test(name)),
  ),
];

async function stylesOf(html: string, request: APIRequestContext): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  return (await Promise.all(links.map(async (href) => (await request.get(href)).text()))).join('\n');
}

test('a page that the server rendered names the stylesheet of every class in it', async ({ request }) => {
  const [deal] = (await (await request.get('/api/deals?limit=1')).json()) as { id: number }[];
  const [brand] = (await (await request.get('/api/brands?limit=1')).json()) as { slug: string }[];
  const found: string[] = [];
  for (const path of [
    ...paths,
    `/deals/${deal?.id}`,
    `/deals/${deal?.id}?tab=reviews`,
    `/brand/${brand?.slug}`,
  ]) {
    const html = await (await request.get(path)).text();
    const styles = await stylesOf(html, request);
    const classes = classesOf(html);
    expect(classes.length, path).toBeGreaterThan(20);
    found.push(...classes.filter((name) => !styles.includes(`.${name}`)).map((name) => `${name} at ${path}`));
  }
  expect(found).toEqual([]);
});
