import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Own {
  openPass: { id: string; code: string; expiresAt: string; isBought: boolean } | null;
  used: number;
  usesLeft: number | null;
  mayReview: boolean;
  refusals: { code: string; message: string }[];
}

const hour = 3_600_000;
const nothing = { openPass: null, used: 0, usesLeft: null, mayReview: false, refusals: [] };

describe('a deal as it concerns the signed-in customer', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let customer: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
  });
  beforeEach(async () => {
    customer = await world.person();
  });
  afterAll(() => running.stop());

  const mine = (dealId: number, person = customer) => person.client.get<Own>(`/api/deals/${dealId}/mine`);
  const issue = async (dealId: number): Promise<{ id: string; code: string }> =>
    (await customer.client.post<{ id: string; code: string }>('/api/redemptions', { dealId })).body;
  const use = async (dealId: number): Promise<void> => {
    const { code } = await issue(dealId);
    await shop.owner.client.post('/api/counter/accept', { code });
  };

  it('is for those who are signed in, and private', async () => {
    const dealId = await world.deal(shop);
    expect((await fetch(`${running.url}/api/deals/${dealId}/mine`)).status).toBe(401);
    const answer = await mine(dealId);
    expect([answer.status, answer.body]).toEqual([200, nothing]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is not found under an id that is none, and for a deal that does not exist', async () => {
    expect((await customer.client.get('/api/deals/momo/mine')).status).toBe(404);
    const missing = await customer.client.get('/api/deals/2000000000/mine');
    expect([missing.status, missing.body]).toMatchObject([404, { code: 'deal.not-found' }]);
  });

  it('has the open code of the customer, and of nobody else', async () => {
    const dealId = await world.deal(shop, { redemption_limit: 2 });
    const pass = await issue(dealId);
    const { body } = await mine(dealId);
    expect(body).toMatchObject({
      openPass: { id: pass.id, code: pass.code },
      used: 0,
      usesLeft: 2,
      refusals: [],
    });
    expect((await mine(dealId, await world.person())).body.openPass).toBeNull();
  });

  it('counts uses, and says when the limit is reached', async () => {
    const dealId = await world.deal(shop, { redemption_limit: 1 });
    await use(dealId);
    expect((await mine(dealId)).body).toEqual({
      openPass: null,
      used: 1,
      usesLeft: 0,
      mayReview: true,
      refusals: [{ code: 'deal.limit-reached', message: expect.any(String) as string }],
    });
  });

  it('leaves a code out whose time is over, and counts its place as free', async () => {
    const dealId = await world.deal(shop, { redemption_limit: 1, total_limit: 1 });
    const pass = await issue(dealId);
    await running.database.query(
      `UPDATE passes SET issued_at = now() - interval '1 hour', expires_at = now() - interval '1 minute' WHERE public_id = $1`,
      [pass.id],
    );
    expect((await mine(dealId)).body).toMatchObject({ openPass: null, usesLeft: 1, refusals: [] });
  });

  it('names every reason, the one that issuing names first', async () => {
    const dealId = await world.deal(shop, {
      redemption_limit: 1,
      start_date: new Date(Date.now() - 9 * hour),
      end_date: new Date(Date.now() + hour),
    });
    await use(dealId);
    await running.database.query(`UPDATE deals SET end_date = now() - interval '1 minute' WHERE id = $1`, [
      dealId,
    ]);
    const { body } = await mine(dealId);
    const rejected = await customer.client.post('/api/redemptions', { dealId });
    expect(body.refusals.map(({ code }) => code)).toEqual(['deal.expired', 'deal.limit-reached']);
    expect(rejected.body).toMatchObject({ code: body.refusals[0]?.code });
  });

  it('lets people of the business neither redeem nor review', async () => {
    const dealId = await world.deal(shop);
    expect((await mine(dealId, shop.owner)).body).toMatchObject({
      mayReview: false,
      refusals: [{ code: 'deal.own-business' }],
    });
  });

  it('lets nobody review without a use or a verified address', async () => {
    const dealId = await world.deal(shop);
    await issue(dealId);
    expect((await mine(dealId)).body.mayReview).toBe(false);
    await use(dealId);
    expect((await mine(dealId)).body.mayReview).toBe(true);
    await running.database.query('UPDATE users SET email_verified_at = NULL WHERE id = $1', [customer.id]);
    expect((await mine(dealId)).body).toMatchObject({ used: 1, mayReview: false });
  });
});
