import { expect, test } from '../support/closed-contexts.ts';
import { joinByCall } from '../support/people/buyers.ts';
import { freshEmail, pageOf } from '../support/people/people.ts';

test('suspending somebody ends the session they are in, and reinstating lets them back', async ({
  browser,
  baseURL,
}) => {
  const home = baseURL as string;
  const guest = {
    firstName: 'Nabin',
    lastName: 'Karki',
    email: freshEmail('nabin'),
    password: 'lapsi and salt',
  };
  const { page: theirs } = await pageOf(browser, home, null);
  await joinByCall(theirs.request, guest);
  await theirs.goto('/dashboard/profile');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();

  const { page: admin } = await pageOf(browser, home, 'admin');
  await admin.goto('/dashboard/users');
  await admin.getByLabel('Search by name or email').fill(guest.email);
  await expect(admin).toHaveURL(/search=/);
  await admin.getByRole('link', { name: 'Nabin Karki' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Nabin Karki' })).toBeVisible();
  await admin.getByRole('link', { name: 'Sessions' }).click();
  await expect(admin.getByRole('table', { name: 'Sessions' }).getByRole('row')).toHaveCount(2);

  await admin.getByRole('button', { name: 'Suspend' }).click();
  const ask = admin.getByRole('dialog');
  await expect(ask.getByText('All sessions end at once', { exact: false })).toBeVisible();
  await ask.getByRole('button', { name: 'Suspend' }).click();
  await expect(ask.getByText('Please give a reason.')).toBeVisible();
  await ask.getByLabel('Reason').fill('Codes were shared with strangers.');
  await ask.getByRole('button', { name: 'Suspend' }).click();
  await expect(admin.getByText('User Suspended')).toBeVisible();
  await expect(admin.getByText('Not signed in anywhere')).toBeVisible();

  await theirs.reload();
  await expect(theirs.getByText('Please log in to access your dashboard.')).toBeVisible();

  await admin.getByRole('button', { name: 'Reinstate' }).click();
  await ask.getByLabel('Reason').fill('It was somebody else.');
  await ask.getByRole('button', { name: 'Reinstate' }).click();
  await expect(admin.getByText('User Reinstated')).toBeVisible();
  await admin.getByRole('link', { name: 'Decisions' }).click();
  await expect(admin.getByText('Codes were shared with strangers.')).toBeVisible();

  await theirs.goto('/login');
  await theirs.getByLabel('Email').fill(guest.email);
  await theirs.getByLabel('Password', { exact: true }).fill(guest.password);
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(theirs.getByText('Login Successful!')).toBeVisible();
});
