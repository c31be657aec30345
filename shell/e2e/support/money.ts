import { request as playwright } from '@playwright/test';
import { call, confirmTransfer, openPayment, signUpBuyer } from './people/buyers.ts';

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

/**
 * Creates a new customer who orders a deal of the demo business and reports a bank transfer. Every order has a new customer,
 * because a second order would replace the open first one.
 */
export async function orderByTransfer(quantity: number): Promise<BoughtOrder> {
  const buyer = await playwright.newContext({ baseURL: process.env['BASE_URL'] });
  await signUpBuyer(buyer);
  const deals = await call<Listed[]>(buyer, '/api/deals?limit=100', {}, 'GET');
  const deal = deals.find(
    ({ saleMode, vendor }) => saleMode === 'prepaid' && vendor.slug.startsWith('himchuli'),
  );
  if (!deal) throw new Error('The demo business sells nothing in advance.');
  const items = [{ dealId: deal.id, quantity }];
  const { id: order } = await call<{ id: string }>(buyer, '/api/orders', { items });
  const { id: payment } = await openPayment(buyer, order, 'bank-transfer');
  await buyer.dispose();
  return { order, payment, business: deal.vendor };
}

/** Creates an order whose bank transfer has arrived. */
export async function paidOrder(quantity: number): Promise<BoughtOrder> {
  const bought = await orderByTransfer(quantity);
  await confirmTransfer(bought.payment);
  return bought;
}
