import type { Page } from '@playwright/test';

/** Opens the command palette of the console with its shortcut, which works as soon as its button is rendered. */
export async function pressPaletteKeys(page: Page): Promise<void> {
  await page.locator('button[aria-haspopup=dialog]:has(kbd)').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
}
