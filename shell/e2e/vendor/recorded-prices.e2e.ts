import type { Page } from '@playwright/test';
import { pageOf } from '../support/people/people.ts';
import { photoOf } from '../support/states/photo-states.ts';
import { expect, test } from '../support/console-check.ts';

// The lists of categories open with an animation, which the click on an entry waits for.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function addItem(shop: Page, name: string): Promise<void> {
  await shop.goto('/dashboard/deals');
  await shop.getByRole('link', { name: 'Recorded prices' }).click();
  await expect(shop.getByRole('heading', { level: 1, name: 'Recorded prices' })).toBeVisible();
  await shop.getByRole('button', { name: 'Add an item' }).click();
  await shop.getByRole('button', { name: 'Add item' }).click();
  await expect(shop.getByText('Please enter 3 to 120 characters')).toBeVisible();
  await shop.getByLabel('Name of the item').fill(name);
  await shop.getByRole('button', { name: 'Add item' }).click();
  await expect(shop.getByText('Item added')).toBeVisible();
}

async function recordPrice(shop: Page, name: string): Promise<void> {
  await shop.getByRole('button', { name: `Record a price for ${name}` }).click();
  const form = shop.getByRole('form', { name: `Record a price for ${name}` });
  await form.getByLabel('Regular price').fill('640');
  await form.getByRole('button', { name: 'Record price' }).click();
  await expect(form.getByText('Please add a photo of the menu')).toBeVisible();
  const file = { name: 'menu.jpg', mimeType: 'image/jpeg', buffer: await photoOf('momo-plate') };
  await form.getByLabel('Choose a picture').setInputFiles(file);
  await expect(form.locator('img')).toBeVisible();
  await form.getByRole('button', { name: 'Record price' }).click();
  await expect(shop.getByText('Price recorded', { exact: true })).toBeVisible();
}

/** Writes a deal for the item. */
async function submitDeal(shop: Page, name: string): Promise<void> {
  await shop.goto('/dashboard/deals/new');
  await shop.getByLabel('Title', { exact: true }).fill(`A pair of ${name}`);
  await shop.getByLabel('Description', { exact: true }).fill('Steamed, for you and a friend.');
  await shop.getByLabel('Original price').fill('640');
  await shop.getByLabel('Discount in %').fill('50');
  await shop.getByLabel('Same thing as').selectOption({ label: name });
  await shop.getByLabel('Category').click();
  await shop.getByTitle('Casual dining', { exact: false }).last().click();
  await shop.getByRole('button', { name: 'Submit for review' }).click();
  await expect(shop.getByText('Deal Created')).toBeVisible();
}

test('a business records a price with a photo, names the item in a deal, and an admin sees the photo (PL2, PL3)', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const { page: shop } = await pageOf(browser, baseURL as string, 'vendor');
  const name = `Kothey plate ${Date.now().toString(36)}`;
  await addItem(shop, name);
  await recordPrice(shop, name);
  const card = shop.getByRole('listitem').filter({ has: shop.getByRole('heading', { name }) });
  await expect(card.getByText(/^Waiting: no admin/)).toBeVisible();
  await expect(card.getByRole('cell', { name: 'Rs. 640', exact: true })).toBeVisible();
  await expect(card.getByRole('cell', { name: /^Counts from / })).toBeVisible();
  await submitDeal(shop, name);

  const found = await shop.request.get(`/api/vendors/me/deals?search=${encodeURIComponent(name)}`);
  const [deal] = (await found.json()) as { id: number; priceItemId: number | null }[];
  expect(deal?.priceItemId).not.toBeNull();
  const { page: admin } = await pageOf(browser, baseURL as string, 'admin');
  await admin.goto(`/dashboard/deals?deal=${deal?.id}`);
  await expect(admin.getByRole('checkbox', { name: `Same thing as “${name}”` })).toBeVisible();
  const photo = admin.getByRole('link', { name: /Recorded by the business: Rs\. 640 from/ });
  await expect(photo.getByRole('img', { name: 'Photo of the menu' })).toBeVisible();
  const seen = await admin.request.get((await photo.getAttribute('href')) ?? '');
  expect(seen.headers()['content-type']).toContain('image/');
});
