import type { APIRequestContext, Page } from '@playwright/test';

interface Row {
  id: number;
  title: string;
  venue: object | null;
  pendingRevision: { changes: Record<string, unknown> } | null;
}

const read = async <T>(request: APIRequestContext, address: string): Promise<T> =>
  (await (await request.get(address)).json()) as T;

/** Returns the path of a deal with contents and its own location. */
export async function ownPlace(request: APIRequestContext): Promise<string> {
  const [deal] = await read<Row[]>(request, '/api/deals?search=tandem+paragliding+from+sarangkot&limit=1');
  return `/deals/${deal?.id}`;
}

/** Creates a draft with contents, a price basis and its own location. */
export async function aPlacedDraft(request: APIRequestContext): Promise<string> {
  const content = {
    ...{ title: 'Rafting for two', titleNe: 'दुई जनालाई र्‍याफ्टिङ', categoryId: 1, originalPrice: '7000' },
    ...{ discountType: 'percentage', discountValue: '50' },
    included: 'Helmet, life jacket and guide\nSnacks',
    includedNe: 'हेलमेट, लाइफ ज्याकेट र गाइड\nखाजा',
    excluded: 'The bus',
    excludedNe: 'बस',
    priceFor: { count: '2', unit: 'people' },
    venue: {
      ...{ name: 'Beach camp, Kurintar', nameNe: 'त्रिशूली किनार, कुरिनटार' },
      ...{ latitude: '27.8525', longitude: '84.6245', areaId: null },
    },
  };
  const made = await request.post('/api/vendors/me/deal-drafts', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { content },
  });
  return `/dashboard/deals/new?draft=${((await made.json()) as { id: number }).id}`;
}

/** Shows the location of a draft on its map. */
export async function showPlace(page: Page): Promise<void> {
  const map = page.locator('main .leaflet-container').first();
  await map.waitFor();
  await map.scrollIntoViewIfNeeded();
}

/** Shows the contents of a draft. */
export async function showContents(page: Page): Promise<void> {
  await page.locator('#included').waitFor();
  await page.locator('#description').evaluate((field) => field.scrollIntoView());
}

/** Returns the path of a pending revision that changes the contents of a deal. */
export async function changedContents(request: APIRequestContext): Promise<string> {
  const deals = await read<Row[]>(request, '/api/admin/deals?status=pending&limit=100');
  const deal = deals.find(({ pendingRevision }) => pendingRevision?.changes['included']);
  return `/dashboard/deals?deal=${deal?.id}`;
}

/** Returns the path of a deal whose history has a price from before the deal. */
export async function loggedPrice(request: APIRequestContext): Promise<string> {
  const deals = await read<{ id: number }[]>(request, '/api/deals?limit=50');
  for (const { id } of deals) {
    const prices = await read<{ source: string }[]>(request, `/api/deals/${id}/prices`);
    if (prices.some(({ source }) => source === 'recorded')) return `/deals/${id}`;
  }
  throw new Error('No deal has a price in the log.');
}

/** Opens the price history of a deal. */
export async function openPrices(page: Page): Promise<void> {
  await page.locator('main [data-price-history]:visible').first().click();
  await page.getByRole('dialog').locator('table').waitFor();
}

/** Enters an original price above the reference price. */
export async function raisePrice(page: Page): Promise<void> {
  const price = page.locator('#originalPrice');
  await price.fill('99000');
  await price.blur();
  await page.locator('#originalPrice[aria-invalid="true"]').waitFor();
  await price.evaluate((field) => field.scrollIntoView({ block: 'center' }));
}
