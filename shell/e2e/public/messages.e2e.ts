import type { APIRequestContext, Page } from '@playwright/test';
import { demoPassword, freshEmail, pageOf, signInByCall } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';
import { hydrated } from '../support/hydrated.ts';

// Triggers every toast of the message catalog: network failures, errors of the server and successes.

interface Notification {
  title: string;
  text: string;
}

const toast = (page: Page, { title, text }: Notification) => {
  const shown = page.getByRole('status').filter({ hasText: title });
  return expect(shown.filter({ hasText: text })).toBeVisible();
};

const origin = (home: string) => ({ headers: { origin: new URL(home).origin } });

interface OwnDeal {
  id: number;
  saleMode: string;
  weekdays: number[] | null;
  hoursFrom: string | null;
  blackoutDates: string[] | null;
  totalLimit: number | null;
  minimumBill: number | null;
  partySize: number | null;
  branchIds: number[] | null;
}

const isWithoutTerms = (deal: OwnDeal): boolean =>
  !deal.weekdays &&
  !deal.hoursFrom &&
  !deal.blackoutDates?.length &&
  !deal.totalLimit &&
  !deal.minimumBill &&
  !deal.partySize &&
  !deal.branchIds?.length;

/** Returns the id of an active deal of the demo business without conditions, which the demo customer has never redeemed. */
async function dealOfTheShop(shop: APIRequestContext, shopper: APIRequestContext): Promise<number> {
  const own = (await (await shop.get('/api/vendors/me/deals?status=active&limit=100')).json()) as OwnDeal[];
  const passes = (await (await shopper.get('/api/redemptions/me?limit=100')).json()) as { dealId: number }[];
  const fit = own.find(
    (deal) =>
      deal.saleMode === 'counter' && isWithoutTerms(deal) && !passes.some(({ dealId }) => dealId === deal.id),
  );
  if (!fit) throw new Error('The demo shop has no deal for this.');
  return fit.id;
}

async function useOnce(shop: APIRequestContext, shopper: APIRequestContext, dealId: number, home: string) {
  const issued = await shopper.post('/api/redemptions', { data: { dealId }, ...origin(home) });
  const { code } = (await issued.json()) as { code: string };
  const accepted = await shop.post('/api/counter/accept', { data: { code }, ...origin(home) });
  expect(await accepted.json()).toMatchObject({ state: 'redeemed' });
}

test.describe('a shopper is told', () => {
  test('when the deals could not be fetched, and Try again heals it', async ({ page, context }) => {
    await page.goto('/deals');
    await hydrated(page);
    await context.setOffline(true);
    await page.getByRole('combobox', { name: 'Search' }).fill('momo');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Failed to fetch deals')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('when nothing is found, when a deal is missing, and when a page is', async ({ page }) => {
    await page.goto('/deals?search=zzzzzz');
    await expect(page.getByText('No deals found')).toBeVisible();
    await page.goto('/deals/2000000000');
    await expect(page.getByRole('heading', { name: 'Deal Not Found' })).toBeVisible();
    await expect(
      page.getByText(
        "Sorry, we couldn't find the deal you're looking for. It may have expired or been removed.",
      ),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse Other Deals' })).toHaveAttribute('href', '/deals');
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });

  test('what is missing or wrong at sign-in, in order', async ({ page, context }) => {
    await page.goto('/login');
    const submit = page.getByRole('button', { name: 'Sign in', exact: true });
    await submit.click();
    await toast(page, { title: 'Missing Information', text: 'Please enter both email and password.' });
    await page.getByLabel('Email').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('some password');
    await submit.click();
    await toast(page, { title: 'Invalid Email', text: 'Please enter a valid email address.' });
    await page.getByLabel('Email').fill('customer@example.com');
    await submit.click();
    const rejected = { title: 'Login Failed', text: 'Invalid email or password. Please try again.' };
    await toast(page, rejected);
    await expect(page.getByLabel('Email')).toHaveValue('customer@example.com');
    await context.setOffline(true);
    await submit.click();
    await toast(page, rejected);
    await context.setOffline(false);
  });

  test('that signing in works, while it does and once it is done', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('customer@example.com');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    await expect(page.getByText('Login Successful!')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  test('why an account could not be made', async ({ page, context }) => {
    await page.goto('/customer-signup');
    await page.getByLabel('First name').fill('Asha');
    await page.getByLabel('Last name').fill('Gurung');
    await page.getByLabel('Email').fill('customer@example.com');
    await page.getByLabel('Phone').fill('9801234567');
    await page.getByLabel('City', { exact: true }).selectOption({ index: 1 });
    await page.getByLabel('Password', { exact: true }).fill('momo and chiya');
    await page.getByLabel('Confirm password').fill('momo and chiya');
    await page.getByRole('button', { name: 'Create account' }).click();
    await toast(page, {
      title: 'Registration Failed',
      text: 'An account with this email already exists. Please sign in instead.',
    });
    await page.getByLabel('Email').fill(freshEmail('dropped'));
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Create account' }).click();
    await toast(page, { title: 'Registration Failed', text: 'Something went wrong. Please try again.' });
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Account Created Successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });
});

test('redeeming and reviewing say what became of them', async ({ browser, baseURL, playwright }) => {
  const home = baseURL as string;
  const shop = await playwright.request.newContext({ baseURL: home });
  await signInByCall(shop, 'vendor', home);
  const { page, context } = await pageOf(browser, home, 'customer');
  const dealId = await dealOfTheShop(shop, context.request);
  const redeem = page.getByRole('button', { name: /^Redeem: get my code/ }).first();

  await page.goto(`/deals/${dealId}`);
  await expect(redeem).toBeEnabled();
  await page.route('**/api/redemptions', (route) => route.fulfill({ status: 500 }));
  await redeem.click();
  await toast(page, { title: 'Redemption Failed', text: 'Failed to redeem deal. Please try again.' });
  await page.unroute('**/api/redemptions');

  await shop.post(`/api/deals/${dealId}/pause`, origin(home));
  await redeem.click();
  await toast(page, { title: 'Redemption Failed', text: 'This deal is not available right now.' });
  await shop.post(`/api/deals/${dealId}/resume`, origin(home));
  await context.setOffline(true);
  await redeem.click();
  await expect(page.getByText('Getting a code needs an internet connection.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Get it when I am back online' }).first().click();
  await context.setOffline(false);
  await toast(page, {
    title: 'Deal Redeemed',
    text: 'Your deal has been redeemed successfully. Show the QR code to the vendor to avail the offer.',
  });

  await useOnce(shop, context.request, dealId, home);
  await page.goto(`/deals/${dealId}?tab=reviews`);
  const other = await context.newPage();
  await other.goto(`/deals/${dealId}?tab=reviews`);
  for (const tab of [page, other]) {
    await tab.getByRole('radio', { name: /4/ }).check({ force: true });
  }
  const submit = page.getByRole('button', { name: 'Submit review' });
  await page.route('**/api/reviews', (route) => route.fulfill({ status: 500 }));
  await submit.click();
  await toast(page, { title: 'Submission Failed', text: 'There was an error submitting your review.' });
  await page.unroute('**/api/reviews');
  await submit.click();
  await toast(page, { title: 'Review Submitted', text: 'Thank you for your feedback!' });
  await other.getByRole('button', { name: 'Submit review' }).click();
  await toast(other, { title: 'Submission Failed', text: 'You have already reviewed this deal.' });
  await context.close();
  await shop.dispose();
});

test('an expired deal says so, and cannot be redeemed', async ({ page, request, baseURL }) => {
  const home = baseURL as string;
  await signInByCall(request, 'vendor', home);
  const answer = await request.get('/api/vendors/me/deals?status=expired');
  const [deal] = (await answer.json()) as OwnDeal[];
  await page.goto(`/deals/${deal?.id}`);
  await expect(page.getByText(/^This deal has expired on \w{3} \d{1,2}, \d{4}/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Expired' }).first()).toBeDisabled();
});

test('toasts come one at a time and leave by a swipe', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  await submit.click();
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('some password');
  await submit.click();
  const shown = page.getByRole('status').filter({ hasText: 'Invalid Email' });
  await expect(shown).toBeVisible();
  await expect(page.getByText('Missing Information')).toBeHidden();
  const box = await shown.boundingBox();
  if (!box) throw new Error('The toast has no place.');
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(shown).toBeHidden();
});
