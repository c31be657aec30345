import {
  addPasskey,
  givePassword,
  isSecondStep,
  isSignedIn,
  settingsOf,
  signInPageOf,
} from '../pages/second-factor.ts';
import { ageStepUp } from '../support/people/old-session.ts';
import type { DemoAccount } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';
import { isShownWell } from '../support/shown-well.ts';
import { roleAccount } from '../support/people/role-accounts.ts';
import { withPhone } from '../support/virtual-phone.ts';

const ROLES: readonly DemoAccount[] = ['customer', 'vendor', 'staff', 'admin'];
/** All roles have the same settings. In passkey-recovery.e2e.ts an admin signs in with a passkey, and an owner adds one. */
const tagOf = (role: DemoAccount) => (role === 'customer' ? [] : ['@long']);

for (const role of ROLES)
  test(
    `a passkey of the ${role} is added, renamed, used and removed`,
    { tag: tagOf(role) },
    async ({ browser }) => {
      const account = await roleAccount(browser, role);
      const { page, context } = account;
      await withPhone(page);
      const name = `Phone of ${role}`;
      const dialog = page.getByRole('dialog').last();
      await page.goto(settingsOf(role));
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await dialog.getByLabel('Name').fill(' ');
      await dialog.getByRole('button', { name: 'Next' }).click();
      await expect(dialog.getByText('Please enter a name.')).toBeVisible();
      await addPasskey(page, role);
      await page.getByRole('button', { name: 'Rename: My phone' }).click();
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Passkey renamed')).toBeVisible();
      if (role === 'customer') await isShownWell(page, 'passkeys');

      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await dialog.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();

      await context.clearCookies();
      await page.goto(signInPageOf(role));
      if (role === 'customer' || role === 'admin') await isShownWell(page, `passkey-sign-in-${role}`);
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await isSignedIn(page);

      await givePassword(account, role);
      await isSecondStep(page);
      if (role === 'customer' || role === 'admin') await isShownWell(page, `second-step-${role}`);
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await isSignedIn(page);

      await page.goto(settingsOf(role));
      await expect(page.getByText('last used', { exact: false })).toBeVisible();
      await ageStepUp(context);
      await page.getByRole('button', { name: `Remove: ${name}` }).click();
      await dialog.getByRole('button', { name: 'Remove' }).click();
      const stepUp = page.getByRole('dialog', { name: 'Confirm that it is you' });
      await stepUp.getByRole('button', { name: 'Use a passkey' }).click();
      await expect(page.getByText('Passkey removed')).toBeVisible();

      await context.clearCookies();
      await page.goto(signInPageOf(role));
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await expect(page.getByText('This passkey was not accepted.', { exact: false })).toBeVisible();
      await givePassword(account, role);
      if (role === 'vendor') await page.getByRole('button', { name: 'Not now' }).click();
      await isSignedIn(page);
      await context.close();
    },
  );
