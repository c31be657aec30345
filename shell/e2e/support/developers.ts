import { type BrowserContext, expect, type Page } from '@playwright/test';
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
