import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/closed-contexts.ts';
import { aBuyer } from '../support/people/buyers.ts';
import { aShop } from '../support/people/shop-with-deal.ts';
import { isShownWell } from '../support/shown-well.ts';

interface Busy {
  waiting: number;
  seconds: number;
}

/**
 * Opens a deal whose first requests for a code are answered with `deal.busy`; later ones reach the backend.
 * @returns the page and the idempotency keys of the requests
 */
async function openHotDeal(
  context: BrowserContext,
  path: string,
  line: Busy[],
): Promise<{ page: Page; keys: (string | undefined)[] }> {
  const page = await context.newPage();
  const keys: (string | undefined)[] = [];
  await page.route('**/api/redemptions', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const busy = line.shift();
    if (!busy) return route.continue();
    await route.fulfill({
      status: 429,
      headers: { 'content-type': 'application/problem+json', 'retry-after': String(busy.seconds) },
      body: JSON.stringify({ status: 429, code: 'deal.busy', message: 'Busy.', waiting: busy.waiting }),
    });
  });
  await page.goto(path);
  return { page, keys };
}

test('a customer of a hot deal reads how many are before, and gets a code without another press', async ({
  browser,
  baseURL,
}) => {
  const { dealId } = await aShop(baseURL as string, 'Sel roti');
  const { context } = await aBuyer(browser);
  const { page, keys } = await openHotDeal(context, `/deals/${dealId}`, [
    { waiting: 37, seconds: 2 },
    { waiting: 1, seconds: 2 },
  ]);
  await page.getByRole('button', { name: /^Redeem: get my code/ }).click();
  const line = page.getByRole('dialog', { name: 'Many people want this deal' });
  await expect(line.getByRole('status')).toHaveText('37 people are before you.');
  await expect(line.getByRole('status')).toHaveText('1 person is before you.');
  const code = page.getByRole('dialog', { name: 'Your Redemption Code' });
  await expect(code.getByText('Ready to use')).toBeVisible();
  await expect(line).toBeHidden();
  expect([keys.length, new Set(keys).size, typeof keys[0]]).toEqual([3, 1, 'string']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Show my code' }).first()).toBeFocused();
});

for (const [language, path, press, title, stop] of [
  ['en', '/deals', /^Redeem: get my code/, 'Many people want this deal', 'Stop waiting'],
  ['ne', '/ne/deals', /कोड लिनुहोस्/, 'यो अफर धेरै जनाले लिन खोज्नुभएको छ', 'नपर्खनुहोस्'],
] as const)
  test(`the line of a hot deal is shown well in ${language}, and ends when the customer stops it`, async ({
    browser,
    baseURL,
  }) => {
    const { dealId } = await aShop(baseURL as string, 'Sel roti');
    const { context } = await aBuyer(browser);
    const { page, keys } = await openHotDeal(context, `${path}/${dealId}`, [{ waiting: 1204, seconds: 300 }]);
    const button = page.getByRole('button', { name: press }).first();
    await button.click();
    const line = page.getByRole('dialog', { name: title });
    await expect(line).toBeVisible();
    await isShownWell(page, `hot-deal-${language}`);
    await line.getByRole('button', { name: stop }).click();
    await expect(line).toBeHidden();
    await expect(button).toBeFocused();
    expect(keys).toHaveLength(1);
  });
