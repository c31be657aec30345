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

/** Creates a verified business with one deal. */
export async function aShop(baseURL: string): Promise<Shop> {
  const [owner, admin] = [await playwright.newContext({ baseURL }), await playwright.newContext({ baseURL })];
  const email = await signUpBuyer(owner);
  await signInByCall(admin, 'admin', baseURL);
  const stamp = Date.now().toString(36);
  const shop = { category: 'Dining', description: 'Momo, steamed and fried, from ten to ten.' };
  const { id: vendorId } = await call<{ id: number }>(owner, '/api/vendors', {
    ...shop,
    businessName: `Momo Ghar ${stamp}`,
  });
  await call(admin, `/api/admin/vendors/${vendorId}/verify`, {}, 'PATCH');
  const { id: dealId } = await call<{ id: number }>(owner, '/api/deals', {
    categoryId: 1,
    locationId: 1,
    title: `Momo for two ${stamp}`,
    description: 'Two plates of momo with tomato achar, steamed or fried.',
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
