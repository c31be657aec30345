import { nepalDay } from '../../../src/common/time/nepal-day.js';
import { enterAccount, owe } from '../../support/money/payees.js';
import { Secret, TOTP } from 'otpauth';
import { describeApi } from '../../../src/openapi/openapi.js';
import { Reconciler } from '../../../src/modules/payments/index.js';
import { databaseDump } from '../../support/database-dump.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { PASSWORD, type Person, World } from '../../support/world.js';

/** What an admin does, ready to be sent once. */
interface Act {
  path: string;
  body?: unknown;
  admin?: Person;
}

let settlements = 0;

/** Another file each time, of one payment that is not ours. */
function settlement(): Act {
  const body = new FormData();
  const row = `2026-11-20,DBXYZ${++settlements},NB-${settlements},500.00,`;
  body.set('file', new Blob([`Date,Reference,Transaction ID,Credit,Debit\n${row}\n`]), 'settlement.csv');
  return { path: '/api/admin/settlements/bank-transfer', body };
}

/** Changes nothing that lasts: the secret is nobody's until it is confirmed. */
const UNNOTED = ['POST /api/auth/two-factor/enroll'];

interface PayoutRun {
  id: string;
  runLines: { id: string }[];
}

describe('what admins do', () => {
  let running: RunningApp;
  let world: World;
  let routes: { route: string; method: string; action: string | undefined }[];

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    await running.database.query(
      `SELECT setval(pg_get_serial_sequence('categories', 'id'), 1000), setval(pg_get_serial_sequence('locations', 'id'), 1000)`,
    );
    routes = Object.entries(describeApi(running.app).paths).flatMap(([path, item]) =>
      Object.entries(item as Record<string, { 'x-access'?: string; 'x-audited'?: string }>)
        .filter(([method, operation]) => method !== 'get' && operation['x-access'] === 'admin')
        .map(([method, operation]) => ({
          route: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          action: operation['x-audited'],
        })),
    );
  });

  afterAll(() => running.stop());

  const pendingDeal = async () => world.deal(await world.business(), { moderation_status: 'pending' });
  const revision = async () => {
    const shop = await world.business();
    const deal = await world.deal(shop);
    const { body } = await shop.owner.client.patch<{ pendingRevision: { id: number } }>(
      `/api/deals/${deal}`,
      {
        title: 'Three plates of momo',
      },
    );
    return body.pendingRevision.id;
  };
  const businessWithChange = async () => {
    const shop = await world.business();
    await shop.owner.client.patch('/api/vendors/me', { businessName: 'Another name' });
    return shop.id;
  };
  const review = async () => {
    const deal = await world.deal(await world.business(), { rating_sum: 2, rating_count: 1 });
    const { rows } = await running.database.query<{ id: number }>(
      "INSERT INTO reviews (user_id, deal_id, rating, comment) VALUES ($1, $2, 2, 'Cold.') RETURNING id",
      [(await world.person()).id, deal],
    );
    return rows[0]?.id;
  };
  const message = async (state = 'new') => {
    const assignee = state === 'in-progress' ? (await world.admin()).id : null;
    const { rows } = await running.database.query<{ id: number }>(
      `INSERT INTO support_messages (kind, name, email, subject, message, language, state, assigned_to)
       VALUES ('contact', 'Sujata Rai', 'asks@example.com', 'Hello', 'Is it open?', 'en', $1, $2) RETURNING id`,
      [state, assignee],
    );
    return `/api/admin/messages/${rows[0]?.id}`;
  };
  const season = async () => {
    const { rows } = await running.database.query<{ id: number }>(
      "INSERT INTO festival_seasons (name, name_ne, starts_on, ends_on) SELECT 'Tihar ' || count(*), 'तिहार', '2026-11-07', '2026-11-11' FROM festival_seasons RETURNING id",
    );
    return `/api/admin/seasons/${rows[0]?.id}`;
  };
  const enrolled = async () => {
    const admin = await world.admin();
    const { body } = await admin.client.post<{ secret: string }>('/api/auth/two-factor/enroll', {
      password: PASSWORD,
    });
    const totp = new TOTP({ secret: Secret.fromBase32(body.secret) });
    const code = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
    return { admin, code };
  };
  const confirmed = async () => {
    const { admin, code } = await enrolled();
    await admin.client.post('/api/auth/two-factor/confirm', { code: code(0) });
    return { admin, code: code(1) };
  };

  const category = async () => {
    const { rows } = await running.database.query<{ id: number }>(
      `INSERT INTO categories (id, slug, name, name_ne, icon)
       SELECT n, 'kind-' || substr(md5(random()::text), 1, 12), 'Kind ' || n, 'प्रकार', 'soup' FROM (SELECT max(id) + 1 AS n FROM categories) AS next RETURNING id`,
    );
    return rows[0]?.id;
  };
  const CATEGORY = {
    name: 'Bakeries',
    nameNe: 'बेकरी',
    icon: 'coffee',
    parentId: null,
    position: 1,
    isActive: true,
  };
  const CITY = {
    name: 'Ilam',
    nameNe: 'इलाम',
    image: null,
    latitude: 26.9,
    longitude: 87.9,
    position: 1,
    isActive: true,
  };
  const FAQ = {
    place: 'help',
    category: 'deals',
    question: 'May I share?',
    questionNe: 'साझा गर्न मिल्छ?',
    answer: 'One use each.',
    answerNe: 'एक पटक मात्र।',
    position: 1,
    isActive: true,
  };

  const SEASON = {
    name: 'Dashain',
    nameNe: 'दशैं',
    from: '2026-10-11',
    until: '2026-10-26',
    color: 'marigold',
    isActive: true,
  };

  const PLAN = {
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
  const MEMBERSHIP = {
    name: 'VIP',
    nameNe: 'भीआईपी',
    priceYearly: 2500,
    pointsMultiplier: 4,
    isActive: true,
    version: 1,
  };

  /** Bought by bank transfer, which needs no gateway. */
  const awaitedTransfer = async () => {
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
  const paidOrder = async () => {
    const { customer, shop, order, transfer } = await awaitedTransfer();
    await (await world.admin()).client.post(transfer, { reference: order });
    return { customer, shop, order };
  };
  /** A business that is owed enough for a payout run. */
  const payee = async () => {
    const shop = await world.business();
    await owe(running.database, shop, 2_000);
    await enterAccount(running.database, shop);
    return shop;
  };
  /** What earlier acts left owed would make the next run need a second admin. */
  const holdAccounts = () =>
    running.database.query(`UPDATE payout_accounts SET held_until = now() + interval '1 day'`);
  /** A payout that another admin asked for. */
  const approval = async () => {
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
  const confirmation = ({ id, runLines }: PayoutRun): Act => ({
    path: `/api/admin/payout-runs/${id}/confirm`,
    body: { references: runLines.map((line) => ({ line: line.id, reference: line.id })) },
  });
  /** Runs of the acts before are confirmed and of other days: there is one open run, and one of a day. */
  const payToday = async () => {
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
  const payoutRun = async (): Promise<PayoutRun> => {
    const { path, body } = await payToday();
    const made = await (await world.admin()).client.post<PayoutRun>(path, body);
    if (made.status !== 201) throw new Error(made.text);
    return made.body;
  };
  const manualRefund = async () => {
    const { customer, order } = await paidOrder();
    const { body } = await customer.client.post<{ refunds: { id: string }[] }>(
      `/api/orders/${order}/refunds`,
    );
    await running.app.get(Reconciler).run();
    return body.refunds[0]?.id;
  };

  /** One act per route. A route of admins that has none here fails. */
  const acts: Record<string, () => Promise<Act>> = {
    'PATCH /api/admin/deals/{id}/approve': async () => ({
      path: `/api/admin/deals/${await pendingDeal()}/approve`,
    }),
    'POST /api/admin/deals/approve': async () => ({
      path: '/api/admin/deals/approve',
      body: { deals: [{ id: await pendingDeal(), version: 1 }] },
    }),
    'PATCH /api/admin/deals/{id}/reject': async () => ({
      path: `/api/admin/deals/${await pendingDeal()}/reject`,
    }),
    'PATCH /api/admin/deals/{id}/feature': async () => ({
      path: `/api/admin/deals/${await world.deal(await world.business())}/feature`,
      body: { featured: true },
    }),
    'PATCH /api/admin/revisions/{id}/approve': async () => ({
      path: `/api/admin/revisions/${await revision()}/approve`,
    }),
    'PATCH /api/admin/revisions/{id}/reject': async () => ({
      path: `/api/admin/revisions/${await revision()}/reject`,
    }),
    'PATCH /api/admin/vendors/{id}/changes/approve': async () => ({
      path: `/api/admin/vendors/${await businessWithChange()}/changes/approve`,
    }),
    'PATCH /api/admin/vendors/{id}/changes/reject': async () => ({
      path: `/api/admin/vendors/${await businessWithChange()}/changes/reject`,
      body: { reason: 'Please keep your name.' },
    }),
    'PATCH /api/admin/vendors/{id}/verify': async () => ({
      path: `/api/admin/vendors/${(await world.business({ status: 'pending' })).id}/verify`,
    }),
    'PATCH /api/admin/vendors/{id}/reject': async () => ({
      path: `/api/admin/vendors/${(await world.business({ status: 'pending' })).id}/reject`,
    }),
    'PATCH /api/admin/vendors/{id}/suspend': async () => ({
      path: `/api/admin/vendors/${(await world.business()).id}/suspend`,
      body: { reason: 'Codes were refused.' },
    }),
    'PATCH /api/admin/vendors/{id}/reinstate': async () => ({
      path: `/api/admin/vendors/${(await world.business({ status: 'suspended' })).id}/reinstate`,
      body: { reason: 'It was a mistake.' },
    }),
    'POST /api/admin/categories': async () => ({
      path: '/api/admin/categories',
      body: { ...CATEGORY, slug: 'bakeries' },
    }),
    'PATCH /api/admin/categories/{id}': async () => ({
      path: `/api/admin/categories/${await category()}`,
      body: { ...CATEGORY, name: 'Patisseries', version: 1 },
    }),
    'POST /api/admin/categories/{id}/merge': async () => ({
      path: `/api/admin/categories/${await category()}/merge`,
      body: { into: 1, version: 1 },
    }),
    'POST /api/admin/cities': async () => ({
      path: '/api/admin/cities',
      body: { ...CITY, slug: 'ilam' },
    }),
    'PATCH /api/admin/cities/{id}': async () => ({
      path: '/api/admin/cities/2',
      body: { ...CITY, name: 'Lakeside', version: 1 },
    }),
    'POST /api/admin/faqs': async () => ({ path: '/api/admin/faqs', body: FAQ }),
    'PATCH /api/admin/faqs/{id}': async () => ({ path: '/api/admin/faqs/1', body: { ...FAQ, version: 1 } }),
    'POST /api/admin/seasons': () => Promise.resolve({ path: '/api/admin/seasons', body: SEASON }),
    'PATCH /api/admin/seasons/{id}': async () => ({
      path: await season(),
      body: { ...SEASON, name: 'Chhath', version: 1 },
    }),
    'DELETE /api/admin/seasons/{id}': async () => ({ path: await season(), body: { version: 1 } }),
    'PATCH /api/admin/reviews/{id}/hide': async () => ({
      path: `/api/admin/reviews/${await review()}/hide`,
      body: { reason: 'It insults somebody.' },
    }),
    'PATCH /api/admin/reviews/{id}/restore': async () => {
      const id = await review();
      await running.database.query(
        "UPDATE reviews SET hidden_at = now(), hidden_reason = 'spam' WHERE id = $1",
        [id],
      );
      return { path: `/api/admin/reviews/${id}/restore` };
    },
    'PATCH /api/admin/reviews/{id}/keep': async () => {
      const id = await review();
      await (await world.person()).client.post(`/api/reviews/${id}/report`, { reason: 'spam' });
      return { path: `/api/admin/reviews/${id}/keep` };
    },
    'PATCH /api/admin/users/{id}/suspend': async () => ({
      path: `/api/admin/users/${(await world.person()).id}/suspend`,
      body: { reason: 'Codes were shared.' },
    }),
    'PATCH /api/admin/users/{id}/reinstate': async () => {
      const { id } = await world.person();
      await running.database.query('UPDATE users SET suspended_at = now() WHERE id = $1', [id]);
      return { path: `/api/admin/users/${id}/reinstate`, body: { reason: 'It was a mistake.' } };
    },
    'PATCH /api/admin/users/{id}/role': async () => ({
      path: `/api/admin/users/${(await world.person()).id}/role`,
      body: { role: 'admin', reason: 'Joins our team.' },
    }),
    'PATCH /api/admin/users/{id}/reset-factors': async () => ({
      path: `/api/admin/users/${(await confirmed()).admin.id}/reset-factors`,
      body: { reason: 'The phone fell into the Bagmati.' },
    }),
    'POST /api/admin/users/{id}/points': async () => ({
      path: `/api/admin/users/${(await world.person()).id}/points`,
      body: { delta: 5, reason: 'The counter was offline.' },
    }),
    'PATCH /api/admin/messages/{id}/assign': async () => ({
      path: `${await message()}/assign`,
      body: { assigneeId: (await world.admin()).id, version: 1 },
    }),
    'PATCH /api/admin/messages/{id}/release': async () => ({
      path: `${await message('in-progress')}/release`,
      body: { version: 1 },
    }),
    'PATCH /api/admin/messages/{id}/close': async () => ({
      path: `${await message()}/close`,
      body: { version: 1 },
    }),
    'PATCH /api/admin/messages/{id}/reopen': async () => ({
      path: `${await message('closed')}/reopen`,
      body: { version: 1 },
    }),
    'POST /api/admin/messages/{id}/replies': async () => ({
      path: `${await message()}/replies`,
      body: { text: 'From eleven.', version: 1 },
    }),
    'POST /api/admin/messages/{id}/notes': async () => ({
      path: `${await message()}/notes`,
      body: { text: 'Ask the business.' },
    }),
    'PATCH /api/admin/settings': () =>
      Promise.resolve({
        path: '/api/admin/settings',
        body: { changes: [{ key: 'site.phone', value: '01-4000000', version: 0 }] },
      }),
    'PATCH /api/admin/plans/{id}': async () => ({ path: '/api/admin/plans/2', body: PLAN }),
    'PATCH /api/admin/memberships/{id}': async () => {
      const { rows } = await running.database.query<{ id: number }>(
        `SELECT id FROM memberships WHERE slug = 'vip'`,
      );
      return { path: `/api/admin/memberships/${rows[0]?.id}`, body: MEMBERSHIP };
    },
    'POST /api/admin/payments/{id}/confirm-transfer': async () => ({
      path: (await awaitedTransfer()).transfer,
      body: { reference: 'NB-2083-000123' },
    }),
    'POST /api/admin/payments/{id}/look-up': async () => ({
      path: `/api/admin/payments/${(await awaitedTransfer()).payment}/look-up`,
    }),
    'POST /api/admin/payments/{id}/attend': async () => {
      const { payment } = await awaitedTransfer();
      await running.database.query('UPDATE payments SET mismatched_at = now() WHERE public_id = $1', [
        payment,
      ]);
      return { path: `/api/admin/payments/${payment}/attend`, body: { reason: 'Sent back by the bank.' } };
    },
    'POST /api/admin/settlements/{gateway}': () => Promise.resolve(settlement()),
    'POST /api/admin/settlement-differences/{id}/resolve': async () => {
      const { path, body } = settlement();
      await (await world.admin()).client.post(path, body);
      const { rows } = await running.database.query<{ id: string }>(
        'SELECT public_id AS id FROM settlement_differences WHERE resolved_at IS NULL',
      );
      return {
        path: `/api/admin/settlement-differences/${rows[0]?.id}/resolve`,
        body: { note: 'The gateway corrects it.' },
      };
    },
    'POST /api/admin/vendors/{id}/payouts': async () => ({
      path: `/api/admin/vendors/${(await payee()).id}/payouts`,
      body: { amount: 500, reference: 'NB-2083-000126' },
    }),
    'POST /api/admin/approvals/{id}/approve': async () => ({
      path: `/api/admin/approvals/${await approval()}/approve`,
    }),
    'POST /api/admin/approvals/{id}/reject': async () => ({
      path: `/api/admin/approvals/${await approval()}/reject`,
      body: { reason: 'The sum is wrong.' },
    }),
    'POST /api/admin/payout-runs': payToday,
    'POST /api/admin/payout-runs/{id}/confirm': async () => confirmation(await payoutRun()),
    'POST /api/admin/payout-runs/{id}/lines/{line}/returned': async () => {
      const { id, runLines } = await payoutRun();
      const path = `/api/admin/payout-runs/${id}/lines/${runLines[0]?.id}/returned`;
      return { path, body: { reason: 'The bank does not know the account.' } };
    },
    'POST /api/admin/refunds/{id}/close': async () => ({
      path: `/api/admin/refunds/${await manualRefund()}/close`,
      body: { reference: 'NB-2083-000124' },
    }),
    'POST /api/admin/orders/{id}/refunds': async () => ({
      path: `/api/admin/orders/${(await paidOrder()).order}/refunds`,
      body: { reason: 'The shop closed.' },
    }),
    'POST /api/auth/two-factor/confirm': async () => {
      const { admin, code } = await enrolled();
      return { admin, path: '/api/auth/two-factor/confirm', body: { code: code(0) } };
    },
    'DELETE /api/auth/two-factor': async () => {
      const { admin, code } = await confirmed();
      return { admin, path: '/api/auth/two-factor', body: { code, password: PASSWORD } };
    },
  };

  it('names the act it leaves in the audit log, on every route', () => {
    const unnamed = routes.filter(({ route, action }) => !action && !UNNOTED.includes(route));
    expect(unnamed.map(({ route }) => route)).toEqual([]);
    expect(Object.keys(acts).sort()).toEqual(
      routes
        .filter(({ action }) => action)
        .map(({ route }) => route)
        .sort(),
    );
  });

  /** A one-time code that was used stays used, whatever becomes of the act: of its row only the existence counts. */
  const rows = async (): Promise<string[]> =>
    (await databaseDump(running.database)).map((row) => row.replace(/^(authenticators) .*/, '$1'));

  it('is not done when the entry cannot be written: nothing of it stays', async () => {
    const kept: string[] = [];
    for (const { route, method } of routes.filter((one) => one.action)) {
      const { path, body, admin = await world.admin() } = (await acts[route]?.()) as Act;
      const before = await rows();
      await running.database.query(`
        CREATE FUNCTION break_log() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken for a test'; END $$;
        CREATE TRIGGER break_log BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION break_log()`);
      const answer = await admin.client.send(method, path, body ?? (method === 'DELETE' ? undefined : {}));
      await running.database.query('DROP FUNCTION break_log CASCADE');
      const after = await rows();
      const changed = [
        ...after.filter((row) => !before.includes(row)),
        ...before.filter((row) => !after.includes(row)),
      ];
      if (answer.status < 500 || changed.length > 0)
        kept.push(`${route}: ${answer.status} ${changed.join(' | ')}`);
    }
    expect(kept).toEqual([]);
  }, 120_000);

  it('leaves exactly one entry, of that act and that admin', async () => {
    const wrong: string[] = [];
    for (const { route, method, action } of routes.filter((one) => one.action)) {
      const { path, body, admin = await world.admin() } = (await acts[route]?.()) as Act;
      const { rows: before } = await running.database.query<{ last: number }>(
        'SELECT coalesce(max(id), 0)::int AS last FROM audit_log',
      );
      const answer = await admin.client.send(method, path, body ?? (method === 'DELETE' ? undefined : {}));
      const { rows } = await running.database.query<{ action: string; actor_id: number }>(
        'SELECT action, actor_id FROM audit_log WHERE id > $1',
        [before[0]?.last],
      );
      const left = rows.map(
        (row) => `${row.action} by ${row.actor_id === admin.id ? 'the admin' : row.actor_id}`,
      );
      if (answer.status >= 300 || left.join() !== `${action} by the admin`)
        wrong.push(`${route}: ${answer.status}, left [${left.join()}]`);
    }
    expect(wrong).toEqual([]);
  });
});
