import { expect, type Page } from '@playwright/test';

/** Waits until the page of points has an entry of 20 points with these words. */
export async function expectMovement(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.goto('/dashboard/points');
    await expect(page.getByRole('row', { name: new RegExp(`${words}.*\\+20`) }).first()).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
}
