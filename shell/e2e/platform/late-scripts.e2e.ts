import type { Page } from '@playwright/test';
import { expect, test } from '../support/console-check.ts';
import { hydrated } from '../support/hydrated.ts';
import { pageOf } from '../support/people/people.ts';

/** Records the scripts that a page requests. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && pathname !== '/sw.js') scripts.push(pathname);
  });
  return scripts;
}

const isScreen = (path: string): boolean => path.includes('/screen-');

const MAX_LOAD_MS = 4_000;

/** Returns true if the first script was requested after the load event, or after 4 s of a page that still loads. */
const isRequestedLate = (page: Page): Promise<boolean> =>
  page.evaluate((limit) => {
    const visit = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    const own = performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name));
    const loaded = visit.loadEventStart || Infinity;
    const earliest = Math.min(loaded, visit.domContentLoadedEventStart + limit);
    return own.length > 0 && own.every(({ startTime }) => startTime >= earliest);
  }, MAX_LOAD_MS);

test('scripts are requested once the page has loaded, those of the screen after the first interaction', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto('/');
  await expect.poll(() => isRequestedLate(page)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter(isScreen)).toEqual([]);
  await hydrated(page);
  expect(scripts.filter(isScreen)).toHaveLength(1);
  const heart = page.locator('main article').first().getByRole('button').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('the main file asks to be compiled beside the main thread', async ({ page, request }) => {
  await page.goto('/');
  const main = await page.locator('script[src*="/js/main."]').getAttribute('src');
  expect(await (await request.get(main ?? '')).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('who saves data gets no script before the first interaction', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const scripts = scriptsOf(page);
  await page.goto('/deals');
  await page.waitForLoadState('networkidle');
  // The page is painted without them.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  expect(scripts).toEqual([]);
  const heart = page.locator('main article').first().getByRole('button').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
});

test('who saves data signs in at once', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const scripts = scriptsOf(page);
  await page.goto('/login');
  await expect.poll(() => scripts.some(isScreen)).toBe(true);
});

test('a press on the header before the screen has hydrated counts once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'recordedInput' in window)).toBe(false);
  await expect(menu).toBeVisible();
});

test('a link of the header leads on while the screen is not hydrated', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('link', { name: 'View All Offers' }).first().click();
  await expect(page).toHaveURL(/\/deals/);
  await expect(page.locator('article').first()).toBeVisible();
});

test('the screen of somebody signed in hydrates without an interaction', async ({ browser, baseURL }) => {
  const { page, context } = await pageOf(browser, baseURL as string, 'customer');
  const scripts = scriptsOf(page);
  await page.goto('/');
  await expect.poll(() => scripts.some(isScreen)).toBe(true);
  await expect.poll(() => page.evaluate(() => 'recordedInput' in window)).toBe(false);
  await context.close();
});

/** Holds back the scripts of the shell until `press` has happened. */
async function pressedEarly(page: Page, path: string, press: () => Promise<void>): Promise<void> {
  let release = (): void => undefined;
  const pressed = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/js\/main\./, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(path);
  await press();
  release();
}

test('the city menu that a press opened before hydration becomes the chooser', async ({ page }) => {
  await pressedEarly(page, '/', () => page.getByRole('banner').locator('summary').click());
  await expect(page.getByRole('dialog', { name: 'Where are you?' })).toBeVisible();
  await expect(page.getByRole('banner').locator('details')).not.toHaveAttribute('open');
});

test('a signed-out visitor who follows a business before hydration signs in first', async ({ page }) => {
  const path = '/brand/himchuli-momo-house';
  await pressedEarly(page, path, () => page.getByRole('button', { name: 'Follow', exact: true }).click());
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
});
