import type { Page } from '@playwright/test';
import { AccessibilityCheck } from '../support/accessibility.ts';
import { mailedPath, textedDigits } from '../support/mail.ts';
import { freshEmail, freshNumber, signInByCall } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';

test.use({ viewport: { width: 390, height: 844 } });

const sheet = (page: Page) => page.getByRole('dialog');

test('a visitor without an e-mail gets a code by SMS, and adds an e-mail later', async ({
  page,
  request,
}) => {
  const [deal] = (await (await request.get('/api/deals/featured')).json()) as { id: number }[];
  const phone = freshNumber();
  await page.goto(`/deals/${deal?.id}`);
  await page.getByRole('button', { name: /^Redeem: get my code/ }).click();
  await page.getByRole('button', { name: 'Get my code with a number by e-mail or SMS' }).click();
  const field = sheet(page).getByLabel('E-mail or mobile number');
  await field.fill('014412345');
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByText(/or a Nepali mobile number/)).toBeVisible();
  await field.fill(`+977 ${phone}`);
  await sheet(page).getByRole('button', { name: 'Continue' }).click();
  const digits = sheet(page).getByLabel(`The 6 digits sent to ${phone}`);
  await expect(digits).toHaveAttribute('autocomplete', 'one-time-code');
  await new AccessibilityCheck().ofPage(page);
  const first = await textedDigits(phone);
  await digits.fill(first);
  await sheet(page).getByLabel('What shall we call you?').fill('Sita');
  await sheet(page).getByRole('button', { name: 'Create account and get my code' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Redemption Code' })).toBeVisible();

  const email = freshEmail('later');
  await page.goto('/dashboard/settings');
  await expect(page.getByText(`A number by SMS to ${phone} signs you in.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the number' })).toBeHidden();
  await new AccessibilityCheck().ofPage(page);
  const emailForm = page.locator('form').filter({ has: page.getByLabel('New email') });
  await emailForm.getByLabel('New email').fill(email);
  await emailForm.getByRole('button', { name: 'Send the digits' }).click();
  await emailForm.getByLabel('Six digits').fill(await textedDigits(phone, first));
  await emailForm.getByRole('button', { name: 'Add the email' }).click();
  await page.goto(await mailedPath(email));
  await expect(page.getByText(/verified/i).first()).toBeVisible();
  await page.goto('/dashboard/settings');
  await expect(page.getByText(`You sign in with ${email}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the number' })).toBeVisible();
});

test('a number that was verified in the settings signs in, and no more once it is removed', async ({
  page,
  baseURL,
}) => {
  const phone = freshNumber();
  await signInByCall(page.request, 'customer', baseURL ?? '');
  await page.goto('/dashboard/settings');
  const form = page.locator('form').filter({ has: page.getByLabel('Mobile number') });
  await form.getByLabel('Mobile number').fill(phone);
  await form.getByRole('button', { name: 'Send the digits' }).click();
  await form.getByLabel('The 6 digits of the SMS').fill(await textedDigits(phone));
  await form.getByRole('button', { name: 'Verify the number' }).click();
  await expect(page.getByText(`A number by SMS to ${phone} signs you in.`)).toBeVisible();
  await page.getByRole('button', { name: 'Remove the number' }).click();
  await sheet(page).getByRole('button', { name: 'Remove the number' }).click();
  await expect(page.getByText('Add a mobile number, and a number by SMS signs you in, too.')).toBeVisible();
});
