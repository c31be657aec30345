import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OrderExpiryJob } from '../../src/modules/orders/index.js';
import { PaymentSetup, type PaymentSummary } from '../support/money/payment-setup.js';
import { type Business, type Person, World } from '../support/world.js';

export interface OrderSummary {
  id: string;
  state: string;
  total: number;
  due: number;
  pointsValue: number;
  expiresAt: string;
  refundableUntil: string | null;
  lines: { dealId: number; quantity: number; passes: { id: string; state: string }[] }[];
  payments: { id: string; state: string }[];
  refunds: { id: string; amount: number; state: string }[];
  code: string;
  orderId?: string;
  noTransfer: { code: string; until: string | null } | null;
}

export let setup: PaymentSetup;

export let world: World;

export let shop: Business;

export const setUp = async () => {
  setup = await PaymentSetup.start();
  world = new World(setup.running.database, setup.running.url);
  await world.catalog();
  shop = await world.business();
};

export const tearDown = async () => {
  const { rows: broken } = await setup.running.database.query(
    await readFile(path.join(import.meta.dirname, '../support/invariants.sql'), 'utf8'),
  );
  await setup.stop();
  expect(broken).toEqual([]);
};

/** Repeats a request while the response is 503, as a browser does. */
export async function untilHeard<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  const answer = await ask();
  return answer.status === 503 ? untilHeard(ask) : answer;
}

export const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const one = async <T>(sql: string, values: unknown[]): Promise<T> => {
  const { rows } = await setup.running.database.query<{ value: T }>(sql, values);
  return (rows[0] as { value: T }).value;
};

export const prepaid = (columns: Record<string, unknown> = {}): Promise<number> =>
  world.deal(shop, { sale_mode: 'prepaid', ...columns });

export const taken = (dealId: number): Promise<number> =>
  one('SELECT taken AS value FROM deal_capacities WHERE deal_id = $1', [dealId]);

export const place = (person: Person, dealId: number, quantity = 1, more: object = {}) =>
  person.client.post<OrderSummary>('/api/orders', { items: [{ dealId, quantity }], ...more });

export const begin = (person: Person, orderId: string, gateway = 'khalti') =>
  person.client.post<PaymentSummary & { code: string }>(`/api/orders/${orderId}/payments`, { gateway });

export const confirm = (person: Person, payment: PaymentSummary, query: Record<string, string> | null) =>
  person.client.post<PaymentSummary>(`/api/payments/${payment.id}/confirm`, query ?? {});

export const pay = async (person: Person, orderId: string, gateway = 'khalti'): Promise<PaymentSummary> => {
  const { body: payment } = await begin(person, orderId, gateway);
  const { text, body } = await confirm(person, payment, await setup.choose(payment, 'pay'));
  if (body.state !== 'completed') throw new Error(`The payment was not completed: ${text}`);
  return payment;
};

export const read = async (person: Person, orderId: string): Promise<OrderSummary> =>
  (await person.client.get<OrderSummary>(`/api/orders/${orderId}`)).body;

export const bought = async (
  person: Person,
  dealId: number,
  quantity = 1,
  more: object = {},
): Promise<OrderSummary> => {
  const { body } = await place(person, dealId, quantity, more);
  await pay(person, body.id);
  return read(person, body.id);
};

export const expire = async (orderId: string): Promise<void> => {
  await setup.running.database.query(
    `UPDATE orders SET expires_at = now() - interval '1 second' WHERE public_id = $1`,
    [orderId],
  );
  await setup.running.app.get(OrderExpiryJob).settle();
};

export const givePoints = (person: Person, points: number) =>
  setup.running.database.query(
    `WITH entry AS (INSERT INTO points_ledger (user_id, delta, kind) VALUES ($1, $2, 'correction'))
     UPDATE users SET loyalty_points = loyalty_points + $2 WHERE id = $1`,
    [person.id, points],
  );

export const pointsOf = (person: Person): Promise<number> =>
  one('SELECT loyalty_points AS value FROM users WHERE id = $1', [person.id]);
