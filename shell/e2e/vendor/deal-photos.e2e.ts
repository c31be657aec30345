import type { Page } from '@playwright/test';
import { callAs } from '../support/people/buyers.ts';
import { pageOf } from '../support/people/people.ts';
import { photoOf } from '../support/states/photo-states.ts';
import { expect, test } from '../support/console-check.ts';

// The lists of categories open with an animation, which the click on an entry waits for.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Deal {
  id: number;
  photos: { path: string; alt: string | null; altNe: string | null }[];
}

/** Adds a photo with the suggested crop area. */
async function addPhoto(shop: Page, drawing: string): Promise<void> {
  const file = { name: `${drawing}.jpg`, mimeType: 'image/jpeg', buffer: await photoOf(drawing) };
  const rows = shop.locator('#photos ol > li');
  const before = await rows.count();
  await shop.getByRole('group', { name: 'Add a photo' }).getByLabel('Choose a picture').setInputFiles(file);
  await shop.getByRole('dialog').getByRole('button', { name: 'Use this part' }).click();
  await expect(rows).toHaveCount(before + 1);
}

const dealOf = async (shop: Page, title: string): Promise<Deal | undefined> => {
  const found = await shop.request.get(`/api/vendors/me/deals?search=${encodeURIComponent(title)}`);
  return ((await found.json()) as Deal[])[0];
};

const pathsIn = (shop: Page): Promise<string[]> =>
  shop
    .locator('#photos ol img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => new URL(src).pathname));

/** Adds three photos and moves the last one to the front with the keyboard. @returns the paths in the new order */
async function addAndOrder(shop: Page): Promise<string[]> {
  await expect(shop.getByText('What makes a good photo')).toBeVisible();
  await expect(shop.getByLabel('Take a photo')).toHaveAttribute('capture', 'environment');
  for (const drawing of ['momo-plate', 'momo-jhol', 'momo-kothey']) await addPhoto(shop, drawing);
  const [plate = '', jhol = '', kothey = ''] = await pathsIn(shop);
  await shop.getByRole('button', { name: 'Move photo 3 forward' }).press('Enter');
  await expect(shop.getByRole('button', { name: 'Move photo 2 forward' })).toBeFocused();
  await shop.keyboard.press('Enter');
  expect(await pathsIn(shop)).toEqual([kothey, plate, jhol]);
  // The forward button of the first photo is disabled, so the focus moves to its other button.
  await expect(shop.getByRole('button', { name: 'Move photo 1 back' })).toBeFocused();
  await expect(shop.getByText('The photo is now number 1 of 3.')).toBeAttached();
  await shop
    .locator('#photos ol > li')
    .first()
    .getByLabel('What it shows', { exact: true })
    .fill('Kothey momo');
  return [kothey, plate, jhol];
}

async function submitDeal(shop: Page, title: string): Promise<void> {
  await shop.getByLabel('Title', { exact: true }).fill(title);
  await shop.getByLabel('Description', { exact: true }).fill('Steamed, in broth and fried on one side.');
  await shop.getByLabel('Original price').fill('900');
  await shop.getByLabel('Discount in %').fill('50');
  await shop.getByLabel('Category').click();
  await shop.getByTitle('Casual dining', { exact: false }).last().click();
  await shop.getByRole('button', { name: 'Submit for review' }).click();
  await expect(shop.getByText('Deal Created')).toBeVisible();
}

async function approve(admin: Page, id: number | undefined): Promise<void> {
  await admin.goto(`/dashboard/deals?deal=${id}`);
  await expect(admin.getByRole('row', { name: /^Photos / }).getByRole('img')).toHaveCount(3);
  await callAs(admin, 'PATCH', `/api/admin/deals/${id}/approve`);
}

/** Pages through three photos on the page and in full screen. Only the first has a text alternative. */
async function pageThrough(reader: Page, title: string): Promise<void> {
  const gallery = reader.getByRole('region', { name: 'Photos of this deal' });
  const current = gallery.locator('[aria-current]');
  await gallery.getByRole('link', { name: 'Photo 1 of 3 in full screen: Kothey momo' }).focus();
  await expect(async () => {
    await reader.keyboard.press('ArrowRight');
    await expect(current).toHaveAccessibleName(`Show photo 3 of 3: ${title}`, { timeout: 500 });
  }).toPass();
  await gallery.getByRole('link', { name: /^Show photo 2 of 3/ }).click();
  await expect(gallery.locator('#photo-2')).toBeInViewport({ ratio: 0.9 });
  await gallery.getByRole('link', { name: /^Photo 2 of 3 in full screen/ }).click();
  const viewer = reader.getByRole('dialog', { name: title });
  await expect(viewer.getByRole('status')).toHaveText(`2 of 3${title}`);
  await reader.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('status')).toHaveText('1 of 3Kothey momo');
  await expect(viewer.getByRole('img', { name: 'Kothey momo' })).toBeInViewport({ ratio: 0.9 });
  await viewer.getByRole('button', { name: 'Previous photo' }).click();
  await expect(viewer.getByRole('status')).toHaveText(`3 of 3${title}`);
  // The focus cannot leave the dialog.
  for (let press = 0; press < 6; press++) {
    await reader.keyboard.press('Tab');
    expect(await gallery.evaluate((page) => page.querySelector('a')?.matches(':focus'))).toBe(false);
  }
  await reader.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(current).toHaveAccessibleName(`Show photo 3 of 3: ${title}`);
}

test('a business adds three photos and orders them by the keyboard, and a shopper pages through them', async ({
  browser,
  baseURL,
  page: reader,
}) => {
  const { page: shop } = await pageOf(browser, baseURL as string, 'vendor');
  const { page: admin } = await pageOf(browser, baseURL as string, 'admin');
  const title = `Momo three ways ${Date.now().toString(36)}`;
  await shop.goto('/dashboard/deals/new');
  const [first, second, third] = await addAndOrder(shop);
  await submitDeal(shop, title);
  const deal = await dealOf(shop, title);
  expect(deal?.photos).toEqual([
    { path: first, alt: 'Kothey momo', altNe: null },
    { path: second, alt: null, altNe: null },
    { path: third, alt: null, altNe: null },
  ]);
  await approve(admin, deal?.id);
  await reader.goto(`/deals/${deal?.id}`);
  await pageThrough(reader, title);
});

test('the photos of a deal are swiped on phones, and scroll without scripts', async ({
  browser,
  baseURL,
  request,
}) => {
  const deals = await request.get('/api/deals?search=jungle+lodge+night');
  const deal = ((await deals.json()) as { id: number; photoCount: number }[]).find(
    ({ photoCount }) => photoCount > 1,
  );
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const { page: plain } = await pageOf(browser, baseURL as string, null, {
    ...phone,
    javaScriptEnabled: false,
  });
  await plain.goto(`/deals/${deal?.id}`);
  await expect(plain.locator('#photo-1')).toBeInViewport({ ratio: 0.9 });
  await plain.locator('#photo-1').hover();
  await plain.mouse.wheel(390, 0);
  await expect(plain.locator('#photo-2')).toBeInViewport({ ratio: 0.9 });

  const { page } = await pageOf(browser, baseURL as string, null, phone);
  await page.goto(`/deals/${deal?.id}`);
  await page.getByRole('heading', { level: 1 }).tap();
  const row = page.locator('ul:has(> #photo-1)');
  await expect(async () => {
    await row.evaluate((list) => (list.scrollLeft = 0));
    await row.evaluate((list) => (list.scrollLeft = list.clientWidth));
    await expect(page.getByText(`2 of ${deal?.photoCount}`, { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
});
