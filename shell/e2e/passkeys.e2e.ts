import type { Page } from '@playwright/test';
import { AccessibilityCheck } from './support/accessibility.ts';
import { ageStepUp } from './support/old-session.ts';
import { type DemoAccount, demoPassword, pageOf } from './support/people.ts';
import { expect, test } from './support/quiet-page.ts';

/** A phone that confirms each question with its owner's finger. */
async function withPhone(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function isShownWell(page: Page, name: string): Promise<void> {
  const accessibility = new AccessibilityCheck();
  for (const width of [390, 320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    await accessibility.ofChangedPage(page);
    await page.screenshot({ path: `screenshots/${name}-${width}.png` });
  }
}

/** Where the own account is in the console, beside the site's settings. */
const settingsOf = (account: DemoAccount): string =>
  account === 'admin' ? '/dashboard/settings?part=account' : '/dashboard/settings';

const DOORS: Readonly<Record<DemoAccount, string>> = {
  customer: '/login',
  vendor: '/login',
  staff: '/login',
  admin: '/admin-login',
};

for (const account of Object.keys(DOORS) as DemoAccount[])
  test(`a passkey of the ${account} is added, renamed, used and removed`, async ({ browser, baseURL }) => {
    const { page, context } = await pageOf(browser, baseURL as string, account);
    await withPhone(page);
    const name = `Phone of ${account} ${Date.now().toString(36)}`;
    const dialog = page.getByRole('dialog').last();
    await page.goto(settingsOf(account));
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog.getByLabel('Name').fill(' ');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByText('Please enter a name.')).toBeVisible();
    await dialog.getByLabel('Name').fill('My phone');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Passkey added')).toBeVisible();
    await page.getByRole('button', { name: 'Rename: My phone' }).click();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Passkey renamed')).toBeVisible();
    if (account === 'customer') await isShownWell(page, 'passkeys');

    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();

    await context.clearCookies();
    await page.goto(DOORS[account]);
    if (account === 'customer' || account === 'admin') await isShownWell(page, `passkey-sign-in-${account}`);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).not.toHaveURL(/login/);

    await page.goto(settingsOf(account));
    await expect(page.getByText('last used', { exact: false })).toBeVisible();
    await ageStepUp(context);
    await page.getByRole('button', { name: `Remove: ${name}` }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    const stepUp = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await stepUp.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText('Passkey removed')).toBeVisible();

    await context.clearCookies();
    await page.goto(DOORS[account]);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText('This passkey was not accepted.', { exact: false })).toBeVisible();
    await page.getByLabel(account === 'admin' ? 'Username' : 'Email').fill(`${account}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).not.toHaveURL(/login/);
    await context.close();
  });
