import type { APIRequestContext, Page } from '@playwright/test';
import {
  aPaidOrder,
  call,
  FREE_DEALS,
  openPayment,
  payWithoutScreen,
  placeOrder,
  signUpBuyer,
} from '../people/buyers.ts';
import type { ScreenShot } from './screen-shot.ts';

/** Returns a screen of a new customer, after the actions of `path`. */
const buyers = (
  name: string,
  path: (request: APIRequestContext) => string | Promise<string>,
  act?: ScreenShot['act'],
): ScreenShot => ({
  name,
  alone: true,
  path: async (request) => {
    await signUpBuyer(request);
    return path(request);
  },
  act,
});

const returnOf =
  (outcome: string) =>
  async (request: APIRequestContext): Promise<string> =>
    payWithoutScreen(request, (await placeOrder(request)).id, outcome);

const openOrder =
  (gateway: string) =>
  async (request: APIRequestContext): Promise<string> => {
    const order = await placeOrder(request, 2);
    const payment = await openPayment(request, order.id, gateway);
    return `/checkout/return/${payment.id}`;
  };

const bought = async (request: APIRequestContext): Promise<string> =>
  `/dashboard/orders/${await aPaidOrder(request)}`;

const invoiceOf = async (request: APIRequestContext): Promise<string> => {
  await aPaidOrder(request);
  const [invoice] = await call<{ id: string }[]>(request, '/api/invoices', {}, 'GET');
  return `/dashboard/invoices/${invoice?.id}`;
};

const severalOrders = async (request: APIRequestContext): Promise<string> => {
  await aPaidOrder(request);
  await openOrder('bank-transfer')(request);
  return '/dashboard/orders';
};

const openRefund = async (page: Page): Promise<void> => {
  await page.locator('main section button, main button').last().click();
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
};

const showCode = async (page: Page): Promise<void> => {
  await page.locator('main button:has(svg.lucide-qr-code)').first().click();
  await page.getByRole('dialog').getByRole('img').first().waitFor();
};

export const checkoutStates: readonly ScreenShot[] = [
  buyers('checkout', async (request) => {
    for (const dealId of FREE_DEALS) await call(request, `/api/cart/${dealId}`, { quantity: 2 }, 'PUT');
    return '/checkout';
  }),
  buyers('checkout-price-changed', () => `/checkout?deal=${FREE_DEALS[0]}&quantity=2&price=400`),
  buyers('checkout-nothing', () => '/checkout'),
  buyers('checkout-pay', async (request) => `/checkout/pay/${(await placeOrder(request, 2)).id}`),
  buyers('checkout-transfer', openOrder('bank-transfer')),
  buyers('checkout-not-paid-yet', openOrder('khalti')),
  buyers('checkout-paid', returnOf('pay')),
  buyers('checkout-failed', returnOf('fail')),
  buyers('checkout-canceled', returnOf('cancel')),
  buyers('orders', severalOrders),
  buyers('orders-none', () => '/dashboard/orders'),
  buyers('order', bought),
  buyers('order-code', bought, showCode),
  buyers('order-refund', bought, openRefund),
  buyers('order-missing', () => '/dashboard/orders/01980000-0000-7000-8000-000000000000'),
  buyers('invoice', invoiceOf),
];
