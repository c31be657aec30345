import type { Page } from '@playwright/test';
import { expect, test } from '../support/closed-contexts.ts';
import { demoPassword, pageOf } from '../support/people/people.ts';

/** Delays the scripts, so that the page is displayed, filled in and pressed before they load. */
async function withLateScripts(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const held: (() => void)[] = [];
  let isHolding = true;
  await page.route(/\.js(\?|$)/, async (route) => {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await act();
  isHolding = false;
  for (const go of held) go();
}

test('who signs in before the page has hydrate is signed in', async ({ page }) => {
  await withLateScripts(page, '/login', async () => {
    await page.getByRole('radio', { name: 'Vendor' }).check({ force: true });
    await page.getByLabel('Email').fill('vendor@example.com');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  });
  await expect(page.getByText('Login Successful!')).toBeVisible();
  expect(page.url()).not.toContain('password');
  // Owners first see an offer to add a passkey.
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('what is typed and pressed early is not lost', async ({ page }) => {
  await withLateScripts(page, '/customer-signup', async () => {
    await page.getByLabel('First name').fill('Asha');
    await page.getByLabel('Password', { exact: true }).fill('momo and chiya');
    await page.getByRole('button', { name: 'Show password' }).first().click();
  });
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByLabel('Last name').fill('Gurung');
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('momo and chiya');
});

test('a press on a part whose code is still on its way is not lost', async ({ page, request }) => {
  const [deal] = (await (await request.get('/api/deals?limit=1')).json()) as { id: number }[];
  await page.goto(`/deals/${deal?.id}`, { waitUntil: 'networkidle' });
  const held: (() => void)[] = [];
  let isHolding = true;
  await page.route(/\.js(\?|$)/, async (route) => {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const heart = page.locator('main article').last().getByRole('button');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const isFetching = page.waitForRequest(/\.js(\?|$)/);
  await heart.click();
  await isFetching;
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  isHolding = false;
  for (const go of held) go();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('reviews that the server rendered stay in the page until their code is there', async ({
  browser,
  baseURL,
  request,
}) => {
  const deals = (await (await request.get('/api/deals?limit=50')).json()) as {
    id: number;
    reviewCount: number;
  }[];
  const { id } = deals.find(({ reviewCount }) => reviewCount > 0) as (typeof deals)[number];
  const { page, context } = await pageOf(browser, baseURL as string, 'customer');
  await page.route(/\/js\/\d+\.[0-9a-f]+\.js/, async (route) => {
    const response = await route.fetch();
    // The code of the reviews does not come.
    if (!(await response.text()).includes('whatPeopleSay')) await route.fulfill({ response });
  });
  const ownDeal = page.waitForResponse(/\/api\/deals\/\d+\/mine/);
  await page.goto(`/deals/${id}?tab=reviews`, { waitUntil: 'commit' });
  const flag = await page.locator('main button:has(svg.lucide-flag)').first().elementHandle();
  await ownDeal;
  await expect(page.getByRole('button', { name: /Redeem: get my code|Show my code/ }).first()).toBeEnabled();
  expect(await flag?.evaluate((button) => button.isConnected)).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});
