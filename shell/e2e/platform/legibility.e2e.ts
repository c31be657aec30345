import type { Page } from '@playwright/test';
import { pageOf } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';

const phone = { width: 390, height: 844 };
const smallPhone = { width: 320, height: 640 };

/** Returns the words below the selector that are split across two lines without a hyphen. */
const splitWords = (page: Page, selector: string) =>
  page.evaluate((within) => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll(within)) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s/-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
    }
    return broken;
  }, selector);

for (const viewport of [phone, smallPhone])
  for (const language of ['', '/ne'])
    test(`names of categories are not broken in a word at ${viewport.width} ${language} (U12)`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(`${language}/`);
      const tiles = 'main a[href*="category="]';
      await page.locator(tiles).first().waitFor();
      expect(await page.locator(tiles).count()).toBeGreaterThan(5);
      expect(await splitWords(page, tiles)).toEqual([]);
    });

test('a long search is cut in its chip and does not widen the page (U13)', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`/deals?search=${'longsearch'.repeat(9)}`);
  const chip = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem').first();
  await expect(chip).toBeVisible();
  const box = await chip.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('brands and their offers are Nepali on Nepali pages, numbers too (U15)', async ({ page }) => {
  await page.goto('/ne/brands');
  const tiles = page.locator('main a[href^="/ne/brand/"]');
  await tiles.first().waitFor();
  for (const text of await tiles.allInnerTexts()) expect(text).toMatch(/^[^A-Za-z0-9]+$/);
  await page.goto('/ne/deals?discountType=buyXgetY');
  const badges = page.locator('main article [class*="badge" i]');
  await badges.first().waitFor();
  for (const text of await badges.allInnerTexts()) expect(text).toMatch(/^[^A-Za-z0-9]+$/);
  await expect(page.getByRole('contentinfo')).not.toContainText(/\d/);
});

test('the year of the savings is in Nepali digits (U15)', async ({ browser, baseURL }) => {
  const { page, context } = await pageOf(browser, baseURL as string, 'customer');
  await context.addCookies([{ name: 'lang', value: 'ne', url: baseURL as string }]);
  await page.goto('/dashboard/redemptions');
  await expect(page.getByText(/[०-९]{4}/).first()).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/\b20\d\d\b/);
  await context.close();
});

test('every figure of the memberships comes from the plans and the visits (U3)', async ({
  page,
  request,
}) => {
  const plans = (await (await request.get('/api/memberships')).json()) as {
    priceYearly: number;
    pointsMultiplier: number;
  }[];
  const { pointsPerVisit } = (await (await request.get('/api/stats')).json()) as { pointsPerVisit: number };
  const [moneyBackDays, pointsPerRupee, fewestVisits, mostVisits, visits] = [7, 10, 1, 14, 4];
  const ofYear = (visits * 12 * pointsPerVisit) / pointsPerRupee;
  const addedBy = (price: number, multiplier: number) => Math.min(ofYear * (multiplier - 1), price);
  const paysBackFrom = Math.min(
    ...plans
      .filter(({ priceYearly }) => priceYearly > 0)
      .map(({ priceYearly, pointsMultiplier }) =>
        Math.ceil(((priceYearly - 0.5) * pointsPerRupee) / (12 * pointsPerVisit * (pointsMultiplier - 1))),
      ),
  );
  const known = new Set([
    ...[moneyBackDays, pointsPerRupee, fewestVisits, mostVisits, visits, pointsPerVisit, paysBackFrom],
    ...plans.flatMap(({ priceYearly, pointsMultiplier }) => [
      priceYearly,
      Math.floor(priceYearly / 12 + 0.5),
      pointsMultiplier,
      Math.round(ofYear + addedBy(priceYearly, pointsMultiplier)),
      Math.round(addedBy(priceYearly, pointsMultiplier)),
    ]),
  ]);
  await page.goto('/subscribe');
  await page.getByRole('heading', { name: 'Compare plans' }).waitFor();
  const text = await page.locator('main').innerText();
  const figures = [...text.matchAll(/\d[\d,]*/g)].map(([figure]) => Number(figure.replaceAll(',', '')));
  expect(figures.length).toBeGreaterThan(12);
  expect(figures.filter((figure) => !known.has(figure))).toEqual([]);
  expect(text).not.toMatch(/pays for itself|momo date/i);
});

test('both ways to pay are explained, and no page says that nothing is ever paid in advance (U20)', async ({
  page,
}) => {
  await page.goto('/how-it-works');
  const main = page.locator('main');
  await expect(main).toContainText('you pay the reduced price there');
  await expect(main).toContainText('bought before you go');
  for (const path of ['/', '/how-it-works', '/about', '/subscribe', '/help', '/for-businesses']) {
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    await expect(main).not.toContainText(/nothing to pay in the app(?! unless)/i);
    await expect(main).not.toContainText(/never pay in the app/i);
  }
});

test('the header of a wide screen leads to deals, favourites and the cart (P4)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  for (const path of ['/deals', '/favorites', '/cart'])
    await expect(
      page.getByRole('banner').locator(`a[href="${path}"]`).locator('visible=true').first(),
    ).toBeInViewport();
});

const groups = {
  vendor: [/^Active Deals \(\d+\)$/, /^Expired Deals \(\d+\)$/],
  admin: [/^Active Deals/, /^Featured Deals/, /^Expired Deals/],
};
for (const account of ['vendor', 'admin'] as const)
  test(`groups of deals are named in full for the ${account} (P9)`, async ({ browser, baseURL }) => {
    const { page, context } = await pageOf(browser, baseURL as string, account);
    await page.goto('/dashboard/deals');
    for (const name of groups[account]) await expect(page.getByText(name).first()).toBeVisible();
    await context.close();
  });

for (const width of [390, 1440])
  test(`charts of a business show their numbers whole at ${width} (V11)`, async ({ browser, baseURL }) => {
    const { page, context } = await pageOf(browser, baseURL as string, 'vendor', {
      viewport: { width, height: 900 },
    });
    await page.goto('/dashboard/analytics');
    const labels = page.locator('.recharts-cartesian-axis-tick-value');
    await labels.first().waitFor();
    const cut = await labels.evaluateAll((all) =>
      all
        .filter((label) => {
          const frame = (label.closest('svg') as SVGElement).getBoundingClientRect();
          const { left, right } = label.getBoundingClientRect();
          return left < frame.left - 0.5 || right > frame.right + 0.5;
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    const hours = page.getByRole('region', { name: 'Busiest hours' });
    expect(await hours.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await context.close();
  });
