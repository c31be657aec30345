import { describeApi } from '../../../src/openapi/openapi.js';
import { nepalDay } from '../../../src/common/time/nepal-day.js';
import { enterAccount, owe } from '../../support/money/payees.js';
import { PaymentSetup } from '../../support/money/payment-setup.js';
import { Sales } from '../../support/money/sales.js';
import { type Business, type Person, World } from '../../support/world.js';

/** Ids of objects that belong to an admin. */
interface Own {
  vendor: number;
  device: number;
  deal: number;
  revision: number;
  review: number;
  user: number;
  order: string;
  payment: string;
  refund: string;
  approval: string;
  honourCase: string;
  run: string;
  line: string;
}

const own =
  (path: (ids: Own) => string, code = 'admin.own-decision', body?: (ids: Own) => unknown) =>
  (ids: Own) => ({ path: `/api/admin/${path(ids)}`, code, body: body?.(ids) ?? {} });

const ofVendor = (rest: string) => own(({ vendor }) => `vendors/${vendor}/${rest}`);
const ofUser = (rest: string, body: unknown) =>
  own(
    ({ user }) => `users/${user}/${rest}`,
    'user.own-account',
    () => body,
  );
const ofDeal = (rest: string, body: unknown = {}) =>
  own(
    ({ deal }) => `deals/${deal}/${rest}`,
    'deal.own-moderation',
    () => body,
  );
const REASON = { reason: 'Because it is mine.' };

/** Changes that concern no particular user, and those that admins make for themselves on purpose. */
const ABOUT_NOBODY =
  /\/api\/(auth\/two-factor|admin\/(api-keys|areas|categories|cities|faqs|search-terms|seasons|plans|memberships|messages|releases|settings|settlements|settlement-differences|decisions|views|webhooks|work)\b|admin\/payments\/\{id\}\/look-up|admin\/codes\/lookup)/;

/** Every other change by an admin, applied to the admin's own objects. */
const DECISIONS: Readonly<Record<string, ReturnType<typeof own>>> = {
  'PATCH /api/admin/vendors/{id}/verify': ofVendor('verify'),
  'PATCH /api/admin/vendors/{id}/reject': ofVendor('reject'),
  'PATCH /api/admin/vendors/{id}/ask': ofVendor('ask'),
  'PATCH /api/admin/vendors/{id}/suspend': ofVendor('suspend'),
  'PATCH /api/admin/vendors/{id}/reinstate': ofVendor('reinstate'),
  'PATCH /api/admin/vendors/{id}/changes/approve': ofVendor('changes/approve'),
  'PATCH /api/admin/vendors/{id}/changes/reject': ofVendor('changes/reject'),
  'PATCH /api/admin/vendors/{id}/honour/keep': ofVendor('honour/keep'),
  'POST /api/admin/vendors/{id}/payouts': ofVendor('payouts'),
  'DELETE /api/admin/devices/{id}': own(({ device }) => `devices/${device}`),
  'PATCH /api/admin/deals/{id}/approve': ofDeal('approve'),
  'PATCH /api/admin/deals/{id}/reject': ofDeal('reject', REASON),
  'PATCH /api/admin/deals/{id}/ask': ofDeal('ask', { note: 'Because it is mine.' }),
  'PATCH /api/admin/deals/{id}/feature': ofDeal('feature', { featured: true }),
  'PATCH /api/admin/revisions/{id}/approve': own(
    ({ revision }) => `revisions/${revision}/approve`,
    'deal.own-moderation',
  ),
  'PATCH /api/admin/revisions/{id}/reject': own(
    ({ revision }) => `revisions/${revision}/reject`,
    'deal.own-moderation',
    () => REASON,
  ),
  'PATCH /api/admin/revisions/{id}/ask': own(
    ({ revision }) => `revisions/${revision}/ask`,
    'deal.own-moderation',
    () => ({ note: 'Because it is mine.' }),
  ),
  'PATCH /api/admin/reviews/{id}/hide': own(({ review }) => `reviews/${review}/hide`),
  'PATCH /api/admin/reviews/{id}/keep': own(({ review }) => `reviews/${review}/keep`),
  'PATCH /api/admin/reviews/{id}/restore': own(({ review }) => `reviews/${review}/restore`),
  'PATCH /api/admin/users/{id}/role': ofUser('role', { role: 'customer', ...REASON }),
  'PATCH /api/admin/users/{id}/reset-factors': ofUser('reset-factors', REASON),
  'PATCH /api/admin/users/{id}/suspend': ofUser('suspend', REASON),
  'PATCH /api/admin/users/{id}/reinstate': ofUser('reinstate', REASON),
  'PUT /api/admin/roles/{id}': own(
    ({ user }) => `roles/${user}`,
    'user.own-account',
    () => ({ role: 'support' }),
  ),
  'POST /api/admin/users/{id}/points': ofUser('points', { delta: 10, ...REASON }),
  'POST /api/admin/payments/{id}/confirm-transfer': own(
    ({ payment }) => `payments/${payment}/confirm-transfer`,
  ),
  'POST /api/admin/payments/{id}/attend': own(({ payment }) => `payments/${payment}/attend`),
  'POST /api/admin/orders/{id}/refunds': own(({ order }) => `orders/${order}/refunds`),
  'POST /api/admin/refunds/{id}/close': own(({ refund }) => `refunds/${refund}/close`),
  'POST /api/admin/approvals/{id}/approve': own(({ approval }) => `approvals/${approval}/approve`),
  'POST /api/admin/approvals/{id}/reject': own(({ approval }) => `approvals/${approval}/reject`),
  'POST /api/honour/cases/{id}/decide': ({ honourCase }) => ({
    path: `/api/honour/cases/${honourCase}/decide`,
    code: 'admin.own-decision',
    body: { for: 'business', ...REASON },
  }),
  'POST /api/admin/payout-runs/{id}/confirm': own(
    ({ run }) => `payout-runs/${run}/confirm`,
    undefined,
    ({ line }) => ({ references: [{ line, reference: 'NB-OWN' }] }),
  ),
  'POST /api/admin/payout-runs/{id}/lines/{line}/returned': own(
    ({ run, line }) => `payout-runs/${run}/lines/${line}/returned`,
    undefined,
    () => REASON,
  ),
};

/** Tested separately below. */
const OF_SEVERAL = ['POST /api/admin/deals/approve', 'POST /api/admin/payout-runs'];

describe('admins decide nothing about themselves (Y7)', () => {
  let setup: PaymentSetup;
  let world: World;
  let other: Person;
  let admin: Person;
  let shop: Business;
  let mine: Own;

  beforeAll(async () => {
    setup = await PaymentSetup.start();
    world = new World(setup.running.database, setup.running.url);
    await world.catalog();
    other = await world.admin();
    shop = await world.business();
    admin = shop.owner;
    mine = await ids();
    await becomesAdmin();
  });

  afterAll(() => setup.stop());

  const one = async <T>(sql: string, values: unknown[]): Promise<T> =>
    (await setup.running.database.query<{ value: T }>(sql, values)).rows[0]?.value as T;
  const becomesAdmin = async () => {
    await setup.running.database.query("UPDATE users SET role = 'admin' WHERE id = $1", [admin.id]);
    await setup.running.database.query(
      "INSERT INTO admin_roles (user_id, role) VALUES ($1, 'owner') ON CONFLICT DO NOTHING",
      [admin.id],
    );
  };

  /** A pending approval about the business by another admin, and its open payout run. */
  const moneyOf = async () => {
    await owe(setup.running.database, shop, 70_000);
    await enterAccount(setup.running.database, shop);
    const asked = await other.client.post<{ approvalId: string }>(`/api/admin/vendors/${shop.id}/payouts`, {
      amount: 60_000,
      reference: 'NB-ASKED',
    });
    const run = await other.client.post<{ id: string; runLines: { id: string }[] }>(
      '/api/admin/payout-runs',
      {
        day: nepalDay(new Date()),
      },
    );
    return { approval: asked.body.approvalId, run: run.body.id, line: run.body.runLines[0]?.id ?? '' };
  };

  /** A case about a use at the business. */
  const caseOf = async (): Promise<string> => {
    const guest = await world.person();
    const dealId = await world.deal(shop);
    const { body: pass } = await guest.client.post<{ id: string; code: string }>('/api/redemptions', {
      dealId,
    });
    await admin.client.post('/api/counter/accept', { code: pass.code });
    const form = { passId: pass.id, reason: 'gave-less', wants: 'again' };
    return (await guest.client.post<{ id: string }>('/api/honour/cases', form)).body.id;
  };

  const ids = async (): Promise<Own> => {
    const sales = new Sales(world, other);
    const { order, buyer, dealId } = await sales.sell(shop, 2);
    const [pass] = await sales.passesOf(buyer, order);
    await buyer.client.post(`/api/orders/${order}/refunds`, { passIds: [pass?.id] });
    await setup.reconcile();
    const deal = await world.deal(shop);
    await admin.client.patch(`/api/deals/${deal}`, { title: 'Three plates of momo' });
    return {
      ...(await moneyOf()),
      honourCase: await caseOf(),
      vendor: shop.id,
      device: await one<number>(
        `INSERT INTO counter_devices (vendor_id, branch_id, place, name, key_x, key_y)
         VALUES ($1, $2, 1, 'Bar', repeat('x', 43), repeat('y', 43)) RETURNING id AS value`,
        [shop.id, shop.branchId],
      ),
      deal,
      user: admin.id,
      order,
      revision: await one<number>('SELECT id AS value FROM deal_revisions WHERE deal_id = $1', [deal]),
      review: await one<number>(
        'INSERT INTO reviews (user_id, deal_id, rating) VALUES ($1, $2, 1) RETURNING id AS value',
        [buyer.id, dealId],
      ),
      payment: await one<string>('SELECT public_id AS value FROM payments WHERE purpose_id = $1', [order]),
      refund: await one<string>(
        'SELECT r.public_id AS value FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.purpose_id = $1',
        [order],
      ),
    };
  };

  it('by any of the routes that decide', async () => {
    const routes = Object.entries(describeApi(setup.running.app).paths)
      .flatMap(([path, item]) =>
        Object.entries(item as Record<string, { 'x-access': string }>)
          .filter(([method, operation]) => method !== 'get' && operation['x-access'].startsWith('admin'))
          .map(([method]) => `${method.toUpperCase()} ${path}`),
      )
      .filter((route) => !ABOUT_NOBODY.test(route));
    expect(routes.sort()).toEqual([...Object.keys(DECISIONS), ...OF_SEVERAL].sort());

    const wrong: string[] = [];
    for (const [route, decision] of Object.entries(DECISIONS)) {
      const { path, code, body } = decision(mine);
      const answer = await admin.client.send(route.split(' ')[0] ?? '', path, body);
      if (answer.status !== 403 || answer.body.code !== code)
        wrong.push(`${route} at ${path}: ${answer.status} ${answer.text}`);
    }
    expect(wrong).toEqual([]);
  });

  it('and are shown which payments, refunds and requests concern them', async () => {
    const isOwnFor = async ({ client }: Person) => {
      const { body: payment } = await client.get<{ isOwn: boolean }>(`/api/admin/payments/${mine.payment}`);
      const rows = async (list: string, id: string) =>
        (await client.get<{ id: string; isOwn: boolean }[]>(`/api/admin/${list}`)).body
          .filter((row) => row.id === id)
          .map(({ isOwn }) => isOwn);
      return {
        payment: payment.isOwn,
        refunds: await rows('refunds?limit=100', mine.refund),
        approvals: await rows('approvals', mine.approval),
      };
    };
    expect(await isOwnFor(admin)).toEqual({ payment: true, refunds: [true], approvals: [true] });
    expect(await isOwnFor(other)).toEqual({ payment: false, refunds: [false], approvals: [false] });
  });

  it('in a list of deals, or in a payout run that pays their business', async () => {
    const deal = await world.deal(shop, { moderation_status: 'pending' });
    await admin.client.post('/api/admin/deals/approve', { deals: [{ id: deal, version: 1 }] });
    expect(await one('SELECT moderation_status AS value FROM deals WHERE id = $1', [deal])).toBe('pending');
    await setup.running.database.query(
      `UPDATE payout_runs SET state = 'rejected', payout_day = date '2020-01-01' + id::int`,
    );
    await owe(setup.running.database, shop, 5_000);
    const run = await admin.client.post('/api/admin/payout-runs', { day: nepalDay(new Date()) });
    expect([run.status, run.body.code]).toEqual([403, 'admin.own-decision']);
    expect(await one('SELECT count(*)::int AS value FROM payout_runs WHERE state = $1', ['open'])).toBe(0);
  });
});
