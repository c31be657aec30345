import type { APIRequestContext, Page } from '@playwright/test';
import { orderByTransfer, paidOrder } from '../money.ts';
import { payoutStates } from './payout-states.ts';
import type { ScreenShot } from './screen-shot.ts';
import { expensiveOrder } from '../people/second-admin.ts';

let bought: Promise<{ waiting: string; paid: string }> | undefined;

/** Creates one pending and one confirmed bank transfer, once for all screens. */
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

/** Creates a refund that needs the approval of a second admin. */
const waitingRefund = async (request: APIRequestContext): Promise<string> => {
  const payment = await expensiveOrder();
  const headers = { origin: String(process.env['BASE_URL']) };
  const { orderId } = (await (await request.get(`/api/admin/payments/${payment}`)).json()) as {
    orderId: string;
  };
  const data = { reason: 'The wedding was put off.' };
  await request.post(`/api/admin/orders/${orderId}/refunds`, { headers, data });
  return '/dashboard/payments?tab=approvals';
};

/** Presses the first button that matches and submits its empty dialog. */
const askEmpty =
  (button: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(button).first().click();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('dialog').getByRole('button').nth(-2).click();
    await page.getByRole('dialog').locator('[aria-invalid=true]').waitFor();
  };

/** Settlement file of a day before the first payment: its only row matches no payment. */
const SETTLEMENT = [
  'balance_transaction_id,created,reporting_category,currency,gross,fee,payment_intent_id',
  'txn_screens,2020-01-01T06:00:00Z,charge,npr,50.00,0.00,pi_of_somebody_else',
].join('\r\n');

const withSettlement = async (request: APIRequestContext): Promise<string> => {
  const { ok, status } = await request
    .post('/api/admin/settlements/stripe', {
      headers: { origin: String(process.env['BASE_URL']) },
      multipart: {
        file: { name: 'settlement.csv', mimeType: 'text/csv', buffer: Buffer.from(SETTLEMENT) },
      },
    })
    .then((response) => ({ ok: response.ok(), status: response.status() }));
  if (!ok) throw new Error(`The settlement file was answered with ${status}.`);
  return '/dashboard/payments?tab=settlements';
};

export const paymentStates: readonly ScreenShot[] = [
  { name: 'admin-payments', path: list(''), as: 'admin' },
  { name: 'admin-payments-none', path: '/dashboard/payments?state=refunded&to=2020-01-01', as: 'admin' },
  { name: 'admin-approvals', path: waitingRefund, as: 'admin' },
  { name: 'admin-refunds', path: list('tab=refunds'), as: 'admin' },
  {
    name: 'admin-refund-close',
    path: list('tab=refunds&state=manual'),
    as: 'admin',
    act: askEmpty('main td button:not([aria-expanded])'),
  },
  { name: 'admin-reconciliation', path: list('tab=reconciliation'), as: 'admin' },
  { name: 'admin-settlements', path: withSettlement, as: 'admin' },
  {
    name: 'admin-settlement-resolve',
    path: withSettlement,
    as: 'admin',
    act: askEmpty('main td button:not([aria-expanded])'),
  },
  { name: 'admin-balances', path: list('tab=accounts'), as: 'admin' },
  { name: 'admin-statements', path: list('tab=accounts&list=statements'), as: 'admin' },
  { name: 'admin-payouts', path: list('tab=accounts&list=payouts'), as: 'admin' },
  {
    name: 'admin-payout',
    path: list('tab=accounts'),
    as: 'admin',
    act: askEmpty('main td button:not([aria-expanded])'),
  },
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
      return '/dashboard/payouts/days';
    },
    as: 'vendor',
  },
  ...payoutStates,
];
