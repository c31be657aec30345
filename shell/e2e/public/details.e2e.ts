import type { Page } from '@playwright/test';
import { pageOf } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';

// Checks the targets of links and buttons in the header, on the home page and on a deal, and the distances of animations.

const leads = (page: Page, name: string | RegExp, to: string) =>
  expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', to);

test('the header leads to offers, cities, favorites and the cart', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(page.getByRole('link', { name: /^\d{2}-\d+/ }).first()).toHaveAttribute('href', /^tel:/);
  await header.getByRole('button', { name: 'Offers' }).click();
  const offers = {
    Dining: 'dining',
    'Hotels & Resorts': 'hotels',
    Attractions: 'attractions',
    'Beauty & Fitness': 'beauty',
  };
  for (const [name, category] of Object.entries(offers))
    await expect(header.getByRole('link', { name })).toHaveAttribute('href', `/deals?category=${category}`);
  // The icon beside the search, and the last entry of the menu.
  const allOffers = header.getByRole('link', { name: 'View All Offers' });
  await expect(allOffers).toHaveCount(2);
  for (const link of await allOffers.all()) await expect(link).toHaveAttribute('href', '/deals');
  await page.keyboard.press('Escape');
  await header.locator('summary', { hasText: 'Locations' }).click();
  for (const city of ['Kathmandu', 'Lalitpur', 'Bhaktapur', 'Pokhara', 'Chitwan', 'Nagarkot'])
    await expect(header.getByRole('link', { name: city })).toHaveAttribute(
      'href',
      `/deals?location=${city.toLowerCase()}`,
    );
  await expect(header.getByRole('link', { name: /^Favorites/ })).toHaveAttribute('href', '/favorites');
  await expect(header.getByRole('link', { name: /^Cart/ })).toHaveAttribute('href', '/cart');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeHidden();
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /^\/login/);
});

test('somebody signed in has a dashboard, a first name and three ways in the menu', async ({
  browser,
  baseURL,
}) => {
  const { page, context } = await pageOf(browser, baseURL as string, 'customer');
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await header.getByRole('button', { name: /Aarati/ }).click();
  await leads(page, 'My Account', '/dashboard');
  await leads(page, 'My Offers', '/dashboard');
  await expect(header.getByText('Sign Out')).toBeVisible();
  await context.close();
});

test('the menu of a phone holds the same', async ({ browser, baseURL }) => {
  const { page, context } = await pageOf(browser, baseURL as string, null, {
    viewport: { width: 390, height: 844 },
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  for (const name of ['Home', 'Dining', 'View All Offers', 'Kathmandu', 'Nagarkot', 'Favorites', 'Cart'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await context.close();
});

test('every section of home leads on', async ({ page }) => {
  await page.goto('/');
  await leads(page, 'Learn More', '/about');
  await leads(page, 'Get Started Now', '/login');
  await leads(page, 'See All Specials', '/deals');
  await leads(page, /^View all/i, '/deals');
  await expect(page.getByRole('link', { name: /^Redeem Now/ }).first()).toHaveAttribute(
    'href',
    /^\/deals\/\d+$/,
  );
  await leads(page, 'All Outlets', '/deals');
  for (const [name, slug] of [
    ['Premium Dining', 'premium-dining'],
    ['Pubs & Bars', 'pubs-bars'],
    ['Entertainment', 'entertainment'],
  ] as const)
    await leads(page, name, `/deals?category=${slug}`);
});

test('the rails move by their steps', async ({ browser, baseURL }) => {
  const { page, context } = await pageOf(browser, baseURL as string, null, {
    viewport: { width: 900, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.goto('/');
  const rail = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Featured offers' }) })
    .first();
  const track = rail.locator('ul').first();
  await rail.getByRole('button', { name: 'Scroll on' }).click();
  await expect.poll(() => track.evaluate((list) => Math.round(list.scrollLeft))).toBe(320);
  await context.close();
});

test('the hero is 500 pixels high', async ({ page }) => {
  await page.goto('/');
  const hero = await page
    .getByRole('region', { name: 'Offers of the season' })
    .locator('> div')
    .first()
    .boundingBox();
  expect(Math.round(hero?.height ?? 0)).toBe(500);
});
