import { pageOf } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';

test('a customer follows a business and finds it among the saved', async ({ browser, baseURL }) => {
  const { page, context } = await pageOf(browser, baseURL as string, 'customer');
  await page.goto('/brands');
  const brand = page.locator('main a[href^="/brand/"]').last();
  const path = (await brand.getAttribute('href')) as string;
  await page.goto(path);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const follow = page.getByRole('button', { name: 'Follow', exact: true });
  await follow.click();
  await expect(page.getByText(`You follow ${name}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/dashboard/saved');
  const unfollow = page.getByRole('button', { name: `Unfollow ${name}` });
  await unfollow.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`You no longer follow ${name}`)).toBeVisible();
  await expect(unfollow).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Businesses you follow' })).toBeFocused();
  await context.close();
});

test('a signed-out visitor who follows a business signs in first', async ({ page }) => {
  await page.goto('/brands');
  const path = (await page.locator('main a[href^="/brand/"]').first().getAttribute('href')) as string;
  await page.goto(path);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
});
