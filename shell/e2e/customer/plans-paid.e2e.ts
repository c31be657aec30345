import type { Page } from '@playwright/test';
import { expect, test } from '../support/closed-contexts.ts';
import { signUpBuyer } from '../support/people/buyers.ts';
import { pageOf } from '../support/people/people.ts';
import { signUpOwner } from '../support/people/plan-buyers.ts';

/** Pays at the page of the gateway, which then redirects back. */
async function payThrough(page: Page, gateway: string, amount: string): Promise<void> {
  await page.getByRole('radio', { name: gateway }).check();
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL('**/checkout/**');
}

test('a guest chooses Premium, pays, sees the multiplier, and gets the money back', async ({
  browser,
  baseURL,
}) => {
  const { page, context } = await pageOf(browser, baseURL as string, null);
  await page.goto('/subscribe');
  const choose = page.getByRole('link', { name: 'Choose Premium' });
  await expect(choose).toHaveAttribute('href', /\/login\?returnTo=%2Fcheckout%2Fmembership%2Fpremium/);
  await signUpBuyer(context.request);
  await page.reload();
  await expect(choose).toHaveAttribute('href', '/checkout/membership/premium');
  await choose.click();
  await expect(page.getByRole('heading', { name: 'Premium for one year' })).toBeVisible();
  await payThrough(page, 'Khalti', 'Rs. 999');
  await expect(page.getByRole('heading', { name: 'Premium is yours' })).toBeVisible();
  await page.getByRole('link', { name: 'See my membership' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan: Premium' })).toBeVisible();
  await expect(page.getByText(/Points count 2x/)).toBeVisible();
  await expect(page.getByText(/NPR 999 are credited for your unused rest: NPR 1,000 to pay/)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel membership' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel membership' }).click();
  await expect(page.getByText(/Cancelled: it ends on/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep membership' }).click();
  await expect(page.getByText(/^Runs until/)).toBeVisible();

  await page.getByRole('button', { name: 'Money back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Get money back' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan: Basic' })).toBeVisible();
  await expect(page.getByText(/NPR 999 (are on their way back|were paid back)/)).toBeVisible();
  const invoice = page.getByRole('link', { name: /^Invoice INV-/ });
  await expect(page.getByRole('link', { name: /^Credit note CN-/ })).toBeVisible();
  const file = await context.request.get((await invoice.getAttribute('href')) as string);
  expect(file.headers()['content-type']).toBe('application/pdf');
  await context.close();
});

test('an owner chooses Silver, pays for it, is offered Gold with the rest credited, and cancels for the end', async ({
  browser,
  baseURL,
}) => {
  const { page, context } = await pageOf(browser, baseURL as string, null);
  await signUpOwner(context.request);
  await page.goto('/dashboard/business/subscription');
  await page.getByRole('button', { name: 'Choose Silver' }).click();
  await expect(page.getByText('Payment details must be added to activate the Silver plan.')).toBeVisible();
  await page.getByRole('link', { name: 'Pay NPR 1,500 now' }).click();
  await payThrough(page, 'eSewa', 'Rs. 1,500');
  await expect(page.getByRole('heading', { name: 'Silver is yours' })).toBeVisible();
  await page.getByRole('link', { name: 'See the subscription' }).click();
  await expect(page.getByRole('heading', { name: 'Silver plan' })).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText(/NPR 1,500 are credited for your unused rest: NPR 2,500 to pay/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Invoice INV-/ })).toBeVisible();

  await page.getByRole('button', { name: 'Choose Free' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go back to Free' }).click();
  await expect(page.getByText(/^Ends on .*, then Free follows/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep Silver' }).click();
  await expect(page.getByText(/^Paid until/)).toBeVisible();
  await context.close();
});
