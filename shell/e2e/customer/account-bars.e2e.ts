import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, test } from '../support/console-check.ts';
import { aBuyer, call } from '../support/people/buyers.ts';
import { pageOf, type DemoAccount } from '../support/people/people.ts';

const phone = { viewport: { width: 390, height: 844 } };
const siteTabs = (page: Page) => page.getByRole('navigation', { name: 'Quick menu' });
const dashboardTabs = (page: Page) => page.getByRole('navigation', { name: 'Most used' });

const onPhone = (browser: Browser, baseURL: string | undefined, account: DemoAccount) =>
  pageOf(browser, baseURL as string, account, phone);

test('the account of a customer has the header and the tabs of the site on phones', async ({
  browser,
  baseURL,
}) => {
  const { page, context } = await onPhone(browser, baseURL, 'customer');
  for (const [path, current] of [
    ['/dashboard', 'Account'],
    ['/dashboard/redemptions', 'My codes'],
    ['/dashboard/passes', 'My codes'],
    ['/dashboard/orders', 'Account'],
    ['/dashboard/points', 'Account'],
    ['/dashboard/settings', 'Account'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const tabs = siteTabs(page);
    await expect(tabs.getByRole('link')).toHaveText([
      /^Home/,
      /^Explore/,
      /^My codes/,
      /^Favorites/,
      /^Account/,
    ]);
    await expect(tabs.locator('[aria-current=page]')).toHaveText(new RegExp(`^${current}`));
    await expect(dashboardTabs(page)).toBeHidden();
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(header.locator('summary[aria-haspopup=dialog]')).toBeVisible();
    await expect(header.getByRole('combobox', { name: 'Search' })).toBeHidden();
  }
  await context.close();
});

test('all pages of the account are one tap from the tab Account', async ({ browser, baseURL }) => {
  const { page, context } = await onPhone(browser, baseURL, 'customer');
  await page.goto('/favorites');
  await siteTabs(page).getByRole('link', { name: 'Account' }).click();
  const menu = page.getByRole('navigation', { name: 'Account menu' });
  for (const [name, path] of [
    [/^My Redemptions/, '/dashboard/redemptions'],
    ['My Orders', '/dashboard/orders'],
    ['Saved', '/dashboard/saved'],
    ['Points', '/dashboard/points'],
    ['Membership', '/dashboard/membership'],
    ['Become a Vendor', '/dashboard/business'],
    [/^Notifications/, '/dashboard/notifications'],
    ['My profile', '/dashboard/profile'],
    ['Settings', '/dashboard/settings'],
  ] as const)
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', path);
  await expect(menu.getByRole('link', { name: 'Sign Out' })).toBeVisible();
  await menu.getByRole('link', { name: 'My Orders' }).click();
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
  await expect(menu).toBeHidden();
  await siteTabs(page).getByRole('link', { name: 'Explore' }).click();
  await expect(page).toHaveURL(/\/deals$/);
  await context.close();
});

/** Gets a code for a deal that is paid at the shop. */
async function getCode(request: APIRequestContext): Promise<void> {
  const deals = await call<{ id: number; saleMode: string; placesLeft: number | null }[]>(
    request,
    '/api/deals?limit=100',
    {},
    'GET',
  );
  const deal = deals.find(({ saleMode, placesLeft }) => saleMode === 'counter' && placesLeft === null);
  await call(request, '/api/redemptions', { dealId: deal?.id });
}

test('My codes has the number of open codes, which follows a change', async ({ browser }) => {
  const { request, context } = await aBuyer(browser);
  const page = await context.newPage();
  await page.setViewportSize(phone.viewport);
  await page.goto('/dashboard/points');
  const tab = siteTabs(page).getByRole('link', { name: /^My codes/ });
  await expect(tab).toHaveAccessibleName('My codes');
  await getCode(request);
  await page.goto('/about');
  await expect(tab).toHaveAccessibleName('My codes 1 open code');
  await tab.click();
  await page.locator('article button[aria-expanded]').first().click();
  await page.locator('article button:has(svg.lucide-rotate-ccw)').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give it back' }).click();
  await expect(tab).toHaveAccessibleName('My codes');
  await context.close();
});

test('the language of the account is changed in its header and keeps the address', async ({
  browser,
  baseURL,
}) => {
  const { page, context } = await onPhone(browser, baseURL, 'customer');
  await page.goto('/dashboard/points');
  await page.getByRole('banner').getByRole('link', { name: 'ने', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
  await expect(page).toHaveURL(/\/dashboard\/points$/);
  await context.close();
});

for (const account of ['vendor', 'staff', 'admin'] as const)
  test(`the dashboard of ${account} keeps its own bars on phones`, async ({ browser, baseURL }) => {
    const { page, context } = await onPhone(browser, baseURL, account);
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dashboardTabs(page)).toBeVisible();
    await expect(siteTabs(page)).toBeHidden();
    await context.close();
  });

test('the account of a customer keeps its sidebar on larger screens', async ({ browser, baseURL }) => {
  const { page, context } = await pageOf(browser, baseURL as string, 'customer', {
    viewport: { width: 1440, height: 900 },
  });
  await page.goto('/dashboard/redemptions');
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  for (const bar of [siteTabs(page), dashboardTabs(page)]) await expect(bar).toBeHidden();
  await context.close();
});
