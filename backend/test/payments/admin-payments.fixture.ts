import { PaymentSetup, type PaymentSummary } from '../support/money/payment-setup.js';
import { type Business, type Person, World } from '../support/world.js';

export interface Row {
  id: string;
  state: string;
  need: string | null;
  purposeId: string;
  amount: number;
  refundSums: { promised: number; onItsWay: number; returned: number };
}

export interface Refund {
  id: string;
  paymentId: string;
  state: string;
  manualReference: string | null;
}

export interface Shown extends Row {
  code: string;
  events: { source: string; outcome: string; said: string }[];
  refunds: Refund[];
}

export interface Order {
  id: string;
  state: string;
  returnedValue: number;
  lines: { passes: { id: string; state: string }[] }[];
  payments: { id: string }[];
}

export interface Sums {
  capturedPaisa: number;
  feesPaisa: number;
  refundedPaisa: number;
  netPaisa: number;
}

export interface Reconciliation {
  days: { gateway: string; day: string; payments: Sums; ledger: Sums; differencePaisa: number }[];
  open: { gateway: string; count: number; paisa: number }[];
  code: string;
}

export let setup: PaymentSetup;

export let world: World;

export let admin: Person;

export let shop: Business;

export let deal: number;

export const setUp = async () => {
  setup = await PaymentSetup.start();
  world = new World(setup.running.database, setup.running.url);
  await world.catalog();
  [admin, shop] = [await world.admin(), await world.business()];
  deal = await world.deal(shop, { sale_mode: 'prepaid' });
};

export const tearDown = () => setup.stop();

export const ROUTES = [
  '/api/admin/payments',
  '/api/admin/payments.csv',
  '/api/admin/refunds',
  '/api/admin/refunds.csv',
  `/api/admin/reconciliation?from=2026-11-01&to=2026-11-30`,
  `/api/admin/reconciliation.csv?from=2026-11-01&to=2026-11-30`,
];

export const NOWHERE = '00000000-0000-4000-8000-000000000000';

export const begin = async (gateway: string, quantity = 1, customer?: Person) => {
  const buyer = customer ?? (await world.person());
  const items = [{ dealId: deal, quantity }];
  const { body: order } = await buyer.client.post<{ id: string }>('/api/orders', { items });
  const { body: payment } = await buyer.client.post<PaymentSummary>(`/api/orders/${order.id}/payments`, {
    gateway,
  });
  return { buyer, order: order.id, payment };
};

export const pay = async (gateway: string, quantity = 1, outcome: 'pay' | 'wrong-amount' = 'pay') => {
  const begun = await begin(gateway, quantity);
  const query = (await setup.choose(begun.payment, outcome)) ?? {};
  const { text, body } = await begun.buyer.client.post<PaymentSummary>(
    `/api/payments/${begun.payment.id}/confirm`,
    query,
  );
  const expected = outcome === 'pay' ? 'completed' : 'pending';
  if (body.state !== expected) throw new Error(`The payment is not ${expected}: ${text}`);
  return begun;
};

export const list = async <T = Row>(query: string): Promise<T[]> => {
  const { status, text, body } = await admin.client.get<T[]>(`/api/admin/${query}`);
  if (status !== 200) throw new Error(text);
  return body;
};

export const one = async (id: string): Promise<Shown> =>
  (await admin.client.get<Shown>(`/api/admin/payments/${id}`)).body;

export const makeOlder = (id: string) =>
  setup.running.database.query(
    `UPDATE payments SET created_at = created_at - interval '61 minutes' WHERE public_id = $1`,
    [id],
  );
