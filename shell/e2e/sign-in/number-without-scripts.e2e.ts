import { expect, test } from '@playwright/test';
import { mailedDigits, textedDigits } from '../support/mail.ts';
import { freshNumber } from '../support/people/people.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('who has a phone number alone opens an account without scripts', async ({ page, context }) => {
  const phone = freshNumber();
  await page.goto('/login?returnTo=%2Fbrands');
  await page.getByLabel('Your e-mail or mobile number').fill('014412345');
  await page.getByRole('button', { name: 'Send me a number' }).click();
  await expect(page.getByLabel('Your e-mail or mobile number')).toHaveValue('014412345');
  await page.getByLabel('Your e-mail or mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send me a number' }).click();
  await page.getByLabel(`The 6 digits sent to ${phone}`).fill('000000');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.locator('form[action="/forms/otp-digits"]')).toContainText('These digits do not match.');
  await page.getByLabel(`The 6 digits sent to ${phone}`).fill(await textedDigits(phone));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('What shall we call you?').fill('Asha');
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page).toHaveURL(/\/brands$/);
  const user = (await (await context.request.get('/api/auth/user')).json()) as object;
  expect(user).toMatchObject({ email: null, verifiedPhone: phone, firstName: 'Asha' });
});

test('who has an account signs in by mailed digits without scripts, in Nepali', async ({ page, context }) => {
  await page.goto('/ne/login');
  await page.getByLabel('तपाईंको इमेल वा मोबाइल नम्बर').fill('vendor@example.com');
  await page.getByRole('button', { name: 'नम्बर पठाउनुहोस्' }).click();
  await page.getByLabel(/६ अङ्कको नम्बर/).fill(await mailedDigits('vendor@example.com'));
  await page.getByRole('button', { name: 'अगाडि बढ्नुहोस्', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  const user = (await (await context.request.get('/api/auth/user')).json()) as { email: string };
  expect(user.email).toBe('vendor@example.com');
});
