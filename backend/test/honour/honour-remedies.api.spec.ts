import { enterAccount, owe } from '../support/money/payees.js';
import { type Business, type Person } from '../support/world.js';
import { ledgerErrors } from '../../src/ledger/ledger-errors.js';
import { type CaseBody, DAY, Honour, HOUR } from './honour.fixture.js';

/** What a case gives, for codes bought in advance. */
describe('the remedy of a case', () => {
  let honour: Honour;
  let shop: Business;
  let customer: Person;
  let dealId: number;

  beforeAll(async () => {
    honour = await Honour.start();
  });

  afterAll(() => honour.stop());

  beforeEach(async () => {
    honour.resetClock();
    shop = await honour.world.business();
    dealId = await honour.world.deal(shop, { sale_mode: 'prepaid', points_earned: 0 });
    customer = await honour.customer();
  });

  const accept = (code: string) => shop.owner.client.post('/api/counter/accept', { code });
  const refunds = async () =>
    (
      await honour.running.database.query<{ rupees: number; state: string }>(
        `SELECT (r.paisa / 100)::int AS rupees, r.state FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.user_id = $1`,
        [customer.id],
      )
    ).rows;
  const offered = async (passId: string, more: object, answer: object): Promise<CaseBody> => {
    const { body } = await honour.open(customer, passId, { reason: 'gave-less', paid: undefined, ...more });
    expect(body.state).toBe('waiting-for-shop');
    const { status, text } = await honour.step(shop.owner, body.id, 'answer', answer);
    if (status !== 200) throw new Error(text);
    return (await honour.step(customer, body.id, 'accept-offer')).body;
  };

  it('refunds a used code, charged to the balance of the business (HN7)', async () => {
    const pass = await honour.bought(customer, dealId);
    await accept(pass.code);
    expect(await honour.figures(shop, customer)).toMatchObject({ owed: 50_000 });
    const { body: one } = await honour.open(customer, pass.id, { reason: 'gave-less', paid: undefined });
    expect(one.mostAmount).toBe(500);
    expect(await honour.figures(shop, customer)).toMatchObject({ owed: 50_000, held: 50_000 });
    await honour.step(shop.owner, one.id, 'answer', { answer: 'pay-back', amount: 200 });
    const { body } = await honour.step(customer, one.id, 'accept-offer');
    expect(body.remedy).toEqual({ kind: 'pay-back', amount: 200, passId: null });
    expect(await honour.figures(shop, customer)).toMatchObject({ owed: 30_000, held: 0, points: 0 });
    await honour.setup.reconcile();
    expect(await refunds()).toEqual([{ rupees: 200, state: 'completed' }]);
    expect(await ledgerErrors(honour.running.database)).toEqual([]);
  });

  it('gives a used code again without a price, and the business is owed the first use only (HN7)', async () => {
    const pass = await honour.bought(customer, dealId);
    await accept(pass.code);
    const { remedy } = await offered(pass.id, { wants: 'again' }, { answer: 'again' });
    const again = await customer.client.get<{ code: string; isBought: boolean }>(
      `/api/redemptions/${remedy?.passId}`,
    );
    expect(again.body).toMatchObject({ state: 'issued', isBought: false, deal: { sumToPay: 0 } });
    expect((await accept(again.body.code)).body).toMatchObject({ state: 'redeemed', amount: 0 });
    expect(await honour.figures(shop, customer)).toMatchObject({ owed: 50_000 });
    expect(await ledgerErrors(honour.running.database)).toEqual([]);
  });

  it('refunds a refused code in full, and it cannot be used any more (HN7)', async () => {
    const pass = await honour.bought(customer, dealId);
    const { body: one } = await honour.open(customer, pass.id, { reason: 'refused', paid: undefined });
    const part = await honour.step(shop.owner, one.id, 'answer', { answer: 'pay-back', amount: 100 });
    expect(part.body.code).toBe('case.remedy-not-possible');
    await honour.step(shop.owner, one.id, 'answer', { answer: 'pay-back' });
    expect((await honour.step(customer, one.id, 'accept-offer')).body.remedy?.amount).toBe(500);
    await honour.setup.reconcile();
    expect(await refunds()).toEqual([{ rupees: 500, state: 'completed' }]);
    expect((await accept(pass.code)).status).toBe(410);
    expect(await honour.figures(shop, customer)).toMatchObject({ owed: 0, held: 0 });
  });

  it('makes a refused code that was bought valid for 30 days more (HN7)', async () => {
    const pass = await honour.bought(customer, dealId);
    await honour.running.database.query(
      `UPDATE passes SET issued_at = now() - interval '2 days', expires_at = now() - interval '1 hour' WHERE public_id = $1`,
      [pass.id],
    );
    const { remedy } = await offered(pass.id, { reason: 'refused', wants: 'again' }, { answer: 'again' });
    expect(remedy?.passId).toBe(pass.id);
    expect((await accept(pass.code)).body).toMatchObject({ state: 'redeemed' });
    expect(await honour.figures(shop, customer)).toMatchObject({ owed: 50_000 });
  });

  it('is outside of the limits of the deal (HN7)', async () => {
    shop = await honour.world.business();
    dealId = await honour.world.deal(shop, { redemption_limit: 1, total_limit: 1, points_earned: 0 });
    const passId = await honour.used(shop, customer, dealId);
    const { remedy } = await offered(passId, { wants: 'again' }, { answer: 'again' });
    const { rows } = await honour.running.database.query(
      'SELECT taken FROM deal_capacities WHERE deal_id = $1',
      [dealId],
    );
    expect(rows).toEqual([{ taken: 1 }]);
    const again = await customer.client.get<{ code: string }>(`/api/redemptions/${remedy?.passId}`);
    expect((await accept(again.body.code)).body).toMatchObject({ state: 'redeemed' });
  });

  it('above Rs. 50,000 needs a second admin (HN7, Y8)', async () => {
    dealId = await honour.world.deal(shop, {
      sale_mode: 'prepaid',
      points_earned: 0,
      original_price: 90_000,
      discounted_price: 60_000,
    });
    const pass = await honour.bought(customer, dealId);
    await accept(pass.code);
    const { body: one } = await honour.open(customer, pass.id, { reason: 'gave-less', paid: undefined });
    await honour.step(shop.owner, one.id, 'answer', { answer: 'disagree' });
    const decision = { for: 'customer', remedy: 'pay-back', reason: 'Nothing was given.' };
    expect((await honour.step(honour.admin, one.id, 'decide', decision)).body.state).toBe('with-admin');
    expect((await honour.step(honour.secondAdmin, one.id, 'decide', decision)).body.code).toBe(
      'approval.pending',
    );
    const owner = await honour.world.admin();
    const { body: waiting } = await owner.client.get<{ id: string; kind: string }[]>('/api/admin/approvals');
    const approval = waiting.find(({ kind }) => kind === 'honour-decision');
    await honour.running.database.query(`UPDATE sessions SET stepped_up_at = now() WHERE user_id = $1`, [
      owner.id,
    ]);
    const approved = await owner.client.post(`/api/admin/approvals/${approval?.id}/approve`, {});
    expect(approved.status).toBeLessThan(300);
    expect((await honour.read(customer, one.id)).body.state).toBe('decided');
    await honour.later(7 * DAY + HOUR);
    expect((await honour.read(customer, one.id)).body.remedy).toMatchObject({ amount: 60_000 });
  });

  it('is held back from single payouts too, and from an offer or decision on (HN8)', async () => {
    const pass = await honour.bought(customer, dealId);
    await accept(pass.code);
    expect(await honour.figures(shop, customer)).toMatchObject({ owed: 50_000 });
    await enterAccount(honour.running.database, shop);
    const more = { wants: 'again', reason: 'gave-less', paid: undefined };
    const { body: one } = await honour.open(customer, pass.id, more);
    await honour.step(shop.owner, one.id, 'answer', { answer: 'pay-back', amount: 200 });
    expect(await honour.figures(shop, customer)).toMatchObject({ held: 20_000 });
    await honour.step(customer, one.id, 'refuse-offer');
    const decision = { for: 'customer', remedy: 'pay-back', amount: 400, reason: 'A part was missing.' };
    await honour.step(honour.admin, one.id, 'decide', decision);
    expect(await honour.figures(shop, customer)).toMatchObject({ held: 40_000 });
    const finance = await honour.world.admin('finance');
    await honour.running.database.query(`UPDATE sessions SET stepped_up_at = now() WHERE user_id = $1`, [
      finance.id,
    ]);
    const pay = (amount: number) =>
      finance.client.post<{ code: string; owed: number }>(`/api/admin/vendors/${shop.id}/payouts`, {
        amount,
        reference: `HN8-${amount}`,
      });
    expect((await pay(101)).body).toMatchObject({ code: 'payout.too-large', owed: 100 });
    expect((await pay(100)).status).toBe(201);
    await honour.later(7 * DAY + HOUR);
    expect(await honour.figures(shop, customer)).toMatchObject({ owed: 0, held: 0 });
  });

  it('is held back from payouts while the case is open (HN8)', async () => {
    const pass = await honour.bought(customer, dealId);
    await accept(pass.code);
    await owe(honour.running.database, shop, 2_000);
    await enterAccount(honour.running.database, shop);
    const next = async () =>
      (await shop.owner.client.get<{ amount: number }>('/api/vendors/me/payouts/next')).body.amount;
    // The use of today is paid with the next payout on some weekdays, and with the one after on others.
    const paid = await next();
    const { body: one } = await honour.open(customer, pass.id, { reason: 'gave-less', paid: undefined });
    expect(await next()).toBe(paid - 500);
    await honour.step(customer, one.id, 'withdraw');
    expect(await next()).toBe(paid);
  });
});
