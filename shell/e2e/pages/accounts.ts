import { expect, type Page } from '@playwright/test';
import { mailedPath } from '../support/mail.ts';
import type { NewAccount } from '../support/people/buyers.ts';

/** Signs up on the page, follows the link of the e-mail and signs in. */
export async function joinAndSignIn(
  page: Page,
  account: NewAccount,
  as: 'Customer' | 'Vendor',
): Promise<void> {
  await page.goto('/customer-signup');
  await page.getByLabel('First name').fill(account.firstName);
  await page.getByLabel('Last name').fill(account.lastName);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Phone').fill('9801234567');
  await page.getByLabel('City', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account Created Successfully!')).toBeVisible();

  await page.goto(await mailedPath(account.email));
  await expect(page.getByText('Your email is verified')).toBeVisible();

  await page.goto('/login');
  await page.getByRole('radio', { name: as }).check({ force: true });
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Login Successful!')).toBeVisible();
  await expect(page).toHaveURL(as === 'Vendor' ? /\/dashboard\/business$/ : /\/$/);
}
