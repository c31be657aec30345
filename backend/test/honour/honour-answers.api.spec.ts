import { type Business, type Person } from '../support/world.js';
import { mailsTo } from '../support/mails.js';
import { DAY, Honour, HOUR } from './honour.fixture.js';

interface Answered {
  answer: string | null;
  askUntil: string;
  code: string;
}

describe('the question whether a business gave the deal', () => {
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
    dealId = await honour.world.deal(shop);
    customer = await honour.customer();
  });

  const answer = (person: Person, passId: string, given: string) =>
    person.client.put<Answered>(`/api/redemptions/${passId}/honour`, { answer: given });
  const questions = async (person: Person) =>
    (await person.client.get<{ passId: string }[]>('/api/honour/questions')).body.map(({ passId }) => passId);
  const tokenOf = async (person: Person): Promise<string> => {
    await honour.running.deliverEvents();
    await honour.later(2 * HOUR + 60_000);
    await honour.running.deliverEvents();
    await honour.running.deliverEvents();
    const mail = (await mailsTo(person.email)).findLast((text) => text.includes('/honour?token='));
    return /honour\?token=([\w.-]+)/.exec(mail ?? '')?.[1] ?? '';
  };

  it('is open for 7 days, shown with the pass, and answered with one call (HN1, HN2)', async () => {
    const passId = await honour.used(shop, customer, dealId);
    expect(await questions(customer)).toEqual([passId]);
    const { status, body } = await answer(customer, passId, 'yes');
    expect([status, body.answer]).toEqual([200, 'yes']);
    expect(await questions(customer)).toEqual([]);
    const pass = await customer.client.get<{ honour: Answered }>(`/api/redemptions/${passId}`);
    expect(pass.body.honour).toEqual({ answer: 'yes', askUntil: expect.any(String), caseId: null });
    await honour.later(6 * DAY);
    expect((await answer(customer, passId, 'no')).body.answer).toBe('no');
    await honour.later(2 * DAY);
    expect((await answer(customer, passId, 'yes')).body.code).toBe('honour.closed');
  });

  it('is put off until the next day by "later" (HN1)', async () => {
    const passId = await honour.used(shop, customer, dealId);
    expect((await answer(customer, passId, 'later')).body.answer).toBeNull();
    expect(await questions(customer)).toEqual([]);
    await honour.later(25 * HOUR);
    expect(await questions(customer)).toEqual([passId]);
    await honour.later(7 * DAY);
    expect(await questions(customer)).toEqual([]);
    expect((await answer(customer, passId, 'yes')).body.code).toBe('honour.closed');
  });

  it('is not asked about open codes, earlier uses, codes of others and by people of the business (HN1, HN3)', async () => {
    const { body: open } = await customer.client.post<{ id: string }>('/api/redemptions', { dealId });
    expect((await answer(customer, open.id, 'yes')).body.code).toBe('honour.not-used');
    const passId = await honour
      .used(await honour.world.business(), customer, await honour.world.deal(shop))
      .catch(() => honour.used(shop, customer, dealId));
    await honour.running.database.query('UPDATE passes SET honour_until = NULL WHERE public_id = $1', [
      passId,
    ]);
    expect((await answer(customer, passId, 'yes')).body.code).toBe('honour.closed');
    expect((await answer(await honour.customer(), passId, 'yes')).status).toBe(404);
    expect((await answer(customer, passId, 'maybe')).status).toBe(400);
    const guest = await honour.customer();
    const used = await honour.used(shop, guest, dealId);
    await honour.running.database.query(
      `INSERT INTO staff_members (user_id, vendor_id, role) VALUES ($1, $2, 'counter')`,
      [guest.id, shop.id],
    );
    expect((await answer(guest, used, 'yes')).body.code).toBe('honour.excluded');
    expect(await questions(guest)).toEqual([]);
  });

  it('is mailed two hours after the use, once, with a link for each answer (HN4)', async () => {
    const passId = await honour.used(shop, customer, dealId);
    const token = await tokenOf(customer);
    const asked = async () =>
      (await mailsTo(customer.email)).filter((text) => text.includes('/honour?token=')).length;
    expect([token.startsWith(passId), await asked()]).toEqual([true, 1]);
    const mail = (await mailsTo(customer.email)).at(-1);
    for (const one of ['yes', 'partly', 'no']) expect(mail).toContain(`${token}&answer=${one}`);
    await honour.later(3 * HOUR);
    await honour.running.deliverEvents();
    expect(await asked()).toBe(1);
    const quick = await honour.customer();
    await answer(quick, await honour.used(shop, quick, dealId), 'yes');
    expect(await tokenOf(quick)).toBe('');
  });

  it('is answered from the mail without signing in; a GET stores nothing (HN4)', async () => {
    const passId = await honour.used(shop, customer, dealId);
    const token = await tokenOf(customer);
    const visitor = honour.running.client();
    const path = `/api/honour/answer?token=${token}`;
    const shown = await visitor.get(path);
    expect(shown.body).toEqual({
      id: passId,
      dealTitle: 'Two plates of momo',
      dealTitleNe: null,
      businessName: expect.any(String),
      businessNameNe: null,
      answer: null,
    });
    expect(await questions(customer)).toEqual([passId]);
    const given = await visitor.post<Answered>('/api/honour/answer', { token, answer: 'partly' });
    expect([given.status, given.body.answer]).toEqual([200, 'partly']);
    expect(await questions(customer)).toEqual([]);
    for (const wrong of [`${token}x`, token.replace(/^./, 'f'), 'x'])
      expect((await visitor.get<Answered>(`/api/honour/answer?token=${wrong}`)).body.code).toBe(
        'honour.link-expired',
      );
    expect((await visitor.post('/api/honour/answer', { token, answer: 'later' })).status).toBe(400);
    const answered = async (wanted: string, headers = {}) => {
      const form = { token, answer: wanted };
      const { status, body } = await visitor.post<Answered>('/api/honour/answer', form, headers);
      return [status, body.answer];
    };
    const key = { 'Idempotency-Key': passId };
    expect(await answered('no', key)).toEqual([200, 'no']);
    expect(await answered('yes')).toEqual([200, 'yes']);
    // The repetition shows the present answer and changes nothing.
    expect(await answered('no', key)).toEqual([200, 'yes']);
    expect((await answered('partly', key))[0]).toBe(422);
    await honour.later(15 * DAY);
    expect((await visitor.get<Answered>(path)).body.code).toBe('honour.link-expired');
  });
});
