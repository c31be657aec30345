import type { Browser, Page } from '@playwright/test';
import {
  addPasskey,
  givePassword,
  isSecondStep,
  isSignedIn,
  keepCodes,
  settingsOf,
  signInPageOf,
} from '../pages/second-factor.ts';
import { mailedPath } from '../support/mail.ts';
import { type DemoAccount, pageOf } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';
import { isShownWell } from '../support/shown-well.ts';
import { type RoleAccount, roleAccount } from '../support/people/role-accounts.ts';
import { withPhone } from '../support/virtual-phone.ts';

const MAILED: readonly DemoAccount[] = ['customer', 'vendor', 'staff'];

/** Completes the second step of a sign-in with a code. */
async function typeCode(page: Page, code: string): Promise<void> {
  await isSecondStep(page);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/**
 * Recovers a lost passkey: each recovery code signs in once, and the settings create new codes.
 * @returns an unused code
 */
async function recoverByCode(account: RoleAccount, role: DemoAccount): Promise<void> {
  const { page } = account;
  await withPhone(page);
  const [first = ''] = await addPasskey(page, role);
  await givePassword(account, role);
  await typeCode(page, first);
  await isSignedIn(page);

  await page.goto(settingsOf(role));
  await expect(page.getByText('9 codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make new codes' }).click();
  const [second = ''] = await keepCodes(page);
  await givePassword(account, role);
  await typeCode(page, first);
  await expect(page.getByText('This code is not right', { exact: false }).first()).toBeVisible();
  await typeCode(page, second);
  await isSignedIn(page);
}

async function signInsByPasswordAlone(account: RoleAccount, role: DemoAccount): Promise<void> {
  await givePassword(account, role);
  if (role === 'vendor') await account.page.getByRole('button', { name: 'Not now' }).click();
  await isSignedIn(account.page);
  await account.page.goto(settingsOf(role));
  await expect(account.page.getByText('You have no passkey yet.')).toBeVisible();
}

for (const role of MAILED)
  test(
    `the ${role} who lost the passkey signs in by a recovery code, and without one by a mailed link`,
    {
      tag: role === 'customer' ? [] : ['@long'],
    },
    async ({ browser }) => {
      const account = await roleAccount(browser, role);
      const { page, context, email } = account;
      await recoverByCode(account, role);

      await givePassword(account, role);
      await isSecondStep(page);
      await page.getByText('Lost your passkey or phone?').click();
      await page.getByRole('button', { name: 'Mail me a link' }).click();
      await expect(page.getByText('We mailed you a link')).toBeVisible();
      if (role === 'customer') await isShownWell(page, 'lost-passkey');
      const link = await mailedPath(email, /\/reset-sign-in\?token=[\w-]+/);
      await page.goto(link);
      await expect(
        page.getByRole('heading', { name: 'Remove your passkeys and authenticator app?' }),
      ).toBeVisible();
      if (role === 'customer') await isShownWell(page, 'reset-sign-in');
      await page.getByRole('button', { name: 'Remove them' }).click();
      await expect(page.getByRole('heading', { name: 'They are removed' })).toBeVisible();
      await signInsByPasswordAlone(account, role);

      await page.goto(link);
      await page.getByRole('button', { name: 'Remove them' }).click();
      await expect(page.getByRole('heading', { name: 'This link did not work' })).toBeVisible();
      await context.close();
    },
  );

test('the admin who lost the passkey signs in by a recovery code', { tag: '@long' }, async ({ browser }) => {
  const account = await roleAccount(browser, 'admin');
  await recoverByCode(account, 'admin');
  await account.context.close();
});

test('the admin who lost the passkey and the codes is reset by another admin', async ({
  browser,
  baseURL,
}) => {
  const account = await roleAccount(browser, 'admin');
  await withPhone(account.page);
  await addPasskey(account.page, 'admin');
  await givePassword(account, 'admin');
  await account.page.getByText('Lost your passkey or phone?').click();
  await expect(
    account.page.getByText('another admin can reset your sign-in', { exact: false }),
  ).toBeVisible();
  await expect(account.page.getByRole('button', { name: 'Mail me a link' })).toBeHidden();

  await resetByAnother(browser, baseURL as string, account);
  await signInsByPasswordAlone(account, 'admin');
  await account.context.close();
});

async function resetByAnother(browser: Browser, baseURL: string, { id }: RoleAccount): Promise<void> {
  const { page, context } = await pageOf(browser, baseURL, 'admin');
  await page.goto(`/dashboard/users/${id}`);
  await page.getByRole('button', { name: 'Reset sign-in' }).click();
  const ask = page.getByRole('dialog');
  await ask.getByRole('button', { name: 'Reset sign-in' }).click();
  await expect(ask.getByText('Please give a reason.')).toBeVisible();
  await ask.getByLabel('Reason').fill('She lost the phone on a bus and called from the office.');
  await isShownWell(page, 'reset-of-an-admin');
  await ask.getByRole('button', { name: 'Reset sign-in' }).click();
  await expect(page.getByText('Sign-in Reset')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset sign-in' })).toBeHidden();
  await page.getByRole('link', { name: 'Decisions' }).click();
  await expect(page.getByText('Second step reset')).toBeVisible();
  await context.close();
}

test('an owner is offered a passkey at each sign-in until they choose', async ({ browser }) => {
  const account = await roleAccount(browser, 'vendor');
  const { page, context } = account;
  const offer = page.getByRole('heading', { name: 'Sign in with a passkey?' });
  for (let signIn = 0; signIn < 2; signIn++) {
    await givePassword(account, 'vendor');
    await expect(offer).toBeVisible();
    if (signIn === 0) await isShownWell(page, 'passkey-offer');
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  }
  await givePassword(account, 'vendor');
  await page.getByRole('button', { name: "Don't ask again" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await givePassword(account, 'vendor');
  await expect(page).toHaveURL(/\/dashboard$/);
  await context.close();
});

test('an owner adds the passkey that is offered', async ({ browser }) => {
  const account = await roleAccount(browser, 'vendor');
  const { page, context } = account;
  await withPhone(page);
  await givePassword(account, 'vendor');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  await keepCodes(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await givePassword(account, 'vendor');
  await isSecondStep(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await context.close();
});

test('an admin who needs a second factor meets the enrolment alone, then the console, and signs in with the passkey', async ({
  browser,
}) => {
  const { page, context } = await roleAccount(browser, 'admin');
  await withPhone(page);
  let isHeld = true;
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as object;
    await route.fulfill({ response, json: { ...user, needsSecondFactor: isHeld } });
  });
  // A public page requests the current user; private pages receive it from their server.
  await page.goto('/');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Protect your admin account' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the console' })).toBeDisabled();
  await isShownWell(page, 'admin-enrolment');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  await keepCodes(page);
  await expect(page.getByText('Your account is protected')).toBeVisible();
  isHeld = false;
  await page.getByRole('button', { name: 'Open the console' }).click();
  await expect(page.getByRole('link', { name: 'Payments' }).first()).toBeVisible();

  await context.clearCookies();
  await page.goto(signInPageOf('admin'));
  await isShownWell(page, 'passkey-sign-in-admin');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await isSignedIn(page);
  await context.close();
});
