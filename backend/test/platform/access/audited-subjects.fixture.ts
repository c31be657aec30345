import { nepalDay } from '../../../src/common/time/nepal-day.js';
import { enterAccount, owe } from '../../support/money/payees.js';
import { Secret, TOTP } from 'otpauth';
import { describeApi } from '../../../src/openapi/openapi.js';
import { Reconciler } from '../../../src/modules/payments/index.js';
import { addKey } from '../../support/api/key-client.js';
import { addEndpoint } from '../../support/api/webhook-endpoint.js';
import { databaseDump } from '../../support/database-dump.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { PASSWORD, type Person, World } from '../../support/world.js';

/** A request of an admin that can be sent once. */
export interface Act {
  path: string;
  body?: unknown;
  admin?: Person;
}

let settlements = 0;

export interface PayoutRun {
  id: string;
  runLines: { id: string }[];
}

export let running: RunningApp;

export let world: World;

export let routes: { route: string; method: string; action: string | undefined }[];

export const setUp = async () => {
  running = await startApp();
  world = new World(running.database, running.url);
  await world.catalog();
  await running.database.query(
    `SELECT setval(pg_get_serial_sequence('categories', 'id'), 1000), setval(pg_get_serial_sequence('locations', 'id'), 1000)`,
  );
  routes = Object.entries(describeApi(running.app).paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { 'x-access'?: string; 'x-audited'?: string }>)
      .filter(([method, operation]) => method !== 'get' && operation['x-access']?.startsWith('admin'))
      .map(([method, operation]) => ({
        route: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        action: operation['x-audited'],
      })),
  );
};

export const tearDown = () => running.stop();

/** A key of the marketplace. */
export const apiKey = async (): Promise<number> =>
  (await addKey(running.database, running.url, { createdBy: (await world.admin()).id })).id;

/** An endpoint of the marketplace with a delivery that was given up. */
export const webhook = async () => addEndpoint(running.database, (await world.admin()).id);

/** A different file each time, with one payment that is not ours. */
export function settlement(): Act {
  const body = new FormData();
  const row = `2026-11-20,DBXYZ${++settlements},NB-${settlements},500.00,`;
  body.set('file', new Blob([`Date,Reference,Transaction ID,Credit,Debit\n${row}\n`]), 'settlement.csv');
  return { path: '/api/admin/settlements/bank-transfer', body };
}

/** Not audited: an unconfirmed secret, the assignment of an item, and an admin's own views of tables. */
export const UNNOTED = [
  'POST /api/auth/two-factor/enroll',
  'POST /api/admin/work/{kind}/{id}/claim',
  'DELETE /api/admin/work/{kind}/{id}/claim',
  'PUT /api/admin/work/{kind}/{id}/snooze',
  'POST /api/admin/views',
  'DELETE /api/admin/views/{id}',
];

/** Decision that has not taken effect. */
export const waitingDecision = async () => {
  const admin = await world.admin();
  const path = `/api/admin/deals/${await pendingDeal()}/approve`;
  const { body } = await admin.client.patch<{ decisionId: string }>(path, { undoSeconds: 10 });
  return { admin, path: `/api/admin/decisions/${body.decisionId}` };
};

export const pendingDeal = async () => world.deal(await world.business(), { moderation_status: 'pending' });

export const revision = async () => {
  const shop = await world.business();
  const deal = await world.deal(shop);
  const { body } = await shop.owner.client.patch<{ pendingRevision: { id: number } }>(`/api/deals/${deal}`, {
    title: 'Three plates of momo',
  });
  return body.pendingRevision.id;
};

export const businessWithChange = async () => {
  const shop = await world.business();
  await shop.owner.client.patch('/api/vendors/me', { businessName: 'Another name' });
  return shop.id;
};

export const review = async () => {
  const deal = await world.deal(await world.business(), { rating_sum: 2, rating_count: 1 });
  const { rows } = await running.database.query<{ id: number }>(
    "INSERT INTO reviews (user_id, deal_id, rating, comment) VALUES ($1, $2, 2, 'Cold.') RETURNING id",
    [(await world.person()).id, deal],
  );
  return rows[0]?.id;
};

export const message = async (state = 'new') => {
  const assignee = state === 'in-progress' ? (await world.admin()).id : null;
  const { rows } = await running.database.query<{ id: number }>(
    `INSERT INTO support_messages (kind, name, email, subject, message, language, state, assigned_to)
     VALUES ('contact', 'Sujata Rai', 'asks@example.com', 'Hello', 'Is it open?', 'en', $1, $2) RETURNING id`,
    [state, assignee],
  );
  return `/api/admin/messages/${rows[0]?.id}`;
};

export const season = async () => {
  const { rows } = await running.database.query<{ id: number }>(
    "INSERT INTO festival_seasons (name, name_ne, starts_on, ends_on) SELECT 'Tihar ' || count(*), 'तिहार', '2026-11-07', '2026-11-11' FROM festival_seasons RETURNING id",
  );
  return `/api/admin/seasons/${rows[0]?.id}`;
};

export const enrolled = async () => {
  const admin = await world.admin();
  const { body } = await admin.client.post<{ secret: string }>('/api/auth/two-factor/enroll', {
    password: PASSWORD,
  });
  const totp = new TOTP({ secret: Secret.fromBase32(body.secret) });
  const code = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
  return { admin, code };
};

export const confirmed = async () => {
  const { admin, code } = await enrolled();
  await admin.client.post('/api/auth/two-factor/confirm', { code: code(0) });
  return { admin, code: code(1) };
};

export const category = async () => {
  const { rows } = await running.database.query<{ id: number }>(
    `INSERT INTO categories (id, slug, name, name_ne, icon)
     SELECT n, 'kind-' || substr(md5(random()::text), 1, 12), 'Kind ' || n, 'प्रकार', 'soup' FROM (SELECT max(id) + 1 AS n FROM categories) AS next RETURNING id`,
  );
  return rows[0]?.id;
};

export const CATEGORY = {
  name: 'Bakeries',
  nameNe: 'बेकरी',
  icon: 'coffee',
  parentId: null,
  position: 1,
  isActive: true,
};

export const AREA_CHANGE = { name: 'Asan', nameNe: 'असन', latitude: 27.7, longitude: 85.3, isActive: true };
export const AREA = { ...AREA_CHANGE, locationId: 1, slug: 'asan' };

/** A business whose suspension waits for a decision. */
export const askedAboutSuspension = async (): Promise<number> => {
  const { id } = await world.business();
  await running.database.query(
    'INSERT INTO honour_reviews (vendor_id, cases, given, counted, opened_at) VALUES ($1, 5, 10, 20, now())',
    [id],
  );
  return id;
};

/** A case that waits for an admin. */
export const caseWithAdmin = async (): Promise<string> => {
  const [shop, person] = [await world.business(), await world.person()];
  const dealId = await world.deal(shop);
  const { body: pass } = await person.client.post<{ id: string; code: string }>('/api/redemptions', {
    dealId,
  });
  await shop.owner.client.post('/api/counter/accept', { code: pass.code, branchId: shop.branchId });
  const form = { passId: pass.id, reason: 'gave-less', wants: 'answer-only' };
  const { body } = await person.client.post<{ id: string }>('/api/honour/cases', form);
  await shop.owner.client.post(`/api/honour/cases/${body.id}/answer`, {
    answer: 'disagree',
    text: 'It was whole.',
  });
  return body.id;
};

export const searchTerm = async (): Promise<number | undefined> => {
  const { rows } = await running.database.query<{ id: number }>(
    `INSERT INTO search_terms (kind, meaning, term) SELECT 'dish', 'momo', 'momo ' || count(*) FROM search_terms RETURNING id`,
  );
  return rows[0]?.id;
};

export const area = async () => {
  const { rows } = await running.database.query<{ id: number }>(
    `INSERT INTO areas (location_id, slug, name, name_ne, latitude, longitude)
     SELECT 2, 'area-' || count(*), 'Area ' || count(*), 'टोल', 28.2, 83.9 FROM areas RETURNING id`,
  );
  return `/api/admin/areas/${rows[0]?.id}`;
};

export const CITY = {
  name: 'Ilam',
  nameNe: 'इलाम',
  image: null,
  latitude: 26.9,
  longitude: 87.9,
  position: 1,
  isActive: true,
};

export const FAQ = {
  place: 'help',
  category: 'deals',
  question: 'May I share?',
  questionNe: 'साझा गर्न मिल्छ?',
  answer: 'One use each.',
  answerNe: 'एक पटक मात्र।',
  position: 1,
  isActive: true,
};

export const SEASON = {
  name: 'Dashain',
  nameNe: 'दशैं',
  from: '2026-10-11',
  until: '2026-10-26',
  color: 'marigold',
  isActive: true,
};

export const PLAN = {
  name: 'Silver',
  nameNe: 'सिल्भर',
  description: 'For shops.',
  descriptionNe: 'पसलका लागि।',
  priceMonthly: 1600,
  priceYearly: 16000,
  dealLimit: 20,
  featuredDealLimit: 2,
  analyticsAccess: true,
  prioritySupport: false,
  isActive: true,
  version: 1,
};

export const MEMBERSHIP = {
  name: 'VIP',
  nameNe: 'भीआईपी',
  priceYearly: 2500,
  pointsMultiplier: 4,
  isActive: true,
  version: 1,
};

/** Bought by bank transfer, which needs no gateway. */
export const awaitedTransfer = async () => {
  const customer = await world.person();
  const shop = await world.business();
  const deal = await world.deal(shop, { sale_mode: 'prepaid' });
  const items = [{ dealId: deal, quantity: 1 }];
  const { body: order } = await customer.client.post<{ id: string }>('/api/orders', { items });
  const { body: payment } = await customer.client.post<{ id: string }>(`/api/orders/${order.id}/payments`, {
    gateway: 'bank-transfer',
  });
  return {
    customer,
    shop,
    order: order.id,
    payment: payment.id,
    transfer: `/api/admin/payments/${payment.id}/confirm-transfer`,
  };
};

export const paidOrder = async () => {
  const { customer, shop, order, transfer } = await awaitedTransfer();
  await (await world.admin()).client.post(transfer, { reference: order });
  return { customer, shop, order };
};

/** A business that is owed enough for a payout run. */
export const payee = async () => {
  const shop = await world.business();
  await owe(running.database, shop, 2_000);
  await enterAccount(running.database, shop);
  return shop;
};

/** Holds all accounts, because balances from earlier actions would make the next run need a second admin. */
export const holdAccounts = () =>
  running.database.query(
    `UPDATE payout_accounts SET held_until = now() + interval '1 day' WHERE confirmed_at IS NOT NULL`,
  );

/** A payout that another admin requested. */
export const approval = async () => {
  const shop = await world.business();
  await owe(running.database, shop, 60_000);
  await enterAccount(running.database, shop);
  const { client } = await world.admin();
  const path = `/api/admin/vendors/${shop.id}/payouts`;
  const { body } = await client.post<{ approvalId: string }>(path, {
    amount: 60_000,
    reference: shop.id + '-60',
  });
  return body.approvalId;
};

export const confirmation = ({ id, runLines }: PayoutRun): Act => ({
  path: `/api/admin/payout-runs/${id}/confirm`,
  body: { references: runLines.map((line) => ({ line: line.id, reference: line.id })) },
});

/** Confirms earlier runs and moves them to other days, because only one run is open at a time and a day has one run. */
export const payToday = async () => {
  const { client } = await world.admin();
  const { body: runs } = await client.get<{ id: string; state: string }[]>('/api/admin/payout-runs');
  for (const { id } of runs.filter(({ state }) => state === 'open')) {
    const { body: run } = await client.get<PayoutRun>(`/api/admin/payout-runs/${id}`);
    const { path, body } = confirmation(run);
    await client.post(path, body);
  }
  await running.database.query(`UPDATE payout_runs SET payout_day = date '2020-01-01' + id::int`);
  await holdAccounts();
  await payee();
  return { path: '/api/admin/payout-runs', body: { day: nepalDay(new Date()) } };
};

export const payoutRun = async (): Promise<PayoutRun> => {
  const { path, body } = await payToday();
  const made = await (await world.admin()).client.post<PayoutRun>(path, body);
  if (made.status !== 201) throw new Error(made.text);
  return made.body;
};

export const manualRefund = async () => {
  const { customer, order } = await paidOrder();
  const { body } = await customer.client.post<{ refunds: { id: string }[] }>(`/api/orders/${order}/refunds`);
  await running.app.get(Reconciler).run();
  return body.refunds[0]?.id;
};

export const rows = async (): Promise<string[]> =>
  (await databaseDump(running.database)).map((row) => row.replace(/^(authenticators) .*/, '$1'));
