import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/closed-contexts.ts';
import { pageOf } from '../support/people/people.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Pages of the console with a table that has rows in the demo. All use the same table; a short run has one of each area. */
const SHORT_PAGES = [
  '/dashboard/users',
  '/dashboard/deals?view=table',
  '/dashboard/payments',
  '/dashboard/payments?tab=accounts&list=statements',
];
const FURTHER_PAGES = [
  '/dashboard/vendors?status=verified',
  '/dashboard/reviews?status=all',
  '/dashboard/audit',
  '/dashboard/payments?tab=refunds',
  '/dashboard/payments?tab=reconciliation',
  '/dashboard/payments?tab=accounts&list=balances',
  '/dashboard/payments?tab=accounts&list=runs',
  '/dashboard/payments?tab=accounts&list=payouts',
];

const tableIn = (page: Page): Locator => page.locator('main table').first();

async function headingsOf(page: Page): Promise<string[]> {
  await tableIn(page).locator('tbody tr td').first().waitFor({ timeout: 15_000 });
  const texts = await tableIn(page).locator('thead th').allInnerTexts();
  return texts.map((text) => text.trim()).filter((text) => text && text !== 'More columns');
}

/** Moves the focus with the Tab key until it is on the element. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await tableIn(page).locator('a, button').first().focus();
  for (let presses = 0; presses < 30; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not reach the button.');
}

/** Reads every column of the tables at 390 pixels. @returns how many tables have columns below their rows */
async function readColumns(page: Page, paths: string[]): Promise<number> {
  let expanded = 0;
  for (const path of paths) {
    await page.setViewportSize(WIDE);
    await page.goto(path);
    const all = await headingsOf(page);
    await page.setViewportSize(PHONE);
    await expect
      .poll(async () => (await headingsOf(page)).length, { message: path })
      .toBeLessThanOrEqual(all.length);
    const toggle = page.getByRole('button', { name: /^More about / }).first();
    const shown = await headingsOf(page);
    const below: string[] = [];
    if (shown.length < all.length) {
      expanded += 1;
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await tabTo(page, toggle);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: /^Less about / }).first()).toBeFocused();
      below.push(...(await tableIn(page).locator('dt:visible').allInnerTexts()));
      await page.keyboard.press('Enter');
      await expect(tableIn(page).locator('dt:visible')).toHaveCount(0);
    }
    expect(
      all.filter((heading) => ![...shown, ...below].includes(heading)),
      path,
    ).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([path, overflow]).toEqual([path, 0]);
  }
  return expanded;
}

test('A9: every column of a table is reachable at 390 pixels with the keyboard', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const { page } = await pageOf(browser, baseURL as string, 'admin');
  expect(await readColumns(page, SHORT_PAGES)).toBeGreaterThan(2);
});

test(
  'A9: every column of every table is reachable at 390 pixels with the keyboard',
  { tag: '@long' },
  async ({ browser, baseURL }) => {
    test.setTimeout(240_000);
    const { page } = await pageOf(browser, baseURL as string, 'admin');
    // Leaves an entry in the audit log.
    expect((await page.request.get('/api/admin/users.csv')).status()).toBe(200);
    expect(await readColumns(page, [...SHORT_PAGES, ...FURTHER_PAGES])).toBeGreaterThan(7);
  },
);

test('columns are chosen, saved as a view with the filters, and restored', async ({ browser, baseURL }) => {
  const { page } = await pageOf(browser, baseURL as string, 'admin');
  const name = `Suspended ${Date.now()}`;
  await page.goto('/dashboard/users?role=customer');
  await expect(page.getByRole('columnheader', { name: 'City' })).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'City' }).click();
  await expect(page.getByRole('columnheader', { name: 'City' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'City' })).toBeHidden();

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Name of the view').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name })).toBeVisible();

  await page.goto('/dashboard/users');
  await expect(page.getByRole('columnheader', { name: 'City' })).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/role=customer/);
  await expect(page.getByRole('columnheader', { name: 'City' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Points' })).toBeVisible();

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: `Delete the view “${name}”` }).click();
  await expect(page.getByRole('link', { name })).toBeHidden();
});

test('A10: messages, the codes of a user and the deals of a business are saved as files', async ({
  browser,
  baseURL,
}) => {
  const { page } = await pageOf(browser, baseURL as string, 'admin');
  const save = async (path: string, file: RegExp): Promise<string[]> => {
    await page.goto(path);
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).first().click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(file);
    return (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  };
  const rowOf = async (search: string) => {
    await page.goto(search);
    const link = tableIn(page).locator('tbody a').first();
    return (await link.getAttribute('href')) ?? '';
  };
  const user = await rowOf('/dashboard/users?search=customer@example.com');
  expect(await save(`${user}?tab=passes`, /^user-passes-/)).not.toHaveLength(1);
  expect(await save(`${user}?tab=points`, /^user-points-/)).not.toHaveLength(1);
  const business = await rowOf('/dashboard/vendors?status=verified');
  expect(await save(`${business}?tab=deals`, /^vendor-deals-/)).not.toHaveLength(1);
});
