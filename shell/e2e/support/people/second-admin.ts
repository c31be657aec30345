import { type APIRequestContext, type Browser, type Page, request as playwright } from '@playwright/test';
import pg from 'pg';
import { aBuyer, call, confirmTransfer, openPayment, signUpBuyer } from './buyers.ts';
import { signInByCall } from './people.ts';

const DAY_MS = 86_400_000;
const BASE_URL = String(process.env['BASE_URL']);

const signedIn = async (account: 'vendor' | 'admin'): Promise<APIRequestContext> => {
  const request = await playwright.newContext({ baseURL: BASE_URL });
  await signInByCall(request, account, BASE_URL);
  return request;
};

/** Creates a second admin, beside that of the demo data, in a new browser context. */
export async function anotherAdmin(browser: Browser): Promise<Page> {
  const { email, context } = await aBuyer(browser);
  const database = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  await database.query(`UPDATE users SET role = 'admin', first_name = 'Bina' WHERE email = $1`, [email]);
  await database.query(
    `INSERT INTO admin_roles (user_id, role) SELECT id, 'owner' FROM users WHERE email = $1`,
    [email],
  );
  await database.end();
  return context.newPage();
}

/**
 * Creates a paid order above the amount that one admin may refund.
 * @returns the id of its payment
 */
export async function expensiveOrder(): Promise<string> {
  const [vendor, admin, buyer] = [
    await signedIn('vendor'),
    await signedIn('admin'),
    await playwright.newContext({ baseURL: BASE_URL }),
  ];
  await signUpBuyer(buyer);
  const [known] = await call<{ categoryId: number }[]>(vendor, '/api/vendors/me/deals?limit=1', {}, 'GET');
  const { id: dealId } = await call<{ id: number }>(vendor, '/api/deals', {
    ...{
      categoryId: known?.categoryId,
      title: `Feast for a wedding ${Date.now().toString(36)}`,
      saleMode: 'prepaid',
    },
    ...{ description: 'A feast for two hundred guests, with music and lights.', discountType: 'percentage' },
    ...{ discountValue: '50', originalPrice: 120_000, discountedPrice: 60_000 },
    startDate: new Date().toISOString(),
    endDate: new Date(Date.now() + 60 * DAY_MS).toISOString(),
  });
  await call(admin, `/api/admin/deals/${dealId}/approve`, {}, 'PATCH');
  const { id } = await call<{ id: string }>(buyer, '/api/orders', { items: [{ dealId, quantity: 1 }] });
  const { id: payment } = await openPayment(buyer, id, 'bank-transfer');
  await confirmTransfer(payment);
  await call(vendor, `/api/deals/${dealId}/pause`);
  for (const request of [vendor, admin, buyer]) await request.dispose();
  return payment;
}
