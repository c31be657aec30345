import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../support/console-check.ts';
import { confirmWithPassword, ownerPage } from '../support/developers.ts';
import { isShownWell } from '../support/shown-well.ts';
import { ageStepUp } from '../support/people/old-session.ts';
import { pageOf } from '../support/people/people.ts';

const KEY = /^dob_live_\S{40,}$/;

/** The status of a request that a program sends with a key, and neither a cookie nor an origin. */
async function statusWith(home: string, key: string): Promise<number> {
  const response = await fetch(new URL('/api/vendors/me/locations', home), {
    headers: { authorization: `Bearer ${key}` },
  });
  await response.arrayBuffer();
  return response.status;
}

/** Creates a key after a step-up, and is told what is missing or wrong before. */
async function createKey(page: Page, context: BrowserContext): Promise<void> {
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a key' });
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByText('Please give the key a name.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Till, Boudha');
  await dialog.getByRole('checkbox', { name: 'passes:redeem' }).check();
  await expect(dialog.getByText('This key can mark codes as used: keep it on your server.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'passes:redeem' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'deals:read' }).check();
  await dialog.getByLabel('Allowed networks').fill('nowhere');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByText(/Please give addresses such as/)).toBeVisible();
  await dialog.getByLabel('Allowed networks').fill('127.0.0.0/8\n::1');
  await isShownWell(page, 'developers-filled');
  await ageStepUp(context);
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await confirmWithPassword(page);
}

/** Edits a key: the form has its values, and a change keeps the rest. */
async function edit(page: Page, row: Locator): Promise<void> {
  await row.getByRole('button', { name: 'Edit Till, Boudha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Till, Boudha' });
  await expect(dialog.getByRole('checkbox', { name: 'deals:read' })).toBeChecked();
  await expect(dialog.getByLabel('Allowed networks')).toHaveValue('127.0.0.0/8\n::1');
  await expect(dialog.getByLabel('Ends')).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'reviews:read' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByText('reviews:read')).toBeVisible();
  await expect(row.getByText('deals:read')).toBeVisible();
  await expect(row.getByText(/from 127\.0\.0\.0\/8, ::1/)).toBeVisible();
}

async function revoke(page: Page, row: Locator, isUsable: () => Promise<boolean>): Promise<void> {
  await row.getByRole('button', { name: 'Revoke Till, Boudha' }).click();
  const asked = page.getByRole('dialog', { name: 'Revoke Till, Boudha?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  expect(await isUsable()).toBe(true);
  await row.getByRole('button', { name: 'Revoke Till, Boudha' }).click();
  await asked.getByRole('button', { name: 'Revoke' }).click();
  await expect(row.getByText('Revoked', { exact: true })).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
}

test('an owner creates a key, uses it, rotates it and revokes it', async ({ browser, baseURL }) => {
  const home = baseURL as string;
  const context = await browser.newContext({
    baseURL: home,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await ownerPage(context, home);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Developers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
  await expect(page.getByText('There is no key yet.')).toBeVisible();
  await expect(page.getByText(`curl -X POST ${new URL(home).origin}/api/counter/lookup`)).toBeVisible();

  await createKey(page, context);
  const made = page.getByRole('dialog', { name: 'Your key for Till, Boudha' });
  const first = (await made.getByText(KEY).textContent()) ?? '';
  await isShownWell(page, 'developers-made');
  await made.getByRole('button', { name: 'Copy key' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await made.getByRole('button', { name: 'I have stored it' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Till, Boudha' });
  await expect(row.getByText(`dob_live_··${first.slice(-4)}`)).toBeVisible();
  await expect(row.getByText('Not used yet')).toBeVisible();
  await expect(page.getByText(KEY)).toHaveCount(0);
  expect(await statusWith(home, first)).toBe(200);

  await edit(page, row);
  await row.getByRole('button', { name: 'Rotate Till, Boudha' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate key' }).click();
  const second = (await made.getByText(KEY).textContent()) ?? '';
  expect(second).not.toBe(first);
  await made.getByRole('button', { name: 'I have stored it' }).click();
  await expect(row.getByText(/the key before is valid until/)).toBeVisible();
  await expect(row.getByText(/^Used /)).toBeVisible();
  expect(await Promise.all([statusWith(home, first), statusWith(home, second)])).toEqual([200, 200]);
  await isShownWell(page, 'developers-rotated');

  await revoke(page, row, async () => (await statusWith(home, second)) === 200);
  expect(await Promise.all([statusWith(home, first), statusWith(home, second)])).toEqual([401, 401]);
  await context.close();
});

test('counter staff have no keys', async ({ browser, baseURL }) => {
  const { page, context } = await pageOf(browser, baseURL as string, 'staff');
  await page.goto('/dashboard/developers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create key' })).toHaveCount(0);
  await context.close();
});

// The short case is that of an owner of a business; api-keys.api.spec.ts has the rules of the marketplace.
test(
  'an owner of the marketplace creates a key that only reads',
  { tag: '@long' },
  async ({ browser, baseURL }) => {
    const { page, context } = await pageOf(browser, baseURL as string, 'admin');
    const name = `Accounting ${Date.now().toString(36)}`;
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Developers', exact: true }).click();
    await page.getByRole('button', { name: 'Create key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a key' });
    await expect(dialog.getByRole('checkbox')).toHaveCount(4);
    await expect(dialog.getByLabel('Branch')).toHaveCount(0);
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('checkbox', { name: 'payouts:read' }).check();
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const made = page.getByRole('dialog', { name: `Your key for ${name}` });
    await expect(made.getByText(KEY)).toBeVisible();
    await made.getByRole('button', { name: 'I have stored it' }).click();
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByText(/ends on/)).toBeVisible();
    await row.getByRole('button', { name: `Revoke ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(row.getByText('Revoked', { exact: true })).toBeVisible();
    await context.close();
  },
);
