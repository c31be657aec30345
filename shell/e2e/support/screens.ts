import type { APIRequestContext, Page } from '@playwright/test';
import type { DemoAccount } from './people.ts';

export interface ScreenShot {
  name: string;
  path: string | ((request: APIRequestContext) => Promise<string>);
  as?: DemoAccount;
  /** What has to be done before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}

interface Listed {
  id: number;
  saleMode: string;
  title: string;
}

const firstFeatured = async (request: APIRequestContext): Promise<string> => {
  const [deal] = (await (await request.get('/api/deals/featured')).json()) as Listed[];
  return `/deals/${deal?.id}`;
};

const openPass = async (page: Page): Promise<void> => {
  await page.locator('main button:visible:has(svg.lucide-qr-code)').first().click();
  await page.getByRole('dialog').getByRole('img').first().waitFor();
};

const openFilters = async (page: Page): Promise<void> => {
  await page.locator('main button[aria-haspopup="dialog"]').click();
  await page.getByRole('dialog').waitFor();
};

const askToCancel = async (page: Page): Promise<void> => {
  await page.locator('article button:not(:has(svg))').first().click();
  await page.getByRole('dialog').waitFor();
};

const askToErase = async (page: Page): Promise<void> => {
  await page.locator('section').last().getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
};

/** Deals that a browser keeps before sign-in, one of them not there any more. */
const keepDeals = async (page: Page): Promise<void> => {
  const deals = (await (await page.request.get('/api/deals?limit=100')).json()) as Listed[];
  const row = ({ id }: Listed) => ({ dealId: id, priceThen: 5_000 });
  const cart = deals
    .filter(({ saleMode }) => saleMode === 'prepaid')
    .map((deal) => ({ ...row(deal), quantity: 2 }));
  const gone = { dealId: 999_999, priceThen: 100, quantity: 1 };
  const kept = { favorites: [...deals.slice(0, 3).map(row), gone], cart: [...cart.slice(0, 2), gone] };
  await page.evaluate((text) => localStorage.setItem('dobbar.kept', text), JSON.stringify(kept));
  await page.reload();
  await page.locator('main li').nth(1).waitFor();
};

/** A deal that people have written about, with one of its tabs open. */
const reviewed =
  (tab: string) =>
  async (request: APIRequestContext): Promise<string> => {
    const [deal] = (await (await request.get('/api/deals?sort=rating&limit=1')).json()) as Listed[];
    return `/deals/${deal?.id}?tab=${tab}`;
  };

const waitForMap = async (page: Page): Promise<void> => {
  await page.locator('main .leaflet-marker-icon[role=button]').first().waitFor();
};

const sortByPlace = async (page: Page): Promise<void> => {
  await page.locator('main select').selectOption('near');
  await page.locator('main h2[tabindex="-1"]').waitFor();
};

const openSharing = async (page: Page): Promise<void> => {
  await page.locator('main button:visible:has(svg.lucide-share-2)').click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
};

const openReport = async (page: Page): Promise<void> => {
  await page.locator('main button:has(svg.lucide-flag)').first().click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
};

/** Every screen there is, and who sees it. */
export const screens: readonly ScreenShot[] = [
  { name: 'home', path: '/' },
  { name: 'home-signed-in', path: '/', as: 'customer' },
  { name: 'explore', path: '/deals' },
  { name: 'explore-nothing', path: '/deals?search=zzzzzz' },
  { name: 'explore-filters', path: '/deals', act: openFilters },
  { name: 'explore-map', path: '/deals?view=map', act: waitForMap },
  { name: 'explore-no-place', path: '/deals', act: sortByPlace },
  { name: 'deal', path: firstFeatured },
  { name: 'deal-terms', path: reviewed('terms') },
  { name: 'deal-reviews', path: reviewed('reviews') },
  { name: 'deal-report', path: reviewed('reviews'), as: 'customer', act: openReport },
  { name: 'deal-sharing', path: firstFeatured, act: openSharing },
  { name: 'offline', path: '/offline' },
  { name: 'deal-missing', path: '/deals/2000000000' },
  { name: 'deal-code', path: firstFeatured, as: 'customer', act: openPass },
  { name: 'favorites-none', path: '/favorites' },
  { name: 'favorites', path: '/favorites', act: keepDeals },
  { name: 'cart-empty', path: '/cart' },
  { name: 'cart', path: '/cart', act: keepDeals },
  { name: 'brands', path: '/brands' },
  { name: 'brands-nothing', path: '/brands?search=zzzzzz' },
  { name: 'brand', path: '/brand/himchuli-momo-house' },
  { name: 'brand-missing', path: '/brand/nobody' },
  { name: 'subscribe', path: '/subscribe' },
  { name: 'contact', path: '/contact' },
  { name: 'contact-sent', path: '/contact?sent=1' },
  { name: 'help', path: '/help' },
  { name: 'help-nothing', path: '/help?search=zzzzzz' },
  { name: 'newsletter', path: '/newsletter' },
  { name: 'newsletter-confirmed', path: '/newsletter?state=confirmed' },
  { name: 'newsletter-leave', path: '/newsletter?token=x' },
  { name: 'about', path: '/about' },
  { name: 'how-it-works', path: '/how-it-works' },
  { name: 'for-businesses', path: '/for-businesses' },
  { name: 'terms', path: '/terms-conditions' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'login', path: '/login' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?token=0123456789abcdef' },
  { name: 'reset-password-gone', path: '/reset-password' },
  { name: 'customer-signup', path: '/customer-signup' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'code-landing', path: '/c' },
  { name: 'dashboard-signed-out', path: '/dashboard' },
  { name: 'customer-overview', path: '/dashboard', as: 'customer' },
  { name: 'customer-redemptions', path: '/dashboard/redemptions', as: 'customer' },
  { name: 'customer-cancelled', path: '/dashboard/redemptions?tab=cancelled', as: 'customer' },
  { name: 'customer-cancel', path: '/dashboard/redemptions', as: 'customer', act: askToCancel },
  { name: 'customer-points', path: '/dashboard/points', as: 'customer' },
  { name: 'customer-membership', path: '/dashboard/membership', as: 'customer' },
  { name: 'customer-profile', path: '/dashboard/profile', as: 'customer' },
  { name: 'customer-settings', path: '/dashboard/settings', as: 'customer' },
  { name: 'customer-erase', path: '/dashboard/settings', as: 'customer', act: askToErase },
  { name: 'customer-notifications', path: '/dashboard/notifications', as: 'customer' },
  { name: 'become-a-vendor', path: '/dashboard/business', as: 'customer' },
  { name: 'vendor-overview', path: '/dashboard', as: 'vendor' },
  { name: 'vendor-deals', path: '/dashboard/deals', as: 'vendor' },
  { name: 'vendor-deal-new', path: '/dashboard/deals/new', as: 'vendor' },
  { name: 'vendor-subscription', path: '/dashboard/business/subscription', as: 'vendor' },
  { name: 'vendor-redemptions', path: '/dashboard/redemptions', as: 'vendor' },
  { name: 'vendor-business', path: '/dashboard/business', as: 'vendor' },
  { name: 'vendor-settings', path: '/dashboard/settings', as: 'vendor' },
  { name: 'vendor-notifications', path: '/dashboard/notifications', as: 'vendor' },
  { name: 'counter', path: '/dashboard/counter', as: 'staff' },
  { name: 'admin-login', path: '/admin-login' },
  { name: 'admin-overview', path: '/dashboard', as: 'admin' },
  { name: 'admin-moderation', path: '/dashboard/deals', as: 'admin' },
  { name: 'admin-vendors', path: '/dashboard/vendors', as: 'admin' },
  { name: 'admin-profile', path: '/dashboard/profile', as: 'admin' },
  { name: 'admin-users', path: '/dashboard/users', as: 'admin' },
];

/** Dashboards go by a cookie, public pages by their address. */
export const isDashboard = (path: string): boolean => /^\/(dashboard|admin)/.test(path);
