import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/closed-contexts.ts';
import { pageOf } from '../support/people/people.ts';
import { pressPaletteKeys } from '../support/palette.ts';

test('reports say the same in figures, table and file, and a link restores what was looked at', async ({
  browser,
  baseURL,
}) => {
  const { page } = await pageOf(browser, baseURL as string, 'admin');
  await page.goto('/dashboard/reports');
  await page.getByRole('link', { name: 'Revenue' }).click();
  await page.getByLabel('Period').selectOption({ label: 'Last 90 days' });
  await page.getByLabel('By', { exact: true }).selectOption({ label: 'City' });
  const table = page.getByRole('region', { name: 'Table of the figures' });
  await expect(table.getByRole('row', { name: /Kathmandu/ })).toBeVisible();
  const address = page.url();
  const rows = await table.getByRole('row').allInnerTexts();

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^revenue-by-city-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  // The last row of the file is the total of the period, which the screen shows above the table.
  expect(lines).toHaveLength(rows.length + 1);
  await expect(page.getByText(`Saved with ${rows.length} rows`)).toBeVisible();

  await page.goto('/dashboard');
  await page.goto(address);
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('city');
  await expect(table.getByRole('row')).toHaveCount(rows.length);
});

test('the palette leads to people and pages without the mouse, and remembers them', async ({
  browser,
  baseURL,
}) => {
  const { page } = await pageOf(browser, baseURL as string, 'admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressPaletteKeys(page);
  const box = page.getByRole('dialog').getByRole('combobox');
  await expect(box).toBeFocused();
  await box.fill('customer@example.com');
  await expect(page.getByRole('option', { name: /customer@example\.com/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/users\/\d+$/);

  await pressPaletteKeys(page);
  await expect(page.getByRole('option').first()).toContainText('customer@example.com');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();

  await page.getByRole('button', { name: 'Search the console' }).click();
  await box.fill('audit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/audit$/);
});
