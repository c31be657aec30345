import type { Page } from '@playwright/test';
import { expect, test } from '../support/closed-contexts.ts';
import {
  aBuyer,
  aPaidOrder,
  type Buyer,
  call,
  confirmTransfer,
  FREE_DEALS,
  giveUpUnpaid,
  placeOrder,
  type PlacedOrder,
  readOrder,
} from '../support/people/buyers.ts';

const NAMES = { esewa: 'eSewa', khalti: 'Khalti', stripe: 'Card', 'bank-transfer': 'Bank transfer' } as const;
type Gateway = keyof typeof NAMES;

const PAID = 'Paid. Your codes are ready';
const CANCELED = 'You cancelled the payment';
const FAILED = 'The payment did not go through';
const waitingFor = (gateway: Gateway) => `Waiting for ${NAMES[gateway]}`;

/** Outcomes of a test payment at the mock gateway, with the page and the number of codes expected at each gateway. */
const OUTCOMES: Record<string, (gateway: Gateway) => { heading: string; codes: number }> = {
  Pay: () => ({ heading: PAID, codes: 1 }),
  // eSewa has one status for failed and canceled payments.
  Fail: (gateway) => ({ heading: gateway === 'esewa' ? CANCELED : FAILED, codes: 0 }),
  // A Stripe payment stays open after the customer leaves the page.
  Cancel: (gateway) => ({ heading: gateway === 'stripe' ? 'Not paid yet' : CANCELED, codes: 0 }),
  'Pay but lose the callback': () => ({ heading: PAID, codes: 1 }),
  'Pay twice': () => ({ heading: PAID, codes: 1 }),
  'Wrong amount': (gateway) => ({ heading: waitingFor(gateway), codes: 0 }),
  Delay: () => ({ heading: PAID, codes: 1 }),
};

/**
 * Outcomes that a short run tests at each gateway: each once, and those whose end differs. The other tests of this file pay at
 * Khalti, cancel at eSewa and pay at Stripe.
 */
const SHORT: Record<string, readonly string[]> = {
  esewa: ['Pay', 'Fail'],
  khalti: ['Fail', 'Pay but lose the callback', 'Pay twice', 'Wrong amount', 'Delay'],
  stripe: ['Cancel'],
};
const tagOf = (gateway: Gateway, outcome: string) => (SHORT[gateway]?.includes(outcome) ? [] : ['@long']);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function choose(page: Page, gateway: Gateway): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${NAMES[gateway]}`) }).check();
  const button = gateway === 'bank-transfer' ? 'Get the bank details' : /^Pay Rs\. /;
  await page.getByRole('button', { name: button }).click();
}

const codesOf = ({ lines }: PlacedOrder): number => lines.flatMap(({ passes }) => passes).length;

test.describe.serial('paying', () => {
  let buyer: Buyer;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    buyer = await aBuyer(browser);
    page = await buyer.context.newPage();
  });
  test.afterAll(() => buyer.context.close());

  for (const gateway of ['esewa', 'khalti', 'stripe'] as const)
    for (const [outcome, endOf] of Object.entries(OUTCOMES))
      test(`at ${NAMES[gateway]}: ${outcome}`, { tag: tagOf(gateway, outcome) }, async () => {
        const order = await placeOrder(buyer.request);
        await page.goto(`/checkout/pay/${order.id}`);
        await choose(page, gateway);
        await page.getByRole('button', { name: outcome, exact: true }).click();
        const [payment] = (await readOrder(buyer.request, order.id)).payments;
        // If the callback is lost, the customer returns without the parameters of the gateway.
        if (outcome === 'Pay but lose the callback') {
          await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
          await page.goto(`/checkout/return/${payment?.id}`);
        }
        const { heading: ended, codes } = endOf(gateway);
        await expect(heading(page, ended)).toBeVisible();
        expect(codesOf(await readOrder(buyer.request, order.id))).toBe(codes);
        await giveUpUnpaid(buyer.request, order.id);
      });
});

test('somebody buys a cart, part of it with a changed mind about how to pay, and finds the codes', async ({
  browser,
}) => {
  const buyer = await aBuyer(browser);
  const page = await buyer.context.newPage();
  await call(buyer.request, `/api/cart/${FREE_DEALS[0]}`, { quantity: 2 }, 'PUT');
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByText(buyer.email)).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).dblclick();
  await expect(heading(page, 'Pay for your order')).toBeVisible();
  await expect(page.getByText('Test payment: no money moves')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|2\d:\d\d)$/);
  await choose(page, 'esewa');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(heading(page, CANCELED)).toBeVisible();
  await page.getByRole('link', { name: 'Choose another way to pay' }).click();
  await choose(page, 'khalti');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(heading(page, PAID)).toBeVisible();
  await expect(page.getByText('2 codes')).toBeVisible();
  const orders = await call<PlacedOrder[]>(buyer.request, '/api/orders', {}, 'GET');
  expect(orders.map(({ state }) => state)).toEqual(['paid']);
  const cart = await call<{ lines: unknown[] }>(buyer.request, '/api/cart', {}, 'GET');
  expect(cart.lines).toEqual([]);
  await buyer.context.close();
});

test('who closes the browser at the gateway finds the codes all the same', async ({ browser }) => {
  const buyer = await aBuyer(browser);
  const page = await buyer.context.newPage();
  const order = await placeOrder(buyer.request);
  await page.goto(`/checkout/pay/${order.id}`);
  await choose(page, 'stripe');
  await page.route('**/checkout/return/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.close();
  await expect.poll(async () => codesOf(await readOrder(buyer.request, order.id))).toBe(1);
  await buyer.context.close();
});

test('a bank transfer waits for an admin, and the open page says when it was confirmed', async ({
  browser,
}) => {
  const buyer = await aBuyer(browser);
  const page = await buyer.context.newPage();
  const order = await placeOrder(buyer.request);
  await page.goto(`/checkout/pay/${order.id}`);
  await choose(page, 'bank-transfer');
  await expect(heading(page, 'Transfer Rs. 560 by bank')).toBeVisible();
  await expect(page.getByText(/^DB[A-Z2-9]{10}$/)).toBeVisible();
  const slip = { name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
  await page.getByLabel('Send the slip').setInputFiles(slip);
  await expect(page.getByText('Only our team sees it.')).toBeVisible();
  const [payment] = (await readOrder(buyer.request, order.id)).payments;
  await confirmTransfer(payment?.id ?? '');
  await expect(heading(page, PAID)).toBeVisible();
  await buyer.context.close();
});

test('a signed-out shopper who buys at once signs in first and comes back to the deal', async ({ page }) => {
  await page.goto(`/deals/${FREE_DEALS[0]}`);
  await page.getByRole('complementary').getByRole('link', { name: /^Buy/ }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fcheckout%3Fdeal%3D8/);
});

test('a shopper sees the codes of an order, gives one back, and follows the money to its end', async ({
  browser,
}) => {
  const buyer = await aBuyer(browser);
  const page = await buyer.context.newPage();
  await aPaidOrder(buyer.request);
  await page.goto('/dashboard/orders');
  await page.getByRole('link', { name: 'Frozen momo to take home' }).click();
  await page.getByRole('button', { name: 'Show code 2 of Frozen momo to take home' }).click();
  const code = page.getByRole('dialog', { name: 'Your Redemption Code' });
  await expect(code.getByText('Paid in advance')).toBeVisible();
  await code.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Give codes back' }).click();
  await page.getByRole('checkbox', { name: /Code 1/ }).uncheck();
  await expect(page.getByText('Worth Rs. 560')).toBeVisible();
  await page.getByRole('button', { name: 'Give back', exact: true }).click();
  await expect(page.getByText('Partly given back').first()).toBeVisible();
  await expect(page.getByText('Rs. 560 is on its way back. That takes a few minutes.')).toBeVisible();
  await page.getByRole('link', { name: /^Credit note CN-/ }).click();
  await expect(heading(page, 'Credit note')).toBeVisible();
  const pdf = await buyer.request.get(
    (await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')) ?? '',
  );
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await buyer.context.close();
});
