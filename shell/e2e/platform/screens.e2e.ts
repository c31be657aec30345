import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { watchNetwork } from '../support/quiet-network.ts';
import type { ScreenShot } from '../support/states/screen-shot.ts';
import { isDashboard, screens } from '../support/states/screens.ts';
import { test } from '../support/people/visitors.ts';

/** False in a run of all tests, because the screenshots take a tenth of its time. */
const takesPictures = process.env['PICTURES'] !== 'none';
const folder = path.resolve(import.meta.dirname, '../../../screenshots');
/** Each screen opens at the phone width first, the more difficult one. */
const widths = [390, 1440] as const;
const viewports = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } };
const languages = ['en', 'ne'] as const;
type Width = (typeof widths)[number];
type Language = (typeof languages)[number];

for (const screen of screens)
  test.describe(() => {
    // Both languages run in one worker, so that the data of the screen is created once.
    test.describe.configure({ mode: 'default' });
    for (const language of languages)
      test(`${screen.name} in ${language}`, async ({ visitOf, accessibility, baseURL }) => {
        const { page, address } = await visitOf(screen);
        await page.context().addCookies([{ name: 'lang', value: language, url: baseURL as string }]);
        const openings = screen.opensAtEachWidth ? widths.map((width) => [width]) : [widths];
        for (const [first, second] of openings as [Width, Width?][]) {
          const complaints = await openScreen(page, screen, addressIn(language, address), first);
          await look(page, screen, language, first);
          await accessibility.ofPage(page);
          if (first === 390) await narrow(page);
          if (second) {
            await resize(page, viewports[second]);
            await look(page, screen, language, second);
            if (language === 'en') await accessibility.ofPage(page);
            else await accessibility.ofNewMarkup(page);
          }
          expect(complaints).toEqual([]);
          await leave(page);
        }
      });
  });

const addressIn = (language: Language, address: string): string =>
  language === 'ne' && !isDashboard(address) ? `/ne${address === '/' ? '' : address}` : address;

/** @returns the errors that the page reports from now on */
async function openScreen(page: Page, screen: ScreenShot, address: string, width: Width): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      complaints.push(message.text());
  });
  await page.setViewportSize(viewports[width]);
  const networkIsQuiet = watchNetwork(page);
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await networkIsQuiet();
  await screen.act?.(page);
  return complaints;
}

/** Clears the storage and removes all routes and listeners before the next screen. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => [localStorage.clear(), sessionStorage.clear()]);
  await page.unrouteAll();
  await page.removeAllListeners('pageerror');
  await page.removeAllListeners('console');
}

/** Waits until loaded images are decoded and painted. */
const paint = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await Promise.allSettled([...document.images].map((image) => image.complete && image.decode()));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });

/** Takes the screenshot and checks that the page does not scroll sideways. */
async function look(page: Page, screen: ScreenShot, language: Language, width: Width): Promise<void> {
  const picture = path.join(folder, `${screen.name}-${width}-${language}.png`);
  if (takesPictures) {
    await paint(page);
    await page.screenshot({ path: picture, fullPage: !screen.act, animations: 'disabled' });
  }
  await expectNoSidewaysScroll(page, width);
}

async function narrow(page: Page): Promise<void> {
  await resize(page, { width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 320);
}

/** Resizes the window and waits until the page is laid out and painted. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // A chart adapts to the width shortly after the window.
  await expect.poll(overflow, `pixels to scroll sideways at ${width}`).toBeLessThanOrEqual(0);
}
