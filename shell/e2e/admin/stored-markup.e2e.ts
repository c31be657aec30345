import type { Browser, Page } from '@playwright/test';
import { aMarkedBusiness, type MarkedBusiness } from '../support/people/marked-business.ts';
import { expect, test } from '../support/console-check.ts';
import { pressPaletteKeys } from '../support/palette.ts';

/** Path and the stored texts that its page must show unchanged, after an optional action. */
type Shown = [path: string, texts: string[], act?: (page: Page) => Promise<void>];

const inNepali = (path: string): string => (path === '/' ? '/ne' : `/ne${path}`);

async function expectText(page: Page, [path, texts, act]: Shown): Promise<void> {
  await page.goto(path);
  await act?.(page);
  await isText(page, texts);
}

async function isText(page: Page, texts: string[]): Promise<void> {
  const path = page.url();
  for (const text of texts)
    await expect(page.getByText(text).filter({ visible: true }).first(), `${text} on ${path}`).toBeVisible();
  expect(await page.locator('img[src="x"], [onerror]').count(), `elements made on ${path}`).toBe(0);
}

const search = async (page: Page, words: string): Promise<void> => {
  await page.locator('h1').first().waitFor();
  await pressPaletteKeys(page);
  await page.getByRole('dialog').getByRole('combobox').fill(words);
};

async function pageWith(browser: Browser, state: MarkedBusiness['owner'], language: string): Promise<Page> {
  const baseURL = process.env['BASE_URL'] as string;
  const context = await browser.newContext({ baseURL, storageState: await state.storageState() });
  await context.addCookies([{ name: 'lang', value: language, url: baseURL }]);
  const page = await context.newPage();
  page.on('dialog', (dialog) => expect(dialog.message(), 'a script of a stored text ran').toBeNull());
  return page;
}

test.describe('markup that was stored', () => {
  // All tests share one business.
  test.describe.configure({ mode: 'default' });
  let shop: MarkedBusiness;
  test.beforeAll(async ({ browser }) => {
    shop = await aMarkedBusiness(browser);
  });
  test.afterAll(async () => {
    await Promise.all([shop.owner.dispose(), shop.admin.dispose()]);
  });

  for (const language of ['en', 'ne'] as const) {
    // The dashboards show the same texts in both languages, and the names in Nepali only in Nepali.
    const tag = language === 'en' ? '@long' : [];
    test(`is text in the storefront, in ${language}`, async ({ page }) => {
      page.on('dialog', (dialog) => expect(dialog.message(), 'a script of a stored text ran').toBeNull());
      const path = (address: string) => (language === 'ne' ? inNepali(address) : address);
      const { title, name, comment, reply, dealId, slug } = shop;
      await expectText(page, [path(`/deals/${dealId}?tab=reviews`), [title, name, comment, reply]]);
      await expectText(page, [path(`/brand/${slug}`), [name, title]]);
      await expectText(page, [path(`/deals?search=${encodeURIComponent(title)}`), [title]]);
      await expectText(page, [path(`/brands?search=${encodeURIComponent('Shop')}`), [name]]);
    });

    test(`is text in the vendor portal, in ${language}`, { tag }, async ({ browser }) => {
      const page = await pageWith(browser, shop.owner, language);
      const { name, title, pendingTitle, comment, reply, dealId } = shop;
      await expectText(page, ['/dashboard', [name]]);
      await expectText(page, ['/dashboard/deals?tab=active', [title]]);
      await expectText(page, ['/dashboard/deals?tab=pending', [pendingTitle]]);
      await expectText(page, [`/dashboard/deals/${dealId}/edit`, [title]]);
      await expectText(page, ['/dashboard/reviews?show=all', [title, comment, reply]]);
      await expectText(page, ['/dashboard/redemptions', [title]]);
      await page.context().close();
    });

    test(`is text in the console, in ${language}`, { tag }, async ({ browser }) => {
      const page = await pageWith(browser, shop.admin, language);
      const { name, title, pendingTitle, comment, pendingId, vendorId } = shop;
      await expectText(page, [`/dashboard/deals?deal=${pendingId}`, [pendingTitle, name]]);
      const table = `/dashboard/deals?status=active&search=${encodeURIComponent(title)}`;
      await expectText(page, [table, [title, name]]);
      await expectText(page, [
        `/dashboard/vendors?status=verified&search=${encodeURIComponent(name)}`,
        [name],
      ]);
      await expectText(page, [`/dashboard/vendors/${vendorId}?tab=deals`, [name, title]]);
      await expectText(page, ['/dashboard/reviews', [title, comment]]);
      await expectText(page, ['/dashboard', [title], (opened) => search(opened, title)]);
      await page.getByRole('dialog').getByRole('combobox').fill(name);
      await isText(page, [name]);
      await page.context().close();
    });

    test(`ends no script and makes no element in the source of a page, in ${language}`, async ({
      request,
    }) => {
      const path = (address: string) => (language === 'ne' ? inNepali(address) : address);
      const newest = '/deals?sort=newest';
      for (const address of [`/deals/${shop.dealId}`, `/brand/${shop.slug}`, newest]) {
        const answer = await request.get(path(address));
        const source = await answer.text();
        expect(answer.status(), address).toBe(200);
        expect(source, address).toContain('&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;');
        expect(source, address).toContain('\\u003c/script>\\u003cimg src=x onerror=alert(1)>');
        expect(source, address).not.toMatch(/<img src=x/);
        expect(source, address).not.toMatch(/<\/script><img/);
        const linked = [...source.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
        const texts = linked.map(([, json]) => JSON.stringify(JSON.parse(json as string)));
        if (address !== newest) expect(texts.join(), address).toContain('<img src=x onerror=alert(1)>');
      }
    });
  }
});
