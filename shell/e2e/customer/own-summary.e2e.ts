import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/console-check.ts';
import { aBuyer, call } from '../support/people/buyers.ts';

interface Issued {
  id: string;
  code: string;
}

const topOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE });

/** Page of a new customer on a phone. */
async function aMember(browser: Browser): Promise<Page> {
  const { context } = await aBuyer(browser);
  const page = await context.newPage();
  await page.setViewportSize(PHONE);
  return page;
}

test('a member sees the own codes first, shows one from there, and nothing moves while they load', async ({
  browser,
}) => {
  const page = await aMember(browser);
  const listed = await page.request.get('/api/deals?search=momo&limit=1');
  const [deal] = (await listed.json()) as { id: number; title: string }[];
  const { code } = await call<Issued>(page.request, '/api/redemptions', { dealId: deal?.id });
  expect(await (await page.request.get('/')).text()).not.toContain(code);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/redemptions/me?*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  const rail = 'section:has(h2:text-matches("^(Near you|Open later|Popular (in|here))"))';
  const before = await topOf(page, rail);
  release();
  const ticket = page.locator('article', { hasText: 'Ready to use' });
  await expect(ticket.getByRole('heading', { name: deal?.title })).toBeVisible();
  expect(await topOf(page, rail)).toBe(before);
  expect(await topOf(page, 'article')).toBeLessThan(before);
  await expect(page.getByRole('link', { name: 'Your codes (1)' })).toBeVisible();
  await ticket.getByRole('button', { name: /^Show/ }).click();
  await expect(page.getByRole('dialog').getByText('Shop has no internet?')).toBeVisible();
  await page.context().close();
});

test('a member without codes sees the first deal above 560 px; a visitor sees the offers first', async ({
  browser,
  page,
}) => {
  const home = await aMember(browser);
  await home.goto('/');
  await expect(home.getByText('No open codes')).toBeVisible();
  await expect(home.getByText('Your first saving shows up after your first visit.')).toBeVisible();
  expect(await topOf(home, 'article')).toBeLessThan(560);
  await home.context().close();
  await page.goto('/');
  expect(await topOf(page, '[aria-roledescription="carousel"]')).toBeLessThan(await topOf(page, 'article'));
  await expect(page.getByText('No open codes')).toHaveCount(0);
});

test('codes that do not load are requested again, and those stored on the device are one press away', async ({
  browser,
}) => {
  const page = await aMember(browser);
  await page.route('**/api/redemptions/me?*', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.goto('/');
  const failure = page.getByRole('alert').filter({ hasText: 'Your codes could not be loaded' });
  await expect(failure.getByRole('link', { name: 'Open saved codes' })).toHaveAttribute('href', '/offline');
  await page.unroute('**/api/redemptions/me?*');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No open codes')).toBeVisible();
  await page.context().close();
});
