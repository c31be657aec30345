import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { isDashboard, screens, type ScreenShot } from './support/screens.ts';
import { stillBrowser, test } from './support/visitors.ts';

/** A run of every test looks at everything and leaves no pictures: they cost a tenth of its time. */
const takesPictures = process.env['PICTURES'] !== 'none';
const folder = path.resolve(import.meta.dirname, '../../screenshots');
/** Opened as on a phone, which is the harder one. */
const widths = [390, 1440] as const;
const viewports = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } };
const languages = ['en', 'ne'] as const;
type Width = (typeof widths)[number];
type Language = (typeof languages)[number];
const accessibility: Parameters<AxeBuilder['options']>[0] = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // What is right is not told apart, and the styles are on the page already: both halve the time.
  resultTypes: ['violations'],
  preload: false,
};

// A trace of each of several hundred visits takes a third of the time.
test.use({ trace: 'off', screenshot: 'only-on-failure' });

for (const screen of screens) {
  for (const language of languages) {
    test(`${screen.name} in ${language}`, async ({ browser, visitorOf, baseURL }) => {
      const context = screen.alone ? await stillBrowser(browser, null) : await visitorOf(screen.as ?? null);
      await context.addCookies([{ name: 'lang', value: language, url: baseURL as string }]);
      // What was done to a screen may not be there any more at another width: it is opened anew.
      const openings = screen.act ? widths.map((width) => [width]) : [widths];
      for (const shown of openings) {
        const { page, complaints } = await openScreen(context, screen, language, shown[0] as Width);
        for (const width of shown) await look(page, screen, language, width);
        expect(complaints).toEqual([]);
        // The next visitor of this browser finds it as the first one did.
        await page.evaluate(() => [localStorage.clear(), sessionStorage.clear()]);
        await page.close();
      }
      if (screen.alone) await context.close();
    });
  }
}

async function openScreen(
  context: BrowserContext,
  screen: ScreenShot,
  language: Language,
  width: Width,
): Promise<{ page: Page; complaints: string[] }> {
  const page = await context.newPage();
  await page.setViewportSize(viewports[width]);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      complaints.push(message.text());
  });
  const address = typeof screen.path === 'string' ? screen.path : await screen.path(context.request);
  await page.goto(
    language === 'ne' && !isDashboard(address) ? `/ne${address === '/' ? '' : address}` : address,
  );
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await screen.act?.(page);
  return { page, complaints };
}

/** Takes the picture, asks axe, and on phones whether anything scrolls sideways. */
async function look(page: Page, screen: ScreenShot, language: Language, width: Width): Promise<void> {
  if (page.viewportSize()?.width !== width) {
    await page.setViewportSize(viewports[width]);
    await page.waitForLoadState('networkidle');
  }
  const picture = path.join(folder, `${screen.name}-${width}-${language}.png`);
  if (takesPictures) await page.screenshot({ path: picture, fullPage: !screen.act });
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(accessibility).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`),
  ).toEqual([]);
  if (width !== 390) return;
  await page.setViewportSize({ width: 320, height: 700 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // A chart takes its new width a moment after the window.
  await expect.poll(overflow, 'pixels to scroll sideways at 320').toBeLessThanOrEqual(0);
}
