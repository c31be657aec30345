import { expect, test } from '../support/closed-contexts.ts';
import { roleAccount } from '../support/people/role-accounts.ts';

const MISSING = 'This is not part of your work here';

test('an owner of the marketplace changes the role of an admin, who sees only what it allows', async ({
  browser,
}) => {
  const [owner, other] = [await roleAccount(browser, 'admin'), await roleAccount(browser, 'admin')];
  await owner.page.goto('/dashboard/staff');
  const row = owner.page.getByRole('listitem').filter({ hasText: other.email });
  await row.getByRole('button', { name: 'Change role' }).click();
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Moderator' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(owner.page.getByText('Role Changed')).toBeVisible();
  await expect(row.getByText('Moderator', { exact: true })).toBeVisible();
  const own = owner.page.getByRole('listitem').filter({ hasText: owner.email });
  await expect(own.getByRole('button', { name: 'Change role' })).toHaveCount(0);

  const { page } = other;
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'Manage Deals' })).toBeVisible();
  for (const name of ['Payments', 'Users', 'Messages', 'Site settings', 'Audit log', 'Marketplace staff'])
    await expect(menu.getByRole('link', { name })).toHaveCount(0);
  for (const path of ['/dashboard/payments', '/dashboard/users/1', '/dashboard/staff']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: MISSING })).toBeVisible();
  }
  await page.goto('/dashboard/workbench');
  await expect(page.getByRole('heading', { level: 1, name: 'Workbench' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Messages|Refund|Transfer/ })).toHaveCount(0);

  await owner.page.goto(`/dashboard/audit?subjectType=user&subjectId=${other.id}`);
  await expect(owner.page.getByRole('table').getByText('Changed the role of an admin')).toBeVisible();
  await owner.context.close();
  await other.context.close();
});
