import { pageOf } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';
import { anotherAdmin, expensiveOrder } from '../support/people/second-admin.ts';

test('a refund of many rupees is asked for by one admin and approved by another', async ({
  browser,
  baseURL,
}) => {
  const payment = await expensiveOrder();
  const { page: first, context } = await pageOf(browser, baseURL as string, 'admin');
  await first.goto(`/dashboard/payments/${payment}`);
  await first.getByRole('button', { name: 'Refund' }).click();
  await first.getByRole('dialog').getByLabel('Reason').fill('The wedding was put off.');
  await first.getByRole('dialog').getByRole('button', { name: 'Refund Rs.' }).click();
  await expect(first.getByText('Waits for a Second Admin')).toBeVisible();
  await expect(first.getByText('Unused', { exact: true })).toBeVisible();

  await first.goto('/dashboard/payments?tab=approvals');
  const own = first.getByRole('row', { name: 'The wedding was put off.' });
  await expect(own.getByText('You asked: another admin approves')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const second = await anotherAdmin(browser);
  await second.goto('/dashboard');
  await second.getByRole('link', { name: /^Second admin \d/ }).click();
  await expect(second).toHaveURL(/workbench\?kind=approval/);
  await second.goto('/dashboard/payments?tab=approvals');
  const asked = second.getByRole('row', { name: 'The wedding was put off.' });
  await expect(asked.getByText('Rs. 60,000')).toBeVisible();
  await asked.getByRole('button', { name: 'Approve' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(second.getByText('Rs. 60,000 is on its way through the books.')).toBeVisible();
  await expect(asked).toHaveCount(0);
  await second.getByRole('link', { name: 'Decided' }).click();
  await expect(asked.getByText('Approved')).toBeVisible();
  await asked.getByRole('link').first().click();
  await expect(second.getByText('Given back')).toBeVisible();
  await second.context().close();
  await context.close();
});
