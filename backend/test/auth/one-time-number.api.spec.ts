import { mailsTo } from '../support/mails.js';
import type { ApiClient } from '../support/api/api-client.js';
import { SoftAuthenticator } from '../support/soft-authenticator.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { PASSWORD, World } from '../support/world.js';

interface Verified {
  state: string;
  ticket?: string;
  user?: { email: string; firstName: string; lastName: string };
  code?: string;
  triesLeft?: number;
}

const SITE = 'http://localhost:4200';

describe('a one-time number by mail (A21 to A23)', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp({ PUBLIC_URL: SITE });
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  const request = (to: string, client = running.client(), language?: string) =>
    client.post<{ resendAt: string; expiresAt: string }>('/api/auth/otp', {
      to,
      ...(language && { language }),
    });
  const verify = (to: string, digits: string, client = running.client()) =>
    client.post<Verified>('/api/auth/otp/verify', { to, digits });
  const complete = (form: object, client = running.client()) =>
    client.post<Verified>('/api/auth/otp/complete', form);
  const later = () =>
    running.database.query(`UPDATE sign_in_codes SET requested_at = requested_at - interval '31 seconds'`);
  const mailedDigits = async (to: string): Promise<string> => {
    await running.deliverEvents();
    const subject = /^Subject: .*?(\d{6})/m;
    return (await mailsTo(to)).map((mail) => subject.exec(mail)?.[1]).findLast((digits) => digits) ?? '';
  };
  const digitsFor = async (to: string): Promise<string> => {
    expect((await request(to)).status).toBe(202);
    return mailedDigits(to);
  };
  const other = (digits: string): string => String((Number(digits) + 1) % 1_000_000).padStart(6, '0');
  const isSignedIn = async (client: ApiClient) => (await client.get('/api/auth/user')).status === 200;

  it('opens an account with a first name alone, verified and signed in', async () => {
    const client = running.client();
    const { body } = await verify('sita@example.com', await digitsFor('sita@example.com'), client);
    expect(body).toEqual({ state: 'name-needed', ticket: expect.any(String) });
    expect(await isSignedIn(client)).toBe(false);
    const form = { ticket: body.ticket, firstName: 'Sita', city: 'Lalitpur' };
    const opened = await complete(form, client);
    expect([opened.status, opened.body.user]).toEqual([
      201,
      expect.objectContaining({ email: 'sita@example.com', firstName: 'Sita', lastName: '' }),
    ]);
    const { body: account } = await client.get<object>('/api/users/me');
    expect(account).toMatchObject({ emailVerified: true, hasPassword: false, city: 'Lalitpur' });
    expect((await complete(form)).body.code).toBe('otp.ticket-invalid');
    await running.deliverEvents();
    const mails = await mailsTo('sita@example.com');
    expect(mails.filter((mail) => mail.includes('verify-email?token'))).toEqual([]);
    expect(mails.filter((mail) => /new sign-in/i.test(mail))).toEqual([]);
  });

  it('signs in an account that exists, whatever the case of its address', async () => {
    const { email } = await world.person();
    const client = running.client();
    const digits = await digitsFor(email);
    const { body } = await verify(` ${email.toUpperCase()} `, digits, client);
    expect(body).toMatchObject({ state: 'signed-in', user: { email } });
    expect(await isSignedIn(client)).toBe(true);
    expect((await verify(email, digits)).body.code).toBe('otp.expired');
  });

  it('responds alike with and without an account', async () => {
    const { email } = await world.person();
    const [known, unknown] = await Promise.all([request(email), request('nobody@example.com')]);
    expect([known.status, Object.keys(known.body)]).toEqual([202, ['resendAt', 'expiresAt']]);
    expect([unknown.status, Object.keys(unknown.body)]).toEqual([202, ['resendAt', 'expiresAt']]);
    const wrong = await Promise.all(
      [email, 'nobody@example.com'].map(async (to) => verify(to, other(await mailedDigits(to)))),
    );
    expect(wrong.map(({ status, body }) => [status, body.code, body.triesLeft])).toEqual([
      [400, 'otp.wrong', 4],
      [400, 'otp.wrong', 4],
    ]);
    const never = await verify('never-asked@example.com', '123456');
    expect([never.status, never.body.code]).toEqual([410, 'otp.expired']);
  });

  it('ends after five guesses, also when they come at once', async () => {
    const { email } = await world.person();
    const digits = await digitsFor(email);
    const guesses = Array.from({ length: 20 }, (_, n) => String((Number(digits) + 1 + n) % 1_000_000));
    const answers = await Promise.all(guesses.map((guess) => verify(email, guess.padStart(6, '0'))));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'otp.wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'otp.expired')).toHaveLength(15);
    expect((await verify(email, digits)).body.code).toBe('otp.expired');
    await later();
    expect(await digitsFor(email)).not.toBe(digits);
  });

  it('keeps the number for a second tab, mails once in 30 seconds, and the tries with it', async () => {
    const { email } = await world.person();
    const [one, two] = await Promise.all([request(email), request(email)]);
    expect(one.body).toEqual(two.body);
    const digits = await mailedDigits(email);
    expect((await mailsTo(email)).filter((mail) => mail.includes(digits))).toHaveLength(1);
    await verify(email, other(digits));
    await later();
    expect(await digitsFor(email)).toBe(digits);
    expect((await verify(email, other(digits))).body.triesLeft).toBe(3);
    const tabs = await Promise.all([verify(email, digits), verify(email, digits)]);
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('runs out after ten minutes', async () => {
    const { email } = await world.person();
    const digits = await digitsFor(email);
    await running.database.query(`UPDATE sign_in_codes SET expires_at = now() - interval '1 second'`);
    expect((await verify(email, digits)).body.code).toBe('otp.expired');
  });

  it('gives an address that somebody else signed up to its owner, without their password, passkey and sessions', async () => {
    const squatter = await world.person({ verified: false, firstName: 'Mallory' });
    const phone = new SoftAuthenticator(SITE);
    const options = (await squatter.client.post<{ challenge: string }>('/api/auth/passkeys/options')).body;
    await squatter.client.post('/api/auth/passkeys', { name: 'Phone', response: phone.create(options) });
    const owner = running.client();
    const digits = await digitsFor(squatter.email);
    const mail = (await mailsTo(squatter.email)).find((text) => text.includes(`${digits} `));
    expect(mail).not.toContain('Mallory');
    expect((await verify(squatter.email, digits, owner)).body.state).toBe('signed-in');
    expect(await isSignedIn(squatter.client)).toBe(false);
    const login = await running
      .client()
      .post('/api/auth/login', { email: squatter.email, password: PASSWORD });
    expect(login.status).toBe(401);
    const challenge = (
      await squatter.client.post<{ challenge: string }>('/api/auth/passkeys/sign-in/options')
    ).body;
    const passkey = await squatter.client.post('/api/auth/passkeys/sign-in', {
      response: phone.prove(challenge),
    });
    expect(passkey.status).toBe(401);
    expect((await owner.get<object>('/api/users/me')).body).toMatchObject({
      emailVerified: true,
      hasPassword: false,
    });
  });

  it('opens a new account in place of one that nobody verified within 7 days', async () => {
    const { id, email } = await world.person({ verified: false });
    await running.database.query(`UPDATE users SET created_at = now() - interval '8 days' WHERE id = $1`, [
      id,
    ]);
    expect((await verify(email, await digitsFor(email))).body.state).toBe('name-needed');
  });

  it('sends an admin to the admin sign-in and lets no digits in', async () => {
    const admin = await world.admin();
    await request(admin.email);
    await running.deliverEvents();
    const mails = await mailsTo(admin.email);
    expect(mails.at(-1)).toContain('/admin-login');
    expect(mails.at(-1)).not.toMatch(/\b\d{6}\b.*number|number.*\b\d{6}\b/);
    expect((await verify(admin.email, '000000')).body.code).toBe('otp.wrong');
    expect((await admin.client.get<object>('/api/auth/step-up')).body).toEqual({ ways: ['password'] });
  });

  it('asks for the second factor of an account that has one', async () => {
    const { email, client } = await world.person();
    const phone = new SoftAuthenticator(SITE);
    const options = (await client.post<{ challenge: string }>('/api/auth/passkeys/options')).body;
    await client.post('/api/auth/passkeys', { name: 'Phone', response: phone.create(options) });
    const tab = running.client();
    expect((await verify(email, await digitsFor(email), tab)).body).toEqual({ state: 'second-factor' });
    expect(await isSignedIn(tab)).toBe(false);
    const challenge = (await tab.post<{ challenge: string }>('/api/auth/passkeys/sign-in/options')).body;
    await tab.post('/api/auth/passkeys/sign-in', { response: phone.prove(challenge) });
    expect(await isSignedIn(tab)).toBe(true);
  });

  it('rejects a suspended account after right digits alone', async () => {
    const { id, email } = await world.person();
    await running.database.query('UPDATE users SET suspended_at = now() WHERE id = $1', [id]);
    const digits = await digitsFor(email);
    expect((await verify(email, other(digits))).body.code).toBe('otp.wrong');
    const { status, body } = await verify(email, digits);
    expect([status, body.code]).toEqual([403, 'auth.account-suspended']);
  });

  it('serves where a password is asked, for an account without one', async () => {
    const client = running.client();
    const { body } = await verify('gita@example.com', await digitsFor('gita@example.com'), client);
    await complete({ ticket: body.ticket, firstName: 'Gita' }, client);
    expect((await client.get<object>('/api/auth/step-up')).body).toEqual({ ways: ['digits'] });
    const wrong = await client.post<Verified>('/api/auth/step-up', { digits: '000000' });
    expect([wrong.status, wrong.body.code]).toEqual([410, 'otp.expired']);
    const forStepUp = await digitsFor('gita@example.com');
    expect((await client.post('/api/auth/step-up', { digits: forStepUp })).status).toBe(204);
    const digits = await digitsFor('gita@example.com');
    const change = { currentPassword: digits, newPassword: 'momo for everyone' };
    expect((await client.post('/api/auth/password/change', change)).status).toBe(204);
    expect((await client.get<object>('/api/users/me')).body).toMatchObject({ hasPassword: true });
  });

  it('stores neither address nor digits in the clear', async () => {
    const digits = await digitsFor('quiet@example.com');
    const { rows } = await running.database.query(
      `SELECT string_agg(c::text, '') || (SELECT coalesce(string_agg(payload::text, ''), '') FROM outbox) AS stored FROM sign_in_codes c`,
    );
    const text = Buffer.from(String((rows[0] as { stored: string }).stored)).toString();
    expect(text).not.toContain('quiet@example.com');
    expect(text).not.toContain(Buffer.from('quiet@example.com').toString('hex'));
    expect(text).not.toContain(digits);
  });

  it('is mailed in the language that was asked for', async () => {
    await request('ram@example.com', running.client(), 'ne');
    await running.deliverEvents();
    expect((await mailsTo('ram@example.com')).join()).toContain('यो नम्बर');
  });

  it.each([
    ['otp', {}, 'to'],
    ['otp', { to: 'nobody' }, 'to'],
    ['otp', { to: '9800000000' }, 'to'],
    ['otp/verify', { to: 'a@example.com', digits: '12345' }, 'digits'],
    ['otp/verify', { to: 'a@example.com', digits: '12345a' }, 'digits'],
    ['otp/complete', { ticket: 'x', firstName: ' ' }, 'firstName'],
  ])('rejects %s with %j', async (route, body, field) => {
    const answer = await running.client().post(`/api/auth/${route}`, body);
    expect([answer.status, answer.body.errors]).toEqual([400, [expect.objectContaining({ field })]]);
  });

  it('accepts Nepali digits', async () => {
    const digits = await digitsFor('hari@example.com');
    const typed = digits.replace(/\d/g, (digit) => String.fromCharCode('०'.charCodeAt(0) + Number(digit)));
    expect((await verify('hari@example.com', typed)).body.state).toBe('name-needed');
  });

  it('says that mail is the one way without further keys', async () => {
    const { body } = await running.client().get<object>('/api/auth/methods');
    expect(body).toEqual({ email: true, sms: false, google: false });
  });

  describe('with limits', () => {
    let limited: RunningApp;
    beforeAll(async () => {
      limited = await startApp({ RATE_LIMIT_FACTOR: '1' });
    });
    afterAll(() => limited.stop());

    it('mails an address five times an hour, whoever asks', async () => {
      const responses: { status: number; body: object }[] = [];
      for (let n = 0; n < 6; n++) {
        const from = { 'x-forwarded-for': `10.1.0.${n}` };
        responses.push(await limited.client().post('/api/auth/otp', { to: 'flooded@example.com' }, from));
        await later();
      }
      expect(responses.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429]);
      expect(responses.at(-1)?.body).toMatchObject({ code: 'otp.too-many' });
    });

    it('lets a visitor ask for twenty addresses an hour', async () => {
      const client = limited.client();
      const responses: { status: number; body: object }[] = [];
      // The first call has no cookie yet.
      for (let n = 0; n < 22; n++)
        responses.push(await client.post('/api/auth/otp', { to: `many${n}@example.com` }));
      expect(responses.at(-2)?.status).toBe(202);
      expect(responses.at(-1)).toMatchObject({ status: 429, body: { code: 'otp.too-many' } });
    });
  });
});
