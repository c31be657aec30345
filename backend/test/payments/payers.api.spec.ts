import { RetentionJob } from '../../src/common/retention/retention.job.js';
import {
  begin,
  confirm,
  one,
  place,
  prepaid,
  setUp,
  setup,
  shop,
  tearDown,
  world,
} from '../orders/orders.fixture.js';
import { PASSWORD, type Person } from '../support/world.js';

describe('the card that paid (PA13)', () => {
  let dealId: number;

  beforeAll(async () => {
    await setUp();
    dealId = await prepaid();
  });
  afterAll(tearDown);

  /** Buys a code by Stripe. */
  const payWith = async (person: Person, card: string): Promise<void> => {
    const { body: order } = await place(person, dealId);
    const { body: payment } = await begin(person, order.id, 'stripe');
    const { text, body } = await confirm(person, payment, await setup.choose(payment, 'pay', card));
    if (body.state !== 'completed') throw new Error(text);
  };
  const marksOf = ({ id }: Person): Promise<number> =>
    one('SELECT count(*)::int AS value FROM payer_marks WHERE user_id = $1', [id]);

  it('is stored once per user, as a hash, and not for gateways that report none', async () => {
    const person = await world.person();
    await payWith(person, 'card-once');
    await payWith(person, 'card-once');
    const { body: order } = await place(person, dealId);
    const { body: payment } = await begin(person, order.id, 'esewa');
    await confirm(person, payment, await setup.choose(payment, 'pay'));
    expect(await marksOf(person)).toBe(1);
    const stored = await one<string>(
      `SELECT encode(payer_hash, 'escape') AS value FROM payer_marks WHERE user_id = $1`,
      [person.id],
    );
    expect(stored).not.toContain('card-once');
  });

  it('is the same for two accounts that pay with it, and differs for two cards', async () => {
    const [person, double, stranger] = [await world.person(), await world.person(), await world.person()];
    await payWith(person, 'card-shared');
    await payWith(double, 'card-shared');
    await payWith(stranger, 'card-of-a-stranger');
    const sharing = await one<number>(
      `SELECT count(DISTINCT b.user_id)::int AS value FROM payer_accounts a
       JOIN payer_accounts b ON b.payer_hash = a.payer_hash AND b.user_id <> a.user_id WHERE a.user_id = $1`,
      [person.id],
    );
    expect(sharing).toBe(1);
  });

  it('earns no reward for an invitation between the two (IV3)', async () => {
    const [inviter, guest, friend] = [await world.person(), await world.person(), await world.person()];
    const phones = [inviter, guest, friend];
    for (const [index, { id }] of phones.entries())
      await setup.running.database.query('UPDATE users SET phone = $2 WHERE id = $1', [
        id,
        `984100000${index}`,
      ]);
    await payWith(inviter, 'card-of-a-household');
    await payWith(guest, 'card-of-a-household');
    await payWith(friend, 'card-of-a-friend');
    const offer = await world.deal(shop, { points_earned: 0 });
    const { body: link } = await inviter.client.post<{ url: string }>(`/api/deals/${offer}/invitations`);
    const token = new URL(link.url).searchParams.get('i');
    for (const invited of [guest, friend]) {
      await invited.client.post(`/api/deals/${offer}/invitation/accept`, { token });
      const { body: pass } = await invited.client.post<{ code: string }>('/api/redemptions', {
        dealId: offer,
      });
      await shop.owner.client.post('/api/counter/accept', { code: pass.code });
    }
    await setup.running.deliverEvents();
    const withheld = ({ id }: Person) =>
      one<string | null>('SELECT withheld AS value FROM invite_rewards WHERE invited_id = $1', [id]);
    expect([await withheld(guest), await withheld(friend)]).toEqual(['payment-account', null]);
    const points = await inviter.client.get<{ kind: string }[]>('/api/users/me/points');
    expect(points.body.map(({ kind }) => kind)).toEqual(['invite']);
  });

  it('is exported without its id, erased with the account (A8, A9) and deleted after a year', async () => {
    const [person, old] = [await world.person(), await world.person()];
    await payWith(person, 'card-exported');
    await payWith(old, 'card-old');
    const { body } = await person.client.get<{ payers: object[] }>('/api/users/me/export');
    expect(body.payers).toEqual([{ gateway: 'stripe', lastPaidAt: expect.any(String) }]);
    await setup.running.database.query(
      `UPDATE payer_marks SET last_paid_at = now() - interval '367 days' WHERE user_id = $1`,
      [old.id],
    );
    await setup.running.app.get(RetentionJob).run();
    expect([await marksOf(old), await marksOf(person)]).toEqual([0, 1]);
    const erased = await person.client.send('DELETE', '/api/users/me', { password: PASSWORD });
    expect([erased.status, await marksOf(person)]).toEqual([204, 0]);
  });
});
