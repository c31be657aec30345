import { request as playwright } from '@playwright/test';
import { expect, test } from '../support/closed-contexts.ts';
import { call, signUpBuyer } from '../support/people/buyers.ts';
import { aShop, type Shop } from '../support/people/shop-with-deal.ts';

/** A new customer uses the deal of a shop and reviews it. */
async function review(shop: Shop, rating: number, comment?: string): Promise<void> {
  const customer = await playwright.newContext({ baseURL: process.env['BASE_URL'] });
  await signUpBuyer(customer);
  const { code } = await call<{ code: string }>(customer, '/api/redemptions', { dealId: shop.dealId });
  await call(shop.owner, '/api/counter/accept', { code });
  await call(customer, '/api/reviews', { dealId: shop.dealId, rating, comment });
  await customer.dispose();
}

test('a business writes a saved reply and answers its reviews with the keyboard, low stars first', async ({
  browser,
  baseURL,
}) => {
  const shop = await aShop(baseURL as string);
  await review(shop, 5, 'The achar is the reason to go.');
  await review(shop, 2, 'We waited ten minutes.');
  await review(shop, 1);
  const context = await browser.newContext({
    baseURL,
    timezoneId: 'Asia/Kathmandu',
    viewport: { width: 1280, height: 900 },
  });
  await shop.signIn(context.request);
  const page = await context.newPage();

  await page.goto('/dashboard/reviews/replies');
  await page.getByRole('button', { name: 'New reply' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please write the reply, at most 1,000 characters.')).toBeVisible();
  await dialog.getByLabel('Title').fill('Sorry, and what changed');
  await dialog.getByLabel('Text', { exact: true }).fill('Thank you for telling us, {guest}.');
  await dialog.getByRole('button', { name: '2 stars' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Sorry, and what changed' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to the reviews' }).click();
  await expect(page.getByText('2 wait for an answer. Low stars first.')).toBeVisible();
  const open = page.getByRole('region', { name: 'Open review' });
  await expect(open.getByText('We waited ten minutes.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sorry, and what changed/ })).toBeVisible();

  await page.keyboard.press('j');
  await expect(open.getByText('The achar is the reason to go.')).toBeVisible();
  await expect(page.getByText(/No saved reply fits/)).toBeVisible();
  await page.keyboard.press('k');
  await expect(open.getByText('We waited ten minutes.')).toBeVisible();
  await page.keyboard.press('1');
  const answer = page.getByLabel('Your answer to Asha G.');
  await expect(answer).toHaveValue('Thank you for telling us, Asha.');
  await expect(answer).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Answer published')).toBeVisible();

  await expect(page.getByText('1 waits for an answer. Low stars first.')).toBeVisible();
  await expect(open.getByText('The achar is the reason to go.')).toBeVisible();
  await expect(answer).toHaveValue('');
  await page.getByRole('link', { name: 'Answered' }).click();
  await expect(open.getByText('Thank you for telling us, Asha.')).toBeVisible();
  await expect(page.getByText('Goal 7 days. 1 of 1 in time.')).toBeVisible();
  await open.getByRole('button', { name: 'Change the answer' }).click();
  await answer.fill('Thank you, Asha. We have more waiters now.');
  await open.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByText('Answer changed')).toBeVisible();
  await expect(open.getByText('Thank you, Asha. We have more waiters now.')).toBeVisible();
  await expect(open.getByText(/^edited /)).toBeVisible();
  await context.close();
});
