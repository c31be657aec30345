import { nepalDay } from '../../src/common/time/nepal-day.js';
import type { ApiClient } from '../support/api/api-client.js';
import { mailedToken } from '../support/mails.js';
import { enterAccount, owe } from '../support/money/payees.js';
import { PaymentSetup } from '../support/money/payment-setup.js';
import { type Business, PASSWORD, type Person, World } from '../support/world.js';

interface Candidate {
  vendor: { id: number };
  leftOut: string | null;
}
interface Run {
  id: string;
  runLines: { id: string; vendor: { id: number } }[];
  code: string;
}

const HOUR_MS = 3_600_000;
const RECENTLY = 'auth.factor-reset-recently';
let references = 0;

describe('the 24 hours after a second factor was reset (A19)', () => {
  let setup: PaymentSetup;
  let world: World;
  let admin: Person;

  beforeAll(async () => {
    setup = await PaymentSetup.start();
    world = new World(setup.running.database, setup.running.url);
    await world.catalog();
    admin = await world.admin();
  });

  afterAll(() => setup.stop());

  const query = (sql: string, values: unknown[]) => setup.running.database.query(sql, values);
  const addFactor = ({ id }: Person) =>
    query(`INSERT INTO passkeys (user_id, credential_id, public_key, name) VALUES ($1, $2, '', 'Phone')`, [
      id,
      `passkey-of-${id}-${++references}`,
    ]);
  const signIn = async ({ email }: Person): Promise<ApiClient> => {
    const client = setup.running.client();
    await client.post('/api/auth/login', { email, password: PASSWORD });
    return client;
  };
  const resetByMail = async (person: Person) => {
    await addFactor(person);
    await (await signIn(person)).post('/api/auth/two-factor/lost');
    for (let round = 0; round < 2; round++) await setup.running.deliverEvents();
    const token = await mailedToken(person.email, 'reset-sign-in');
    expect((await setup.running.client().post('/api/auth/two-factor/reset', { token })).status).toBe(204);
  };
  const payee = async (rupees = 2_000): Promise<Business> => {
    const shop = await world.business();
    await owe(setup.running.database, shop, rupees);
    await enterAccount(setup.running.database, shop);
    return shop;
  };
  const leftOut = async (shop: Business) => {
    const { body } = await admin.client.get<Candidate[]>('/api/admin/payout-runs/candidates');
    return body.find(({ vendor }) => vendor.id === shop.id)?.leftOut;
  };
  const payOut = (shop: Business, client = admin.client, amount = 100) =>
    client.post<{ code: string; heldUntil: string; approvalId: string }>(
      `/api/admin/vendors/${shop.id}/payouts`,
      { amount, reference: `NB-RESET-${++references}` },
    );
  const aDayLater = ({ id }: { id: number }) =>
    query(`UPDATE factor_resets SET reset_at = reset_at - interval '24 hours' WHERE user_id = $1`, [id]);

  it('pay nothing out to the business of an owner, who sees why', async () => {
    const shop = await payee();
    expect(await leftOut(shop)).toBeNull();
    await resetByMail(shop.owner);
    expect(await leftOut(shop)).toBe('factor-reset');
    const held = await payOut(shop);
    expect([held.status, held.body.code]).toEqual([409, 'payout.factor-reset']);
    expect(Math.round((Date.parse(held.body.heldUntil) - Date.now()) / HOUR_MS)).toBe(24);
    const owner = await signIn(shop.owner);
    const { body } = await owner.get<{ leftOut: string }>('/api/vendors/me/payouts/next');
    expect(body.leftOut).toBe('factor-reset');
    await aDayLater(shop.owner);
    expect(await leftOut(shop)).toBeNull();
    expect((await payOut(shop)).status).toBe(201);
  });

  it('pay nothing out in a run, nor what was asked for before', async () => {
    const [shop, other] = [await payee(80_000), await payee()];
    const { approvalId } = (await payOut(shop, admin.client, 60_000)).body;
    await resetByMail(shop.owner);
    const second = await world.admin();
    const approved = await second.client.post(`/api/admin/approvals/${approvalId}/approve`);
    expect(approved.body.code).toBe('payout.factor-reset');
    const { body } = await admin.client.post<Run>('/api/admin/payout-runs', { day: nepalDay(new Date()) });
    const paid = body.runLines.map(({ vendor }) => vendor.id);
    expect([paid.includes(shop.id), paid.includes(other.id)]).toEqual([false, true]);
    await confirm(admin.client, body);
  });

  it('outlast the owner’s leaving, and hold nothing when staff reset theirs', async () => {
    const shop = await payee();
    await resetByMail(await world.staff(shop, 'manager'));
    expect(await leftOut(shop)).toBeNull();
    const partner = await world.staff(shop, 'manager');
    await query(`UPDATE staff_members SET role = 'owner' WHERE user_id = $1`, [partner.id]);
    await resetByMail(partner);
    await query('DELETE FROM staff_members WHERE user_id = $1', [partner.id]);
    expect(await leftOut(shop)).toBe('factor-reset');
  });

  it('let an admin record, make, confirm and approve no payout; another admin may', async () => {
    const lost = await world.admin();
    const [shop, large] = [await payee(), await payee(80_000)];
    const { approvalId } = (await payOut(large, admin.client, 60_000)).body;
    await addFactor(lost);
    await admin.client.patch(`/api/admin/users/${lost.id}/reset-factors`, { reason: 'Lost on a bus.' });
    const client = await signIn(lost);
    const approve = (by: ApiClient) => by.post(`/api/admin/approvals/${approvalId}/approve`);
    const day = nepalDay(new Date(Date.now() + 24 * HOUR_MS));
    expect((await payOut(shop, client)).body.code).toBe(RECENTLY);
    expect((await approve(client)).body.code).toBe(RECENTLY);
    expect((await client.post('/api/admin/payout-runs', { day })).body.code).toBe(RECENTLY);
    await query("UPDATE payout_accounts SET held_until = now() + interval '1 day' WHERE vendor_id <> $1", [
      shop.id,
    ]);
    const { body: run } = await admin.client.post<Run>('/api/admin/payout-runs', { day });
    const rejected = await confirm(client, run);
    expect([rejected.status, rejected.body.code]).toEqual([403, RECENTLY]);
    expect((await confirm(admin.client, run)).status).toBe(200);
    await query('UPDATE payout_accounts SET held_until = now() WHERE vendor_id = $1', [large.id]);
    await aDayLater(lost);
    expect((await approve(client)).status).toBe(200);
  });

  const confirm = (client: ApiClient, run: Run) =>
    client.post<Run>(`/api/admin/payout-runs/${run.id}/confirm`, {
      references: run.runLines.map(({ id }) => ({ line: id, reference: `NB-RUN-${++references}` })),
    });
});
