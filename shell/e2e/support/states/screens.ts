import type { APIRequestContext, Page } from '@playwright/test';
import { ownerOf } from './business-states.ts';
import { checkoutStates } from './checkout-states.ts';
import { consoleStates } from './console-states.ts';
import { lastFullDay } from '../counter-days.ts';
import { counterStates } from './counter-states.ts';
import { aDraft, aRevision, cropPicture, meetSomebodyElse, myDrafts, unfold } from './deal-editor-states.ts';
import { messageStates } from './message-states.ts';
import { paymentStates } from './payment-states.ts';
import { planStates } from './plan-states.ts';
import type { ScreenShot } from './screen-shot.ts';
import { seasonStates } from './season-states.ts';
import { settingsStates } from './settings-states.ts';
import { aTaxedDraft, taxed } from './tax-states.ts';

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

/** A deal that no other screen takes a code of. */
const untaken = async (request: APIRequestContext): Promise<string> => {
  const deals = (await (await request.get('/api/deals?limit=100')).json()) as (Listed & { taxes: string })[];
  const deal = deals.findLast(({ saleMode, taxes }) => saleMode === 'counter' && taxes === 'included');
  return `/deals/${deal?.id}`;
};

const redeemOffline = async (page: Page): Promise<void> => {
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.locator('[data-redeem]:visible').first().click();
  await page.getByRole('alert').first().waitFor();
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

const openReply = async (page: Page): Promise<void> => {
  await page.locator('main li button:has(svg.lucide-reply)').first().click();
  await page.getByRole('textbox').first().waitFor();
};

const openVendorReport = async (page: Page): Promise<void> => {
  await page.locator('main li button:has(svg.lucide-flag)').first().click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
};

const editProfile = async (page: Page): Promise<void> => {
  await page.locator('main button:has(svg.lucide-pencil)').first().click();
  await page.locator('main form').waitFor();
};

const editNepali = async (page: Page): Promise<void> => {
  await editProfile(page);
  await page.locator('#nameNe').evaluate((field) => field.scrollIntoView({ block: 'center' }));
};

const editBranch = async (page: Page): Promise<void> => {
  await page.locator('main li button:has(svg.lucide-pencil)').first().click();
  await page.getByRole('dialog').locator('.leaflet-marker-icon').waitFor();
};

const inviteStaff = async (page: Page): Promise<void> => {
  await page.locator('main button:has(svg.lucide-user-plus)').click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
};

const editEntry = async (page: Page): Promise<void> => {
  await page.locator('main li button:has(svg.lucide-pencil)').first().click();
  await page.getByRole('dialog').getByRole('checkbox').waitFor();
};

const editPlan = async (page: Page): Promise<void> => {
  await page.locator('main button:has(svg.lucide-pencil)').nth(1).click();
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
};

const editCity = async (page: Page): Promise<void> => {
  await editEntry(page);
  await page.getByRole('dialog').locator('.leaflet-marker-icon').waitFor();
};

/** As while the search takes over a new name: in demo data that is over before a picture is taken. */
const showRename = async (page: Page): Promise<void> => {
  const names = { name: 'Premium Dining', nameNe: 'प्रिमियम खानपान' };
  const rebuild = { id: 1, ...names, done: 41_200, total: 100_000, finishedAt: null };
  await page.route('**/api/admin/search-rebuilds', (route) => route.fulfill({ json: [rebuild] }));
  await page.reload();
  await page.getByText(/41,200|४१,२००/).waitFor();
  await page.locator('main li').first().waitFor();
};

const mergeCategory = async (page: Page): Promise<void> => {
  await page.locator('main li button:has(svg.lucide-merge)').first().click();
  await page.getByRole('dialog').getByRole('combobox').waitFor();
};

const aUser =
  (tab: string) =>
  async (request: APIRequestContext): Promise<string> => {
    const [user] = (await (
      await request.get('/api/admin/users?search=customer@example.com')
    ).json()) as Listed[];
    return `/dashboard/users/${user?.id}?tab=${tab}`;
  };

const aVendor =
  (tab: string) =>
  async (request: APIRequestContext): Promise<string> => {
    const [vendor] = (await (await request.get('/api/admin/vendors?search=himchuli')).json()) as Listed[];
    return `/dashboard/vendors/${vendor?.id}?tab=${tab}`;
  };

const askForReason = async (page: Page): Promise<void> => {
  await page.locator('main button').last().click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
};

const askToHide = async (page: Page): Promise<void> => {
  await page.locator('main tbody button:not([aria-label])').first().click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
};

/** Every screen there is, and who sees it. */
export const screens: readonly ScreenShot[] = [
  { name: 'home', path: '/' },
  { name: 'home-signed-in', path: '/', as: 'customer' },
  { name: 'explore', path: '/deals' },
  { name: 'explore-nothing', path: '/deals?search=zzzzzz' },
  { name: 'explore-filters', path: '/deals', act: openFilters },
  // The map chooses its zoom level for the width at which it appears.
  { name: 'explore-map', path: '/deals?view=map', act: waitForMap, opensAtEachWidth: true },
  { name: 'explore-no-place', path: '/deals', act: sortByPlace },
  { name: 'deal', path: firstFeatured },
  { name: 'deal-terms', path: reviewed('terms') },
  { name: 'deal-reviews', path: reviewed('reviews') },
  { name: 'deal-report', path: reviewed('reviews'), as: 'customer', act: openReport },
  { name: 'deal-taxes', path: taxed },
  { name: 'deal-code-taxes', path: taxed, as: 'customer', act: openPass },
  { name: 'deal-offline', path: untaken, as: 'customer', act: redeemOffline },
  { name: 'deal-sharing', path: firstFeatured, act: openSharing },
  { name: 'offline', path: '/offline' },
  { name: 'deal-missing', path: '/deals/2000000000' },
  { name: 'deal-code', path: firstFeatured, as: 'customer', act: openPass },
  { name: 'favorites-none', path: '/favorites' },
  { name: 'favorites', path: '/favorites', act: keepDeals },
  { name: 'cart-empty', path: '/cart' },
  { name: 'cart', path: '/cart', act: keepDeals },
  ...checkoutStates,
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
  { name: 'newsletter-confirm', path: '/newsletter?confirm=x' },
  { name: 'newsletter-leave', path: '/newsletter?token=x' },
  { name: 'about', path: '/about' },
  { name: 'how-it-works', path: '/how-it-works' },
  { name: 'for-businesses', path: '/for-businesses' },
  { name: 'terms', path: '/terms-conditions' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'login', path: '/login' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?token=0123456789abcdef' },
  { name: 'verify-email-stop', path: '/verify-email?stop=0123456789abcdef' },
  { name: 'end-sessions', path: '/end-sessions?token=0123456789abcdef' },
  { name: 'end-sessions-gone', path: '/end-sessions' },
  { name: 'reset-sign-in', path: '/reset-sign-in?token=0123456789abcdef' },
  { name: 'reset-sign-in-gone', path: '/reset-sign-in' },
  { name: 'login-second-step', path: '/login?step=code' },
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
  { name: 'vendor-signup', path: '/vendor-signup' },
  { name: 'staff-invitation-gone', path: '/staff-invitation?token=x' },
  { name: 'become-a-vendor', path: '/dashboard/business', as: 'customer' },
  { name: 'business-pending', ...ownerOf('pending') },
  { name: 'business-pending-overview', ...ownerOf('pending', '/dashboard') },
  { name: 'business-rejected', ...ownerOf('rejected') },
  { name: 'business-suspended', ...ownerOf('suspended') },
  { name: 'vendor-overview', path: '/dashboard', as: 'vendor' },
  { name: 'vendor-deals', path: '/dashboard/deals', as: 'vendor' },
  { name: 'vendor-drafts', path: myDrafts, as: 'vendor' },
  { name: 'vendor-deals-active', path: '/dashboard/deals?tab=active', as: 'vendor' },
  { name: 'vendor-deals-scheduled', path: '/dashboard/deals?tab=scheduled', as: 'vendor' },
  { name: 'vendor-deals-paused', path: '/dashboard/deals?tab=paused', as: 'vendor' },
  { name: 'vendor-deals-rejected', path: '/dashboard/deals?tab=rejected', as: 'vendor' },
  { name: 'vendor-deals-expired', path: '/dashboard/deals?tab=expired', as: 'vendor' },
  { name: 'vendor-deals-nothing', path: '/dashboard/deals?tab=active&search=zzzzzz', as: 'vendor' },
  { name: 'vendor-deal-new', path: '/dashboard/deals/new', as: 'vendor' },
  { name: 'vendor-deal-limits', path: '/dashboard/deals/new', as: 'vendor', act: unfold },
  { name: 'vendor-deal-draft', path: aDraft, as: 'vendor' },
  { name: 'vendor-deal-taxes', path: aTaxedDraft, as: 'vendor' },
  { name: 'vendor-deal-draft-missing', path: '/dashboard/deals/new?draft=999999', as: 'vendor' },
  { name: 'vendor-deal-conflict', path: aDraft, as: 'vendor', act: meetSomebodyElse },
  { name: 'vendor-deal-crop', path: '/dashboard/deals/new', as: 'vendor', act: cropPicture },
  { name: 'vendor-deal-revision', path: aRevision, as: 'vendor' },
  { name: 'vendor-subscription', path: '/dashboard/business/subscription', as: 'vendor' },
  { name: 'vendor-passes', path: '/dashboard/passes', as: 'vendor' },
  { name: 'admin-passes', path: '/dashboard/passes', as: 'admin' },
  { name: 'admin-orders', path: '/dashboard/orders', as: 'admin' },
  { name: 'vendor-redemptions', path: '/dashboard/redemptions', as: 'vendor' },
  { name: 'vendor-business', path: '/dashboard/business', as: 'vendor' },
  { name: 'vendor-profile-edit', path: '/dashboard/business', as: 'vendor', act: editProfile },
  { name: 'vendor-profile-nepali', path: '/dashboard/business', as: 'vendor', act: editNepali },
  { name: 'vendor-branch', path: '/dashboard/business', as: 'vendor', act: editBranch },
  { name: 'vendor-staff', path: '/dashboard/business/staff', as: 'vendor' },
  { name: 'vendor-staff-invite', path: '/dashboard/business/staff', as: 'vendor', act: inviteStaff },
  { name: 'vendor-settings', path: '/dashboard/settings', as: 'vendor' },
  { name: 'vendor-notifications', path: '/dashboard/notifications', as: 'vendor' },
  { name: 'vendor-reviews', path: '/dashboard/reviews', as: 'vendor' },
  { name: 'vendor-reviews-nothing', path: '/dashboard/reviews?stars=1&answered=true', as: 'vendor' },
  { name: 'vendor-review-reply', path: '/dashboard/reviews?answered=false', as: 'vendor', act: openReply },
  { name: 'vendor-review-report', path: '/dashboard/reviews', as: 'vendor', act: openVendorReport },
  { name: 'counter', path: '/dashboard/counter', as: 'staff' },
  ...counterStates,
  { name: 'counter-branches', path: '/dashboard/counter', as: 'vendor' },
  { name: 'counter-history', path: '/dashboard/counter/redemptions', as: 'staff' },
  { name: 'daily-close', path: lastFullDay, as: 'vendor' },
  { name: 'daily-close-nothing', path: '/dashboard/counter/close?day=2001-01-01', as: 'staff' },
  { name: 'admin-login', path: '/admin-login' },
  { name: 'admin-overview', path: '/dashboard', as: 'admin' },
  { name: 'admin-moderation', path: '/dashboard/deals', as: 'admin' },
  { name: 'admin-moderation-table', path: '/dashboard/deals?view=table', as: 'admin' },
  { name: 'admin-deals-active', path: '/dashboard/deals?status=active', as: 'admin' },
  { name: 'admin-deals-featured', path: '/dashboard/deals?status=featured', as: 'admin' },
  { name: 'admin-deals-rejected', path: '/dashboard/deals?status=rejected', as: 'admin' },
  { name: 'admin-deals-nothing', path: '/dashboard/deals?status=expired&search=zzzzqqqq', as: 'admin' },
  { name: 'admin-vendors', path: '/dashboard/vendors', as: 'admin' },
  { name: 'admin-vendors-verified', path: '/dashboard/vendors?status=verified', as: 'admin' },
  { name: 'admin-vendors-rejected', path: '/dashboard/vendors?status=rejected', as: 'admin' },
  { name: 'admin-vendors-suspended', path: '/dashboard/vendors?status=suspended', as: 'admin' },
  { name: 'admin-vendors-changed', path: '/dashboard/vendors?status=changed', as: 'admin' },
  { name: 'admin-vendor', path: aVendor('profile'), as: 'admin' },
  { name: 'admin-vendor-branches', path: aVendor('branches'), as: 'admin', act: waitForMap },
  { name: 'admin-vendor-deals', path: aVendor('deals'), as: 'admin' },
  { name: 'admin-vendor-staff', path: aVendor('staff'), as: 'admin' },
  { name: 'admin-vendor-complaints', path: aVendor('complaints'), as: 'admin' },
  { name: 'admin-vendor-history', path: aVendor('history'), as: 'admin' },
  { name: 'admin-vendor-suspend', path: aVendor('profile'), as: 'admin', act: askForReason },
  { name: 'admin-vendor-missing', path: '/dashboard/vendors/2000000000', as: 'admin' },
  { name: 'admin-profile', path: '/dashboard/profile', as: 'admin' },
  { name: 'admin-reviews', path: '/dashboard/reviews', as: 'admin' },
  { name: 'admin-reviews-all', path: '/dashboard/reviews?status=all', as: 'admin' },
  { name: 'admin-review-hide', path: '/dashboard/reviews?status=all', as: 'admin', act: askToHide },
  { name: 'admin-users', path: '/dashboard/users', as: 'admin' },
  { name: 'admin-categories', path: '/dashboard/catalogue', as: 'admin' },
  {
    name: 'admin-categories-renamed',
    path: '/dashboard/catalogue',
    as: 'admin',
    act: showRename,
    opensAtEachWidth: true,
  },
  { name: 'admin-category', path: '/dashboard/catalogue', as: 'admin', act: editEntry },
  { name: 'admin-merge', path: '/dashboard/catalogue', as: 'admin', act: mergeCategory },
  { name: 'admin-cities', path: '/dashboard/catalogue?part=cities', as: 'admin' },
  { name: 'admin-city', path: '/dashboard/catalogue?part=cities', as: 'admin', act: editCity },
  { name: 'admin-faqs', path: '/dashboard/catalogue?part=faqs', as: 'admin' },
  { name: 'admin-faq', path: '/dashboard/catalogue?part=faqs', as: 'admin', act: editEntry },
  { name: 'admin-user', path: aUser('profile'), as: 'admin' },
  { name: 'admin-user-passes', path: aUser('passes'), as: 'admin' },
  { name: 'admin-user-points', path: aUser('points'), as: 'admin' },
  { name: 'admin-user-sessions', path: aUser('sessions'), as: 'admin' },
  { name: 'admin-user-decisions', path: aUser('decisions'), as: 'admin' },
  { name: 'admin-user-correct', path: aUser('profile'), as: 'admin', act: askForReason },
  { name: 'admin-user-missing', path: '/dashboard/users/2000000000', as: 'admin' },
  { name: 'admin-plans', path: '/dashboard/plans', as: 'admin' },
  { name: 'admin-plan', path: '/dashboard/plans', as: 'admin', act: editPlan },
  { name: 'admin-audit', path: '/dashboard/audit', as: 'admin' },
  ...consoleStates,
  ...messageStates,
  ...planStates,
  ...paymentStates,
  ...settingsStates,
  ...seasonStates,
];

/** Dashboards go by a cookie, public pages by their address. */
export const isDashboard = (path: string): boolean => /^\/(dashboard|admin)/.test(path);
