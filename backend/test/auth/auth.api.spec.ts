import { createHash } from 'node:crypto';
import { PASSWORD } from '../support/world.js';
import { form, running, world, mailedToken, setUp, tearDown } from './auth.fixture.js';

describe('accounts and sessions', () => {
  beforeAll(setUp);
  afterAll(tearDown);

  describe('signing up', () => {
    it('opens a customer account and nothing more', async () => {
      const answer = await running.client().post('/api/customers/signup', form);
      expect(answer.status).toBe(201);
      const { rows } = await running.database.query(
        'SELECT role, loyalty_points, email_verified_at, password FROM users WHERE email = $1',
        [form.email],
      );
      expect(rows).toEqual([
        {
          role: 'customer',
          loyalty_points: 0,
          email_verified_at: null,
          password: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
        },
      ]);
    });

    it('rejects an e-mail that is taken, whatever its case', async () => {
      const answer = await running
        .client()
        .post('/api/customers/signup', { ...form, email: 'AARATI@Example.com' });
      expect([answer.status, answer.body.code]).toEqual([409, 'auth.email-taken']);
    });

    it.each([
      ['firstName', { firstName: '  ' }, 'Please fill in all required fields.'],
      ['email', { email: 'not an address' }, 'Please enter a valid email address.'],
      ['password', { password: 'abcd5' }, 'Password must be at least 6 characters long.'],
      ['password', { password: 'password1' }, 'This password is too common. Please choose another one.'],
      ['phone', { phone: 'call me' }, 'Please enter a valid phone number.'],
    ])('names %s in the words of the screens', async (field, change, message) => {
      const answer = await running
        .client()
        .post('/api/customers/signup', { ...form, email: 'new@example.com', ...change });
      expect([answer.status, answer.body.errors]).toEqual([400, [{ field, message }]]);
    });

    it.each([
      { role: 'admin' },
      { loyaltyPoints: 1_000 },
      { isVerified: true },
      { emailVerifiedAt: '2026-01-01' },
    ])('rejects %j', async (extra) => {
      expect(
        (
          await running
            .client()
            .post('/api/customers/signup', { ...form, email: 'sneaky@example.com', ...extra })
        ).status,
      ).toBe(400);
    });

    it('never hashes an endless password', async () => {
      const began = Date.now();
      expect(
        (
          await running
            .client()
            .post('/api/customers/signup', { ...form, email: 'l@example.com', password: 'म'.repeat(300) })
        ).status,
      ).toBe(400);
      expect(Date.now() - began).toBeLessThan(200);
    });
  });

  describe('signing in', () => {
    it('gives a new session and says who it is', async () => {
      const client = running.client();
      client.cookie = 'dobbar_sid=fixed-before-login';
      const answer = await client.post<{ success: boolean; user: { role: string } }>('/api/auth/login', {
        email: form.email,
        password: form.password,
        userType: 'vendor',
      });
      expect(answer.body).toMatchObject({
        success: true,
        user: { firstName: 'Aarati', role: 'customer', staffOf: null },
      });
      expect(client.cookie).not.toContain('fixed-before-login');
      const cookies = answer.headers.getSetCookie();
      expect(cookies[0]).toMatch(/^dobbar_sid=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(cookies[1]).toMatch(/^dobbar_signed_in=1; Max-Age=7776000; Path=\/; SameSite=Lax$/);
      const user = await client.get<object>('/api/auth/user');
      expect(Object.keys(user.body).sort()).toEqual([
        'adminRole',
        'chosenLanguage',
        'email',
        'firstName',
        'id',
        'lastName',
        'needsSecondFactor',
        'profileImageUrl',
        'rights',
        'role',
        'staffOf',
        'verifiedPhone',
      ]);
      expect(user.headers.get('cache-control')).toBe('no-store');
    });

    it('remembers a repeatable sign-up without anything its password could be guessed from', async () => {
      const signup = { ...form, email: 'keyed@example.com' };
      const answer = await running.client().post('/api/customers/signup', signup, { 'idempotency-key': 'k' });
      expect(answer.status).toBe(201);
      const { rows } = await running.database.query<{ request_hash: Buffer }>(
        `SELECT request_hash FROM idempotency_keys WHERE key = 'k'`,
      );
      const plain = createHash('sha256').update(`POST /api/customers/signup\n${JSON.stringify(signup)}`);
      expect(rows[0]?.request_hash.equals(plain.digest())).toBe(false);
    });

    it('keeps only a hash of the session', async () => {
      const { client } = await world.person();
      const sid = client.cookie.replace('dobbar_sid=', '');
      const { rows } = await running.database.query('SELECT 1 FROM sessions WHERE sid = $1', [sid]);
      expect(rows).toEqual([]);
    });

    it('answers an unknown e-mail like a wrong password', async () => {
      const strip = (text: string): string => text.replace(/"requestId":"[^"]+"/, '');
      const wrong = await running
        .client()
        .post('/api/auth/login', { email: form.email, password: 'not this one' });
      const unknown = await running
        .client()
        .post('/api/auth/login', { email: 'nobody@example.com', password: 'not this one' });
      expect([wrong.status, wrong.body.message]).toEqual([
        401,
        'Invalid email or password. Please try again.',
      ]);
      expect(strip(unknown.text)).toBe(strip(wrong.text));
    });

    it.each(['Momo4ever', 'momo4eve', 'momo4ever '])('rejects %j', async (password) => {
      expect((await running.client().post('/api/auth/login', { email: form.email, password })).status).toBe(
        401,
      );
    });

    it('lets only admins into the console', async () => {
      const customer = await running
        .client()
        .post('/api/auth/admin/login', { username: form.email, password: form.password });
      expect([customer.status, customer.body.message]).toEqual([
        401,
        'Please check your username and password.',
      ]);
      const admin = await world.admin();
      expect(
        (await running.client().post('/api/auth/admin/login', { username: admin.email, password: PASSWORD }))
          .status,
      ).toBe(200);
    });
  });

  describe('a session', () => {
    it('ends with signing out, also for a copy of the cookie', async () => {
      const { client } = await world.person();
      const copy = running.client();
      copy.cookie = client.cookie;
      expect((await client.post('/api/auth/logout')).status).toBe(204);
      expect((await copy.get('/api/auth/user')).status).toBe(401);
    });

    it('ends through the link of this site only', async () => {
      const { client } = await world.person();
      expect((await client.get('/api/logout', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      expect((await client.get('/api/auth/user')).status).toBe(200);
      const answer = await client.get('/api/logout', { 'sec-fetch-site': 'same-origin' });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
      expect((await client.get('/api/auth/user')).status).toBe(401);
    });

    it('ends when it has expired, and when its owner is suspended', async () => {
      const [expired, suspended] = await Promise.all([world.person(), world.person()]);
      await running.database.query(
        `UPDATE sessions SET expire = now() - interval '1 second' WHERE user_id = $1`,
        [expired.id],
      );
      await running.database.query('UPDATE users SET suspended_at = now() WHERE id = $1', [suspended.id]);
      expect((await expired.client.get('/api/auth/user')).status).toBe(401);
      expect((await suspended.client.get('/api/auth/user')).status).toBe(401);
    });

    it('follows a change of role at the next request', async () => {
      const person = await world.person();
      expect((await person.client.get('/api/admin/overview')).status).toBe(403);
      await running.database.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [person.id]);
      expect((await person.client.get('/api/admin/overview')).status).toBe(200);
    });

    it('lives on with visits, but not beyond its longest', async () => {
      const person = await world.person();
      await running.database.query(
        `UPDATE sessions SET touched_at = now() - interval '10 minutes', created_at = now() - interval '89 days', expire = now() + interval '1 hour' WHERE user_id = $1`,
        [person.id],
      );
      await person.client.get('/api/auth/user');
      const { rows } = await running.database.query<{ days: number }>(
        `SELECT extract(epoch FROM expire - created_at)::int / 86400 AS days FROM sessions WHERE user_id = $1`,
        [person.id],
      );
      expect(rows[0]?.days).toBe(90);
    });
  });

  describe('writes from other sites', () => {
    it.each<Record<string, string>>([
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'null' },
    ])('are rejected with %j', async (headers) => {
      const { client } = await world.person();
      const answer = await client.post('/api/auth/logout', {}, headers);
      expect([answer.status, answer.body.code]).toEqual([403, 'request.foreign-origin']);
    });

    it('are rejected when a cookie comes without a word about its origin', async () => {
      const { client } = await world.person();
      const response = await fetch(`${running.url}/api/auth/logout`, {
        method: 'POST',
        headers: { cookie: client.cookie, 'sec-fetch-site': '' },
      });
      expect(response.status).toBe(403);
    });

    it('are never invited with credentials', async () => {
      const answer = await running.client().get('/api/vendors/me', { origin: 'https://evil.example' });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    });
  });

  describe('the e-mail', () => {
    it('is verified by the link, once', async () => {
      const token = await mailedToken(form.email);
      expect(token).toHaveLength(32);
      expect((await running.client().post('/api/auth/email/verify', { token })).status).toBe(200);
      expect((await running.client().post('/api/auth/email/verify', { token })).body.code).toBe(
        'auth.token-invalid',
      );
      const { rows } = await running.database.query(
        'SELECT email_verified_at IS NOT NULL AS verified FROM users WHERE email = $1',
        [form.email],
      );
      expect(rows).toEqual([{ verified: true }]);
    });

    it('is not verified by a link that is too old', async () => {
      const person = await world.person({ verified: false });
      await person.client.post('/api/auth/email/resend');
      const token = await mailedToken(person.email);
      await running.database.query(
        `UPDATE user_tokens SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
        [person.id],
      );
      expect((await running.client().post('/api/auth/email/verify', { token })).status).toBe(410);
    });
  });

  it('tells somebody about their own account', async () => {
    const person = await world.person();
    await world.membership(person.id, 'premium');
    const { body } = await person.client.get('/api/users/me');
    expect(body).toMatchObject({
      emailVerified: true,
      loyaltyPoints: 0,
      city: 'Kathmandu',
      membership: { slug: 'premium', pointsMultiplier: 2 },
    });
  });

  it.each([
    ['/deals/3', '/login?returnTo=%2Fdeals%2F3'],
    ['//evil.example', '/login'],
    ['https:evil', '/login'],
    ['/\\evil', '/login'],
  ])('sends a sign-in link with %s to %s', async (returnTo, location) => {
    const answer = await running.client().get(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
  });
});
