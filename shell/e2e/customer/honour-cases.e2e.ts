import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/console-check.ts';
import { aBuyer, type Buyer } from '../support/people/buyers.ts';
import { aCaseOf, answerCase, aUsedCode, decideCase, type UsedCode } from '../support/people/honour-cases.ts';
import { pageOf } from '../support/people/people.ts';
import { anotherAdmin } from '../support/people/second-admin.ts';

interface Customer extends Buyer, UsedCode {
  page: Page;
}

/** Creates a customer whose code was used, with a page. */
async function aCustomer(browser: Browser): Promise<Customer> {
  const buyer = await aBuyer(browser);
  return { ...buyer, ...(await aUsedCode(buyer.request)), page: await buyer.context.newPage() };
}

/** Opens a page of the shop's owner in a new browser context. */
async function ownerPage(browser: Browser, { signIn }: UsedCode): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env['BASE_URL'],
    timezoneId: 'Asia/Kathmandu',
  });
  await signIn(context.request);
  return context.newPage();
}

test('a customer says no, opens a case, the shop offers the deal again, and the customer gets a new code', async ({
  browser,
}) => {
  const customer = await aCustomer(browser);
  const { page } = customer;
  await page.goto('/dashboard/redemptions');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What went wrong?' })).toBeVisible();
  await page.getByLabel('They did not take the code').check();
  await page.getByLabel('What happened (if you like)').fill('They said the offer ended last week.');
  await page.getByRole('button', { name: 'Open a case' }).click();
  await expect(page).toHaveURL(/\/dashboard\/cases\/[\w-]{36}$/);
  await expect(page.getByText('Waiting for the shop')).toBeVisible();
  const path = new URL(page.url()).pathname;

  const owner = await ownerPage(browser, customer);
  await owner.goto('/dashboard/cases');
  await owner.getByRole('link', { name: 'They did not take the code' }).click();
  await expect(owner.getByText('They said the offer ended last week.')).toBeVisible();
  await owner.getByLabel(/^Give it again/).check();
  await owner.getByLabel('Message to the guest (if you like)').fill('Sorry. Please come again.');
  await owner.getByRole('button', { name: 'Send the answer' }).click();
  await expect(owner.getByText('Waiting for the customer')).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Send the answer' })).toHaveCount(0);

  await page.goto(path);
  await expect(page.getByText('Sorry. Please come again.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept the offer' }).click();
  await expect(page.getByText('Settled', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Show the new code' }).click();
  await expect(page.getByRole('tab', { name: 'Ready 1' })).toBeVisible();
  await page.getByRole('tab', { name: 'Used 1' }).click();
  await expect(page.getByRole('link', { name: 'See the case' })).toHaveAttribute('href', path);
  await owner.context().close();
  await customer.context.close();
});

test('an admin decided for the customer, the shop asks for a second look, and only another admin takes it', async ({
  browser,
  baseURL,
}) => {
  const customer = await aCustomer(browser);
  const path = await aCaseOf(customer.request, customer.passId);
  await answerCase(customer.owner, path, { answer: 'disagree', text: 'Our bill of that day shows Rs. 300.' });

  const { page: admin, context } = await pageOf(browser, baseURL as string, 'admin');
  await decideCase(admin.request, path, { for: 'customer', reason: 'The photo of the bill shows Rs. 560.' });

  const owner = await ownerPage(browser, customer);
  await owner.goto(path);
  await expect(owner.getByText('The photo of the bill shows Rs. 560.').first()).toBeVisible();
  await owner.getByRole('button', { name: 'Ask for a second look' }).click();
  await owner.getByLabel('What should be looked at again?').fill('The bill is of another table.');
  await owner.getByRole('button', { name: 'Ask for a second look' }).click();
  await expect(owner.getByText('Second look', { exact: true })).toBeVisible();

  await admin.goto(path);
  await expect(admin.getByText('Second look', { exact: true })).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Decide', exact: true })).toHaveCount(0);
  const second = await anotherAdmin(browser);
  await second.goto('/dashboard/cases');
  await second.locator(`a[href="${path}"]`).click();
  await expect(second.getByText('Our bill of that day shows Rs. 300.')).toBeVisible();
  await second.getByLabel(/^The business/).check();
  await second.getByLabel('Reason, for both sides').fill('The bill names another table.');
  await second.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(second.getByRole('heading', { name: 'Decided for the business' })).toBeVisible();

  await customer.page.goto(path);
  await expect(customer.page.getByText('The bill names another table.').first()).toBeVisible();
  await expect(customer.page.getByRole('button', { name: 'Ask for a second look' })).toHaveCount(0);
  for (const one of [context, owner.context(), second.context(), customer.context]) await one.close();
});

test('a refused code is reported from its card', async ({ browser }) => {
  const { context, request } = await aBuyer(browser);
  const { dealId, passId } = await aUsedCode(request);
  expect(passId).toBeTruthy();
  const page = await context.newPage();
  await request.post('/api/redemptions', {
    data: { dealId },
    headers: { origin: new URL(process.env['BASE_URL'] as string).origin },
  });
  await page.goto('/dashboard/redemptions');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'They did not take it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'They did not take the code?' })).toBeVisible();
  await page.getByRole('button', { name: 'Open a case' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'They did not take the code' })).toBeVisible();
  await expect(page.getByText('Waiting for the shop')).toBeVisible();
  await context.close();
});
