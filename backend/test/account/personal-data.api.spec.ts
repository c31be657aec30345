import { databaseDump } from '../support/database-dump.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, PASSWORD, type Person, World } from '../support/world.js';

const CANARY = 'kanchhi-canary';
const CANARY_PHONE = '9899999001';

describe('personal data', () => {
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

  const erase = (person: Person, password = PASSWORD) =>
    person.client.send('DELETE', '/api/users/me', { password });

  const usedPass = async (person: Person): Promise<number> => {
    const dealId = await world.deal(shop);
    const { body } = await person.client.post<{ code: string }>('/api/redemptions', { dealId });
    await shop.owner.client.post('/api/counter/accept', { code: body.code, branchId: shop.branchId });
    return dealId;
  };

  describe('taking it along (A8)', () => {
    it('gives one’s own rows of every kind, and nobody else’s', async () => {
      const [person, other] = [
        await world.person({ firstName: 'Maya' }),
        await world.person({ firstName: 'Somebody Else' }),
      ];
      const dealId = await usedPass(person);
      await usedPass(other);
      await person.client.post('/api/reviews', { dealId, rating: 5, comment: 'Hot and many.' });
      await world.membership(person.id, 'vip');
      const answer = await person.client.get<Record<string, unknown>>('/api/users/me/export');
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="dobbar-my-data.json"');
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.body).toMatchObject({
        profile: { id: person.id, email: person.email, firstName: 'Maya', loyaltyPoints: 10 },
        sessions: [{ userAgent: null }],
        passes: [{ deal: 'Two plates of momo', state: 'redeemed', points: 10 }],
        points: [{ delta: 10, kind: 'redemption' }],
        reviews: [{ dealId, rating: 5, comment: 'Hot and many.' }],
        memberships: [{ membership: 'vip' }],
        business: null,
        work: [],
      });
      expect(answer.text).not.toContain('Somebody Else');
      expect(answer.text).not.toContain('argon2');
    });

    it('gives owners their business', async () => {
      const { body } = await shop.owner.client.get<object>('/api/users/me/export');
      expect(body).toMatchObject({
        business: { id: shop.id, branches: [{ name: 'Thamel' }] },
        work: [{ role: 'owner' }],
      });
    });
  });

  describe('erasing it (A9)', () => {
    const planted = async (person: Person): Promise<void> => {
      await running.database.query(
        `UPDATE users SET email = $2, first_name = $3, last_name = $3, phone = $3, address = $3, city = $3, profile_image_url = $3,
           verified_phone = $4, phone_proven_at = now() WHERE id = $1`,
        [person.id, `${CANARY}@example.com`, CANARY, CANARY_PHONE],
      );
      person.email = `${CANARY}@example.com`;
      const elsewhere = running.client();
      await elsewhere.post(
        '/api/auth/login',
        { email: person.email, password: PASSWORD },
        { 'user-agent': CANARY },
      );
      await running.client().post('/api/auth/login', { email: person.email, password: 'wrong' });
      await running
        .client()
        .post('/api/auth/password/forgot', { email: person.email }, { 'idempotency-key': 'f' });
      const { body } = await running.client().post<{ id: number }>('/api/contact', {
        name: CANARY,
        email: person.email,
        subject: CANARY,
        message: CANARY,
      });
      const admin = (await world.admin()).client;
      await admin.post(`/api/admin/messages/${body.id}/notes`, { text: CANARY });
      await admin.post(`/api/admin/messages/${body.id}/replies`, { text: CANARY, version: 1 });
      await running.deliverEvents();
    };
    const traces = async (): Promise<string[]> =>
      (await databaseDump(running.database)).filter(
        (line) => line.includes(CANARY) || line.includes(CANARY_PHONE),
      );

    it('leaves no trace of a customer in any table, and every sum as it was', async () => {
      const person = await world.person();
      await planted(person);
      const dealId = await usedPass(person);
      await person.client.post('/api/reviews', { dealId, rating: 4, comment: 'Good.' });
      const open = await world.deal(shop, { total_limit: 1 });
      await person.client.post('/api/redemptions', { dealId: open });
      expect(await traces()).not.toEqual([]);

      expect((await erase(person)).status).toBe(204);
      await running.deliverEvents();
      expect(await traces()).toEqual([]);
      const { rows } = await running.database.query(
        `SELECT (SELECT sum(delta)::int FROM points_ledger WHERE user_id = $1) AS ledger, loyalty_points AS balance,
           (SELECT count(*)::int FROM sessions WHERE user_id = $1) AS sessions, (SELECT count(*)::int FROM user_tokens WHERE user_id = $1) AS tokens,
           (SELECT taken FROM deal_capacities WHERE deal_id = $2) AS taken
         FROM users WHERE id = $1`,
        [person.id, open],
      );
      expect(rows).toEqual([{ ledger: 10, balance: 10, sessions: 0, tokens: 0, taken: 0 }]);

      expect((await person.client.get('/api/auth/user')).status).toBe(401);
      const login = { email: `${CANARY}@example.com`, password: PASSWORD };
      expect((await running.client().post('/api/auth/login', login)).status).toBe(401);
      const { body: reviews } = await running.client().get<object[]>(`/api/deals/${dealId}/reviews`);
      expect(reviews).toMatchObject([{ author: '', rating: 4, comment: 'Good.' }]);
      const signup = { firstName: 'New', lastName: 'Owner', phone: '9800000000', city: 'Pokhara', ...login };
      expect((await running.client().post('/api/customers/signup', signup)).status).toBe(201);
      await running.database.query('DELETE FROM users WHERE email = $1', [login.email]);
    });

    it('needs the password', async () => {
      const person = await world.person();
      const wrong = await erase(person, 'not this one');
      expect([wrong.status, wrong.body.code]).toEqual([403, 'auth.wrong-password']);
      expect((await erase(person, '')).status).toBe(400);
      expect((await person.client.get('/api/auth/user')).status).toBe(200);
    });

    it('waits until the owner has closed the business, then leaves the firm without the person', async () => {
      const own = await world.business({ name: 'Himchuli Momo House' });
      await running.database.query(
        `UPDATE vendors SET address = $2, city = $2, phone = $2, email = $2, contact_name = $2, contact_position = $2, contact_phone = $2,
           contact_email = $2, website = $2, logo = $2 WHERE id = $1`,
        [own.id, CANARY],
      );
      const dealId = await world.deal(own);
      const counter = await world.staff(own);
      const customer = await world.person();
      const { body: pass } = await customer.client.post<{ id: string }>('/api/redemptions', { dealId });

      const rejected = await erase(own.owner);
      expect([rejected.status, rejected.body.code]).toEqual([409, 'vendor.still-open']);
      await own.owner.client.post(`/api/deals/${dealId}/pause`);
      expect((await erase(own.owner)).body.code).toBe('vendor.still-open');
      await customer.client.post(`/api/redemptions/${pass.id}/cancel`);
      expect((await erase(own.owner)).status).toBe(204);

      expect(await traces()).toEqual([]);
      const { rows } = await running.database.query(
        'SELECT business_name, status, status_reason FROM vendors WHERE id = $1',
        [own.id],
      );
      expect(rows).toEqual([
        { business_name: 'Himchuli Momo House', status: 'suspended', status_reason: 'Closed by its owner.' },
      ]);
      const { body } = await counter.client.get<{ staffOf: unknown }>('/api/auth/user');
      expect(body.staffOf).toBeNull();
    });

    it('is rejected to admins', async () => {
      const admin = await world.admin();
      const answer = await erase(admin);
      expect([answer.status, answer.body.code]).toEqual([409, 'account.is-admin']);
      expect((await admin.client.get('/api/auth/user')).status).toBe(200);
    });
  });
});
