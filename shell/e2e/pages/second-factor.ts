import { expect, type Page } from '@playwright/test';
import { buyerPassword } from '../support/people/buyers.ts';
import type { DemoAccount } from '../support/people/people.ts';
import type { RoleAccount } from '../support/people/role-accounts.ts';

/** Returns the path of the account settings. In the console they are a part of the site's settings. */
export const settingsOf = (role: DemoAccount): string =>
  role === 'admin' ? '/dashboard/settings?part=account' : '/dashboard/settings';

export const signInPageOf = (role: DemoAccount): string => (role === 'admin' ? '/admin-login' : '/login');

/**
 * Adds a passkey in the settings and confirms the recovery codes that the first one creates.
 * @returns the codes
 */
export async function addPasskey(page: Page, role: DemoAccount): Promise<string[]> {
  await page.goto(settingsOf(role));
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('Name').fill('My phone');
  await dialog.getByRole('button', { name: 'Next' }).click();
  return keepCodes(page);
}

/** @returns the displayed recovery codes */
export async function keepCodes(page: Page): Promise<string[]> {
  const sheet = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await expect(sheet.getByRole('listitem')).toHaveCount(10);
  const codes = await sheet.getByRole('listitem').allInnerTexts();
  await sheet.getByRole('button', { name: 'I have kept them' }).click();
  await expect(sheet).toBeHidden();
  return codes.map((code) => code.trim());
}

/** Signs out and enters the password on the sign-in page. */
export async function givePassword({ page, context, email }: RoleAccount, role: DemoAccount): Promise<void> {
  await context.clearCookies();
  await page.goto(signInPageOf(role));
  await page.getByLabel(role === 'admin' ? 'Username' : 'Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(buyerPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export const isSecondStep = (page: Page): Promise<void> =>
  expect(page.getByText('One more step: your passkey, or a code')).toBeVisible();

export const isSignedIn = (page: Page): Promise<void> => expect(page).not.toHaveURL(/login/);
