import { expect, test } from '../support/closed-contexts.ts';
import { mailedPath } from '../support/mail.ts';
import { demoPassword, freshEmail, pageOf } from '../support/people/people.ts';
import { roleAccount } from '../support/people/role-accounts.ts';

const MISSING = 'This is not part of your work here';

test('somebody is invited with chosen rights, sees only what they allow, and gets others', async ({
  browser,
  baseURL,
}) => {
  const home = baseURL as string;
  const headers = { origin: new URL(home).origin };
  const email = freshEmail('reviews');
  const { page: owner } = await roleAccount(browser, 'vendor');
  await owner.goto('/dashboard/business/staff');
  await owner.getByRole('button', { name: 'Invite somebody' }).click();
  const invitation = owner.getByRole('dialog');
  await invitation.getByLabel('Email').fill(email);
  await invitation.getByRole('checkbox', { name: 'Counter' }).uncheck();
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  await expect(invitation.getByText('Please choose at least one right.')).toBeVisible();
  await invitation.getByRole('checkbox', { name: 'Reviews' }).check();
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByText(email, { exact: true })).toBeVisible();

  const link = await mailedPath(email, /\/staff-invitation\?token=[\w-]+/);
  const { page: guest, context } = await pageOf(browser, home, null);
  const account = { firstName: 'Nima', lastName: 'Sherpa', phone: '9800000000', city: 'Kathmandu', email };
  await context.request.post('/api/customers/signup', {
    headers,
    data: { ...account, password: demoPassword },
  });
  await context.request.post('/api/auth/login', { headers, data: { email, password: demoPassword } });
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest.waitForURL(/\/dashboard/);
  await guest.goto('/dashboard');
  await expect(guest.getByRole('link', { name: 'Open the reviews' })).toBeVisible();
  const menu = guest.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'Reviews' })).toBeVisible();
  for (const other of ['My Deals', 'Counter', 'Payouts', 'Staff'])
    await expect(menu.getByRole('link', { name: other, exact: true })).toHaveCount(0);
  for (const path of ['/dashboard/deals/new', '/dashboard/counter', '/dashboard/payouts']) {
    await guest.goto(path);
    await expect(guest.getByRole('heading', { level: 1, name: MISSING })).toBeVisible();
  }

  await owner.reload();
  const row = owner.getByRole('listitem').filter({ hasText: email });
  await expect(row.getByText('Own choice')).toBeVisible();
  await row.getByRole('button', { name: 'Change Nima Sherpa' }).click();
  const change = owner.getByRole('dialog');
  await change.getByRole('checkbox', { name: 'Money' }).check();
  await change.getByRole('checkbox', { name: 'Reviews' }).uncheck();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Rights Changed')).toBeVisible();

  await guest.goto('/dashboard/payouts');
  await expect(guest.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
  await guest.goto('/dashboard/reviews');
  await expect(guest.getByRole('heading', { level: 1, name: MISSING })).toBeVisible();

  await row.getByRole('button', { name: 'What Nima Sherpa did' }).click();
  await expect(owner.getByRole('dialog').getByText('Joined the team')).toBeVisible();
});
