import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { mailedPath } from '../support/mail.ts';
import { callAs, joinByCall, type NewAccount } from '../support/people/buyers.ts';
import { freshEmail, pageOf } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';

const person = (name: string): NewAccount => ({
  firstName: 'Asha',
  lastName: 'Gurung',
  email: freshEmail(name),
  password: 'dhido and gundruk',
});
const newPassword = 'juju dhau from Bhaktapur';

test('a forgotten password is replaced by the mail’s link', async ({ page, browser, baseURL }) => {
  const asha = person('forgetful');
  await joinByCall(page.request, asha);
  const { page: elsewhere } = await pageOf(browser, baseURL as string, null);
  await elsewhere.goto('/login');
  await elsewhere.getByRole('link', { name: 'Forgot?' }).click();
  await elsewhere.getByLabel('Email').fill('no address');
  await elsewhere.getByRole('button', { name: 'Send me the link' }).click();
  await expect(elsewhere.getByText('Please enter a valid email address.')).toBeVisible();
  await elsewhere.getByLabel('Email').fill(asha.email);
  await elsewhere.getByRole('button', { name: 'Send me the link' }).click();
  await expect(elsewhere.getByRole('alert').getByText('Look into your mail')).toBeVisible();

  await expect.poll(() => mailedPath(asha.email)).toContain('/reset-password');
  await elsewhere.goto(await mailedPath(asha.email));
  const save = elsewhere.getByRole('button', { name: 'Save the new password' });
  await elsewhere.getByLabel('New password', { exact: true }).fill('short');
  await elsewhere.getByLabel('New password again').fill('short');
  await save.click();
  await expect(elsewhere.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    'Password must be at least 6 characters long.',
  );
  await elsewhere.getByLabel('New password', { exact: true }).fill(newPassword);
  await elsewhere.getByLabel('New password again').fill(newPassword);
  await save.click();
  await expect(elsewhere.getByText('Your password is changed')).toBeVisible();

  await elsewhere.getByRole('link', { name: 'Sign in' }).last().click();
  await elsewhere.getByLabel('Email').fill(asha.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(newPassword);
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(elsewhere.getByText('Login Successful!')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('Please log in to access your dashboard.')).toBeVisible();
});

/** Chooses an unsupported file and a photo that must be shrunk, then removes and replaces the photo. */
async function changePhoto(page: Page): Promise<void> {
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c2410c' } })
    .jpeg()
    .toBuffer();
  const choose = page.getByLabel('Choose a picture');
  await choose.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByRole('alert')).toHaveText('Please choose a JPEG, PNG, WebP or AVIF picture.');
  const large = await sharp({
    create: {
      width: 3_600,
      height: 2_700,
      channels: 3,
      background: '#c2410c',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(large.length).toBeGreaterThan(5 * 1024 * 1024);
  await choose.setInputFiles({ name: 'camera.jpg', mimeType: 'image/jpeg', buffer: large });
  // Shrinking ten megapixels is slow in a browser with software rendering.
  await expect(page.getByText('Photo saved')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(page.getByText('Photo removed')).toBeVisible();
  await choose.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByText('Photo saved')).toBeVisible();
  await expect(page.locator('header img[src^="/media/"]').first()).toBeVisible();
}

test('a profile gets its photo', async ({ page }) => {
  test.slow();
  await joinByCall(page.request, person('pictured'));
  await page.goto('/dashboard/profile');
  await changePhoto(page);
  const { pictures } = await callAs<{ pictures: object[] }>(page, 'GET', '/api/users/me/export');
  expect(pictures).toMatchObject([{ purpose: 'avatar' }, { purpose: 'avatar' }]);
});

test('a profile and settings are kept, data is taken along and erased', async ({ page }) => {
  const asha = person('leaving');
  await joinByCall(page.request, asha);
  await page.goto('/dashboard/profile');
  await page.getByLabel('First name').fill(' ');
  await page.getByLabel('Address').fill('Jhamsikhel 3');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
  await expect(page.getByLabel('Address')).toHaveValue('Jhamsikhel 3');
  await page.getByLabel('First name').fill('Aasha');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(page.locator('header b').getByText('Aasha Gurung')).toBeVisible();

  await page.goto('/dashboard/settings');
  await page.getByLabel('Favorites: Mail').uncheck();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Favorites: Mail')).not.toBeChecked();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    profile: { email: asha.email, firstName: 'Aasha', address: 'Jhamsikhel 3' },
  });

  await page.getByRole('button', { name: 'Erase my account' }).click();
  const ask = page.getByRole('dialog');
  await ask.getByLabel('Password', { exact: true }).fill('not this one');
  await ask.getByRole('button', { name: 'Erase for good' }).click();
  await expect(ask.getByText('This is not your current password.')).toBeVisible();
  await ask.getByLabel('Password', { exact: true }).fill(asha.password);
  await ask.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});
