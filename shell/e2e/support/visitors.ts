import { test as base, type Browser, type BrowserContext } from '@playwright/test';
import { pageOf, type DemoAccount } from './people.ts';

type VisitorOf = (account: DemoAccount | null) => Promise<BrowserContext>;

/** A browser as on a phone that moves as little as it can. */
export async function stillBrowser(browser: Browser, account: DemoAccount | null): Promise<BrowserContext> {
  const { context, page } = await pageOf(browser, process.env['BASE_URL'] as string, account, {
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await page.close();
  return context;
}

/** One browser per account and worker: signed in once, and it knows the product's files after the first page. */
export const test = base.extend<object, { visitorOf: VisitorOf }>({
  visitorOf: [
    async ({ browser }, use) => {
      const contexts = new Map<string, Promise<BrowserContext>>();
      await use((account) => {
        const name = String(account);
        const context = contexts.get(name) ?? stillBrowser(browser, account);
        contexts.set(name, context);
        return context;
      });
      await Promise.all([...contexts.values()].map(async (context) => (await context).close()));
    },
    { scope: 'worker' },
  ],
});
