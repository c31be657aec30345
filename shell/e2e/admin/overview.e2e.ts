import { expect, test } from '../support/closed-contexts.ts';
import { pageOf } from '../support/people/people.ts';

test('each figure of the overview leads to the rows behind it, for the same period', async ({
  browser,
  baseURL,
}) => {
  const { page } = await pageOf(browser, baseURL as string, 'admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  const figures = page.getByRole('list', { name: 'Figures' });
  await expect(figures.getByRole('link')).toHaveCount(8);
  await page.getByText('7 days', { exact: true }).click();
  await expect(page).toHaveURL(/period=7d/);
  const card = figures.getByRole('link', { name: /Gross volume, 7 days/ });
  const value = (await card.locator('b').innerText()).trim();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/report=volume&preset=7/);
  await expect(page.getByRole('main')).toContainText(value);

  const pages: [RegExp, RegExp, string][] = [
    [/Own income/, /report=income/, 'Own income'],
    [/Recurring per month/, /report=recurring/, 'Recurring per month'],
    [/Active businesses/, /report=vendors/, 'Active businesses'],
    [/New customers/, /report=customers/, 'New customers'],
    [/Customers who came back/, /report=customers/, 'New customers'],
    [/Held for businesses/, /list=balances/, 'Payments'],
    [/Refunds promised/, /state=promised/, 'Payments'],
  ];
  for (const [name, address, heading] of pages) {
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard\?period=7d$/);
    await figures.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main')).toContainText(heading);
  }
});

test('the income of the weeks is shown as a table, and queues lead to the workbench', async ({
  browser,
  baseURL,
}) => {
  const { page } = await pageOf(browser, baseURL as string, 'admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('img', { name: /Own income of 12 weeks/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await expect(page.getByRole('columnheader', { name: 'Memberships' })).toBeVisible();
  await page.getByRole('link', { name: /^New deals \d+/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/workbench\?kind=deal/);
});
