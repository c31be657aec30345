import { expect, test } from '../support/closed-contexts.ts';
import { pageOf } from '../support/people/people.ts';

test('a business sees its next payout, opens a statement that adds up, and asks about it', async ({
  browser,
  baseURL,
}) => {
  const { page } = await pageOf(browser, baseURL as string, 'vendor');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Payouts', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Next payout, / })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Owed to you: Rs\./ })).toBeVisible();
  await expect(page.getByText('Fee', { exact: true }).first()).toBeVisible();

  const past = page.getByRole('listitem').filter({ hasText: 'NB-2083-' }).first();
  const paid = (await past.getByText(/^Rs\. /).textContent()) ?? '';
  await past.getByRole('link').click();
  await page.waitForURL(/\/dashboard\/payouts\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Payout statement' })).toBeVisible();
  await expect(page.getByText(paid, { exact: true }).last()).toBeVisible();
  await expect(page.getByText(/NB-2083-/)).toBeVisible();
  const rupees = (text: string) => Number(text.replace(/Rs\.|,|\s/g, '').replace('−', '-'));
  const facts = await page.locator('article dl').last().locator('dd').allTextContents();
  const sum = facts.reduce((total, text) => total + rupees(text), 0);
  expect(sum).toBe(rupees(paid));
  const number = (await page.getByText(/^No\. PO-/).textContent())?.match(/PO-\d+-\d{4}/)?.[0] ?? '';
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'PDF' }).getAttribute('href')) ?? '',
  );
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await page.getByRole('link', { name: 'Ask about this payout' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(`About payout ${number}`);
});

test('the address of earlier mails leads to the payouts, and the days are one click away', async ({
  browser,
  baseURL,
}) => {
  const { page } = await pageOf(browser, baseURL as string, 'vendor');
  await page.goto('/dashboard/business/statements');
  await page.waitForURL(/\/dashboard\/payouts$/);
  await page.getByRole('link', { name: 'Daily statements' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Daily statements' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Owed after' })).toBeVisible();
});
