import type { Problem } from '../support/api/api-client.js';
import { PASSWORD, type Person } from '../support/world.js';
import {
  come,
  customer,
  invite,
  invitedBy,
  rows,
  running,
  setUp,
  shop,
  tearDown,
  tokenOf,
  use,
  world,
} from './invitations.fixture.js';

const DAY_MS = 86_400_000;
const UNKNOWN = 'AAAAAAAAAAAAAAAA';

interface Invitation {
  invitedBy: string;
  points: number;
}

describe('inviting somebody to a deal', () => {
  let inviter: Person;
  let dealId: number;

  beforeAll(setUp);
  beforeEach(async () => {
    inviter = await customer('Sujata', 'Rai');
    dealId = await world.deal(shop);
  });
  afterAll(tearDown);

  const look = <T = Invitation>(deal: number, token: string) =>
    running.client().get<T>(`/api/deals/${deal}/invitation?i=${token}`);
  const expire = (token: string) =>
    rows(`UPDATE invite_links SET expires_at = now() - interval '1 second' WHERE token = $1`, [token]);
  const answerOf = ({ status, body }: { status: number; body: Problem }) => [status, body.code];

  describe('makes a link (IV1)', () => {
    it('to the page of the deal, good for 30 days', async () => {
      const link = await invite(inviter, dealId);
      expect(link.url).toMatch(new RegExp(`^https?://[^/]+/deals/${dealId}\\?i=[\\w-]{16}$`));
      expect(link.points).toBe(20);
      const days = (Date.parse(link.expiresAt) - Date.now()) / DAY_MS;
      expect(days).toBeGreaterThan(29.9);
      expect(days).toBeLessThanOrEqual(30);
    });

    it('that ends with a deal that ends before', async () => {
      const end = new Date(Date.now() + 2 * DAY_MS);
      const short = await world.deal(shop, { end_date: end });
      expect(Date.parse((await invite(inviter, short)).expiresAt)).toBe(end.getTime());
    });

    it('that stays the same when it is asked for again, also at the same moment', async () => {
      const path = `/api/deals/${dealId}/invitations`;
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => inviter.client.post<{ url: string }>(path)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
      expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
      const key = { 'idempotency-key': `invite-${dealId}` };
      const first = await inviter.client.post<{ url: string }>(path, {}, key);
      const again = await inviter.client.post<{ url: string }>(path, {}, key);
      expect([again.status, again.body.url]).toEqual([201, first.body.url]);
      expect(await rows('SELECT 1 FROM invite_links WHERE inviter_id = $1', [inviter.id])).toHaveLength(1);
    });

    it('with a new token once the old one has expired', async () => {
      const old = tokenOf(await invite(inviter, dealId));
      await expire(old);
      const fresh = tokenOf(await invite(inviter, dealId));
      expect(fresh).not.toBe(old);
      expect((await look(dealId, old)).status).toBe(404);
      expect((await look(dealId, fresh)).status).toBe(200);
    });

    it('for signed-in customers alone, and for deals that everybody sees', async () => {
      expect((await running.client().post(`/api/deals/${dealId}/invitations`)).status).toBe(401);
      const paused = await world.deal(shop, { is_active: false });
      for (const deal of [paused, 999_999])
        expect(answerOf(await inviter.client.post(`/api/deals/${deal}/invitations`))).toEqual([
          404,
          'deal.not-found',
        ]);
      const over = await world.deal(shop, {
        start_date: new Date(Date.now() - 2 * DAY_MS),
        end_date: new Date(Date.now() - DAY_MS),
      });
      expect(answerOf(await inviter.client.post(`/api/deals/${over}/invitations`))).toEqual([
        410,
        'invitation.expired',
      ]);
      expect((await inviter.client.post('/api/deals/none/invitations')).status).toBe(404);
    });
  });

  describe('tells the guest who invites (IV1)', () => {
    it('by first name and initial, without signing in and without a cache', async () => {
      const answer = await look(dealId, tokenOf(await invite(inviter, dealId)));
      expect([answer.status, answer.body]).toEqual([200, { invitedBy: 'Sujata R.', points: 20 }]);
      expect(answer.headers.get('cache-control')).toMatch(/no-store/);
      expect(answer.headers.get('set-cookie')).toBeNull();
    });

    it('not for an unknown token, nor for another deal', async () => {
      const token = tokenOf(await invite(inviter, dealId));
      const other = await world.deal(shop);
      for (const [deal, text] of [
        [dealId, UNKNOWN],
        [other, token],
        [dealId, encodeURIComponent("' OR 1=1 --")],
      ] as const)
        expect(answerOf(await look<Problem>(deal, text))).toEqual([404, 'invitation.not-found']);
    });

    it('not without a token, nor with a boundless one', async () => {
      for (const query of ['', '?i=', `?i=${'a'.repeat(101)}`, '?i=a&i=b'])
        expect((await running.client().get(`/api/deals/${dealId}/invitation${query}`)).status).toBe(400);
    });

    it('not after the link or the deal has ended', async () => {
      const token = tokenOf(await invite(inviter, dealId));
      await rows('UPDATE deals SET end_date = now() WHERE id = $1', [dealId]);
      expect(answerOf(await look<Problem>(dealId, token))).toEqual([410, 'invitation.expired']);
      await rows(`UPDATE deals SET end_date = now() + interval '9 days' WHERE id = $1`, [dealId]);
      await expire(token);
      expect(answerOf(await look<Problem>(dealId, token))).toEqual([410, 'invitation.expired']);
      expect(answerOf(await come(await customer(), dealId, token))).toEqual([410, 'invitation.expired']);
    });

    it('not while the inviter is suspended', async () => {
      const token = tokenOf(await invite(inviter, dealId));
      await rows('UPDATE users SET suspended_at = now() WHERE id = $1', [inviter.id]);
      expect((await look(dealId, token)).status).toBe(404);
    });
  });

  describe('remembers the guest (IV2)', () => {
    const inviterOf = async ({ id }: Person) =>
      (
        await rows<{ by: number }>('SELECT inviter_id AS by FROM invite_rewards WHERE invited_id = $1', [id])
      ).map(({ by }) => by);

    it('once signed in, with the first invitation, however often and by whom it is repeated', async () => {
      const [guest, second] = [await customer(), await customer()];
      const token = tokenOf(await invite(inviter, dealId));
      const later = tokenOf(await invite(second, dealId));
      const answers = await Promise.all(Array.from({ length: 8 }, () => come(guest, dealId, token)));
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204));
      expect((await come(guest, dealId, later)).status).toBe(204);
      expect(await inviterOf(guest)).toEqual([inviter.id]);
    });

    it('not when nobody is signed in, the link is unknown or the body is wrong', async () => {
      const path = `/api/deals/${dealId}/invitation/accept`;
      const token = tokenOf(await invite(inviter, dealId));
      expect((await running.client().post(path, { token })).status).toBe(401);
      const guest = await customer();
      expect(answerOf(await come(guest, dealId, UNKNOWN))).toEqual([404, 'invitation.not-found']);
      for (const body of [{}, { token: 7 }, { token: '' }, { token, more: true }, { i: token }])
        expect((await guest.client.post(path, body)).status).toBe(400);
      expect(await inviterOf(guest)).toEqual([]);
    });

    it('neither by their own link nor after a use', async () => {
      const token = tokenOf(await invite(inviter, dealId));
      expect((await come(inviter, dealId, token)).status).toBe(204);
      expect(await inviterOf(inviter)).toEqual([]);
      const guest = await customer();
      const used = await guest.client.post<{ code: string }>('/api/redemptions', {
        dealId: await world.deal(shop),
      });
      await shop.owner.client.post('/api/counter/accept', { code: used.body.code });
      expect((await come(guest, dealId, token)).status).toBe(204);
      expect(await inviterOf(guest)).toEqual([]);
      await expect(
        rows('INSERT INTO invite_rewards (inviter_id, invited_id) VALUES ($1, $1)', [inviter.id]),
      ).rejects.toThrow('invite_rewards_of_others');
    });
  });

  describe('is personal', () => {
    it('and exported without the other one (A8)', async () => {
      const guest = await invitedBy(inviter, await customer('Bishal', 'Tamang'));
      await use(guest);
      const own = await inviter.client.get<{ invitations: object }>('/api/users/me/export');
      expect(own.body.invitations).toMatchObject({
        links: [{ dealId: expect.any(Number), expiresAt: expect.any(String) }],
        rewards: [{ part: 'inviter', points: 20, rewardedAt: expect.any(String) }],
      });
      expect(own.text).not.toContain('Bishal');
      const theirs = await guest.client.get<{ invitations: object }>('/api/users/me/export');
      expect(theirs.body.invitations).toMatchObject({
        links: [],
        rewards: [{ part: 'invited', points: 20 }],
      });
    });

    it('and erased with the account, but for sums (A9)', async () => {
      const token = tokenOf(await invite(inviter, dealId));
      const [waiting, rewarded] = [await invitedBy(inviter), await invitedBy(inviter)];
      await use(rewarded);
      expect((await inviter.client.send('DELETE', '/api/users/me', { password: PASSWORD })).status).toBe(204);
      expect((await look(dealId, token)).status).toBe(404);
      const left = await rows('SELECT invited_id AS id FROM invite_rewards WHERE inviter_id = $1', [
        inviter.id,
      ]);
      expect(left).toEqual([{ id: rewarded.id }]);
      await use(waiting);
      expect(await rows('SELECT 1 FROM points_ledger WHERE user_id = $1', [waiting.id])).toEqual([]);
    });
  });
});
