import { expect, test } from '../support/closed-contexts.ts';
import { mailedPath } from '../support/mail.ts';
import { demoPassword, freshEmail, pageOf } from '../support/people/people.ts';

test('somebody is invited, joins at the counter, and is removed', async ({ browser, baseURL }) => {
  const home = baseURL as string;
  const origin = new URL(home).origin;
  const email = freshEmail('new.counter');
  const { page: owner } = await pageOf(browser, home, 'vendor');
  await owner.goto('/dashboard/business/staff');
  await owner.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Please enter an email address.')).toBeVisible();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByText(email, { exact: true })).toBeVisible();

  const link = await mailedPath(email, /\/staff-invitation\?token=[\w-]+/);
  const { page: guest, context } = await pageOf(browser, home, null);
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('asks you to join');
  await expect(guest.getByRole('link', { name: 'Sign in to join' })).toBeVisible();
  const headers = { origin };
  const account = { firstName: 'Nima', lastName: 'Sherpa', phone: '9800000000', city: 'Kathmandu', email };
  await context.request.post('/api/customers/signup', {
    headers,
    data: { ...account, password: demoPassword },
  });
  await context.request.post('/api/auth/login', { headers, data: { email, password: demoPassword } });
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest.waitForURL(/\/dashboard\/counter/);

  await owner.reload();
  await owner.getByRole('button', { name: 'Remove Nima Sherpa' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(owner.getByText('Nima Sherpa', { exact: true })).toHaveCount(0);
  expect((await context.request.get('/api/counter/today')).status()).toBe(403);
  await guest.goto(link);
  await expect(guest.getByText('This invitation is no longer valid')).toBeVisible();
});

test('account and business are opened in one go', async ({ page }) => {
  const email = freshEmail('thakali');
  await page.goto('/vendor-signup');
  const submit = page.getByRole('button', { name: 'Create account and register' });
  await submit.click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await expect(page.getByText('Business name must be at least 3 characters')).toBeVisible();
  for (const [label, text] of [
    ['First name', 'Maya'],
    ['Last name', 'Thakali'],
    ['Email', email],
    ['Phone', '9800000000'],
    ['City', 'Pokhara'],
    ['Password', demoPassword],
    ['Confirm password', demoPassword],
    ['Business name', 'Thakali Ghar'],
    ['Category', 'Dining'],
    ['Description', 'Dal bhat, cooked all day long.'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Website (optional)').click();
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Registration Complete!' })).toBeVisible();
  await page.waitForURL(/\/dashboard$/);
  await expect(page.getByText('Get live: 0 of 5 done')).toBeVisible();
  await expect(page.getByText('Please verify your e-mail', { exact: true })).toBeVisible();
  await expect(page.getByText('A business can be registered')).toHaveCount(0);

  await page.getByRole('button', { name: 'Open: Send your papers' }).click();
  await page.locator('input[data-kind="registration"]').setInputFiles({
    name: 'registration.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'),
  });
  await expect(page.getByRole('link', { name: /^PDF/ })).toBeVisible();
});
