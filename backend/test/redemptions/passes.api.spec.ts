import { nepalDay, nepalTime, nepalWeekday } from '../../src/common/time/nepal-day.js';
import { PassExpiryJob } from '../../src/modules/redemptions/passes/pass-expiry.job.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { statementsDuring } from '../support/statements.js';
import { type Business, type Person, World } from '../support/world.js';

interface Pass {
  id: string;
  dealId: number;
  qrCode: string;
  code: string;
  currentState?: string;
  state: string;
  isRedeemed: boolean;
  redeemedAt: string | null;
  expiresAt: string;
  points: number;
}

const hour = 3_600_000;

describe('passes', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let other: Business;
  let customer: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    [shop, other] = await Promise.all([world.business(), world.business()]);
  });

  beforeEach(async () => {
    customer = await world.person({ firstName: 'Aarati', lastName: 'Shrestha' });
  });

  afterAll(() => running.stop());

  const issue = async (dealId: number, person = customer): Promise<Pass> =>
    (await person.client.post<Pass>('/api/redemptions', { dealId })).body;
  const accept = (code: string, more: object = {}, client = shop.owner.client) =>
    client.post<Pass & { code: string; usedAt: string }>('/api/counter/accept', { code, ...more });
  const pointsOf = async (id: number): Promise<number> =>
    (await running.database.query<{ p: number }>('SELECT loyalty_points AS p FROM users WHERE id = $1', [id]))
      .rows[0]?.p ?? NaN;

  describe('issuing', () => {
    it('gives a code of the server alone', async () => {
      const dealId = await world.deal(shop);
      const answer = await customer.client.post<Pass>('/api/redemptions', { dealId, qrCode: 'REDEEM-1-2' });
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({
        dealId,
        state: 'issued',
        isRedeemed: false,
        redeemedAt: null,
        points: 0,
        isReviewed: false,
        deal: { title: 'Two plates of momo', vendor: { id: shop.id } },
      });
      expect(answer.body.qrCode).toMatch(/^http:\/\/localhost:4200\/c#[\w-]{130,140}$/);
      expect(answer.body.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
      expect(Date.parse(answer.body.expiresAt) - Date.now()).toBeGreaterThan(23.9 * hour);
      expect(await pointsOf(customer.id)).toBe(0);
    });

    it('answers the same pass again while it is open', async () => {
      const dealId = await world.deal(shop, { redemption_limit: 1 });
      const first = await customer.client.post<Pass>('/api/redemptions', { dealId });
      const second = await customer.client.post<Pass>('/api/redemptions', { dealId });
      expect([second.status, second.text]).toEqual([200, first.text]);
    });

    it('never outlives the deal', async () => {
      const end = new Date(Date.now() + hour);
      const pass = await issue(await world.deal(shop, { end_date: end }));
      expect(pass.expiresAt).toBe(end.toISOString());
    });

    it.each([
      ['deal.not-found', 404, null],
      ['deal.not-live', 409, { moderation_status: 'pending' }],
      ['deal.not-live', 409, { is_active: false }],
      ['deal.not-live', 409, { start_date: new Date(Date.now() + hour) }],
      [
        'deal.expired',
        409,
        { start_date: new Date(Date.now() - 9 * hour), end_date: new Date(Date.now() - hour) },
      ],
      ['deal.prepaid-only', 409, { sale_mode: 'prepaid' }],
    ])('refuses %s', async (code, status, columns) => {
      const dealId = columns ? await world.deal(shop, columns) : 2_000_000_000;
      const answer = await customer.client.post('/api/redemptions', { dealId });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    });

    it('is refused to whoever works there', async () => {
      const dealId = await world.deal(shop);
      for (const { client } of [shop.owner, await world.staff(shop)]) {
        const answer = await client.post('/api/redemptions', { dealId });
        expect([answer.status, answer.body.code]).toEqual([403, 'deal.own-business']);
      }
      expect((await other.owner.client.post('/api/redemptions', { dealId })).status).toBe(201);
    });

    it.each([
      [{}],
      [{ dealId: '1' }],
      [{ dealId: 0 }],
      [{ dealId: 1, isRedeemed: true }],
      [{ dealId: 1, userId: 2 }],
    ])('refuses %j', async (body) => {
      expect((await customer.client.post('/api/redemptions', body)).status).toBe(400);
    });

    it('repeats a refusal under the same key', async () => {
      const dealId = await world.deal(shop, { is_active: false });
      const headers = { 'idempotency-key': `refused-${dealId}` };
      expect((await customer.client.post('/api/redemptions', { dealId }, headers)).body.code).toBe(
        'deal.not-live',
      );
      await running.database.query('UPDATE deals SET is_active = true WHERE id = $1', [dealId]);
      expect((await customer.client.post('/api/redemptions', { dealId }, headers)).body.code).toBe(
        'deal.not-live',
      );
      expect((await customer.client.post('/api/redemptions', { dealId })).status).toBe(201);
    });
  });

  describe('own passes', () => {
    it('are listed newest first and page by page, in their state', async () => {
      const [first, second, third] = [
        await issue(await world.deal(shop)),
        await issue(await world.deal(shop)),
        await issue(await world.deal(other)),
      ];
      await accept(second.code);
      await customer.client.post(`/api/redemptions/${first.id}/cancel`);
      const { body } = await customer.client.get<Pass[]>('/api/redemptions/me');
      expect(body.map(({ id, state }) => [id, state])).toEqual([
        [third.id, 'issued'],
        [second.id, 'redeemed'],
        [first.id, 'cancelled'],
      ]);
      expect((await customer.client.get<Pass[]>('/api/redemptions/me?state=issued')).body).toHaveLength(1);
      const ended = await customer.client.get<Pass[]>('/api/redemptions/me?state=redeemed,cancelled');
      expect(ended.body.map(({ id }) => id)).toEqual([second.id, first.id]);
      expect((await customer.client.get('/api/redemptions/me?state=issued,lost')).status).toBe(400);
      const page = await customer.client.get<Pass[]>('/api/redemptions/me?limit=2');
      const next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] as string;
      expect((await customer.client.get<Pass[]>(next)).body.map(({ id }) => id)).toEqual([first.id]);
    });

    it('are nobody else’s', async () => {
      const pass = await issue(await world.deal(shop));
      const stranger = await world.person();
      for (const answer of [
        await stranger.client.get(`/api/redemptions/${pass.id}`),
        await stranger.client.post(`/api/redemptions/${pass.id}/cancel`),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([404, 'pass.not-found']);
      }
      expect((await stranger.client.get('/api/redemptions/me')).text).not.toContain(pass.code);
    });

    it('are given back once when cancel is pressed several times at once', async () => {
      for (let round = 0; round < 5; round++) {
        const pass = await issue(await world.deal(shop));
        const answers = await Promise.all(
          Array.from({ length: 4 }, () => customer.client.post<Pass>(`/api/redemptions/${pass.id}/cancel`)),
        );
        const outcomes = answers.map(({ status, body }) => (status === 200 ? 'cancelled' : body.code));
        expect(outcomes.sort()).toEqual(['cancelled', ...Array(3).fill('pass.not-open')]);
        expect(answers.find(({ status }) => status === 409)?.body.currentState).toBe('cancelled');
      }
    });

    it('expire by themselves, and their place is free again after the sweep', async () => {
      const dealId = await world.deal(shop, { total_limit: 1 });
      const pass = await issue(dealId);
      await running.database.query(
        `UPDATE passes SET issued_at = now() - interval '2 days', expires_at = now() - interval '1 second' WHERE public_id = $1`,
        [pass.id],
      );
      expect((await customer.client.get<Pass>(`/api/redemptions/${pass.id}`)).body.state).toBe('expired');
      const accepted = await accept(pass.code);
      expect([accepted.status, accepted.body.code]).toEqual([410, 'pass.expired']);
      const stranger = await world.person();
      expect((await stranger.client.post('/api/redemptions', { dealId })).body.code).toBe('deal.sold-out');
      await running.app.get(PassExpiryJob).settleOverdue();
      expect((await stranger.client.post('/api/redemptions', { dealId })).status).toBe(201);
    });

    it('say what the visits of a year saved, month by month of Nepal', async () => {
      const uses = [
        { at: '2026-03-31T18:20:00Z', charged: 450, saved: 550 }, // 1 April in Nepal
        { at: '2026-03-31T18:10:00Z', charged: 1200, saved: 0 },
        { at: '2025-12-31T18:10:00Z', charged: 100, saved: 900 }, // 31 December
        { at: '2025-12-31T18:20:00Z', charged: 900, saved: 100 }, // 1 January
      ];
      for (const { at, charged } of uses) {
        const pass = await issue(await world.deal(shop, { original_price: 1000, discounted_price: 500 }));
        await accept(pass.code, { amount: charged });
        await running.database.query(
          `UPDATE passes SET issued_at = $2::timestamptz - interval '1 hour', redeemed_at = $2 WHERE public_id = $1`,
          [pass.id, at],
        );
      }
      const { body } = await customer.client.get('/api/redemptions/savings?year=2026');
      expect(body).toEqual({ year: 2026, total: 650, months: [100, 0, 0, 550, 0, 0, 0, 0, 0, 0, 0, 0] });
      const stranger = await world.person();
      expect((await stranger.client.get('/api/redemptions/savings?year=2026')).body).toMatchObject({
        total: 0,
      });
      for (const bad of ['', '?year=twenty', '?year=99999'])
        expect((await customer.client.get(`/api/redemptions/savings${bad}`)).status).toBe(400);
    });

    it('can be given back once', async () => {
      const pass = await issue(await world.deal(shop));
      expect((await customer.client.post<Pass>(`/api/redemptions/${pass.id}/cancel`)).body.state).toBe(
        'cancelled',
      );
      expect((await customer.client.post(`/api/redemptions/${pass.id}/cancel`)).body).toMatchObject({
        code: 'pass.not-open',
        currentState: 'cancelled',
      });
      expect((await accept(pass.code)).body.code).toBe('pass.cancelled');
    });
  });

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

    it('refuses the second time, with when, where and by whom it was used', async () => {
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
      'refuses %j without looking it up',
      async (code) => {
        const answer = await accept(code);
        expect([answer.status, answer.body.code]).toEqual([400, 'code.malformed']);
      },
    );

    it('refuses a forged signature', async () => {
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

  it('are verified by the published keys', async () => {
    const { body } = await running
      .client()
      .get<{ keys: { id: string; algorithm: string; publicKey: string }[] }>(
        '/api/.well-known/redemption-keys',
      );
    expect(body.keys).toEqual([
      { id: 'k1', algorithm: 'Ed25519', publicKey: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
  });
});

describe('wrong typed codes', () => {
  it('at one device leave other devices and right codes alone', async () => {
    const running = await startApp({ RATE_LIMIT_FACTOR: '1' });
    const world = new World(running.database, running.url);
    await world.catalog();
    const shop = await world.business();
    const dealId = await world.deal(shop);
    const { body: pass } = await (await world.person()).client.post<Pass>('/api/redemptions', { dealId });
    const lookUp = async (code: string, visitor: string): Promise<number> => {
      shop.owner.client.cookie = `dobbar_visitor=${visitor.repeat(22)}`;
      return (await shop.owner.client.post('/api/counter/lookup', { code })).status;
    };
    for (const code of ['0000001Y', '1111111N', '2222222A', '3333333Z', '4444444M']) await lookUp(code, 'a');
    const first = await lookUp(pass.code, 'a');
    const right: number[] = [];
    for (let call = 0; call < 70; call++) right.push(await lookUp(pass.code, 'b'));
    await running.stop();
    expect(first).toBe(429);
    expect(right).toEqual(Array.from({ length: 70 }, () => 200));
  });

  it('are refused for a minute after the fifth', async () => {
    const running = await startApp({ RATE_LIMIT_FACTOR: '1' });
    const world = new World(running.database, running.url);
    await world.catalog();
    const shop = await world.business();
    const statuses: number[] = [];
    for (const code of ['0000001Y', '1111111N', '2222222A', '3333333Z', '4444444M', '55555559', '6666666Y']) {
      statuses.push((await shop.owner.client.post('/api/counter/lookup', { code })).status);
    }
    const customer = await world.person();
    const dealId = await world.deal(shop);
    const { body: pass } = await customer.client.post<Pass>('/api/redemptions', { dealId });
    const right = await shop.owner.client.post<object>('/api/counter/lookup', { code: pass.code });
    const scanned = await shop.owner.client.post('/api/counter/lookup', { code: pass.qrCode });
    await running.stop();
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
    expect([right.status, scanned.status]).toEqual([429, 200]);
    expect(right.body).toMatchObject({ code: 'code.too-many-wrong' });
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
