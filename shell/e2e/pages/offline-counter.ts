import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { OfflineProxy } from '../support/offline-proxy.ts';
import type { Shop } from '../support/people/shop-with-deal.ts';

/** Counter of a phone that can be cut off from the network: its own browser context behind its own proxy. */
export class OfflineCounter {
  private constructor(
    readonly context: BrowserContext,
    readonly proxy: OfflineProxy,
    public page: Page,
  ) {}

  /** Opens the counter as the owner of a shop, and enrols the phone. */
  static async enrolled(browser: Browser, { owner }: Shop, name: string): Promise<OfflineCounter> {
    const proxy = await OfflineProxy.start();
    const context = await browser.newContext({
      baseURL: process.env['BASE_URL'],
      timezoneId: 'Asia/Kathmandu',
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'allow',
      proxy: proxy.settings,
      storageState: await owner.storageState(),
      permissions: ['camera'],
    });
    const counter = new OfflineCounter(context, proxy, await context.newPage());
    await counter.page.goto('/dashboard/counter');
    await counter.enrol(name);
    return counter;
  }

  get result(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  async enrol(name: string): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByLabel('Name of this phone').fill(name);
    await page.getByRole('button', { name: 'Set up this phone' }).click();
    await expect(page.getByText('Works without internet')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => caches.match('/dashboard/counter').then(Boolean)), { timeout: 30_000 })
      .toBe(true);
  }

  /** Reads a code as a hand scanner does, which types like a keyboard. */
  async scan(text: string): Promise<void> {
    await this.page.getByLabel('Or type the 8-character code').fill(text);
    await this.page.keyboard.press('Enter');
    await this.page.locator('h1[tabindex="-1"]').waitFor();
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Scan the next code' }).click();
  }

  /** Scans and accepts a code without a network. */
  async accept(text: string): Promise<void> {
    await this.scan(text);
    await expect(this.result).toHaveText('Valid');
    await this.page.getByRole('button', { name: 'Confirm and mark used' }).click();
    await expect(this.result).toHaveText('Accepted offline');
    await this.next();
  }

  /** Cuts the network and waits until the counter has noticed it. */
  async cut(): Promise<void> {
    await this.proxy.cut();
    await this.page.evaluate(() => void dispatchEvent(new Event('focus')));
    await expect(this.page.getByText(/^Offline since/)).toBeVisible();
  }

  /** Restores the network and waits until the queue is sent. */
  async restore(): Promise<void> {
    await this.proxy.restore();
    await this.page.evaluate(() => void dispatchEvent(new Event('online')));
    await expect(this.page.getByText(/^Offline since/)).toBeHidden();
  }

  async openQueue(): Promise<void> {
    await this.page.getByRole('button', { name: 'See them' }).first().click();
    await expect(this.result).toBeVisible();
  }

  /** Closes the application and opens it again. */
  async reopen(): Promise<void> {
    await this.page.close();
    this.page = await this.context.newPage();
    await this.page.goto('/dashboard/counter');
  }

  async close(): Promise<void> {
    await this.context.close();
    await this.proxy.stop();
  }
}
