import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/console-check.ts';
import { hydrated } from '../support/hydrated.ts';

const choose = (context: BrowserContext, baseURL: string | undefined, value: string) =>
  context.addCookies([{ name: 'dobbar_place', value, url: baseURL ?? '' }]);

const chip = (page: Page) => page.getByRole('banner').locator('summary');

test('a chosen city is kept, named by the server, and limits the list', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/');
  await expect(chip(page)).toContainText('Choose city');
  await chip(page).click();
  const chooser = page.getByRole('dialog', { name: 'Where are you?' });
  await chooser.getByRole('link', { name: /^Pokhara/ }).click();
  await expect(page).toHaveURL(/\/deals\?location=pokhara$/);
  await expect(chip(page)).toContainText('Pokhara');
  const stored = (await context.cookies(baseURL)).find(({ name }) => name === 'dobbar_place');
  expect(stored).toMatchObject({ value: 'pokhara', sameSite: 'Lax', httpOnly: false });
  const { body, headers } = await fetchPage(baseURL, '/deals', 'dobbar_place=pokhara.lakeside');
  expect(body).toContain('in Pokhara');
  expect(headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
});

async function fetchPage(baseURL: string | undefined, path: string, cookie = '') {
  const answer = await fetch(new URL(path, baseURL), { headers: { cookie } });
  return { body: await answer.text(), headers: answer.headers };
}

test('a page without a place is for everybody, and the area is not part of it', async ({ baseURL }) => {
  const shared = await fetchPage(baseURL, '/');
  expect(shared.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(shared.headers.get('vary')).toContain('Cookie');
  const [one, other] = await Promise.all(
    ['pokhara.lakeside', 'pokhara.damside'].map((place) => fetchPage(baseURL, '/', `dobbar_place=${place}`)),
  );
  expect(one?.headers.get('etag')).toBe(other?.headers.get('etag'));
  const signedIn = await fetchPage(baseURL, '/', 'dobbar_signed_in=1');
  expect(signedIn.headers.get('cache-control')).toContain('private');
  const unknown = await fetchPage(baseURL, '/deals', 'dobbar_place=nowhere-at-all');
  expect(unknown.body).toContain('<article');
});

test('fifty visitors at once get the page of their own city and language (acceptance 7)', async ({
  baseURL,
}) => {
  const cities = { pokhara: ['in Pokhara', 'पोखरा'], lalitpur: ['in Lalitpur', 'ललितपुर'] } as const;
  const visitors = Array.from({ length: 50 }, (_, index) => {
    const city = index % 2 === 0 ? ('pokhara' as const) : ('lalitpur' as const);
    const language = index % 4 < 2 ? 0 : 1;
    const hint = index % 3 === 0 ? '; dobbar_signed_in=1' : '';
    return { city, language, cookie: `dobbar_place=${city}${hint}` };
  });
  await Promise.all(
    visitors.map(async ({ city, language, cookie }) => {
      const { body } = await fetchPage(baseURL, language ? '/ne/deals' : '/deals', cookie);
      const state = JSON.parse(/id="state">([^<]*)</.exec(body)?.[1] ?? '{}') as {
        rendered?: { language: string; place?: { city: string; area: string | null } };
      };
      expect(state.rendered?.place).toEqual({ city, area: null });
      expect(state.rendered?.language).toBe(language ? 'ne' : 'en');
      expect(body).toContain(cities[city][language]);
    }),
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first deal of home begins above 560 px, below a hero of 246 (U8)', async ({ page }) => {
    await page.goto('/');
    const card = await page.locator('article').first().boundingBox();
    expect(card?.y).toBeLessThan(560);
    const hero = await page.locator('[aria-roledescription="carousel"] > div').first().boundingBox();
    expect(hero?.height).toBe(246);
  });

  for (const city of [undefined, 'pokhara'])
    test(`three whole deals are on the first screen of the list (${city ?? 'no city'})`, async ({
      page,
      context,
      baseURL,
    }) => {
      if (city) await choose(context, baseURL, city);
      await page.goto('/deals');
      const third = await page.locator('article').nth(2).boundingBox();
      const tabs = await page.getByRole('navigation', { name: 'Quick menu' }).boundingBox();
      expect((third?.y ?? 0) + (third?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
      // Chosen filters stand in the row of the categories, and the row scrolls.
      if (city) await expect(page.getByRole('link', { name: 'Remove Pokhara' })).toBeInViewport();
    });

  test('an area of the city is one tap away, and the rail of home is about it', async ({
    page,
    context,
    baseURL,
  }) => {
    await choose(context, baseURL, 'kathmandu');
    await page.goto('/');
    await hydrated(page);
    await chip(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Thamel' }).click();
    await expect(chip(page)).toContainText('Thamel');
    // Late in the evening the rail says when its deals open instead.
    await expect(
      page.getByText(/^(Thamel and 3 km around|In Kathmandu|Closed now\. .+)$/).first(),
    ).toBeVisible();
  });
});

test('the hero is 360 px high on tablets and 500 from 1080 px on', async ({ page }) => {
  for (const [width, height] of [
    [800, 360],
    [1080, 500],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const hero = await page.locator('[aria-roledescription="carousel"] > div').first().boundingBox();
    expect(hero?.height).toBe(height);
  }
});

test.describe('near me', () => {
  test.use({ geolocation: { latitude: 27.7154, longitude: 85.3123 }, permissions: ['geolocation'] });

  test('begins with the smallest radius that has three deals, and says which is on', async ({ page }) => {
    await page.goto('/deals');
    await page.getByLabel('Sort').selectOption('near');
    await expect(page).toHaveURL(/radius=1$/);
    await expect(page.getByRole('link', { name: 'Remove Near me, 1 km' })).toBeVisible();
    await expect(page.locator('article').first()).toContainText(/\d+ m/);
  });

  test('the position chooses city and area, and stays in the page', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await chip(page).click();
    await page.getByRole('button', { name: /^Use my location/ }).click();
    await expect(chip(page)).toContainText('Thamel');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form keeps the city and leads back', async ({ page }) => {
    await page.goto('/deals?category=cafes');
    await chip(page).click();
    await page.getByRole('combobox', { name: 'Your city' }).selectOption('pokhara');
    await page.getByRole('button', { name: 'Keep' }).click();
    await expect(page).toHaveURL(/\/deals\?category=cafes$/);
    await expect(chip(page)).toContainText('Pokhara');
  });
});
