import { nepalDay, nepalTime, nepalWeekday } from '../../src/common/time/nepal-day.js';
import { statementsDuring } from '../support/statements.js';
import { type Person } from '../support/world.js';
import {
  type Pass,
  running,
  world,
  shop,
  other,
  customer,
  issue,
  accept,
  pointsOf,
  newCustomer,
  setUp,
  tearDown,
} from './passes.fixture.js';

describe('acceptance of passes', () => {
  beforeAll(setUp);
  afterAll(tearDown);
  beforeEach(newCustomer);

  describe('the counter', () => {
    it('looks a code up without using it, and learns no more than it needs', async () => {
      const pass = await issue(await world.deal(shop));
      const { body, text } = await shop.owner.client.post('/api/counter/lookup', { code: pass.qrCode });
      expect(body).toMatchObject({
        id: pass.id,
        code: pass.code,
        state: 'issued',
        customer: 'Aarati S.',
        charge: 500,
        saves: 500,
        badge: 'Buy 1 Get 1 Free',
        discountType: 'buyXgetY',
        discountValue: 'Buy 1 Get 1 Free',
        refusal: null,
      });
      expect(text).not.toContain('Shrestha');
      expect(text).not.toContain(customer.email);
      expect((await customer.client.get<Pass>(`/api/redemptions/${pass.id}`)).body.state).toBe('issued');
    });

    it('accepts a scan, a bare token and typed characters alike', async () => {
      const codes = [
        (pass: Pass) => pass.qrCode,
        (pass: Pass) => pass.qrCode.split('#')[1] as string,
        (pass: Pass) => pass.code,
        (pass: Pass) => `${pass.code.slice(0, 4).toLowerCase()} ${pass.code.slice(4)}`,
      ];
      for (const code of codes) {
        const pass = await issue(await world.deal(shop));
        expect((await accept(code(pass))).body).toMatchObject({
          id: pass.id,
          state: 'redeemed',
          amount: 500,
        });
      }
    });

    it('rejects the second time, with when, where and by whom it was used', async () => {
      const staff = await world.staff(shop, 'counter', shop.branchId);
      const pass = await issue(await world.deal(shop));
      const first = await accept(pass.code, {}, staff.client);
      const second = await accept(pass.qrCode);
      expect([second.status, second.body]).toEqual([
        409,
        expect.objectContaining({
          code: 'pass.already-used',
          usedAt: first.body.usedAt,
          usedAtBranch: 'Thamel',
          usedBy: 'Ramesh',
        }),
      ]);
    });

    it('credits the points once, times the membership', async () => {
      await world.membership(customer.id, 'vip');
      const pass = await issue(await world.deal(shop, { points_earned: 40 }));
      await accept(pass.code);
      await accept(pass.code);
      expect(await pointsOf(customer.id)).toBe(120);
      expect((await customer.client.get<Pass>(`/api/redemptions/${pass.id}`)).body).toMatchObject({
        isRedeemed: true,
        points: 120,
        redeemedAt: expect.any(String),
      });
      expect((await customer.client.get('/api/users/me/points')).body).toMatchObject([
        { delta: 120, kind: 'redemption', multiplier: 3, dealTitle: 'Two plates of momo' },
      ]);
    });

    it('takes the amount that was charged for the revenue', async () => {
      const pass = await issue(await world.deal(shop));
      expect((await accept(pass.code, { amount: 750 })).body).toMatchObject({ amount: 750 });
    });

    it('knows the codes of its own business alone', async () => {
      const pass = await issue(await world.deal(shop));
      const scanned = await accept(pass.qrCode, {}, other.owner.client);
      expect([scanned.status, scanned.body.code]).toEqual([404, 'pass.other-vendor']);
      const typed = await accept(pass.code, {}, other.owner.client);
      expect([typed.status, typed.body.code]).toEqual([404, 'pass.not-found']);
    });

    it.each(['0000000A', 'ABCD', 'http://evil.example', '       ', '#', 'x y z'])(
      'rejects %j without looking it up',
      async (code) => {
        const answer = await accept(code);
        expect([answer.status, answer.body.code]).toEqual([400, 'code.malformed']);
      },
    );

    it('is at the only branch of the business if the request names none (L4)', async () => {
      const small = await world.business();
      const take = async (dealId: number) =>
        (await accept((await issue(dealId)).code, {}, small.owner.client)).body;
      const deal = await world.deal(small, { branch_ids: [small.branchId] });
      expect(await take(deal)).toMatchObject({ state: 'redeemed', usedAtBranch: 'Thamel' });
      await world.secondBranch(small);
      expect(await take(deal)).toMatchObject({ code: 'visit.branch-needed' });
      expect(await take(await world.deal(small))).toMatchObject({ state: 'redeemed', usedAtBranch: null });
    });

    it('rejects a forged signature', async () => {
      const pass = await issue(await world.deal(shop));
      const token = pass.qrCode.split('#')[1] as string;
      const forged = token.slice(0, 60) + (token[60] === 'A' ? 'B' : 'A') + token.slice(61);
      const answer = await accept(forged);
      expect([answer.status, answer.body.code]).toEqual([404, 'pass.not-found']);
    });

    it('keeps the terms of the deal', async () => {
      const now = new Date();
      const hourFrom = (hours: number): string => nepalTime(new Date(now.getTime() + hours * 3_600_000));
      const branch = await shop.owner.client.post<{ id: number }>('/api/vendors/me/locations', {
        name: 'Patan',
        address: 'Mangal Bazaar',
        city: 'Lalitpur',
      });
      const terms: [string, Record<string, unknown>, object][] = [
        ['visit.wrong-weekday', { weekdays: [(nepalWeekday(now) + 3) % 7] }, {}],
        ['visit.blackout-date', { blackout_dates: [nepalDay(now)] }, {}],
        ['visit.wrong-branch', { branch_ids: [shop.branchId] }, { branchId: branch.body.id }],
        ['visit.branch-needed', { branch_ids: [shop.branchId] }, {}],
        ['visit.bill-too-small', { minimum_bill: 800 }, { amount: 799 }],
        ['visit.bill-too-small', { minimum_bill: 800 }, { bill: 799 }],
        ['visit.party-too-small', { party_size: 3 }, { guests: 2 }],
        ['visit.wrong-hour', { hours_from: hourFrom(2), hours_until: hourFrom(3) }, {}],
      ];
      for (const [code, columns, more] of terms) {
        const pass = await issue(await world.deal(shop, columns));
        const answer = await accept(pass.code, more);
        expect([answer.status, answer.body.code]).toEqual([409, code]);
        expect((await customer.client.get<Pass>(`/api/redemptions/${pass.id}`)).body.state).toBe('issued');
      }
      const pass = await issue(await world.deal(shop, { weekdays: [(nepalWeekday(now) + 3) % 7] }));
      expect((await shop.owner.client.post('/api/counter/lookup', { code: pass.code })).body).toMatchObject({
        state: 'issued',
        refusal: { code: 'visit.wrong-weekday' },
        weekdays: [(nepalWeekday(now) + 3) % 7],
        branches: null,
      });
      const small = await issue(await world.deal(shop, { party_size: 3, branch_ids: [shop.branchId] }));
      const visit = { guests: 3, branchId: shop.branchId };
      expect((await accept(small.code, visit)).body).toMatchObject({
        state: 'redeemed',
        branches: ['Thamel'],
      });
    });

    it('takes the bill under both names, which must not differ (L4)', async () => {
      const dealId = await world.deal(shop, { minimum_bill: 500, redemption_limit: 3 });
      const pass = await issue(dealId);
      const wrong = await accept(pass.code, { bill: 600, amount: 700 });
      expect([wrong.status, wrong.body.code]).toEqual([400, 'request.invalid']);
      expect((await accept(pass.code, { bill: -1 })).status).toBe(400);
      expect((await accept(pass.code, { bill: 600 })).body).toMatchObject({ state: 'redeemed', amount: 600 });
      const same = await issue(dealId);
      expect((await accept(same.code, { bill: 650, amount: 650 })).body).toMatchObject({ amount: 650 });
    });

    it('takes an acceptance back within 15 minutes: place and points', async () => {
      const dealId = await world.deal(shop, { total_limit: 1, redemption_limit: 1 });
      const pass = await issue(dealId);
      await accept(pass.code);
      const undone = await shop.owner.client.post<Pass>(`/api/redemptions/${pass.id}/void`, {
        reason: 'Wrong table',
      });
      expect([undone.status, undone.body.state]).toEqual([200, 'voided']);
      expect(await pointsOf(customer.id)).toBe(0);
      expect(
        (await shop.owner.client.post(`/api/redemptions/${pass.id}/void`, { reason: 'Wrong table' })).body
          .code,
      ).toBe('pass.not-redeemed');
      expect((await accept(pass.code)).body.code).toBe('pass.voided');
      expect((await customer.client.post('/api/redemptions', { dealId })).status).toBe(201);
    });

    it('is too late after 15 minutes, and for other businesses always', async () => {
      const pass = await issue(await world.deal(shop));
      await accept(pass.code);
      expect(
        (await other.owner.client.post(`/api/redemptions/${pass.id}/void`, { reason: 'Not mine' })).status,
      ).toBe(404);
      await running.database.query(
        `UPDATE passes SET redeemed_at = now() - interval '16 minutes' WHERE public_id = $1`,
        [pass.id],
      );
      expect(
        (await shop.owner.client.post(`/api/redemptions/${pass.id}/void`, { reason: 'Too late' })).body.code,
      ).toBe('pass.void-too-late');
      expect((await shop.owner.client.post(`/api/redemptions/${pass.id}/void`, {})).status).toBe(400);
    });

    it("lists today's, to staff of one branch theirs", async () => {
      const lone = await world.business();
      const patan = await lone.owner.client.post<{ id: number }>('/api/vendors/me/locations', {
        name: 'Patan',
        address: 'Mangal Bazaar',
        city: 'Lalitpur',
      });
      const [atThamel, atPatan] = [
        await world.staff(lone, 'counter', lone.branchId),
        await world.staff(lone, 'counter', patan.body.id),
      ];
      const [first, second] = [await issue(await world.deal(lone)), await issue(await world.deal(lone))];
      await accept(first.code, {}, atThamel.client);
      await accept(second.code, {}, atPatan.client);
      const today = async ({ client }: Person): Promise<string[]> =>
        (await client.get<Pass[]>('/api/counter/today')).body.map(({ id }) => id);
      expect(await today(lone.owner)).toEqual([second.id, first.id]);
      expect(await today(atThamel)).toEqual([first.id]);
    });

    it('spends at most six statements on a signed-in write', async () => {
      const dealId = await world.deal(shop);
      const issued = await statementsDuring(running, () =>
        customer.client.post<Pass>('/api/redemptions', { dealId }, { 'idempotency-key': `issue-${dealId}` }),
      );
      expect(issued.statements.length).toBeLessThanOrEqual(6);
      const { code } = issued.result.body;
      const accepted = await statementsDuring(running, () =>
        shop.owner.client.post(
          '/api/counter/accept',
          { code, branchId: shop.branchId },
          { 'idempotency-key': `accept-${dealId}` },
        ),
      );
      expect([accepted.result.status, accepted.statements.length <= 6]).toEqual([200, true]);
    });
  });
});
