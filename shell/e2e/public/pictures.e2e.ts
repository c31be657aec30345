import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { pageOf } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 1_600, height: 1_000, channels: 3, background: '#f59e0b' } })
    .composite([{ input: Buffer.from('<svg><circle cx="800" cy="500" r="360" fill="#fef3c7"/></svg>') }])
    .jpeg()
    .toBuffer();

const sent = async <T>(
  request: APIRequestContext,
  method: 'POST' | 'PATCH',
  path: string,
  origin: string,
  data: object,
): Promise<T> => {
  const answer = await request.fetch(path, { method, data, headers: { origin } });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
};

const shown = (page: Page, place: string) =>
  page.locator(`${place} img[src^="/media/"]:not([src*="/covers/"])`).evaluate((image: HTMLImageElement) => ({
    source: image.currentSrc.replace(/.*\//, ''),
    isLoaded: image.naturalWidth > 0,
  }));

test('a shop’s own picture is shown on its deal, in the size that suits the screen', async ({
  page,
  browser,
  baseURL,
}) => {
  const home = baseURL as string;
  const vendor = (await pageOf(browser, home, 'vendor')).context.request;
  const admin = (await pageOf(browser, home, 'admin')).context.request;
  const upload = await vendor.post('/api/uploads', {
    headers: { origin: home },
    multipart: {
      purpose: 'deal',
      file: { name: 'momo.jpg', mimeType: 'image/jpeg', buffer: await photo() },
    },
  });
  const { path } = (await upload.json()) as { path: string };
  const title = `Sunny momo ${Date.now().toString(36)}`;
  const { id } = await sent<{ id: number }>(vendor, 'POST', '/api/deals', home, {
    categoryId: 1,
    title,
    description: 'A plate as round and yellow as the sun.',
    image: path,
    discountType: 'percentage',
    discountValue: '50',
    originalPrice: 400,
    discountedPrice: 200,
    startDate: new Date().toISOString(),
    endDate: new Date(Date.now() + 9 * 86_400_000).toISOString(),
  });
  await sent(admin, 'PATCH', `/api/admin/deals/${id}/approve`, home, {});

  await page.goto(`/deals/${id}`);
  await expect.poll(() => shown(page, 'main')).toEqual({ source: '960.avif', isLoaded: true });
  // Uses a new browser, because a browser with a larger picture in its cache would not load a smaller one.
  const { page: phone } = await pageOf(browser, home, null, { viewport: { width: 390, height: 844 } });
  await phone.goto(`/deals?search=${encodeURIComponent(title)}`);
  await expect.poll(() => shown(phone, 'article')).toEqual({ source: '640.avif', isLoaded: true });
});

test('a business gives its deal and itself a picture on the screens', async ({ browser, baseURL }) => {
  const { page } = await pageOf(browser, baseURL as string, 'vendor');
  const file = { name: 'momo.jpg', mimeType: 'image/jpeg', buffer: await photo() };
  await page.goto('/dashboard/deals/new');
  await page.getByRole('group', { name: 'Add a photo' }).getByLabel('Choose a picture').setInputFiles(file);
  const crop = page.getByRole('dialog', { name: 'Choose what is shown' });
  await crop.getByRole('group', { name: 'The part that is shown' }).press('ArrowUp');
  await crop.getByLabel('Zoom').fill('2');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/uploads'));
  await crop.getByRole('button', { name: 'Use this part' }).click();
  // Half the width and height: the cropped part, not the whole photo.
  expect(await (await saved).json()).toMatchObject({ width: 800, height: 500 });
  await expect(
    page.getByRole('complementary').locator('img[src^="/media/"]:not([src*="/covers/"])'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(
    page.getByRole('complementary').locator('img[src^="/media/"]:not([src*="/covers/"])'),
  ).toBeHidden();

  await page.goto('/dashboard/business');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await page.getByRole('group', { name: 'Logo' }).last().locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('main img[src^="/media/"]:not([src*="/covers/"])').first()).toBeVisible();
});
