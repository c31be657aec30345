import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/closed-contexts.ts';
import { pageOf } from '../support/people/people.ts';

test('A9: a redemption shows its hidden columns at 390 pixels, with the keyboard', async ({
  browser,
  baseURL,
}) => {
  const { page } = await pageOf(browser, baseURL as string, 'vendor');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/redemptions');
  const more = page.getByRole('button', { name: /^More about / }).first();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Less about / }).first()).toBeFocused();
  await expect(page.getByRole('term').filter({ hasText: 'Accepted by' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Points' })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('columnheader', { name: 'Accepted by' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(More|Less) about / })).toHaveCount(0);
});

test('A10: a business saves its deals and reviews as files', async ({ browser, baseURL }) => {
  const { page } = await pageOf(browser, baseURL as string, 'vendor');
  for (const [path, name] of [
    ['/dashboard/deals', /^deals-/],
    ['/dashboard/reviews', /^reviews-/],
  ] as const) {
    await page.goto(path);
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).first().click();
    const file = await waiting;
    expect(file.suggestedFilename()).toMatch(name);
    expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n').length).toBeGreaterThan(1);
  }
});
