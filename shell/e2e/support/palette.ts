import type { Page } from '@playwright/test';

/** Opens the search of the console with its keys, which work as soon as its button is there. */
export async function pressPaletteKeys(page: Page): Promise<void> {
  await page.locator('button[aria-haspopup=dialog]:has(kbd)').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
}
