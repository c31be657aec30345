import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { AccessibilityCheck } from '../support/accessibility.ts';
import { watchNetwork } from '../support/quiet-network.ts';
import type { ScreenShot } from '../support/states/screen-shot.ts';
import { isDashboard, screens } from '../support/states/screens.ts';
import { test } from '../support/people/visitors.ts';

/** False in a run of all tests, because the screenshots take a tenth of its time. */
const takesPictures = process.env['PICTURES'] !== 'none';
/**
 * In short runs the rules about sizes, positions and the document are checked on each screen in English at the phone width only;
 * new elements are checked in both languages and widths. Long runs check everything each time.
 */
const isLong = process.env['LONG_RUN'] === '1';
const folder = path.resolve(import.meta.dirname, '../../../screenshots');
/** Each screen opens at the phone width first, the more difficult one. */
const viewports = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } };
const languages = ['en', 'ne'] as const;
type Width = keyof typeof viewports;
type Language = (typeof languages)[number];

interface OpenScreen {
  screen: ScreenShot;
  page: Page;
  /** Errors that the page reported. */
  complaints: string[];
}

/** Dashboard that is open in English: the test in Nepali changes its language instead of loading it again. */
let open: OpenScreen | undefined;

for (const screen of screens)
  test.describe(() => {
    // Both languages run in one worker, so that the data of the screen is created once.
    test.describe.configure({ mode: 'default' });
    for (const language of languages)
      test(`${screen.name} in ${language}`, async ({ visitOf, accessibility, baseURL }) => {
        const last = open;
        open = undefined;
        if (last?.screen === screen && language === 'ne') return checkInNepali(last, accessibility);
        if (last) await leave(last);
        const { page, address } = await visitOf(screen);
        await page.context().addCookies([{ name: 'lang', value: language, url: baseURL as string }]);
        for (const [first, second] of openingsOf(screen)) {
          const opened = await openScreen(page, screen, addressIn(language, address), first);
          await look(page, screen, language, first);
          await checkAccessibility(page, accessibility, language, first);
          if (first === 390) await narrow(page);
          if (second) {
            await resize(page, viewports[second]);
            await look(page, screen, language, second);
            await checkAccessibility(page, accessibility, language, second);
          }
          if (second && language === 'en' && (await hasSwitch(page))) open = opened;
          else await leave(opened);
        }
      });
  });

const openingsOf = ({ opensAtEachWidth }: ScreenShot): [Width, Width?][] =>
  opensAtEachWidth ? [[390], [1440]] : [[390, 1440]];

async function checkInNepali(shown: OpenScreen, accessibility: AccessibilityCheck): Promise<void> {
  const { page, screen } = shown;
  await changeLanguage(page);
  await look(page, screen, 'ne', 1440);
  await checkAccessibility(page, accessibility, 'ne', 1440);
  await resize(page, viewports[390]);
  await look(page, screen, 'ne', 390);
  await checkAccessibility(page, accessibility, 'ne', 390);
  await narrow(page);
  await leave(shown);
}

const checkAccessibility = (
  page: Page,
  accessibility: AccessibilityCheck,
  language: Language,
  width: Width,
): Promise<void> =>
  isLong || (language === 'en' && width === 390)
    ? accessibility.ofPage(page)
    : accessibility.ofNewMarkup(page);

const languageSwitch = (page: Page) => page.locator('button[lang="ne"]').first();

/** Pages of the site have a link to the other language instead. */
const hasSwitch = async (page: Page): Promise<boolean> => (await languageSwitch(page).count()) > 0;

/** Presses the switch of the dashboard, also behind a dialog: the page keeps its state. */
async function changeLanguage(page: Page): Promise<void> {
  const networkIsQuiet = watchNetwork(page);
  await languageSwitch(page).evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
  await page.locator('h1').first().waitFor();
  await networkIsQuiet();
}

const addressIn = (language: Language, address: string): string =>
  language === 'ne' && !isDashboard(address) ? `/ne${address === '/' ? '' : address}` : address;

async function openScreen(
  page: Page,
  screen: ScreenShot,
  address: string,
  width: Width,
): Promise<OpenScreen> {
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
  return { screen, page, complaints };
}

/** Clears the storage and removes all routes and listeners before the next screen. */
async function leave({ page, complaints }: OpenScreen): Promise<void> {
  expect(complaints).toEqual([]);
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
