import { expect, type Page, test } from '@playwright/test';
import { demoPassword } from '../support/people/people.ts';

/** Delays the scripts, so that the page is displayed, filled in and pressed before they load. */
async function withLateScripts(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const held: (() => void)[] = [];
  let isHolding = true;
  await page.route(/\.js(\?|$)/, async (route) => {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await act();
  isHolding = false;
  for (const go of held) go();
}

test('who signs in before the page has hydrate is signed in', async ({ page }) => {
  await withLateScripts(page, '/login', async () => {
    await page.getByRole('radio', { name: 'Vendor' }).check({ force: true });
    await page.getByLabel('Email').fill('vendor@example.com');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  });
  await expect(page.getByText('Login Successful!')).toBeVisible();
  expect(page.url()).not.toContain('password');
  // Owners first see an offer to add a passkey.
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('what is typed and pressed early is not lost', async ({ page }) => {
  await withLateScripts(page, '/customer-signup', async () => {
    await page.getByLabel('First name').fill('Asha');
    await page.getByLabel('Password', { exact: true }).fill('momo and chiya');
    await page.getByRole('button', { name: 'Show password' }).first().click();
  });
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByLabel('Last name').fill('Gurung');
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('momo and chiya');
});
