import { test as base, type Browser, type Page } from '@playwright/test';
import { AccessibilityCheck } from '../accessibility.ts';
import { SharedKeys } from '../checked-keys.ts';
import { pageOf, type DemoAccount } from './people.ts';
import type { ScreenShot } from '../states/screen-shot.ts';

interface Visit {
  /** The only page of the browser context: opening another page costs a process. */
  page: Page;
  address: string;
}

/** Opens a page of phone size with reduced motion in a new browser context. */
async function stillPage(browser: Browser, account: DemoAccount | null): Promise<Page> {
  const { page } = await pageOf(browser, process.env['BASE_URL'] as string, account, {
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  return page;
}

/** Opens and reuses the browser contexts of one worker. */
class Visitors {
  private readonly pages = new Map<DemoAccount | null, Promise<Page>>();
  private last?: { screen: ScreenShot; visit: Promise<Visit> };

  constructor(private readonly browser: Browser) {}

  /**
   * Returns a page for the account of the screen. Each account has one browser context, signed in once, with cached files after
   * the first page.
   */
  async visitOf(screen: ScreenShot): Promise<Visit> {
    if (screen.alone) return this.visitAlone(screen);
    const account = screen.as ?? null;
    const opened = this.pages.get(account) ?? stillPage(this.browser, account);
    this.pages.set(account, opened);
    const page = await opened;
    return { page, address: await addressOf(screen, page) };
  }

  async close(): Promise<void> {
    await this.closeLast();
    for (const page of this.pages.values()) await (await page).context().close();
  }

  /** Returns a page in a separate browser context, which both languages use. */
  private async visitAlone(screen: ScreenShot): Promise<Visit> {
    if (this.last?.screen !== screen) {
      await this.closeLast();
      const visit = stillPage(this.browser, null).then(async (page) => ({
        page,
        address: await addressOf(screen, page),
      }));
      this.last = { screen, visit };
    }
    return this.last.visit;
  }

  private async closeLast(): Promise<void> {
    await (await this.last?.visit)?.page.context().close();
    this.last = undefined;
  }
}

const addressOf = async ({ path }: ScreenShot, { request }: Page): Promise<string> =>
  typeof path === 'string' ? path : path(request);

interface WorkerFixtures {
  visitOf: (screen: ScreenShot) => Promise<Visit>;
  accessibility: AccessibilityCheck;
}

export const test = base.extend<object, WorkerFixtures>({
  visitOf: [
    async ({ browser }, use) => {
      const visitors = new Visitors(browser);
      await use((screen) => visitors.visitOf(screen));
      await visitors.close();
    },
    { scope: 'worker' },
  ],
  accessibility: [
    async ({}, use, { project }) => use(new AccessibilityCheck(new SharedKeys(project.outputDir))),
    { scope: 'worker' },
  ],
});
