import type { Page } from '@playwright/test';
import { pageOf } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';
import { callAs } from '../support/people/buyers.ts';

const DAY_MS = 86_400_000;
/** Decisions are applied after 10 seconds. */
const IN_EFFECT = { timeout: 20_000 };

const submit = (shop: Page, title: string): Promise<{ id: number }> =>
  callAs(shop, 'POST', '/api/deals', {
    categoryId: 1,
    locationId: 1,
    title,
    description: 'One bowl for you and one for a friend.',
    discountType: 'percentage',
    discountValue: '50',
    originalPrice: 600,
    startDate: new Date().toISOString(),
    endDate: new Date(Date.now() + 20 * DAY_MS).toISOString(),
  });

/** Tries to raise the original price of a live deal in the editor. */
async function raiseInEditor(shop: Page, id: number): Promise<void> {
  await shop.goto(`/dashboard/deals/${id}/edit`);
  await shop.getByLabel('Original price').fill('900');
  await shop.getByLabel('Original price').blur();
  const contradiction = shop.getByText(/^The regular price was Rs\. 600 on .* cannot be higher\.$/);
  await expect(contradiction).toBeVisible();
  await shop.getByRole('button', { name: 'Submit changes' }).click();
  await expect(contradiction).toBeVisible();
  await shop.getByLabel('Original price').fill('600');
  await expect(contradiction).toBeHidden();
}

test('a raised price is contradicted in the editor, deals of one thing are joined, and visitors read the history', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const { page: shop } = await pageOf(browser, baseURL as string, 'vendor');
  const { page: admin } = await pageOf(browser, baseURL as string, 'admin');
  const title = `Lapsi chutney soup ${Date.now().toString(36)}`;
  const first = await submit(shop, title);
  await callAs(admin, 'PATCH', `/api/admin/deals/${first.id}/approve`, {});
  await raiseInEditor(shop, first.id);

  const second = await submit(shop, `${title} again`);
  await admin.goto(`/dashboard/deals?deal=${second.id}`);
  const same = admin.getByRole('checkbox', { name: `Same thing as “${title}”` });
  await same.check();
  await admin.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(admin.getByText('Deal Approved')).toBeVisible(IN_EFFECT);

  const { page: visitor } = await pageOf(browser, baseURL as string, null);
  await visitor.goto(`/deals/${second.id}`);
  await expect(visitor.getByText(/^Regular price stated by the business, /).first()).toBeVisible();
  await visitor.getByRole('button', { name: 'Price history' }).first().click();
  const history = visitor.getByRole('dialog', { name: 'Price history' });
  await expect(history.getByRole('row')).toHaveCount(3);
  await expect(history.getByRole('cell', { name: 'Rs. 300' })).toHaveCount(2);
});
