import { expect, type Locator, type Page } from '@playwright/test';

/** Page object of the counter. */
export class CounterPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/dashboard/counter');
    await expect(this.page.getByRole('heading', { name: 'Counter' })).toBeVisible();
  }

  async type(code: string): Promise<void> {
    await this.page.getByLabel('Or type the 8-character code').fill(code);
    await this.page.getByRole('button', { name: 'Check code' }).click();
  }

  get result(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  async confirm(): Promise<void> {
    await this.page.getByRole('button', { name: 'Confirm and mark used' }).click();
    await expect(this.result).toHaveText('Marked used');
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Scan the next code' }).click();
  }
}
