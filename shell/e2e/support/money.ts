import { request, type APIRequestContext } from '@playwright/test';
import { signInByCall } from './people.ts';

interface Listed {
  id: number;
  saleMode: string;
  vendor: { id: number; slug: string; businessName: string };
}

export interface BoughtOrder {
  order: string;
  payment: string;
  business: Listed['vendor'];
}

const home = (): string => process.env['BASE_URL'] ?? '';

/** Somebody who acts without a screen, in a browser of their own. */
export async function caller(account: 'customer' | 'admin'): Promise<APIRequestContext> {
  const context = await request.newContext({
    baseURL: home(),
    extraHTTPHeaders: { origin: new URL(home()).origin },
  });
  await signInByCall(context, account, home());
  return context;
}

async function post<T>(calls: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await calls.post(path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

/** The demo customer orders a deal of the demo business and says that a transfer is on its way. */
export async function orderByTransfer(quantity: number): Promise<BoughtOrder> {
  const customer = await caller('customer');
  const deals = (await (await customer.get('/api/deals?limit=100')).json()) as Listed[];
  const deal = deals.find(
    ({ saleMode, vendor }) => saleMode === 'prepaid' && vendor.slug.startsWith('himchuli'),
  );
  if (!deal) throw new Error('The demo business sells nothing in advance.');
  const items = [{ dealId: deal.id, quantity }];
  const { id: order } = await post<{ id: string }>(customer, '/api/orders', { items });
  const { id: payment } = await post<{ id: string }>(customer, `/api/orders/${order}/payments`, {
    gateway: 'bank-transfer',
  });
  await customer.dispose();
  return { order, payment, business: deal.vendor };
}

/** The same, and the transfer arrived. */
export async function paidOrder(quantity: number): Promise<BoughtOrder> {
  const bought = await orderByTransfer(quantity);
  const admin = await caller('admin');
  await post(admin, `/api/admin/payments/${bought.payment}/confirm-transfer`, { reference: bought.payment });
  await admin.dispose();
  return bought;
}
