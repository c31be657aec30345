import type { Browser, Page } from '@playwright/test';
import { pageOf } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';

const allWidths = [
  320, 340, 360, 375, 390, 414, 430, 431, 480, 540, 600, 680, 720, 760, 761, 770, 780, 797, 798, 834, 860,
  900, 901, 960, 980, 981, 1024, 1080, 1081, 1180, 1181, 1280, 1440, 1680, 1920, 2560,
];
/** The narrowest widths of each layout, where content is most likely to be too wide. screens.e2e.ts checks 390 and 1440. */
const narrowest = [320, 360, 431, 600, 760, 797, 901, 981, 1080, 1181, 1920];
const long = 'nobodywouldeverwriteawordaslongasthisonebutsomebodypastesitanyway';
const paths = [
  '/',
  '/deals',
  `/deals?search=${long}`,
  '/brands',
  '/subscribe',
  '/cart',
  '/favorites',
  '/help',
  '/login',
];

type Account = 'customer' | null;

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns true if the page stays too wide: a part that measures itself adapts shortly after the window. */
async function isTooWide(page: Page): Promise<boolean> {
  if ((await overflow(page)) <= 0) return false;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return (await overflow(page)) > 0;
}

/** Opens each page once and resizes its window. @returns the pages that scroll sideways, with their widths */
async function tooWide(page: Page, language: string, widths: number[], account: Account): Promise<string[]> {
  // Resizes through DevTools, because Playwright's resizing waits for more than the layout.
  const devtools = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(`${language}${path}`);
    await page.locator('main h1, main h2').first().waitFor();
    if (account)
      await page
        .getByRole('banner')
        .locator('[aria-expanded] img, [aria-expanded] svg')
        .last()
        .waitFor({ state: 'attached' });
    for (const width of widths) {
      const size = { width, height: 900, deviceScaleFactor: 1, mobile: false };
      await devtools.send('Emulation.setDeviceMetricsOverride', size);
      if (await isTooWide(page)) found.push(`${path} at ${width}`);
    }
  }
  return found;
}

/** A short run has each account and each language once. */
const isShort = (account: Account, language: string): boolean => (account === null) === (language === '');

for (const account of [null, 'customer'] as const)
  for (const language of ['', '/ne']) {
    const visitor = `${account ?? 'signed out'} ${language}`;
    const check = async (browser: Browser, baseURL: string, widths: number[]): Promise<void> => {
      test.slow();
      const { page, context } = await pageOf(browser, baseURL, account);
      expect(await tooWide(page, language, widths, account)).toEqual([]);
      await context.close();
    };
    if (isShort(account, language))
      test(`no public page scrolls sideways at the narrowest widths of its layouts, ${visitor}`, ({
        browser,
        baseURL,
      }) => check(browser, baseURL as string, narrowest));
    test(
      `no public page scrolls sideways at any width, ${visitor}`,
      { tag: '@long' },
      ({ browser, baseURL }) => check(browser, baseURL as string, allWidths),
    );
  }

test('the cart stays in reach on a phone after sign-in, with its count, and no toast covers it', async ({
  browser,
  baseURL,
}) => {
  const { page, context } = await pageOf(browser, baseURL as string, 'customer');
  await page.goto('/about');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart' })).toBeInViewport();
  }
  await context.close();
});

test('a search from the header keeps the city and the category', async ({ page }) => {
  await page.goto('/deals?location=pokhara&category=hotels');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
  await box.fill('lake');
  await box.press('Enter');
  await expect(page).toHaveURL(/search=lake/);
  await expect(page).toHaveURL(/location=pokhara/);
  await expect(page).toHaveURL(/category=hotels/);
});

test('the menu of a phone leads to the account and the offers', async ({ browser, baseURL }) => {
  const { page, context } = await pageOf(browser, baseURL as string, 'customer', {
    viewport: { width: 390, height: 844 },
  });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  for (const name of ['My Account', 'My Offers', 'Dashboard'])
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', '/dashboard');
  await context.close();
});
