import pg from 'pg';
import { keysetStatement, type KeysetList } from '../../src/common/paging/keyset-list.sql.js';
import type { PageQuery } from '../../src/common/paging/page-query.js';
import { BALANCES, PAYOUTS, STATEMENTS } from '../../src/modules/billing/index.js';
import { PAYMENTS } from '../../src/modules/admin/payments/payments-list.sql.js';
import { ownCondition } from '../../src/common/access/own-subject.sql.js';
import { refundsFor } from '../../src/modules/admin/payments/refunds-list.sql.js';
import { OWN_ORDER_REFUND } from '../../src/modules/orders/own-order.sql.js';
import { OWN_REFUND } from '../../src/modules/payments/own-payment.sql.js';
import { OWN_PLAN_REFUND } from '../../src/modules/subscriptions/plan-orders/own-plan-order.sql.js';
import { USER_PASSES } from '../../src/modules/admin/users/user-passes-list.sql.js';
import { USER_POINTS } from '../../src/modules/admin/users/user-points-list.sql.js';
import { USERS } from '../../src/modules/admin/users/users-list.sql.js';
import { MODERATED_DEALS } from '../../src/modules/deals/moderation/moderated-deals-list.sql.js';
import { VENDOR_DEALS } from '../../src/modules/admin/vendors/vendor-deals-list.sql.js';
import { VENDORS } from '../../src/modules/admin/vendors/vendors-list.sql.js';
import { REVIEWS } from '../../src/modules/reviews/moderation/moderated-reviews-list.sql.js';
import { AUDIT_LOG } from '../../src/modules/admin/audit-log/audit-log-list.sql.js';
import { MESSAGES } from '../../src/modules/support/inbox/messages-list.sql.js';
import { SUBSCRIBERS } from '../../src/modules/support/newsletter/subscribers-list.sql.js';
import { startApp, type RunningApp } from '../support/start-app.js';
import { withoutTriggers } from '../support/without-triggers.js';
import { World } from '../support/world.js';
import {
  MANY,
  MANY_USERS,
  MANY_REVIEWS,
  MANY_MESSAGES,
  MANY_SUBSCRIBERS,
  MANY_ACTS,
  MANY_DEALS,
  MANY_PASSES,
  MANY_VENDORS,
  MANY_PAYMENTS,
  MANY_DAYS,
} from './many-rows.fixture.js';

const OWN_REFUNDS = [OWN_REFUND, OWN_ORDER_REFUND, OWN_PLAN_REFUND].join(' UNION ALL ');

/** Number of rows from which a sequential scan fails the test. */
const LARGE = Math.min(0.6 * MANY, 10_000);

type Query = PageQuery & { sort?: string };
type AnyList = KeysetList<Query>;

/** Every list of the console with its filters. Each filter is tested alone and with each sort order. */
const LISTS: Record<string, { list: AnyList; filters: Record<string, unknown>[] }> = {
  users: {
    list: USERS as unknown as AnyList,
    filters: [
      { role: 'customer' },
      { role: 'admin' },
      { status: 'active' },
      { status: 'suspended' },
      { search: 'sujata rai 4321' },
      { search: 'many77@' },
      { role: 'vendor', search: 'sujata' },
    ],
  },
  deals: {
    list: MODERATED_DEALS as unknown as AnyList,
    filters: [
      { status: 'pending' },
      { status: 'active' },
      { status: 'featured' },
      { status: 'scheduled' },
      { status: 'paused' },
      { status: 'rejected' },
      { status: 'expired' },
      { search: 'thukpa 4321' },
      { status: 'pending', search: 'thukpa' },
      { vendorId: 1 },
      { vendorId: 1, status: 'rejected' },
      { seasonId: 1 },
      { seasonId: 1, status: 'active' },
    ],
  },
  passes: { list: USER_PASSES as unknown as AnyList, filters: [{ user: 77 }, { user: 4321 }] },
  points: { list: USER_POINTS as unknown as AnyList, filters: [{ user: 77 }, { user: 4321 }] },
  vendors: {
    list: VENDORS as unknown as AnyList,
    filters: [
      { status: 'pending' },
      { status: 'verified' },
      { status: 'rejected' },
      { status: 'suspended' },
      { status: 'changed' },
      { search: 'shop 4321' },
      { status: 'pending', search: 'shop 77' },
    ],
  },
  vendorDeals: { list: VENDOR_DEALS as unknown as AnyList, filters: [{ vendor: 77 }] },
  reviews: {
    list: REVIEWS as unknown as AnyList,
    filters: [
      { status: 'reported' },
      { status: 'hidden' },
      { deal: 77 },
      { search: 'momo 4321' },
      { status: 'reported', search: 'momo 77' },
    ],
  },
  messages: {
    list: MESSAGES as unknown as AnyList,
    filters: [
      { status: 'open' },
      { status: 'overdue' },
      { status: 'new' },
      { status: 'in-progress' },
      { status: 'answered' },
      { status: 'closed' },
      { assignee: 1 },
      { assignee: 'none' },
      { kind: 'help' },
      { kind: 'help', category: 'payment' },
      { search: 'parking 4321' },
      { status: 'open', assignee: 1, search: 'parking' },
    ],
  },
  subscribers: {
    list: SUBSCRIBERS as unknown as AnyList,
    filters: [{ status: 'asked' }, { status: 'confirmed' }, { status: 'left' }, { search: 'many4321@' }],
  },
  payments: {
    list: PAYMENTS as unknown as AnyList,
    filters: [
      { state: 'pending' },
      { state: 'completed' },
      { state: 'refunded' },
      { gateway: 'bank-transfer' },
      { gateway: 'esewa', state: 'failed' },
      { purpose: 'membership' },
      { needs: 'attention' },
      { needs: 'attention', gateway: 'khalti' },
      { search: 'DB4321' },
      { search: 'T-4321' },
      { search: 'many4321@' },
      { search: '00000000-0000-4000-8000-000000004321' },
      { state: 'completed', search: 'many77@' },
      { from: '2026-11-20', to: '2026-11-20' },
    ],
  },
  refunds: {
    list: refundsFor(ownCondition(OWN_REFUNDS, 1, 'r.public_id')) as unknown as AnyList,
    filters: [
      { state: 'manual' },
      { state: 'requested' },
      { state: 'completed' },
      { cause: 'admin' },
      { state: 'manual', cause: 'admin' },
    ],
  },
  statements: {
    list: STATEMENTS as unknown as AnyList,
    filters: [
      { vendor: 77 },
      { from: '2026-01-20', to: '2026-01-20' },
      { vendor: 77, from: '2026-01-20', to: '2026-03-01' },
    ],
  },
  payouts: { list: PAYOUTS as unknown as AnyList, filters: [{ vendor: 77 }] },
  balances: { list: BALANCES as unknown as AnyList, filters: [{ vendor: 77 }, { search: 'shop 4321' }] },
  audit: {
    list: AUDIT_LOG as unknown as AnyList,
    filters: [
      { actor: 77 },
      { action: 'deal.approved' },
      { action: 'deal.never' },
      { subjectType: 'deal', subjectId: '4321' },
      { from: '2026-11-20', to: '2026-11-20' },
    ],
  },
};

/** Lists of one owner, which are always queried with the owner. */
const OF_ONE = { passes: true, points: true, vendorDeals: true };

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describe('the lists of the console with many rows', () => {
  let running: RunningApp;
  let planner: pg.Client;
  let large: Set<string>;

  async function planOf(statement: { sql: string; values: unknown[] }): Promise<Plan> {
    const { rows } = await planner.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `EXPLAIN (FORMAT JSON) ${statement.sql}`,
      statement.values,
    );
    return (rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan;
  }

  beforeAll(async () => {
    running = await startApp();
    const world = new World(running.database, running.url);
    await world.catalog();
    await running.database.query(MANY_USERS);
    await running.database.query(MANY_ACTS);
    await running.database.query(MANY_DEALS);
    const shop = await world.business();
    await running.database.query(MANY_PASSES, [shop.id, await world.deal(shop)]);
    await running.database.query(MANY_VENDORS);
    await running.database.query(MANY_REVIEWS);
    await running.database.query(MANY_MESSAGES);
    await running.database.query(MANY_SUBSCRIBERS);
    await running.database.query(MANY_PAYMENTS);
    await running.database.query(MANY_DAYS);
    await running.database.query(
      "INSERT INTO festival_seasons (name, name_ne, starts_on, ends_on) VALUES ('Dashain', 'दशैं', now() - interval '5 days', now() + interval '9 days')",
    );
    await running.database.query(`SELECT deal_counts_update(${10 * MANY})`);
    await running.database.query('ANALYZE');
    const { rows } = await running.database.query<{ relname: string }>(
      `SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples > ${LARGE}`,
    );
    large = new Set(rows.map(({ relname }) => relname));
    planner = new pg.Client({ connectionString: process.env['DATABASE_MIGRATION_URL'] });
    await planner.connect();
    // Tables of a short run are so small that PostgreSQL would read some of them whole although an index serves the list.
    if (!process.env['LONG_RUN']) await planner.query('SET enable_seqscan = off');
  }, 240_000);

  afterAll(async () => {
    await planner.end();
    // Deletes test money that no ledger contains.
    await withoutTriggers(
      'DELETE FROM payouts; DELETE FROM refunds; DELETE FROM payments; DELETE FROM vendor_balances',
    );
    await running.stop();
  });

  it('are tried on large tables', () => {
    expect([...large].sort()).toEqual([
      'audit_log_earlier',
      // Listed deals, a part of all.
      ...(process.env['LONG_RUN'] ? ['counted_deals'] : []),
      'deal_capacities',
      'deal_ratings',
      'deals',
      'ledger_entries',
      'ledger_transactions',
      'marketplace_day_changes',
      'newsletter_subscribers',
      'passes',
      'payments',
      'payouts',
      'points_ledger',
      'price_log',
      'refunds',
      'reviews',
      'support_messages',
      'users',
      'vendor_balances',
      'vendor_statements',
      'vendor_subscriptions',
      'vendors',
    ]);
  });

  for (const [name, { list, filters }] of Object.entries(LISTS))
    for (const sort of Object.keys(list.sorts))
      it.each(name in OF_ONE ? filters : [{}, ...filters])(
        `answer ${name} by ${sort} with %j from indexes`,
        async (filter) => {
          const statement = keysetStatement(list, { ...filter, sort, limit: 24 });
          const read = nodesOf(await planOf(statement))
            .filter((node) => node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? ''))
            .map((node) => node['Relation Name']);
          expect(read).toEqual([]);
        },
      );

  /** Users with 'Rai 432', 'Rai 4320' to 'Rai 4329' and, in a long run, 'Rai 43200' to 'Rai 43299'. */
  const FOUND = process.env['LONG_RUN'] ? 111 : 11;

  it('go on where they ended, whatever the order', async () => {
    const client = (await new World(running.database, running.url).admin()).client;
    for (const sort of Object.keys(USERS.sorts)) {
      const seen: number[] = [];
      let address: string | undefined = `/api/admin/users?search=sujata+rai+432&limit=3&sort=${sort}`;
      while (address) {
        const answer: { body: { id: number }[]; headers: Headers } =
          await client.get<{ id: number }[]>(address);
        seen.push(...answer.body.map(({ id }) => id));
        address = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
      }
      expect([seen.length, new Set(seen).size]).toEqual([FOUND, FOUND]);
    }
  });
});
