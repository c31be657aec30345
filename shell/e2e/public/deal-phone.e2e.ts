import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../support/console-check.ts';
import { hydrated } from '../support/hydrated.ts';

const OVERLAP = 24;

/** Returns the path of a deal with many reviews. */
async function reviewedDeal(request: APIRequestContext): Promise<string> {
  const deals = (await (await request.get('/api/deals?sort=popular&limit=20')).json()) as {
    id: number;
    reviewCount: number;
  }[];
  return `/deals/${deals.find(({ reviewCount }) => reviewCount > 2)?.id}`;
}

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('not displayed');
  return box;
};

const picture = (page: Page): Locator => page.locator('main img').first();
const header = (page: Page): Locator => page.getByRole('banner');
const wayBack = (page: Page): Locator => page.getByRole('link', { name: 'Back to Deals' });

/** The picture fills the top of the screen, below the round way back, and the page overlaps it. */
async function expectPictureAtTop(page: Page): Promise<void> {
  await expect(header(page)).toBeHidden();
  const shown = await boxOf(picture(page));
  expect([shown.x, shown.y, shown.width]).toEqual([0, 0, 390]);
  const back = await boxOf(wayBack(page));
  expect([back.width, back.height]).toEqual([44, 44]);
  expect(back.y + back.height).toBeLessThan(shown.height);
  const sheet = page.getByRole('heading', { level: 1 }).locator('..');
  expect((await boxOf(sheet)).y).toBe(shown.height - OVERLAP);
  expect(await sheet.evaluate((part) => getComputedStyle(part).borderTopLeftRadius)).toBe(`${OVERLAP}px`);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the picture of a deal reaches the top edge, with Back, Save and Invite on it', async ({
    page,
    request,
  }) => {
    await page.goto(await reviewedDeal(request));
    await expectPictureAtTop(page);
    const { height } = await boxOf(picture(page));
    for (const name of ['Save', 'Invite someone']) {
      const button = await boxOf(page.getByRole('button', { name, exact: true }));
      expect([button.width, button.height]).toEqual([44, 44]);
      expect(button.y + button.height).toBeLessThan(height);
    }
    await hydrated(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
    await wayBack(page).click();
    await expect(page).toHaveURL(/\/deals$/);
    await expect(header(page)).toBeVisible();
  });

  test('the anchors stay at the top while the details are read', async ({ page, request }) => {
    await page.goto(await reviewedDeal(request));
    await hydrated(page);
    const anchors = page.getByRole('navigation', { name: 'Details' });
    expect((await boxOf(anchors)).y).toBeGreaterThan(600);
    await page.getByRole('heading', { name: 'When you can use it' }).evaluate((part) => {
      part.scrollIntoView({ behavior: 'instant', block: 'start' });
    });
    expect((await boxOf(anchors)).y).toBe(0);
    await anchors.getByRole('link', { name: 'Places' }).click();
    await expect(page.getByRole('heading', { name: 'Places' })).toBeInViewport();
    await expect(anchors).toBeInViewport();
  });

  for (const width of [390, 320])
    for (const path of ['', '/ne'])
      test(`the button of the bar has its label on one line at ${width} ${path}`, async ({
        page,
        request,
      }) => {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(path + (await reviewedDeal(request)));
        const lines = await page
          .locator('form button[data-redeem] > span')
          .last()
          .evaluate((label) => {
            const range = document.createRange();
            range.selectNode(label.firstChild as Node);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          });
        expect(lines).toBe(1);
      });
});

test.describe('on a phone without scripts', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('the picture is at the top edge, and Back is a link', async ({ page, request }) => {
    await page.goto(await reviewedDeal(request));
    await expectPictureAtTop(page);
    await expect(page.getByRole('link', { name: /^All \d+$/ })).toBeVisible();
    await wayBack(page).click();
    await expect(page).toHaveURL(/\/deals$/);
    await expect(header(page)).toBeVisible();
  });
});

for (const width of [760, 1440])
  test(`the header stays above a deal at ${width}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(await reviewedDeal(request));
    await expect(header(page)).toBeVisible();
    const { y, height } = await boxOf(header(page));
    expect((await boxOf(picture(page))).y).toBeGreaterThan(y + height);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  });

test('the details end with an extract of the reviews, which needs no request and leads to all of them', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (call) => asked.push(new URL(call.url()).pathname));
  const path = await reviewedDeal(request);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const extract = page.locator('#reviews');
  await expect(extract.getByRole('listitem').filter({ hasText: 'Verified visit' }).first()).toBeVisible();
  await hydrated(page);
  await expect(extract.getByText(/^\d+ reviews$/)).toBeVisible();
  expect(asked.filter((name) => name.endsWith('/reviews'))).toEqual([]);
  await extract.getByRole('link', { name: /^All \d+$/ }).click();
  await expect(page.getByRole('tab', { name: /^Reviews/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'What people say' })).toBeVisible();
});

test('the strip below the business has the rating and the used codes of a deal', async ({
  page,
  request,
}) => {
  const deals = (await (await request.get('/api/deals?sort=popular&limit=3')).json()) as { id: number }[];
  const id = deals[0]?.id;
  const { usedCount } = (await (await request.get(`/api/deals/${id}`)).json()) as { usedCount: number };
  expect(usedCount).toBeGreaterThanOrEqual(10);
  await page.goto(`/deals/${id}`);
  await expect(page.getByText('codes used').locator('..')).toHaveText(
    `${usedCount.toLocaleString('en-US')}codes used`,
  );
});

test.describe('with a shared position', () => {
  test.use({ geolocation: { latitude: 27.7154, longitude: 85.3123 }, permissions: ['geolocation'] });

  test('a place says how far it is', async ({ page }) => {
    await page.goto('/deals');
    await hydrated(page);
    await page.getByRole('banner').locator('summary[aria-haspopup=dialog]').click();
    await page.getByRole('button', { name: /^Use my location/ }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.locator('main article').first().getByRole('link').first().click();
    const distance = page.locator('#places').getByText(/^(\d+ m|\d+(\.\d)? km)$/);
    await expect(distance.first()).toBeVisible();
  });
});
