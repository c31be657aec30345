import { jest } from '@jest/globals';
import { RepeatedPasses } from '../../src/modules/redemptions/index.js';
import { ledgerErrors } from '../../src/ledger/ledger-errors.js';
import { type Business, type Person } from '../support/world.js';
import { type CaseBody, Honour, HOUR } from './honour.fixture.js';

/** What else happens to a code while its case is open. */
describe('a code with an open case', () => {
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

  afterEach(() => {
    jest.restoreAllMocks();
    honour.mockClock();
  });

  const accept = (code: string) => shop.owner.client.post<{ id: string }>('/api/counter/accept', { code });
  const giveBack = async () => {
    const { body } = await customer.client.get<{ id: string }[]>('/api/orders');
    const answer = await customer.client.post(`/api/orders/${body[0]?.id}/refunds`);
    if (answer.status >= 300) throw new Error(answer.text);
  };
  const refunded = async (): Promise<number> =>
    (
      await honour.running.database.query<{ rupees: number }>(
        `SELECT coalesce(sum(r.paisa) / 100, 0)::int AS rupees FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.user_id = $1`,
        [customer.id],
      )
    ).rows[0]?.rupees ?? -1;
  const taken = async (): Promise<number> =>
    (
      await honour.running.database.query<{ taken: number }>(
        'SELECT taken FROM deal_capacities WHERE deal_id = $1',
        [dealId],
      )
    ).rows[0]?.taken ?? -1;
  const refused = async (passId: string, answer: 'again' | 'pay-back'): Promise<CaseBody> => {
    const { body } = await honour.open(customer, passId, { reason: 'refused', paid: undefined });
    expect((await honour.step(shop.owner, body.id, 'answer', { answer })).status).toBe(200);
    return body;
  };

  it.each(['again', 'pay-back'] as const)(
    'is given back by the customer: the offer %s ends without a remedy, and delays no other case (HN7)',
    async (answer) => {
      const pass = await honour.bought(customer, dealId);
      const one = await refused(pass.id, answer);
      const other = await honour.customer('Bina');
      const counterDeal = await honour.world.deal(shop);
      const { body: second } = await honour.open(other, await honour.used(shop, other, counterDeal));
      await honour.later(2 * HOUR);
      await giveBack();
      const before = await taken();
      const accepted = await honour.step(customer, one.id, 'accept-offer');
      expect([accepted.status, accepted.body.code]).toEqual([409, 'case.remedy-not-possible']);
      await honour.later(49 * HOUR);
      expect((await honour.read(customer, one.id)).body).toMatchObject({ state: 'settled', remedy: null });
      expect((await honour.read(other, second.id)).body.state).toBe('with-admin');
      expect([await refunded(), await taken()]).toEqual([500, before]);
      expect(await ledgerErrors(honour.running.database)).toEqual([]);
    },
  );

  it.each(['again', 'pay-back'] as const)(
    'is used after all: the offer %s after its rejection gives nothing more (HN7)',
    async (answer) => {
      const pass = await honour.bought(customer, dealId);
      const one = await refused(pass.id, answer);
      await accept(pass.code);
      await honour.later(49 * HOUR);
      expect((await honour.read(customer, one.id)).body).toMatchObject({ state: 'settled', remedy: null });
      const { body: passes } = await customer.client.get<object[]>('/api/redemptions/me');
      expect([passes.length, await refunded()]).toEqual([1, 0]);
      expect(await honour.figures(shop, customer)).toMatchObject({ owed: 50_000, held: 0 });
    },
  );

  it('is used after all: an admin cannot decide a remedy for its rejection (HN7)', async () => {
    const pass = await honour.bought(customer, dealId);
    const { body: one } = await honour.open(customer, pass.id, { reason: 'refused', paid: undefined });
    await honour.step(shop.owner, one.id, 'answer', { answer: 'disagree' });
    await accept(pass.code);
    const decision = { for: 'customer', remedy: 'pay-back', reason: 'It was refused.' };
    const { status, body } = await honour.step(honour.admin, one.id, 'decide', decision);
    expect([status, body.code]).toEqual([409, 'case.remedy-not-possible']);
  });

  it('cannot be taken back at the counter, so that it is not refunded twice (HN7, P6)', async () => {
    const pass = await honour.bought(customer, dealId);
    await accept(pass.code);
    const { body: one } = await honour.open(customer, pass.id, { reason: 'gave-less', paid: undefined });
    const takeBack = () =>
      shop.owner.client.post<{ code: string }>(`/api/redemptions/${pass.id}/void`, { reason: 'By mistake.' });
    expect((await takeBack()).body.code).toBe('pass.with-case');
    await honour.step(shop.owner, one.id, 'answer', { answer: 'pay-back' });
    await honour.step(customer, one.id, 'accept-offer');
    expect((await takeBack()).body.code).toBe('pass.with-case');
    expect(await refunded()).toBe(500);
    expect(await ledgerErrors(honour.running.database)).toEqual([]);
  });

  it('whose remedy fails delays no other case (HN6)', async () => {
    const counterDeal = await honour.world.deal(shop);
    const { body: one } = await honour.open(customer, await honour.used(shop, customer, counterDeal));
    await honour.step(shop.owner, one.id, 'answer', { answer: 'again' });
    const other = await honour.customer('Bina');
    const { body: second } = await honour.open(other, await honour.used(shop, other, counterDeal));
    jest.spyOn(honour.running.app.get(RepeatedPasses), 'issue').mockRejectedValue(new Error('No pass.'));
    await honour.later(49 * HOUR);
    expect((await honour.read(other, second.id)).body.state).toBe('with-admin');
    expect((await honour.read(customer, one.id)).body.state).toBe('waiting-for-customer');
    jest.restoreAllMocks();
    honour.mockClock();
    await honour.later(2 * HOUR);
    expect((await honour.read(customer, one.id)).body).toMatchObject({ state: 'settled' });
  });

  it('is not written about by admins who only read cases (HN5)', async () => {
    const counterDeal = await honour.world.deal(shop);
    const { body: one } = await honour.open(customer, await honour.used(shop, customer, counterDeal));
    const support = await honour.world.admin('support');
    expect((await honour.read(support, one.id)).body.allowed).toEqual([]);
    const message = await honour.step(support, one.id, 'messages', { text: 'I decide about this.' });
    expect([message.status, message.body.code]).toEqual([403, 'case.not-yours']);
    expect((await honour.step(honour.admin, one.id, 'messages', { text: 'We look at it.' })).status).toBe(
      200,
    );
  });
});
