import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

/** The previous version's credit and reversal of a use. $1 the pass's public id. */
const EARN_BEFORE = `
  WITH pass AS (UPDATE passes SET points = 20 WHERE public_id = $1 RETURNING id, user_id, vendor_id)
  SELECT points_ledger_credit(user_id, 20, id, 1, vendor_id, 20, NULL) FROM pass`;
const REVERSE_BEFORE = `
  WITH entry AS (
    INSERT INTO points_ledger (user_id, delta, kind, pass_id, vendor_id, vendor_points, user_membership_id)
    SELECT e.user_id, -e.delta, 'reversal', e.pass_id, e.vendor_id, -e.vendor_points, e.user_membership_id
    FROM points_ledger e JOIN passes p ON p.id = e.pass_id WHERE p.public_id = $1 AND e.kind = 'redemption'
    ON CONFLICT DO NOTHING RETURNING user_id, delta
  )
  UPDATE users SET loyalty_points = loyalty_points + entry.delta FROM entry WHERE users.id = entry.user_id RETURNING users.id`;

describe('the deal of a movement of points', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
  });

  afterAll(() => running.stop());

  const issue = async (person: Person, dealId: number): Promise<{ id: string; code: string }> =>
    (await person.client.post<{ id: string; code: string }>('/api/redemptions', { dealId })).body;
  const pointsOf = async (person: Person): Promise<object[]> =>
    (await person.client.get<object[]>('/api/users/me/points')).body;

  it('is shown with its title at the use, and exported with the pass', async () => {
    const person = await world.person();
    const dealId = await world.deal(shop, { title: 'Momo for two', title_ne: 'दुई जनाको मम' });
    const { id, code } = await issue(person, dealId);
    await shop.owner.client.post('/api/counter/accept', { code });
    await running.database.query(`UPDATE deals SET title = 'Momo for three' WHERE id = $1`, [dealId]);
    await shop.owner.client.post(`/api/redemptions/${id}/void`, { reason: 'Wrong guest' });
    const movement = { dealId, dealTitle: 'Momo for two', dealTitleNe: 'दुई जनाको मम' };
    expect(await pointsOf(person)).toMatchObject([
      { kind: 'reversal', ...movement },
      { kind: 'redemption', ...movement },
    ]);
    const { body } = await person.client.get<{ points: object[] }>('/api/users/me/export');
    expect(body.points).toMatchObject([{ passId: id }, { passId: id }]);
  });

  it('is stored too when the version before credits a use and takes it back', async () => {
    const person = await world.person();
    const dealId = await world.deal(shop, { title: 'Sel roti' });
    const { id } = await issue(person, dealId);
    await running.database.query(EARN_BEFORE, [id]);
    await running.database.query(REVERSE_BEFORE, [id]);
    expect(await pointsOf(person)).toMatchObject([
      { kind: 'reversal', delta: -20, dealId, dealTitle: 'Sel roti', dealTitleNe: null },
      { kind: 'redemption', delta: 20, dealId, dealTitle: 'Sel roti', dealTitleNe: null },
    ]);
  });
});
