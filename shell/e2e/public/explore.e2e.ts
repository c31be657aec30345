import { expect, test } from '../support/console-check.ts';

test.describe('near me', () => {
  test.use({ geolocation: { latitude: 28.2096, longitude: 83.9856 }, permissions: ['geolocation'] });

  test('orders the list by distance, from a place in the address', async ({ page, request }) => {
    await page.goto('/deals');
    await page.getByLabel('Sort').selectOption('near');
    await expect(page).toHaveURL(/sort=near&near=28\.210%2C83\.986|near=28\.210%2C83\.986&sort=near/);
    await expect(page.getByRole('link', { name: 'Remove Near me' })).toBeVisible();
    const nearest = (await (await request.get('/api/deals?near=28.210,83.986&sort=near')).json()) as {
      title: string;
    }[];
    await expect(page.locator('article').first().getByRole('heading')).toHaveText(nearest[0]?.title ?? '');
  });
});

test('whoever does not say where they are is told so and chooses a city', async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto('/deals');
  await page.getByLabel('Sort').selectOption('near');
  const heading = page.getByRole('heading', { name: 'Your browser did not say where you are' });
  await expect(heading).toBeFocused();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Pokhara \d+ deals?$/ })
    .click();
  await expect(page).toHaveURL(/location=pokhara/);
  await expect(heading).toBeHidden();
});

test('no map is offered while nothing shows streets (U8)', async ({ page }) => {
  await page.goto('/deals?category=cafes');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toHaveCount(0);
});

test('the same deals stand on a map, with a list beside it that needs no map', async ({ page }) => {
  // Without map tiles the list has no map link, but the address of the map still shows the places.
  await page.goto('/deals?category=cafes&view=map');
  await expect(page.getByRole('link', { name: 'Map' })).toHaveAttribute('aria-current', 'true');
  const map = page.getByRole('region', { name: /^Map of the places/ });
  await expect(map.getByRole('button', { name: /deals?$|zoom in$/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Show on the map' }).first().focus();
  await page.keyboard.press('Enter');
  const place = page.getByRole('heading', { level: 2 }).first();
  await expect(place).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/deals\/\d+$/);
});

test('who comes back from a deal finds the list as long as it was, and where it was', async ({ page }) => {
  await page.goto('/deals');
  await page.waitForLoadState('networkidle');
  const cards = page.locator('article');
  const before = await cards.count();
  await page.getByRole('link', { name: /^Show \d+ more$/ }).scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  const last = cards.nth(before + 3);
  await last.scrollIntoViewIfNeeded();
  const title = await last.getByRole('heading').textContent();
  const place = await page.evaluate(() => window.scrollY);
  await last.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(place);
  await page.goBack();
  await expect(last).toBeInViewport();
  await expect(last.getByRole('heading')).toHaveText(title ?? '');
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(50);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters beside the list are links', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/deals?open=now');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await expect(filters.getByRole('link', { name: 'Open now' })).toHaveAttribute('aria-current', 'true');
    await filters.getByRole('link', { name: 'Cafes' }).click();
    await expect(page).toHaveURL(/category=cafes.*open=now|open=now.*category=cafes/);
    await expect(filters.getByRole('link', { name: 'Cafes' })).toHaveAttribute('aria-current', 'true');
  });

  test('the list goes on by its link, and the tabs of a deal are links too', async ({ page }) => {
    await page.goto('/deals');
    const first = await page.locator('article').first().textContent();
    await page.locator('a[rel=next]').click();
    await expect(page).toHaveURL(/cursor=/);
    expect(await page.locator('article').first().textContent()).not.toBe(first);
    await page.locator('article a').first().click();
    await page.getByRole('tab', { name: 'Terms & Conditions' }).click();
    await expect(page.getByText('Each code is accepted once.')).toBeVisible();
  });
});
