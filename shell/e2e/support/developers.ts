import { type BrowserContext, expect, type Page } from '@playwright/test';
import { AccessibilityCheck } from './accessibility.ts';
import { buyerPassword } from './people/buyers.ts';
import { aShop } from './people/shop-with-deal.ts';

export async function confirmWithPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Your password').fill(buyerPassword);
  await dialog.getByLabel('Your password').press('Enter');
  await expect(dialog).toBeHidden();
}

/** A page of the owner of a new business. */
export async function ownerPage(context: BrowserContext, home: string): Promise<Page> {
  const shop = await aShop(home);
  await shop.signIn(context.request);
  await shop.owner.dispose();
  return context.newPage();
}

/** Checks at each width that the page does not scroll sideways and passes the axe rules, and takes a picture. */
export async function isShownWell(page: Page, name: string): Promise<void> {
  const accessibility = new AccessibilityCheck();
  for (const width of [390, 320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    await accessibility.ofPage(page);
    await page.screenshot({ path: `screenshots/developers-${name}-${width}.png` });
  }
}
