import { type Business, type Person } from '../support/world.js';
import { ledgerErrors } from '../../src/ledger/ledger-errors.js';
import { Honour } from './honour.fixture.js';

/** What a business and a customer gain if they agree about cases. */
describe('remedies on credit', () => {
  let honour: Honour;
  let shop: Business;
  let friend: Person;

  beforeAll(async () => {
    honour = await Honour.start();
  });

  afterAll(() => honour.stop());

  beforeEach(async () => {
    shop = await honour.world.business();
    friend = await honour.customer();
  });

  /** A case about a use of a deal of its own, waiting for the shop. */
  const caseOf = async (more: object): Promise<string> => {
    const dealId = await honour.world.deal(shop, { points_earned: 0 });
    const passId = await honour.used(shop, friend, dealId);
    const { status, text, body } = await honour.open(friend, passId, { reason: 'gave-less', ...more });
    if (status !== 201) throw new Error(text);
    return body.id;
  };

  it('print no points: a business offers no more than it may owe (HN7)', async () => {
    const cases: string[] = [];
    for (const _ of [1, 2, 3]) cases.push(await caseOf({ paid: 5_000 }));
    const answers = await Promise.all(
      cases.map((id) => honour.step(shop.owner, id, 'answer', { answer: 'pay-back' })),
    );
    for (const id of cases) await honour.step(friend, id, 'accept-offer');
    expect(await honour.figures(shop, friend)).toMatchObject({ owed: -500_000, points: 50_000 });
    expect(answers.map(({ status, body }) => (status === 200 ? 200 : body.code)).sort()).toEqual([
      200,
      'case.remedy-too-large',
      'case.remedy-too-large',
    ]);
    expect(await ledgerErrors(honour.running.database)).toEqual([]);
  });

  it('are left to an admin above the bound, and are not those of unused money (HN7)', async () => {
    const most = await caseOf({ paid: 5_000 });
    await honour.step(shop.owner, most, 'answer', { answer: 'pay-back', amount: 4_900 });
    const beyond = await caseOf({ paid: 5_000 });
    const rejected = await honour.step(shop.owner, beyond, 'answer', { answer: 'pay-back', amount: 101 });
    expect([rejected.status, rejected.body]).toEqual([
      409,
      expect.objectContaining({ code: 'case.remedy-too-large', mostAmount: 100 }),
    ]);
    await honour.step(shop.owner, beyond, 'answer', { answer: 'disagree', text: 'We would pay it back.' });
    const decision = { for: 'customer', remedy: 'pay-back', amount: 5_000, reason: 'Both sides agree.' };
    expect((await honour.step(honour.admin, beyond, 'decide', decision)).body.state).toBe('decided');

    const dealId = await honour.world.deal(shop, { sale_mode: 'prepaid', points_earned: 0 });
    const refused = await honour.bought(friend, dealId);
    const { body: one } = await honour.open(friend, refused.id, { reason: 'refused', paid: undefined });
    expect((await honour.step(shop.owner, one.id, 'answer', { answer: 'pay-back' })).status).toBe(200);
  });

  it('of one order need a second admin together, also if decided in parts (HN7, Y8)', async () => {
    const dealId = await honour.world.deal(shop, {
      sale_mode: 'prepaid',
      points_earned: 0,
      original_price: 60_000,
      discounted_price: 40_000,
    });
    const cases: string[] = [];
    for (const pass of await honour.boughtTogether(friend, dealId, 3)) {
      await shop.owner.client.post('/api/counter/accept', { code: pass.code });
      const { body } = await honour.open(friend, pass.id, { reason: 'gave-less', paid: undefined });
      await honour.step(shop.owner, body.id, 'answer', { answer: 'disagree' });
      cases.push(body.id);
    }
    const decision = { for: 'customer', remedy: 'pay-back', reason: 'Nothing was given.' };
    const decided = await Promise.all(
      cases.map((id, n) => honour.step(n % 2 ? honour.admin : honour.secondAdmin, id, 'decide', decision)),
    );
    expect(decided.map(({ body }) => body.state).sort()).toEqual(['decided', 'with-admin', 'with-admin']);
  });
});
