import { expect, test, type APIRequestContext } from '@playwright/test';

test.use({ javaScriptEnabled: false });

interface Shown {
  id: number;
  honour: { given: number; counted: number } | null;
  vendor: { slug: string };
}

const read = async <T>(request: APIRequestContext, path: string): Promise<T> =>
  (await (await request.get(path)).json()) as T;

/** The deal of the business with the best score. */
const honoured = async (request: APIRequestContext): Promise<Shown> => {
  const [deal] = await read<Shown[]>(request, '/api/deals?sort=honour&limit=1');
  if (!deal?.honour) throw new Error('No business of the demo has a score.');
  return deal;
};

for (const { language, home, title, score, hours } of [
  { language: 'en', home: '', title: 'How we keep it honest', score: 'The score', hours: '48 hours' },
  { language: 'ne', home: '/ne', title: 'हामी कसरी इमानदार रहन्छौँ', score: 'अङ्क', hours: '४८ घण्टा' },
]) {
  test(`the rules of prices, scores and complaints are read without scripts in ${language} (HN3, HN6, PL4)`, async ({
    page,
  }) => {
    await page.goto(`${home}/honest`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('main h2')).toHaveCount(8);
    await expect(page.getByRole('heading', { name: score, exact: true })).toBeVisible();
    const main = page.locator('main');
    await expect(main).toContainText(hours);
    await expect(main).not.toContainText(/[{}]/);
    await expect(page).toHaveTitle(new RegExp(title));
    await page.goto(`${home}/terms-conditions`);
    await expect(page.locator('main')).toContainText(title);
  });

  test(`the page of a deal and of its business says how deals are given in ${language} (HN13, B5)`, async ({
    page,
    request,
  }) => {
    const { id, vendor } = await honoured(request);
    for (const path of [`/deals/${id}`, `/brand/${vendor.slug}`]) {
      await page.goto(`${home}${path}`);
      const trust = page.locator('section', {
        has: page.getByRole('heading', { name: language === 'en' ? 'Did people get it?' : 'अरूले अफर पाए?' }),
      });
      await expect(trust).toContainText(language === 'en' ? 'got the deal as promised' : 'भनेअनुसारकै अफर पाए');
      await expect(trust).toContainText(language === 'en' ? /complaint/i : /गुनासो/);
      await expect(trust).toContainText(language === 'en' ? /Verified on .*: registration/ : /प्रमाणित: दर्ता/);
      await trust.getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(new RegExp(`${home}/honest#score$`));
    }
  });
}

test('the list of businesses is sorted by the score without scripts (HN3)', async ({ page, request }) => {
  const { vendor } = await honoured(request);
  await page.goto('/brands');
  const order = page.getByRole('navigation', { name: 'Sort' });
  await expect(order.getByRole('link', { name: 'Most deals' })).toHaveAttribute('aria-current', 'true');
  await order.getByRole('link', { name: 'Best kept promises' }).click();
  await expect(page).toHaveURL(/\/brands\?sort=honour$/);
  await expect(order.getByRole('link', { name: 'Best kept promises' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const first = page.locator('main li a').first();
  await expect(first).toHaveAttribute('href', `/brand/${vendor.slug}`);
  await expect(first).toContainText(/Given \d+ of \d+ times/);
  await page.locator('main [type=search]').fill('a');
  await page.locator('main form button').click();
  await expect(page).toHaveURL(/sort=honour/);
});

test('search engines are told the score as a property of the business', async ({ page, request }) => {
  const { id, honour } = await honoured(request);
  await page.goto(`/deals/${id}`);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const told = blocks.join('');
  expect(told).toContain(`"name":"Deals given as promised","value":${honour?.given}`);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'How we keep it honest' }),
  ).toHaveCount(1);
  expect(await (await request.get('/sitemaps/pages.xml')).text()).toContain('/honest</loc>');
});
