import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { OfflineProxy } from '../support/offline-proxy.ts';
import type { Guest } from '../support/people/counter-guests.ts';

const CODES = '/dashboard/redemptions';

/** Runs in the page. */
const countStored = async (): Promise<number> => (await (await caches.open('own-passes')).keys()).length;

/** Phone of a guest with an open code that can be cut off from the network. */
export class OfflineGuest {
  private constructor(
    private readonly context: BrowserContext,
    private readonly proxy: OfflineProxy,
    readonly page: Page,
  ) {}

  /** Opens the guest's codes once, so that they are stored for a time without a network. */
  static async open(browser: Browser, { request }: Guest): Promise<OfflineGuest> {
    const proxy = await OfflineProxy.start();
    const context = await browser.newContext({
      baseURL: process.env['BASE_URL'],
      timezoneId: 'Asia/Kathmandu',
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'allow',
      proxy: proxy.settings,
      storageState: await request.storageState(),
    });
    const page = await context.newPage();
    const guest = new OfflineGuest(context, proxy, page);
    // A browser that could not install the worker tries again with the next page.
    await expect(async () => {
      await guest.openCodes();
      await expect.poll(() => page.evaluate(countStored), { timeout: 20_000 }).toBe(1);
    }).toPass({ timeout: 90_000 });
    return guest;
  }

  async openCodes(address = CODES): Promise<void> {
    await this.page.goto(address);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('My Redemptions');
  }

  cut = (): Promise<void> => this.proxy.cut();

  restore = (): Promise<void> => this.proxy.restore();

  async close(): Promise<void> {
    await this.context.close();
    await this.proxy.stop();
  }
}
