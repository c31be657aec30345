import type { Page } from '@playwright/test';
import { orderByTransfer, paidOrder } from './money.ts';
import type { ScreenShot } from './screens.ts';

let bought: Promise<{ waiting: string; paid: string }> | undefined;

/** A transfer that waits and one that arrived; made once, whoever looks first. */
const payments = () =>
  (bought ??= (async () => {
    const { payment: paid } = await paidOrder(2);
    const { payment: waiting } = await orderByTransfer(1);
    return { waiting, paid };
  })());

const list = (query: string) => async (): Promise<string> => {
  await payments();
  return `/dashboard/payments?${query}`;
};
const one = (kind: 'waiting' | 'paid') => async (): Promise<string> =>
  `/dashboard/payments/${(await payments())[kind]}`;

/** Presses the first button of its kind and leaves what it asks for empty. */
const askEmpty =
  (button: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(button).first().click();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('dialog').getByRole('button').nth(-2).click();
    await page.getByRole('dialog').locator('[aria-invalid=true]').waitFor();
  };

export const paymentStates: readonly ScreenShot[] = [
  { name: 'admin-payments', path: list(''), as: 'admin' },
  { name: 'admin-payments-none', path: '/dashboard/payments?state=refunded&to=2020-01-01', as: 'admin' },
  { name: 'admin-refunds', path: list('tab=refunds'), as: 'admin' },
  {
    name: 'admin-refund-close',
    path: list('tab=refunds&state=manual'),
    as: 'admin',
    act: askEmpty('main td button'),
  },
  { name: 'admin-reconciliation', path: list('tab=reconciliation'), as: 'admin' },
  { name: 'admin-balances', path: list('tab=accounts'), as: 'admin' },
  { name: 'admin-statements', path: list('tab=accounts&list=statements'), as: 'admin' },
  { name: 'admin-payouts', path: list('tab=accounts&list=payouts'), as: 'admin' },
  { name: 'admin-payout', path: list('tab=accounts'), as: 'admin', act: askEmpty('main td button') },
  { name: 'admin-payment', path: one('paid'), as: 'admin' },
  {
    name: 'admin-payment-refund',
    path: one('paid'),
    as: 'admin',
    act: askEmpty('main section > button'),
  },
  { name: 'admin-payment-transfer', path: one('waiting'), as: 'admin', act: askEmpty('main p > button') },
  {
    name: 'admin-payment-missing',
    path: '/dashboard/payments/00000000-0000-4000-8000-000000000000',
    as: 'admin',
  },
  {
    name: 'vendor-statements',
    path: async () => {
      await payments();
      return '/dashboard/business/statements';
    },
    as: 'vendor',
  },
];
