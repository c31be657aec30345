import { expect, test, type Page } from '@playwright/test';

const NEIGHBOURS = 12;

/** Returns the covers of the cards from the top, by their content: two addresses may show the same picture. */
async function coversOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.locator('article[data-deal]').first().waitFor();
  const addresses = await page
    .locator('main article:has(a[href*="/deals/"]) img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  return Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()));
}

const repeated = (covers: readonly string[]): number[] =>
  covers.flatMap((cover, index) =>
    covers.slice(Math.max(0, index - NEIGHBOURS + 1), index).includes(cover) ? [index] : [],
  );

for (const path of [
  '/',
  '/ne',
  '/deals',
  '/ne/deals',
  '/deals?search=momo',
  '/deals?category=dining',
  '/deals?category=hotels',
  '/deals?sort=saving',
])
  test(`no two of twelve neighbouring cards of ${path} show the same`, async ({ page }) => {
    const covers = await coversOf(page, path);
    expect(covers.length).toBeGreaterThan(3);
    expect(repeated(covers)).toEqual([]);
  });

test('the page of a deal says that its picture is a drawing, and of what', async ({ page }) => {
  await page.goto('/deals?search=momo');
  await page.getByRole('link', { name: 'Two plates of buff or veg momo' }).click();
  await expect(page.getByRole('img', { name: /momo/i }).first()).toBeVisible();
  await expect(page.getByText('Illustration', { exact: true })).toBeVisible();
});
