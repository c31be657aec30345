import { expect, test } from '../support/closed-contexts.ts';
import { orderByTransfer } from '../support/money.ts';
import { pageOf } from '../support/people/people.ts';

test('an admin confirms a transfer, takes one code back, pays the business out and closes a refund made by hand', async ({
  browser,
  baseURL,
}) => {
  const { order, payment, business } = await orderByTransfer(2);
  const { page, context } = await pageOf(browser, baseURL as string, 'admin');
  const dialog = page.getByRole('dialog');
  const main = page.getByRole('main');

  await page.goto('/dashboard/payments');
  await page.getByLabel('Search by reference, order or customer').fill(order);
  await expect(page).toHaveURL(/search=/);
  await expect(main.getByText('Transfer waits')).toBeVisible();
  await main.locator(`a[href="/dashboard/payments/${payment}"]`).click();
  await page.getByRole('button', { name: 'Confirm transfer' }).click();
  await dialog.getByRole('button', { name: 'Confirm transfer' }).click();
  await expect(dialog.getByText('Please fill this in.')).toBeVisible();
  await dialog.getByLabel('The bank').fill(`NB-T-${order}`);
  await dialog.getByRole('button', { name: 'Confirm transfer' }).click();
  await expect(page.getByText('Transfer Confirmed')).toBeVisible();
  await expect(main.getByText('confirmed by an admin')).toBeVisible();
  await expect(main.getByText('Unused', { exact: true })).toHaveCount(2);

  await page.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByRole('checkbox').first().uncheck();
  await dialog.getByLabel('Reason').fill('The shop closed early.');
  await dialog.getByRole('button', { name: 'Refund Rs.' }).click();
  await expect(page.getByText('Refund Begun')).toBeVisible();
  await expect(main.getByText('Given back')).toBeVisible();
  // A bank transfer is refunded manually; until then nothing is returned.
  await expect(main.getByText('Promised back', { exact: true })).toBeVisible();
  await expect(main.locator('dt', { hasText: /^Returned$/ })).toHaveCount(0);

  await page.goto('/dashboard/payments?tab=accounts');
  const row = main.getByRole('row', { name: business.businessName });
  await row.getByRole('button', { name: 'Record payout' }).click();
  await dialog.getByLabel('Amount in rupees').fill('0');
  await dialog.getByLabel('Reference').fill(`NB-${order}`);
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByText('Please enter a whole number from 1', { exact: false })).toBeVisible();
  await dialog.getByLabel('Amount in rupees').fill('100');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText('Payout Recorded')).toBeVisible();
  await main.getByRole('link', { name: 'Payouts', exact: true }).click();
  await expect(main.getByText(`NB-${order}`)).toBeVisible();

  await page.goto('/dashboard/payments?tab=refunds&state=manual');
  const byHand = main.getByRole('row', { name: 'eSewa' }).last();
  const customer = await byHand.getByRole('link').innerText();
  await byHand.getByRole('button', { name: 'Close refund' }).click();
  await dialog.getByLabel('Reference of the payment').fill('ESEWA-77812');
  await dialog.getByRole('button', { name: 'Close refund' }).click();
  await expect(page.getByText('Refund Closed')).toBeVisible();
  await expect(main.getByRole('row', { name: customer })).toHaveCount(0);

  await page.goto('/dashboard/payments?tab=reconciliation');
  await expect(main.getByText('Payments and the ledger agree.')).toBeVisible();
  await context.close();

  const { page: theirs, context: vendor } = await pageOf(browser, baseURL as string, 'vendor');
  await theirs.goto('/dashboard/payouts');
  await expect(theirs.getByRole('heading', { name: 'Owed to you' })).toBeVisible();
  await expect(theirs.getByText(`NB-${order}`)).toBeVisible();
  await vendor.close();
});
