import type { Page } from '@playwright/test';
import { callAs } from '../support/people/buyers.ts';
import { pageOf } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';

// The lists of categories open with an animation, which the click on an entry waits for.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Deal {
  id: number;
  included: string[];
  venue: { name: string } | null;
}

/** Creates a deal with contents and its own location. */
async function writeDeal(shop: Page, title: string): Promise<void> {
  await shop.goto('/dashboard/deals/new');
  await shop.getByLabel('Title', { exact: true }).fill(title);
  await shop.getByLabel('Description', { exact: true }).fill('A picnic with a view of the water.');
  await shop
    .getByLabel('What is included', { exact: true })
    .fill('Two plates: ten momo each\n\nA glass of lemon soda');
  await shop.getByLabel('What is not included', { exact: true }).fill('The bus');
  await shop.getByLabel('Original price').fill('900');
  await shop.getByLabel('Discount in %').fill('50');
  await shop.getByLabel('The price is for').selectOption('People');
  await shop.getByLabel('How many').fill('४');
  await shop.getByLabel('Category').click();
  await shop.getByTitle('Casual dining', { exact: false }).last().click();
  // A category of dining adds this group, which moves the fields below it.
  await expect(shop.getByRole('group', { name: 'Food' })).toBeVisible();
  await shop.getByLabel('At a place of its own, not at the branches').check();
  await shop.getByRole('button', { name: 'Submit for review' }).click();
  await expect(shop.getByText('Please enter a name of 2 to 120 characters')).toBeVisible();
  await shop.getByLabel('Name of the place').fill('Picnic meadow');
  await shop.getByLabel('Latitude').fill('27.6');
  await shop.getByLabel('Longitude').fill('८५.३');
  await shop.getByRole('button', { name: 'Submit for review' }).click();
  await expect(shop.getByText('Deal Created')).toBeVisible();
}

const dealOf = async (shop: Page, title: string): Promise<Deal | undefined> => {
  const found = await shop.request.get(`/api/vendors/me/deals?search=${encodeURIComponent(title)}`);
  return ((await found.json()) as Deal[])[0];
};

test('what a deal contains and where it happens is written, compared, approved and read without scripts', async ({
  browser,
  baseURL,
}) => {
  const { page: shop } = await pageOf(browser, baseURL as string, 'vendor');
  const { page: admin } = await pageOf(browser, baseURL as string, 'admin');
  const title = `Momo by the river ${Date.now().toString(36)}`;
  await writeDeal(shop, title);
  const deal = await dealOf(shop, title);
  expect(deal).toMatchObject({
    included: ['Two plates: ten momo each', 'A glass of lemon soda'],
    priceFor: { count: 4, unit: 'people' },
    venue: { name: 'Picnic meadow', latitude: 27.6, longitude: 85.3 },
  });

  const review = async () => {
    await admin.goto(`/dashboard/deals?deal=${deal?.id}`);
    await expect(admin.locator('#under-review')).toBeVisible();
  };
  await review();
  await expect(admin.getByRole('row', { name: /^Place of its own Picnic meadow/ })).toBeVisible();
  await callAs(admin, 'PATCH', `/api/admin/deals/${deal?.id}/approve`);

  await shop.goto(`/dashboard/deals/${deal?.id}/edit`);
  await shop.getByLabel('What is not included', { exact: true }).fill('The bus\nUmbrellas');
  await shop.getByRole('button', { name: 'Submit changes' }).click();
  await expect(shop.getByText('Deal Updated')).toBeVisible();
  await review();
  const row = admin.getByRole('row', { name: /^What is not included / });
  await expect(row.locator('s')).toHaveText('• The bus');
  await expect(row.locator('mark')).toHaveText(/^• The bus\s+• Umbrellas$/);

  const { page: reader } = await pageOf(browser, baseURL as string, null, { javaScriptEnabled: false });
  await reader.goto(`/deals/${deal?.id}`);
  await expect(reader.getByText('Two plates: ten momo each')).toBeVisible();
  await expect(reader.getByText('Not included: The bus')).toBeVisible();
  await expect(reader.getByText('Price for 4').first()).toBeVisible();
  const directions = reader.getByRole('link', { name: 'Directions: Picnic meadow' });
  await expect(directions).toHaveAttribute('href', /27\.6,85\.3$/);
});
