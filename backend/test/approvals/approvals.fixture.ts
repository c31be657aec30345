import { enterAccount, owe } from '../support/money/payees.js';
import { PaymentSetup } from '../support/money/payment-setup.js';
import { Sales } from '../support/money/sales.js';
import { type Business, type Person, World } from '../support/world.js';

export interface Approval {
  id: string;
  kind: string;
  subjectId: string;
  subject: string | null;
  amount: number;
  note: string | null;
  state: string;
  requestedBy: { id: number };
  decidedBy: { id: number } | null;
  reason: string | null;
  code: string;
}

export interface Asked {
  id: string;
  approvalId: string | null;
  code: string;
}

export let setup: PaymentSetup;

export let world: World;

export let asker: Person;

export let second: Person;

export let sales: Sales;

let references = 0;

export const setUp = async () => {
  setup = await PaymentSetup.start();
  world = new World(setup.running.database, setup.running.url);
  await world.catalog();
  asker = await world.admin();
  second = await world.admin();
  sales = new Sales(world, asker);
};

export const tearDown = () => setup.stop();

export const LIMIT = 'payouts.secondAdminAbove';

export const UNKNOWN = '0199a0b0-0000-7000-8000-000000000000';

export const rows = async <T extends object>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await setup.running.database.query<T>(sql, values)).rows;

export const owedTo = async (shop: Pick<Business, 'id'>): Promise<number> =>
  (
    await rows<{ rupees: number }>(
      'SELECT (owed_paisa / 100)::int AS rupees FROM vendor_balances WHERE vendor_id = $1',
      [shop.id],
    )
  )[0]?.rupees ?? 0;

export const payee = async (rupees: number): Promise<Business> => {
  const shop = await world.business();
  await owe(setup.running.database, shop, rupees);
  await enterAccount(setup.running.database, shop);
  return shop;
};

export const pay = ({ client }: Person, shop: Pick<Business, 'id'>, amount: number, key?: string) =>
  client.post<Asked>(
    `/api/admin/vendors/${shop.id}/payouts`,
    { amount, reference: `NB-${key ?? ++references}` },
    key ? { 'idempotency-key': key } : {},
  );

export const decide = ({ client }: Person, id: string | null, decision: 'approve' | 'reject') =>
  client.post<Approval>(
    `/api/admin/approvals/${id}/${decision}`,
    decision === 'reject' ? { reason: 'Wrong sum.' } : {},
  );

export const list = async (state: string): Promise<Approval[]> =>
  (await second.client.get<Approval[]>(`/api/admin/approvals?state=${state}`)).body;

export const setLimit = async ({ client }: Person, value: number): Promise<void> => {
  const { body } = await client.get<{ key: string; version: number }[]>('/api/admin/settings');
  const version = body.find(({ key }) => key === LIMIT)?.version ?? 0;
  const { status, text } = await client.patch('/api/admin/settings', {
    changes: [{ key: LIMIT, value, version }],
  });
  if (status !== 200) throw new Error(text);
};

/** Ends all runs, so that each test can make a new one. */
export const endRuns = () =>
  rows(`UPDATE payout_runs SET payout_day = date '2020-01-01' + id::int,
    state = CASE state WHEN 'open' THEN 'rejected' ELSE state END`);
