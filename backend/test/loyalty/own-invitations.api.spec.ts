import type { Person } from '../support/world.js';
import {
  come,
  customer,
  invite,
  invitedBy,
  issue,
  rows,
  running,
  setUp,
  shop,
  takeBack,
  tearDown,
  tokenOf,
  use,
  world,
} from './invitations.fixture.js';

interface Invitation {
  id: number;
  firstName: string | null;
  dealId: number | null;
  dealTitle: string | null;
  state: string;
  points: number | null;
  earnedAt: string | null;
}

describe('the list of one’s own invitations (IV5)', () => {
  let inviter: Person;

  beforeAll(setUp);
  beforeEach(async () => {
    inviter = await customer('Sujata', 'Rai');
  });
  afterAll(tearDown);

  const list = async (person = inviter, query = ''): Promise<Invitation[]> =>
    (await person.client.get<Invitation[]>(`/api/users/me/invitations${query}`)).body;
  const statesOf = async () => (await list()).map(({ state, points }) => [state, points]);

  it('names who came by first name, for which deal, and the points', async () => {
    const guest = await customer('Bishal', 'Tamang');
    const dealId = await world.deal(shop);
    await come(guest, dealId, tokenOf(await invite(inviter, dealId)));
    const answer = await inviter.client.get<Invitation[]>('/api/users/me/invitations');
    expect(answer.body).toEqual([
      expect.objectContaining({
        firstName: 'Bishal',
        dealId,
        state: 'waiting',
        points: null,
        earnedAt: null,
      }),
    ]);
    expect(answer.body[0]?.dealTitle).toEqual(expect.any(String));
    for (const secret of ['Tamang', guest.email, `"${guest.id}"`]) expect(answer.text).not.toContain(secret);
    const used = await use(guest);
    expect(await list()).toEqual([
      expect.objectContaining({ state: 'earned', points: 20, earnedAt: expect.any(String) }),
    ]);
    await takeBack(used);
    await running.deliverEvents();
    expect(await statesOf()).toEqual([['waiting', null]]);
  });

  it('gives no reason that concerns the other person', async () => {
    const guest = await invitedBy(inviter);
    await rows('UPDATE users SET phone = (SELECT phone FROM users WHERE id = $1) WHERE id = $2', [
      inviter.id,
      guest.id,
    ]);
    await use(guest);
    const answer = await inviter.client.get<Invitation[]>('/api/users/me/invitations');
    expect(answer.body).toEqual([expect.objectContaining({ state: 'same-circle', points: null })]);
    expect(answer.text).not.toContain('phone');
  });

  it('says that the month was full, that a year has passed, and that an account was erased', async () => {
    const [full, late, erased] = [
      await invitedBy(inviter),
      await invitedBy(inviter),
      await invitedBy(inviter),
    ];
    const pass = await issue(full);
    await rows(
      `UPDATE invite_rewards SET withheld = 'monthly-limit', pass_id = (SELECT id FROM passes WHERE public_id = $2) WHERE invited_id = $1`,
      [full.id, pass.id],
    );
    await rows(`UPDATE invite_rewards SET bound_at = now() - interval '367 days' WHERE invited_id = $1`, [
      late.id,
    ]);
    await rows(`UPDATE users SET erased_at = now() WHERE id = $1`, [erased.id]);
    expect((await list()).map(({ firstName, state }) => [firstName, state])).toEqual([
      [null, 'ended'],
      ['Maya', 'ended'],
      ['Maya', 'monthly-limit'],
    ]);
  });

  it('contains neither those of others nor the user’s own arrival, in pages', async () => {
    const other = await customer();
    await invitedBy(other, inviter);
    expect(await list()).toEqual([]);
    await invitedBy(inviter);
    await invitedBy(inviter);
    const first = await inviter.client.get<Invitation[]>('/api/users/me/invitations?limit=1');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await inviter.client.get<Invitation[]>(next);
    expect(new Set([...first.body, ...second.body].map(({ id }) => id)).size).toBe(2);
    expect(second.headers.get('link')).toBeNull();
  });

  it('is refused without an account and for a bad page', async () => {
    expect((await running.client().get('/api/users/me/invitations')).status).toBe(401);
    expect((await inviter.client.get('/api/users/me/invitations?limit=0')).status).toBe(400);
    expect((await inviter.client.get('/api/users/me/invitations?cursor=x')).status).toBe(400);
  });
});
