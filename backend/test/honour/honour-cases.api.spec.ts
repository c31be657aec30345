import { type Business, type Person } from '../support/world.js';
import { DAY, Honour, HOUR } from './honour.fixture.js';

describe('a case about a code that was not honoured', () => {
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
    dealId = await honour.world.deal(shop, { points_earned: 0 });
    customer = await honour.customer();
  });

  /** A case about Rs. 200 that were charged above the price. */
  const opened = async () => {
    const passId = await honour.used(shop, customer, dealId, 700);
    const { status, body } = await honour.open(customer, passId);
    expect(status).toBe(201);
    return body;
  };

  it('opens with due time, sums and history, and holds the sum back (HN5)', async () => {
    const one = await opened();
    expect(one).toMatchObject({
      state: 'waiting-for-shop',
      dueBy: 'business',
      part: 'customer',
      promised: 500,
      paid: 700,
      mostAmount: 200,
      allowed: ['message', 'withdraw'],
      history: [{ kind: 'opened', by: 'customer' }],
      messages: [{ text: 'They asked for more.' }],
    });
    expect(new Date(one.dueAt as string).getTime()).toBeGreaterThan(Date.now() + 47 * HOUR);
    const seen = (await honour.read(shop.owner, one.id)).body;
    expect(seen).toMatchObject({ part: 'business', customer: 'Aarati S.', allowed: ['answer', 'message'] });
    expect(await honour.figures(shop, customer)).toMatchObject({ held: 20_000 });
  });

  it('is settled by an accepted offer: points are charged to the business (HN7)', async () => {
    const { id } = await opened();
    const offered = await honour.step(shop.owner, id, 'answer', { answer: 'pay-back', text: 'Sorry.' });
    expect(offered.body).toMatchObject({
      state: 'waiting-for-customer',
      offer: { kind: 'pay-back', amount: 200 },
    });
    const { body } = await honour.step(customer, id, 'accept-offer');
    expect(body).toMatchObject({ state: 'settled', remedy: { kind: 'pay-back', amount: 200 }, allowed: [] });
    expect(await honour.figures(shop, customer)).toMatchObject({ held: 0, points: 2_000, owed: -20_000 });
  });

  it('is settled by silence after an offer to give it again (HN6, HN7)', async () => {
    const { id } = await opened();
    await honour.step(shop.owner, id, 'answer', { answer: 'again' });
    await honour.later(49 * HOUR);
    const { body } = await honour.read(customer, id);
    expect(body).toMatchObject({ state: 'settled', remedy: { kind: 'again' } });
    const pass = await customer.client.get<{ state: string; code: string }>(
      `/api/redemptions/${body.remedy?.passId}`,
    );
    expect(pass.body).toMatchObject({ state: 'issued', deal: { sumToPay: 0 } });
    honour.resetClock();
    const used = await shop.owner.client.post('/api/counter/accept', { code: pass.body.code });
    expect(used.body).toMatchObject({ state: 'redeemed', amount: 0, points: 0 });
    expect((await honour.read(shop.owner, id)).body.remedy?.passId).toBeNull();
  });

  it('goes to an admin when the offer is refused, and takes effect 7 days after the decision (HN6)', async () => {
    const { id } = await opened();
    await honour.step(shop.owner, id, 'answer', { answer: 'pay-back', amount: 50 });
    const refused = await honour.step(customer, id, 'refuse-offer');
    expect(refused.body).toMatchObject({ state: 'with-admin', dueBy: 'admin' });
    const decided = await honour.step(honour.admin, id, 'decide', {
      for: 'customer',
      remedy: 'pay-back',
      reason: 'The bill shows it.',
    });
    expect(decided.body).toMatchObject({
      state: 'decided',
      decision: { for: 'customer', isFinal: false },
      remedy: null,
    });
    expect(await honour.figures(shop, customer)).toMatchObject({ points: 0, held: 20_000 });
    await honour.later(7 * DAY + HOUR);
    expect((await honour.read(customer, id)).body).toMatchObject({
      decision: { isFinal: true },
      remedy: { kind: 'pay-back', amount: 200 },
    });
    expect(await honour.figures(shop, customer)).toMatchObject({ points: 2_000, held: 0, owed: -20_000 });
  });

  it('is decided by another admin at the second look, once, at once (HN6)', async () => {
    const { id } = await opened();
    await honour.step(shop.owner, id, 'answer', { answer: 'disagree', text: 'Two plates were served.' });
    await honour.step(honour.admin, id, 'decide', { for: 'business', reason: 'Two plates.' });
    const looked = await honour.step(customer, id, 'second-look', { reason: 'See the bill.' });
    expect(looked.body).toMatchObject({ state: 'second-look', dueBy: 'admin' });
    expect(
      (await honour.step(honour.admin, id, 'decide', { for: 'business', reason: 'Again.' })).body.code,
    ).toBe('case.not-yours');
    const { body } = await honour.step(honour.secondAdmin, id, 'decide', {
      for: 'customer',
      remedy: 'pay-back',
      reason: 'The bill shows it.',
    });
    expect(body).toMatchObject({
      state: 'decided',
      decision: { isSecond: true, isFinal: true },
      remedy: { amount: 200 },
    });
    const again = await honour.step(shop.owner, id, 'second-look', { reason: 'No.' });
    expect(again.body.code).toBe('case.second-look-exists');
  });

  it('goes to an admin without an answer in time, and with a suspended business (HN6)', async () => {
    const { id } = await opened();
    await honour.later(49 * HOUR);
    expect((await honour.read(customer, id)).body).toMatchObject({
      state: 'with-admin',
      history: [{ kind: 'opened' }, { kind: 'unanswered', by: 'deadline' }],
    });
    expect((await honour.step(shop.owner, id, 'answer', { answer: 'again' })).body).toMatchObject({
      code: 'case.state',
      state: 'with-admin',
    });
    honour.resetClock();
    shop = await honour.world.business();
    dealId = await honour.world.deal(shop);
    const second = await opened();
    const owner = await honour.world.admin();
    await owner.client.patch(`/api/admin/vendors/${shop.id}/suspend`, { reason: 'Complaints.' });
    await honour.running.deliverEvents();
    expect((await honour.read(customer, second.id)).body).toMatchObject({ state: 'with-admin' });
  });

  it('has the times that an admin set; an open state keeps its due time (HN6)', async () => {
    const before = await opened();
    const owner = await honour.world.admin();
    const set = async (answerHours: number, decisionDays: number, secondLookDays: number) => {
      const wanted = { answerHours, decisionDays, secondLookDays };
      const { body } = await owner.client.get<{ key: string; version: number }[]>('/api/admin/settings');
      const changes = Object.entries(wanted).map(([name, value]) => {
        const key = `honour.${name}`;
        return { key, value, version: body.find((one) => one.key === key)?.version };
      });
      expect((await owner.client.patch('/api/admin/settings', { changes })).status).toBe(200);
    };
    const hoursLeft = ({ dueAt }: { dueAt: string | null }): number =>
      Math.round((new Date(dueAt ?? 0).getTime() - Date.now()) / HOUR);
    await set(24, 3, 2);
    expect(hoursLeft((await honour.read(customer, before.id)).body)).toBe(48);
    const { id, dueAt } = await opened();
    expect(hoursLeft({ dueAt })).toBe(24);
    await honour.step(shop.owner, id, 'answer', { answer: 'disagree' });
    expect(hoursLeft((await honour.read(customer, id)).body)).toBe(72);
    await honour.step(honour.admin, id, 'decide', { for: 'business', reason: 'As served.' });
    expect(hoursLeft((await honour.read(customer, id)).body)).toBe(48);
    await set(48, 5, 7);
  });

  it('can be withdrawn by its customer alone (HN6)', async () => {
    const { id } = await opened();
    expect((await honour.step(shop.owner, id, 'withdraw')).body.code).toBe('case.not-yours');
    expect((await honour.step(customer, id, 'withdraw')).body).toMatchObject({
      state: 'withdrawn',
      allowed: [],
    });
    expect((await honour.step(customer, id, 'withdraw')).body.code).toBe('case.state');
    expect(await honour.figures(shop, customer)).toMatchObject({ held: 0 });
  });

  it('is open to its parts only (HN5)', async () => {
    const { id } = await opened();
    const [stranger, other] = [await honour.customer('Bikash'), await honour.world.business()];
    const counter = await honour.world.staff(shop);
    for (const person of [stranger, other.owner, counter])
      expect((await honour.read(person, id)).body.code).toBe('case.not-found');
    const support = await honour.world.admin('support');
    expect((await honour.read(support, id)).body).toMatchObject({ part: 'admin', allowed: [] });
    const decision = { for: 'business', reason: 'No right.' };
    expect((await honour.step(support, id, 'decide', decision)).body.code).toBe('admin.right-missing');
    expect((await honour.open(customer, id)).status).toBe(404);
  });

  it('has one winner of concurrent steps (HN6)', async () => {
    const { id } = await opened();
    const answers = await Promise.all([
      honour.step(shop.owner, id, 'answer', { answer: 'again' }),
      honour.step(shop.owner, id, 'answer', { answer: 'disagree' }),
      honour.step(shop.owner, id, 'answer', { answer: 'pay-back' }),
      honour.step(customer, id, 'withdraw'),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    const states = (await honour.read(customer, id)).body.history.filter(({ kind }) => kind !== 'opened');
    expect(states).toHaveLength(answers.filter(({ status }) => status === 200).length);
    expect(answers.slice(0, 3).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  it('rejects bad bodies, and a second case about a code', async () => {
    const passId = await honour.used(shop, customer, dealId);
    for (const more of [{ reason: 'rude' }, { wants: 'all' }, { paid: -1 }, { photoIds: ['x'] }])
      expect((await honour.open(customer, passId, more)).status).toBe(400);
    expect((await honour.open(customer, passId)).status).toBe(201);
    expect((await honour.open(customer, passId)).body.code).toBe('case.exists');
  });

  it('about a rejected code is one per business and two a month (HN5)', async () => {
    const refusedAt = async (at: Business) => {
      const id = await honour.world.deal(at);
      return (await customer.client.post<{ id: string }>('/api/redemptions', { dealId: id })).body.id;
    };
    const report = (passId: string) =>
      honour.open(customer, passId, { reason: 'refused', wants: 'again', paid: undefined });
    const first = await report(await refusedAt(shop));
    expect(first.body).toMatchObject({ isRefusal: true, mostAmount: 0, paid: null });
    expect((await report(await refusedAt(shop))).body.code).toBe('case.exists');
    expect((await report(await refusedAt(await honour.world.business()))).status).toBe(201);
    expect((await report(await refusedAt(await honour.world.business()))).body.code).toBe('case.too-many');
    const settled = await honour.step(shop.owner, first.body.id, 'answer', { answer: 'again' });
    expect(settled.status).toBe(200);
    const { body } = await honour.step(customer, first.body.id, 'accept-offer');
    const pass = await customer.client.get(`/api/redemptions/${body.remedy?.passId}`);
    expect(pass.body).toMatchObject({ state: 'issued', deal: { sumToPay: 500 } });
  });
});
