import { expect, type Page } from '@playwright/test';

/** Touches a rendered page, and waits until its screen has hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => 'recordedInput' in window)).toBe(false);
}
