import { mailedPath, mailTo } from '../support/mail.ts';
import { joinByCall, type NewAccount } from '../support/people/buyers.ts';
import { freshEmail, pageOf } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';

const person = (): NewAccount => ({
  firstName: 'Asha',
  lastName: 'Gurung',
  email: freshEmail('new-device'),
  password: 'dhido and gundruk',
});

test('a sign-in on a new device is mailed, and the mail’s page ends all sessions', async ({
  page,
  browser,
  baseURL,
}) => {
  const asha = person();
  await joinByCall(page.request, asha);
  const { page: elsewhere, context } = await pageOf(browser, baseURL as string, null);
  await elsewhere.goto('/login');
  await elsewhere.getByLabel('Email').fill(asha.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(asha.password);
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(elsewhere.getByText('Login Successful!')).toBeVisible();

  await mailTo(asha.email, 'New sign-in to your account');
  const link = await mailedPath(asha.email, /\/end-sessions\?token=[\w-]+/);
  const { page: mailbox, context: third } = await pageOf(browser, baseURL as string, null);
  await mailbox.goto(link);
  await expect(mailbox.getByRole('heading', { name: 'End all sessions?' })).toBeVisible();
  await elsewhere.goto('/dashboard/settings');
  await expect(elsewhere.getByText('Please log in to access your dashboard.')).toBeHidden();

  await mailbox.getByRole('button', { name: 'End all sessions' }).click();
  await expect(mailbox.getByRole('heading', { name: 'All sessions are ended' })).toBeVisible();
  for (const one of [page, elsewhere]) {
    await one.goto('/dashboard');
    await expect(one.getByText('Please log in to access your dashboard.')).toBeVisible();
  }
  expect(await mailedPath(asha.email, /\/reset-password\?token=[\w-]+/)).toContain('/reset-password');

  await mailbox.goto(link);
  await mailbox.getByRole('button', { name: 'End all sessions' }).click();
  await expect(mailbox.getByRole('heading', { name: 'This link did not work' })).toBeVisible();
  for (const one of [context, third]) await one.close();
});
