import type { Browser } from '@playwright/test';
import { paidOrder } from '../support/money.ts';
import { pageOf } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';
import { pressPaletteKeys } from '../support/palette.ts';

interface Business {
  id: number;
  businessName: string;
  nameNe: string | null;
}

/**
 * Console pages that list or name businesses. `:vendor` is a business, `:user` its owner, `:payment` an order of one of its
 * deals.
 */
const SHORT_SCREENS = [
  '/dashboard/deals?view=table',
  '/dashboard/vendors?status=verified',
  '/dashboard/reports?report=redemptions&by=vendor',
  '/dashboard/payments/:payment',
];
const FURTHER_SCREENS = [
  '/dashboard',
  '/dashboard/deals',
  '/dashboard/deals?status=active',
  '/dashboard/vendors',
  '/dashboard/vendors?status=suspended',
  '/dashboard/vendors/:vendor?tab=deals',
  '/dashboard/users/:user',
  '/dashboard/reviews?status=all',
  '/dashboard/payments?tab=accounts',
  '/dashboard/payments?tab=accounts&list=statements',
  '/dashboard/payments?tab=accounts&list=payouts',
  '/dashboard/payments?tab=accounts&list=runs',
];

/** Reads screens in Nepali: they name no business in English that has a Nepali name. */
async function readNames(browser: Browser, baseURL: string, screens: string[]): Promise<void> {
  const { page, context } = await pageOf(browser, baseURL, 'admin');
  await context.addCookies([{ name: 'lang', value: 'ne', url: baseURL }]);
  const read = async <T>(path: string) => (await (await context.request.get(path)).json()) as T;
  const businesses = (await read<Business[]>('/api/admin/vendors?status=verified&limit=100')).filter(
    // A business of other tests has the same name in both languages.
    ({ businessName, nameNe }) => nameNe && nameNe !== businessName,
  );
  expect(businesses.length).toBeGreaterThan(10);
  const himchuli = businesses.find(({ businessName }) => businessName.startsWith('Himchuli')) as Business;
  const [owner] = await read<{ id: number }[]>('/api/admin/users?search=vendor@example.com');
  const { payment } = await paidOrder(1);
  let named = 0;
  for (const screen of screens) {
    const address = screen
      .replace(':vendor', String(himchuli.id))
      .replace(':user', String(owner?.id))
      .replace(':payment', payment);
    await page.goto(address);
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    // A business name fills a line or a part of it between separators. Titles and user texts may contain the name.
    const lines = (await page.locator('main').innerText())
      .split(/\n|\t| · | #\d+| \(#/)
      .map((one) => one.trim());
    const english = businesses.filter(({ businessName }) => lines.includes(businessName));
    expect(
      english.map(({ businessName }) => businessName),
      screen,
    ).toEqual([]);
    named += businesses.filter(({ nameNe }) => lines.some((line) => line.includes(String(nameNe)))).length;
  }
  expect(named).toBeGreaterThan(screens.length);
  await pressPaletteKeys(page);
  await page.getByRole('dialog').getByRole('combobox').fill(himchuli.businessName);
  await expect(
    page
      .getByRole('option')
      .filter({ hasText: String(himchuli.nameNe) })
      .first(),
  ).toBeVisible();
  await context.close();
}

test('the console names businesses in Nepali, where they have such a name', ({ browser, baseURL }) =>
  readNames(browser, baseURL as string, SHORT_SCREENS));

test(
  'the console names businesses in Nepali on every screen, where they have such a name',
  { tag: '@long' },
  ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    return readNames(browser, baseURL as string, [...SHORT_SCREENS, ...FURTHER_SCREENS]);
  },
);
