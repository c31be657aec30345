import type { APIRequestContext, Page } from '@playwright/test';
import type { ScreenShot } from './screen-shot.ts';

interface Listed {
  id: number;
}

/** Stores deals that this browser viewed before. */
async function rememberDeals(page: Page): Promise<void> {
  const lists = ['search=momo&limit=2', 'category=beauty&limit=3'].map(async (query) =>
    (await page.request.get(`/api/deals?location=kathmandu&${query}`)).json(),
  );
  const deals = (await Promise.all(lists)).flat() as Listed[];
  await page.evaluate((ids) => localStorage.setItem('dobbar.viewed', ids), deals.map(({ id }) => id).join());
  await page.reload();
}

const showViewed = async (page: Page): Promise<void> => {
  await rememberDeals(page);
  await page.locator('#viewed article').first().waitFor();
  await page.locator('#viewed').scrollIntoViewIfNeeded();
};

const showRails = async (page: Page): Promise<void> => {
  await rememberDeals(page);
  await page.mouse.move(50, 50);
  await page.mouse.move(60, 60);
  const link = page.locator('a[href$="/favorites#viewed"]').last();
  await link.waitFor();
  await link.scrollIntoViewIfNeeded();
};

/** Returns the path of a deal whose business has food information. */
const withFood = async (request: APIRequestContext): Promise<string> => {
  const [deal] = (await (await request.get('/api/deals?food=veg&food=halal&limit=1')).json()) as Listed[];
  return `/deals/${deal?.id}`;
};

/** Creates a draft of a dining deal with food information. */
const aDraftWithFood = async (request: APIRequestContext): Promise<string> => {
  const content = { title: 'Thali for two', titleNe: 'दुई जनाको थाली', categoryId: 1, food: ['veg'] };
  const made = await request.post('/api/vendors/me/deal-drafts', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { content },
  });
  return `/dashboard/deals/new?draft=${((await made.json()) as { id: number }).id}`;
};

export const ownActivityStates: readonly ScreenShot[] = [
  { name: 'home-own-rails', path: '/', act: showRails },
  { name: 'home-own-rails-signed-in', path: '/', as: 'customer', act: showRails },
  { name: 'favorites-viewed', path: '/favorites', act: showViewed },
];

export const foodStates: readonly ScreenShot[] = [
  { name: 'explore-food', path: '/deals?food=veg' },
  { name: 'deal-food', path: withFood },
  { name: 'vendor-deal-food', path: aDraftWithFood, as: 'vendor' },
];
