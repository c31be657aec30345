import { nepalDay } from '../../src/common/time/nepal-day.js';
import { enterAccount } from '../support/money/payees.js';
import { PaymentSetup } from '../support/money/payment-setup.js';
import { Sales } from '../support/money/sales.js';
import { type Business, type Person, World } from '../support/world.js';

export interface Line {
  id: string;
  vendor: { id: number; businessName: string };
  amount: number;
  holder: string;
  lastFour: string;
  verification: string;
  state: string;
  reference: string | null;
}

export interface Run {
  id: string;
  day: string;
  state: string;
  amount: number;
  runLines: Line[];
  code: string;
}

export interface Candidate {
  vendor: { id: number };
  amount: number;
  holder: string | null;
  verification: string;
  leftOut: string | null;
}

export let setup: PaymentSetup;

export let world: World;

export let admin: Person;

export let other: Person;

export let sales: Sales;

export const setUp = async () => {
  setup = await PaymentSetup.start();
  world = new World(setup.running.database, setup.running.url);
  await world.catalog();
  admin = await world.admin();
  other = await world.admin();
  sales = new Sales(world, admin);
};

export const tearDown = () => setup.stop();

export const DAY_MS = 86_400_000;

export const dayIn = (days: number): string => nepalDay(new Date(Date.now() + days * DAY_MS));

export async function earlierRuns(): Promise<void> {
  await rows(`UPDATE payout_runs SET payout_day = date '2020-01-01' + id::int`, []);
}

export const rows = (sql: string, values: unknown[]) => setup.running.database.query(sql, values);

/** Moves the business's latest ledger transactions back by this number of hours. */
export const dateBookings = async (shop: Business, hours: number): Promise<void> => {
  await rows('ALTER TABLE ledger_transactions DISABLE TRIGGER ledger_transactions_kept', []);
  await rows(
    `UPDATE ledger_transactions t SET created_at = now() - $2 * interval '1 hour' WHERE created_at > now() - interval '1 minute'
       AND EXISTS (SELECT 1 FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
         WHERE e.transaction_id = t.id AND a.vendor_id = $1)`,
    [shop.id, hours],
  );
  await rows('ALTER TABLE ledger_transactions ENABLE TRIGGER ledger_transactions_kept', []);
};

export const earn = async (shop: Business, passes: number, hoursAgo = 60): Promise<string[]> => {
  const { passIds } = await sales.sell(shop, passes);
  await sales.use(shop, passIds);
  await dateBookings(shop, hoursAgo);
  return passIds;
};

/** A business with an account that was owed that many passes of Rs. 500 long enough ago. */
export const payee = async (passes: number): Promise<Business> => {
  const shop = await world.business();
  await enterAccount(setup.running.database, shop);
  await earn(shop, passes);
  return shop;
};

export const make = (by: Person, day = dayIn(0), key?: string) =>
  by.client.send<Run>(
    'POST',
    '/api/admin/payout-runs',
    { day },
    key ? { 'idempotency-key': key } : undefined,
  );

export const made = async (): Promise<Run> => {
  await earlierRuns();
  const { status, body, text } = await make(admin);
  if (status !== 201) throw new Error(text);
  return body;
};

export const read = async (run: Run): Promise<Run> =>
  (await admin.client.get<Run>(`/api/admin/payout-runs/${run.id}`)).body;

export const confirm = (by: Person, run: Run, references?: { line: string; reference: string }[]) =>
  by.client.post<Run>(`/api/admin/payout-runs/${run.id}/confirm`, {
    references:
      references ??
      run.runLines
        .filter(({ state }) => state === 'ordered')
        .map(({ id }) => ({ line: id, reference: `NB-${id}` })),
  });

export const giveBack = (by: Person, run: Run, line: string) =>
  by.client.post<Run>(`/api/admin/payout-runs/${run.id}/lines/${line}/returned`, {
    reason: 'The bank does not know the account.',
  });

export const lineOf = (run: Run, shop: Business): Line | undefined =>
  run.runLines.find(({ vendor }) => vendor.id === shop.id);

export const owed = async (shop: Business): Promise<number> =>
  (await shop.owner.client.get<{ owedPaisa: number }>('/api/vendors/me/balance')).body.owedPaisa;
