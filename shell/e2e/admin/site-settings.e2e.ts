import { expect, test } from '../support/closed-contexts.ts';
import { pageOf } from '../support/people/people.ts';

const ORIGINAL = '01-5970123';

test('a changed phone is on the public page within a second, and whoever changed it is named', async ({
  browser,
  baseURL,
}) => {
  const home = baseURL as string;
  const { page: admin } = await pageOf(browser, home, 'admin');
  await admin.goto('/dashboard');
  await admin.getByRole('link', { name: 'Site settings' }).click();
  const contact = admin.getByRole('form', { name: 'How to reach us' });
  const phone = contact.getByLabel('Phone', { exact: true });
  const save = contact.getByRole('button', { name: 'Save' });
  await expect(phone).toHaveValue(ORIGINAL);
  await expect(save).toBeDisabled();

  await phone.fill('01');
  await save.click();
  await expect(contact.getByText('Please enter 5 to 30 characters.')).toBeVisible();
  await phone.fill('01-4123456');
  await save.click();
  await expect(admin.getByText('Settings Saved')).toBeVisible();

  const { page: guest, context } = await pageOf(browser, home, null);
  await expect
    .poll(async () => (await context.request.get('/contact')).text(), { timeout: 1_000 })
    .toContain('01-4123456');
  await guest.goto('/contact');
  await expect(guest.getByRole('main').getByText('01-4123456').first()).toBeVisible();

  await expect(
    contact.getByText(`Default: ${ORIGINAL} · Changed by Prakash Adhikari`, { exact: false }),
  ).toBeVisible();
  await phone.fill(ORIGINAL);
  await save.click();
  await expect(save).toBeDisabled();
});
