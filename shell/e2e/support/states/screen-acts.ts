import type { APIRequestContext, Page } from '@playwright/test';

interface Listed {
  id: number;
  saleMode: string;
  title: string;
}

export const firstFeatured = async (request: APIRequestContext): Promise<string> => {
  const [deal] = (await (await request.get('/api/deals/featured')).json()) as Listed[];
  return `/deals/${deal?.id}`;
};

export const openPass = async (page: Page): Promise<void> => {
  await page.locator('main button[data-redeem]:visible').first().click();
  await page.getByRole('dialog').getByRole('img').first().waitFor();
};

export const openFilters = async (page: Page): Promise<void> => {
  await page.locator('main button[aria-haspopup="dialog"]').click();
  await page.getByRole('dialog').waitFor();
};

export const typeInSearch = async (page: Page): Promise<void> => {
  const box = page.getByRole('banner').getByRole('combobox').locator('visible=true');
  await box.fill('mom');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
};

/** Opens the choice of a city. */
export const openPlaces = async (page: Page): Promise<void> => {
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
};

export const askToCancel = async (page: Page): Promise<void> => {
  await page.locator('article button[aria-expanded]').first().click();
  await page.locator('article button:has(svg.lucide-rotate-ccw)').first().click();
  await page.getByRole('dialog').waitFor();
};

export const showWholeScreen = async (page: Page): Promise<void> => {
  await page.locator('article button:has(svg.lucide-maximize)').first().click();
  await page.getByRole('dialog').getByRole('img').first().waitFor();
};

export const askToErase = async (page: Page): Promise<void> => {
  await page.locator('section').last().getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
};

/** Stores deals in the browser of a signed-out visitor, one of which no longer exists. */
export const keepDeals = async (page: Page): Promise<void> => {
  const deals = (await (await page.request.get('/api/deals?limit=100')).json()) as Listed[];
  const row = ({ id }: Listed) => ({ dealId: id, priceThen: 5_000 });
  const cart = deals
    .filter(({ saleMode }) => saleMode === 'prepaid')
    .map((deal) => ({ ...row(deal), quantity: 2 }));
  const gone = { dealId: 999_999, priceThen: 100, quantity: 1 };
  const saved = { favorites: [...deals.slice(0, 3).map(row), gone], cart: [...cart.slice(0, 2), gone] };
  await page.evaluate((text) => localStorage.setItem('dobbar.kept', text), JSON.stringify(saved));
  await page.reload();
  await page.locator('main li').nth(1).waitFor();
};

/** Returns the path of a deal for which no other screen issues a pass. */
export const untaken = async (request: APIRequestContext): Promise<string> => {
  const deals = (await (await request.get('/api/deals?limit=100')).json()) as (Listed & {
    taxes: string;
    status: string;
  })[];
  const deal = deals.findLast(
    ({ saleMode, taxes, status }) => saleMode === 'counter' && taxes === 'included' && status === 'live',
  );
  return `/deals/${deal?.id}`;
};

export const redeemOffline = async (page: Page): Promise<void> => {
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.locator('[data-redeem]:visible').first().click();
  await page.getByRole('alert').first().waitFor();
};

/** Returns the path of a deal with reviews, with one of its tabs open. */
export const reviewed =
  (tab: string) =>
  async (request: APIRequestContext): Promise<string> => {
    const [deal] = (await (await request.get('/api/deals?sort=rating&limit=1')).json()) as Listed[];
    return `/deals/${deal?.id}?tab=${tab}`;
  };

export const waitForMap = async (page: Page): Promise<void> => {
  await page.locator('main .leaflet-marker-icon[role=button]').first().waitFor();
};

export const sortByPlace = async (page: Page): Promise<void> => {
  await page.locator('main select').selectOption('near');
  await page.locator('main h2[tabindex="-1"]').waitFor();
};

/** Scrolls to the times of a deal. */
export const readDetails = (page: Page): Promise<void> =>
  page.locator('#when').evaluate((part) => part.scrollIntoView({ behavior: 'instant', block: 'start' }));

/** Waits for the customer's open code on the page of its deal. */
export const seeOpenCode = async (page: Page): Promise<void> => {
  await page
    .locator('main button[data-redeem]:visible')
    .filter({ has: page.locator('svg.lucide-qr-code') })
    .waitFor();
  await page.locator('main svg.lucide-navigation').first().waitFor();
};

export const openSharing = async (page: Page): Promise<void> => {
  await page.locator('main button:visible:has(svg.lucide-share-2)').click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
};

export const openReport = async (page: Page): Promise<void> => {
  await page.locator('main button:has(svg.lucide-flag)').first().click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
};

export const openReply = async (page: Page): Promise<void> => {
  await page.locator('main li button[id^=review-]').first().click();
  await page.locator('main form').getByRole('textbox').first().waitFor();
};

export const openNewReply = async (page: Page): Promise<void> => {
  await page.locator('main button:has(svg.lucide-plus)').first().click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
};

export const openVendorReport = async (page: Page): Promise<void> => {
  // The first review of the demo is reported already.
  await page.locator('main li button[id^=review-]').nth(1).click();
  await page.locator('main button:has(svg.lucide-flag)').first().click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
};

export const editProfile = async (page: Page): Promise<void> => {
  await page.locator('main button:has(svg.lucide-pencil)').first().click();
  await page.locator('main form').waitFor();
};

export const editNepali = async (page: Page): Promise<void> => {
  await editProfile(page);
  await page.locator('[name=nameNe]').evaluate((field) => field.scrollIntoView({ block: 'center' }));
};

export const editBranch = async (page: Page): Promise<void> => {
  await page.locator('main li button:has(svg.lucide-pencil)').first().click();
  await page.getByRole('dialog').locator('.leaflet-marker-icon').waitFor();
};

export const inviteStaff = async (page: Page): Promise<void> => {
  await page.locator('main button:has(svg.lucide-user-plus)').click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
};

export const addEndpoint = async (page: Page): Promise<void> => {
  await page.locator('main button:has(svg.lucide-plus)').nth(1).click();
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
};

export const createKey = async (page: Page): Promise<void> => {
  await page.locator('main button:has(svg.lucide-plus)').first().click();
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
};

export const editEntry = async (page: Page): Promise<void> => {
  await page.locator('main li button:has(svg.lucide-pencil)').first().click();
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
};

export const editPlan = async (page: Page): Promise<void> => {
  await page.locator('main button:has(svg.lucide-pencil)').nth(1).click();
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
};

export const editCity = async (page: Page): Promise<void> => {
  await editEntry(page);
  await page.getByRole('dialog').locator('.leaflet-marker-icon').waitFor();
};

/** Mocks the progress of a search rebuild after a renaming, which is too short in the demo data. */
export const showRename = async (page: Page): Promise<void> => {
  const names = { name: 'Premium Dining', nameNe: 'प्रिमियम खानपान' };
  const rebuild = { id: 1, ...names, done: 41_200, total: 100_000, finishedAt: null };
  await page.route('**/api/admin/search-rebuilds', (route) => route.fulfill({ json: [rebuild] }));
  await page.reload();
  await page.getByText(/41,200|४१,२००/).waitFor();
  await page.locator('main li').first().waitFor();
};

export const mergeCategory = async (page: Page): Promise<void> => {
  await page.locator('main li button:has(svg.lucide-merge)').first().click();
  await page.getByRole('dialog').getByRole('combobox').waitFor();
};

export const aUser =
  (tab: string) =>
  async (request: APIRequestContext): Promise<string> => {
    const [user] = (await (
      await request.get('/api/admin/users?search=customer@example.com')
    ).json()) as Listed[];
    return `/dashboard/users/${user?.id}?tab=${tab}`;
  };

export const aVendor =
  (tab: string) =>
  async (request: APIRequestContext): Promise<string> => {
    const [vendor] = (await (await request.get('/api/admin/vendors?search=himchuli')).json()) as Listed[];
    return `/dashboard/vendors/${vendor?.id}?tab=${tab}`;
  };

export const askForReason = async (page: Page): Promise<void> => {
  await page.locator('main button').last().click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
};

export const askToHide = async (page: Page): Promise<void> => {
  await page.locator('main tbody button:not([aria-label])').first().click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
};
