import { type APIRequestContext, type Browser, request as playwright } from '@playwright/test';
import { aBuyer, call, signUpBuyer } from './buyers.ts';
import { signInByCall } from './people.ts';

/** Markup that ends a script element and creates an element that runs a script. */
export const MARKUP = '</script><img src=x onerror=alert(1)>';

export interface MarkedBusiness {
  name: string;
  vendorId: number;
  slug: string;
  dealId: number;
  pendingId: number;
  title: string;
  pendingTitle: string;
  comment: string;
  reply: string;
  /** Signed-in sessions of the owner and an admin. */
  owner: APIRequestContext;
  admin: APIRequestContext;
}

const DAY_MS = 86_400_000;

const dealOf = (title: string) => ({
  categoryId: 1,
  locationId: 1,
  title,
  titleNe: title,
  description: `Described with ${MARKUP} inside.`,
  descriptionNe: `Described with ${MARKUP} inside.`,
  discountType: 'percentage',
  discountValue: '50',
  originalPrice: 600,
  discountedPrice: 300,
  startDate: new Date().toISOString(),
  endDate: new Date(Date.now() + 20 * DAY_MS).toISOString(),
});

/**
 * Creates a verified business with markup in its name, in a live deal, in a pending deal, and in a review with its reply and
 * report. Each text is written through the API by the account with permission.
 */
export async function aMarkedBusiness(browser: Browser): Promise<MarkedBusiness> {
  const baseURL = process.env['BASE_URL'] as string;
  const stamp = Date.now().toString(36);
  const [owner, admin] = await Promise.all([
    playwright.newContext({ baseURL }),
    playwright.newContext({ baseURL }),
  ]);
  await signUpBuyer(owner);
  await signInByCall(admin, 'admin', baseURL);
  const name = `Shop ${MARKUP} ${stamp}`;
  const shop = { businessName: name, nameNe: name, category: 'Dining', description: `We cook ${MARKUP}.` };
  const { id: vendorId, slug } = await call<{ id: number; slug: string }>(owner, '/api/vendors', shop);
  await call(admin, `/api/admin/vendors/${vendorId}/verify`, {}, 'PATCH');
  const [title, pendingTitle] = [`Momo ${MARKUP} ${stamp}`, `Sel roti ${MARKUP} ${stamp}`];
  const { id: dealId } = await call<{ id: number }>(owner, '/api/deals', dealOf(title));
  await call(admin, `/api/admin/deals/${dealId}/approve`, {}, 'PATCH');
  const { id: pendingId } = await call<{ id: number }>(owner, '/api/deals', dealOf(pendingTitle));
  const [comment, reply] = [`Tasty ${MARKUP} ${stamp}`, `Thanks ${MARKUP} ${stamp}`];
  const { context, request: buyer } = await aBuyer(browser);
  const { code } = await call<{ code: string }>(buyer, '/api/redemptions', { dealId });
  await call(owner, '/api/counter/accept', { code });
  const { id: review } = await call<{ id: number }>(buyer, '/api/reviews', { dealId, rating: 4, comment });
  await call(owner, `/api/reviews/${review}/reply`, { reply });
  await call(owner, `/api/reviews/${review}/report`, { reason: 'false', comment: `Untrue ${MARKUP}` });
  await context.close();
  return { name, vendorId, slug, dealId, pendingId, title, pendingTitle, comment, reply, owner, admin };
}
