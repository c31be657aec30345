import { hydrated } from '../hydrated.ts';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import type { ScreenShot } from './screen-shot.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const drawings = path.resolve(import.meta.dirname, '../../../../shared-ui/src/assets/covers');

const read = async <T>(request: APIRequestContext, address: string): Promise<T> =>
  (await (await request.get(address)).json()) as T;

/** @param name name of a drawing. @returns the drawing as a JPEG, like the photo of a phone */
export const photoOf = (name: string): Promise<Buffer> =>
  sharp(path.join(drawings, `${name}.svg`))
    .resize(1_600, 1_000)
    .jpeg()
    .toBuffer();

async function uploaded(request: APIRequestContext, name: string): Promise<string> {
  const file = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await photoOf(name) };
  const answer = await request.post('/api/uploads', { headers, multipart: { purpose: 'deal', file } });
  return ((await answer.json()) as { path: string }).path;
}

/** Returns the path of a deal with several photos. */
export async function aGallery(request: APIRequestContext): Promise<string> {
  const deals = await read<{ id: number; photoCount: number }[]>(
    request,
    '/api/deals?search=jungle+lodge+night',
  );
  return `/deals/${deals.find(({ photoCount }) => photoCount > 1)?.id}`;
}

/** Opens the second photo in full screen. */
async function openPhoto(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await hydrated(page);
  await page.locator('#photo-1 a').click();
  await page.getByRole('dialog').locator('img').first().waitFor();
  await page.keyboard.press('ArrowRight');
}

/** Creates a draft with three photos, two of them with text alternatives. Returns its path. */
async function aDraftWithPhotos(request: APIRequestContext): Promise<string> {
  const content = {
    title: 'Momo three ways',
    photos: [
      {
        path: await uploaded(request, 'momo-plate'),
        alt: 'Ten steamed momo with achar',
        altNe: 'अचारसँग दस मम',
      },
      { path: await uploaded(request, 'momo-jhol'), alt: 'A bowl of jhol momo', altNe: '' },
      { path: await uploaded(request, 'momo-kothey'), alt: '', altNe: '' },
    ],
  };
  const made = await request.post('/api/vendors/me/deal-drafts', { headers, data: { content } });
  return `/dashboard/deals/new?draft=${((await made.json()) as { id: number }).id}`;
}

const showPhotos = (page: Page): Promise<void> =>
  page.locator('#photos').evaluate((field) => field.scrollIntoView());

/** Returns the path of the console's list with a live deal without a photo that is not featured. */
async function withoutPhoto(request: APIRequestContext): Promise<string> {
  const shown = await read<{ id: number }[]>(request, '/api/deals/featured');
  const deals = await read<{ id: number; title: string; image: string | null }[]>(
    request,
    '/api/deals?limit=50',
  );
  const deal = deals.find(({ id, image }) => image === null && !shown.some((one) => one.id === id));
  return `/dashboard/deals?status=active&search=${encodeURIComponent(deal?.title ?? '')}`;
}

/** Tries to feature a live deal without a photo and waits for the error. */
async function askToFeature(page: Page): Promise<void> {
  await page
    .locator('main table button[aria-label^="Feature"], main table button[aria-label^="गृहपृष्ठमा"]')
    .first()
    .click();
  await page.getByRole('dialog').getByRole('checkbox').waitFor();
  await page.getByRole('dialog').getByRole('button').nth(1).click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
}

export const photoStates: readonly ScreenShot[] = [
  { name: 'deal-gallery', path: aGallery },
  { name: 'deal-photo-full', path: aGallery, act: openPhoto, opensAtEachWidth: true },
  { name: 'vendor-deal-photos', path: aDraftWithPhotos, as: 'vendor', act: showPhotos },
  {
    name: 'admin-feature-without-photo',
    path: withoutPhoto,
    as: 'admin',
    act: askToFeature,
  },
];
