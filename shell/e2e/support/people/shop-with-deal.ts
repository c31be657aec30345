import { type APIRequestContext, request as playwright } from '@playwright/test';
import { buyerPassword, call, signUpBuyer } from './buyers.ts';
import { signInByCall } from './people.ts';

const DAY_MS = 86_400_000;

export interface Shop {
  dealId: number;
  owner: APIRequestContext;
  /** Signs the owner in again. */
  signIn(request: APIRequestContext): Promise<unknown>;
}

/**
 * Creates a verified business with one deal.
 * @param dish what it sells; a test of the search counts the deals with momo
 */
export async function aShop(baseURL: string, dish = 'Momo'): Promise<Shop> {
  const [owner, admin] = [await playwright.newContext({ baseURL }), await playwright.newContext({ baseURL })];
  const email = await signUpBuyer(owner);
  await signInByCall(admin, 'admin', baseURL);
  const stamp = Date.now().toString(36);
  const shop = { category: 'Dining', description: `${dish}, fresh and warm, from ten to ten.` };
  const { id: vendorId } = await call<{ id: number }>(owner, '/api/vendors', {
    ...shop,
    businessName: `${dish} Ghar ${stamp}`,
  });
  await call(admin, `/api/admin/vendors/${vendorId}/verify`, {}, 'PATCH');
  const { id: dealId } = await call<{ id: number }>(owner, '/api/deals', {
    categoryId: 1,
    locationId: 1,
    title: `${dish} for two ${stamp}`,
    description: `Two plates of ${dish} with tomato achar.`,
    discountType: 'percentage',
    discountValue: '50',
    originalPrice: 600,
    discountedPrice: 300,
    startDate: new Date().toISOString(),
    endDate: new Date(Date.now() + 40 * DAY_MS).toISOString(),
  });
  await call(admin, `/api/admin/deals/${dealId}/approve`, {}, 'PATCH');
  await admin.dispose();
  const signIn = (request: APIRequestContext) =>
    call(request, '/api/auth/login', { email, password: buyerPassword });
  return { dealId, owner, signIn };
}
