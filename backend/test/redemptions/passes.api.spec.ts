import { PassExpiryJob } from '../../src/modules/redemptions/passes/pass-expiry.job.js';
import type { Person } from '../support/world.js';
import {
  type Pass,
  hour,
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

describe('passes', () => {
  beforeAll(setUp);
  afterAll(tearDown);
  beforeEach(newCustomer);

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
    ])('rejects %s', async (code, status, columns) => {
      const dealId = columns ? await world.deal(shop, columns) : 2_000_000_000;
      const answer = await customer.client.post('/api/redemptions', { dealId });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    });

    it('is rejected to whoever works there', async () => {
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
    ])('rejects %j', async (body) => {
      expect((await customer.client.post('/api/redemptions', body)).status).toBe(400);
    });

    it('repeats an error under the same key', async () => {
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

    it('expire by themselves, and their place is free again after the cleanup job', async () => {
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
      expect(body).toEqual({
        year: 2026,
        total: 650,
        months: [100, 0, 0, 550, 0, 0, 0, 0, 0, 0, 0, 0],
        uses: 3,
      });
      const stranger = await world.person();
      expect((await stranger.client.get('/api/redemptions/savings?year=2026')).body).toMatchObject({
        total: 0,
      });
      for (const bad of ['', '?year=twenty', '?year=99999'])
        expect((await customer.client.get(`/api/redemptions/savings${bad}`)).status).toBe(400);
    });

    it('say how often their owner used one in the last 12 months, and what a visit earned before a membership', async () => {
      const guest = await world.person();
      const visits = async (one: Person) => (await one.client.get('/api/redemptions/visits')).body;
      expect(await visits(guest)).toEqual({ visits: 0, pointsPerVisit: 0 });
      for (const points of [100, 0, 50]) {
        const dealId = await world.deal(shop, {
          points_earned: points,
          original_price: 4_000,
          discounted_price: 2_000,
        });
        const { body } = await guest.client.post<Pass>('/api/redemptions', { dealId });
        await accept(body.code);
      }
      expect(await visits(guest)).toEqual({ visits: 3, pointsPerVisit: 50 });
      await running.database.query(
        `UPDATE passes SET issued_at = now() - interval '14 months', redeemed_at = now() - interval '13 months' WHERE user_id = $1`,
        [guest.id],
      );
      expect(await visits(guest)).toEqual({ visits: 0, pointsPerVisit: 0 });
      expect((await running.client().get('/api/redemptions/visits')).status).toBe(401);
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
