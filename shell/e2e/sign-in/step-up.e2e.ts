import type { Page } from '@playwright/test';
import { ageStepUp } from '../support/people/old-session.ts';
import { demoPassword, pageOf } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';
import { isShownWell } from '../support/shown-well.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });

test('settings and tables ask for the password once in ten minutes', async ({ browser, baseURL }) => {
  const { page, context } = await pageOf(browser, baseURL as string, 'admin');
  await page.goto('/dashboard/reports');
  await ageStepUp(context);
  await page.getByRole('button', { name: 'Download CSV' }).first().click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await isShownWell(page, 'step-up');
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Please enter your password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill('not this one');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByLabel('Your password').fill(demoPassword);
  await dialog.getByLabel('Your password').press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Site settings' }).click();
  const contact = page.getByRole('form', { name: 'How to reach us' });
  const phone = contact.getByLabel('Phone', { exact: true });
  const original = await phone.inputValue();
  await phone.fill('01-4999999');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings Saved')).toBeVisible();

  await ageStepUp(context);
  await phone.fill(original);
  await contact.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Please confirm that it is you.')).toBeVisible();
  await expect(phone).toHaveValue(original);
  await contact.getByRole('button', { name: 'Save' }).click();
  await dialog.getByLabel('Your password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(contact.getByRole('button', { name: 'Save' })).toBeDisabled();
  await context.close();
});

test('an owner confirms a changed payout account in the dialog, in Nepali too', async ({
  browser,
  baseURL,
}) => {
  const { page, context } = await pageOf(browser, baseURL as string, 'vendor');
  await context.addCookies([{ name: 'lang', value: 'ne', url: baseURL as string }]);
  await page.goto('/dashboard/payouts');
  await ageStepUp(context);
  await page
    .getByRole('button', { name: /खाता राख्नुहोस्|^बदल्नुहोस्/ })
    .first()
    .click();
  const form = page.locator('main form');
  await form.locator('input[name=holder]').fill('Himchuli Momo House Pvt. Ltd.');
  await form.locator('input[name=bank]').fill('Nabil Bank');
  await form.locator('input[name=branch]').fill('Thamel');
  await form.locator('input[name=number]').fill('00100175004321');
  await form.locator('button[type=submit]').click();
  const dialog = page.getByRole('dialog', { name: 'तपाईं नै हो भनी पुष्टि गर्नुहोस्' });
  await dialog.getByLabel('तपाईंको पासवर्ड').fill(demoPassword);
  await dialog.getByRole('button', { name: 'पुष्टि गर्नुहोस्' }).click();
  await expect(page.getByText('४३२१').or(page.getByText('4321')).first()).toBeVisible();
  await context.close();
});
