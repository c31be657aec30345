import { nepalDay, nepalWeekday } from '../../src/common/time/nepal-day.js';
import { PaymentSetup, type PaymentSummary } from '../support/money/payment-setup.js';
import { type Business, type Person, World } from '../support/world.js';

interface Shown {
  code: string;
  charge: number;
  minimumBill: number | null;
  weekdays: number[] | null;
  branches: string[] | null;
  refusal: { code: string } | null;
  points: number;
}
interface OwnPass {
  id: string;
  code: string;
  deal: { discountedPrice: number; originalPrice: number; pointsEarned: number };
}

describe('the terms of a pass (P10)', () => {
  let setup: PaymentSetup;
  let world: World;
  let shop: Business;
  let admin: Person;

  beforeAll(async () => {
    setup = await PaymentSetup.start();
    world = new World(setup.running.database, setup.running.url);
    await world.catalog();
    shop = await world.business();
    admin = await world.admin();
  });

  afterAll(() => setup.stop());

  const otherDay = (nepalWeekday(new Date()) + 3) % 7;
  const CHANGES = {
    weekdays: [otherDay],
    hoursFrom: '03:00',
    hoursUntil: '03:01',
    blackoutDates: [nepalDay(new Date())],
    minimumBill: 9_000,
    partySize: 8,
    pointsEarned: 40,
    discountValue: 'Buy 1 Get 1 Free',
    discountedPrice: 800,
  };

  const change = async (dealId: number, changes: object): Promise<void> => {
    const sent = await shop.owner.client.patch(`/api/deals/${dealId}`, changes);
    if (sent.status !== 200) throw new Error(sent.text);
    const { rows } = await setup.running.database.query<{ id: number }>(
      `SELECT id FROM deal_revisions WHERE deal_id = $1 AND status = 'pending'`,
      [dealId],
    );
    const approved = await admin.client.patch(`/api/admin/revisions/${rows[0]?.id}/approve`);
    if (approved.status !== 200) throw new Error(approved.text);
  };
  const issue = async (person: Person, dealId: number): Promise<OwnPass> =>
    (await person.client.post<OwnPass>('/api/redemptions', { dealId })).body;
  const lookUp = async (code: string): Promise<Shown> =>
    (await shop.owner.client.post<Shown>('/api/counter/lookup', { code })).body;
  const accept = (code: string, more: object = {}) =>
    shop.owner.client.post<Shown>('/api/counter/accept', { code, ...more });
  const own = async (person: Person, id: string): Promise<OwnPass> =>
    (await person.client.get<OwnPass>(`/api/redemptions/${id}`)).body;

  it('are those of its issue: a change of the deal counts for later passes', async () => {
    const [early, late] = [await world.person(), await world.person()];
    const dealId = await world.deal(shop, { branch_ids: [shop.branchId] });
    await world.secondBranch(shop);
    const before = await issue(early, dealId);
    await change(dealId, { ...CHANGES, branchIds: null });
    const after = await issue(late, dealId);
    expect((await own(early, before.id)).deal).toMatchObject({ discountedPrice: 500, pointsEarned: 10 });
    expect((await own(late, after.id)).deal).toMatchObject({ discountedPrice: 800, pointsEarned: 40 });
    expect(await lookUp(before.code)).toMatchObject({
      charge: 500,
      minimumBill: null,
      weekdays: null,
      branches: ['Thamel'],
      refusal: null,
    });
    expect(await lookUp(after.code)).toMatchObject({
      charge: 800,
      minimumBill: 9_000,
      weekdays: [otherDay],
      branches: null,
      refusal: { code: 'visit.wrong-weekday' },
    });
    expect((await accept(after.code)).body.code).toBe('visit.wrong-weekday');
    expect((await accept(before.code)).body.code).toBe('visit.branch-needed');
    const used = await accept(before.code, { branchId: shop.branchId, amount: 500 });
    expect([used.status, used.body.points]).toEqual([200, 10]);
  });

  it('of a bought one are those of its order, also of the one that takes its place after a void', async () => {
    const customer = await world.person();
    const dealId = await world.deal(shop, { sale_mode: 'prepaid' });
    const { body: order } = await customer.client.post<{ id: string }>('/api/orders', {
      items: [{ dealId, quantity: 1 }],
    });
    await change(dealId, CHANGES);
    const { body: payment } = await customer.client.post<PaymentSummary>(`/api/orders/${order.id}/payments`, {
      gateway: 'khalti',
    });
    await customer.client.post(
      `/api/payments/${payment.id}/confirm`,
      (await setup.choose(payment, 'pay')) ?? {},
    );
    const open = async (): Promise<OwnPass> =>
      (await customer.client.get<OwnPass[]>('/api/redemptions/me?state=issued')).body[0] as OwnPass;
    const first = await open();
    expect(await lookUp(first.code)).toMatchObject({ minimumBill: null, weekdays: null, refusal: null });
    const used = await accept(first.code);
    expect([used.status, used.body.points]).toEqual([200, 10]);
    await shop.owner.client.post(`/api/redemptions/${first.id}/void`, { reason: 'Wrong table' });
    const second = await open();
    expect(second.id).not.toBe(first.id);
    expect((await accept(second.code)).status).toBe(200);
  });

  it('of one from before are the deal’s', async () => {
    const customer = await world.person();
    const dealId = await world.deal(shop, { minimum_bill: 700 });
    const pass = await issue(customer, dealId);
    await setup.running.database.query('UPDATE passes SET terms = NULL WHERE public_id = $1', [pass.id]);
    expect(await lookUp(pass.code)).toMatchObject({ charge: 500, minimumBill: 700 });
  });

  it('are out in a number that the admin sees who decides about a change', async () => {
    const dealId = await world.deal(shop);
    const [open, used] = [await world.person(), await world.person()];
    await issue(open, dealId);
    await accept((await issue(used, dealId)).code);
    await shop.owner.client.patch(`/api/deals/${dealId}`, { minimumBill: 900 });
    const { body } = await admin.client.get<{ id: number; openCodes: number }[]>(
      `/api/admin/deals?status=pending&vendorId=${shop.id}`,
    );
    expect(body.find(({ id }) => id === dealId)?.openCodes).toBe(1);
  });
});
