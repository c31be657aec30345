import { mailsTo } from '../support/mails.js';
import { SoftAuthenticator } from '../support/soft-authenticator.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { isSignedIn, nextNumber, otherThan, SITE, SmsWorld, type Verified } from './sms.fixture.js';

describe('a one-time number by SMS (A25, A26)', () => {
  let sms: SmsWorld;

  beforeAll(async () => {
    sms = await SmsWorld.start();
  });

  afterAll(() => sms.stop());

  it('is offered with keys', async () => {
    const { body } = await sms.running.client().get<object>('/api/auth/methods');
    expect(body).toEqual({ email: true, sms: true, google: false });
  });

  it('opens an account without an e-mail, signed in', async () => {
    const client = sms.running.client();
    const phone = nextNumber();
    const { body } = await sms.verify(phone, await sms.digitsFor(phone), client);
    expect(body).toEqual({ state: 'name-needed', ticket: expect.any(String) });
    expect(await isSignedIn(client)).toBe(false);
    const opened = await sms.complete({ ticket: body.ticket, firstName: 'Sita', city: 'Lalitpur' }, client);
    expect([opened.status, opened.body.user]).toEqual([
      201,
      expect.objectContaining({ email: null, verifiedPhone: phone, firstName: 'Sita' }),
    ]);
    const { body: account } = await client.get<object>('/api/users/me');
    expect(account).toMatchObject({
      email: null,
      emailVerified: false,
      verifiedPhone: phone,
      phone,
      hasPassword: false,
      city: 'Lalitpur',
    });
    expect((await sms.complete({ ticket: body.ticket, firstName: 'Sita' })).body.code).toBe(
      'otp.ticket-invalid',
    );
  });

  it('signs in the account that verified the number, however it is typed', async () => {
    const { id, phone } = await sms.phoneAccount();
    const nepali = phone.replace(/\d/g, (digit) => String.fromCharCode('०'.charCodeAt(0) + Number(digit)));
    for (const typed of [phone, `+977 ${phone.slice(0, 4)}-${phone.slice(4)}`, `977${phone}`, nepali]) {
      await sms.later();
      await sms.query('TRUNCATE rate_limits');
      expect((await sms.request(typed)).status).toBe(202);
      await sms.running.deliverEvents();
      const client = sms.running.client();
      const { body } = await sms.verify(typed, sms.gateway.digitsFor(phone), client);
      expect(body).toMatchObject({ state: 'signed-in', user: { id } });
      expect(await isSignedIn(client)).toBe(true);
    }
  });

  it('sends the form of the gateway, and the last line that browsers read', async () => {
    const phone = nextNumber();
    const digits = await sms.digitsFor(phone);
    const sent = sms.gateway.texts.at(-1);
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toMatchObject({
      token: 'secret-token',
      from: 'Dobbar',
      to: phone,
    });
    expect(sent?.text.split('\n').at(-1)).toBe(`@localhost #${digits}`);
    await sms.later();
    const nepali = nextNumber();
    await sms.request(nepali, sms.running.client(), { language: 'ne' });
    await sms.running.deliverEvents();
    expect(sms.gateway.textsTo(nepali)[0]).toMatch(/१० मिनेट[^]*\n@localhost #\d{6}$/);
  });

  it('reveals and opens nothing by a number that merely stands in a profile', async () => {
    const other = await sms.world.person();
    const phone = nextNumber();
    await other.client.patch('/api/users/me', { phone });
    const { body } = await sms.verify(phone, await sms.digitsFor(phone));
    expect(body.state).toBe('name-needed');
    const client = sms.running.client();
    const opened = await sms.complete({ ticket: body.ticket, firstName: 'Gita' }, client);
    expect(opened.body.user?.id).not.toBe(other.id);
  });

  it('responds alike with and without an account, without looking one up', async () => {
    const { phone } = await sms.phoneAccount();
    const unknown = nextNumber();
    await sms.later();
    const [a, b] = await Promise.all([sms.request(phone), sms.request(unknown)]);
    expect([a.status, Object.keys(a.body)]).toEqual([b.status, Object.keys(b.body)]);
    await sms.running.deliverEvents();
    const wrong = await Promise.all(
      [phone, unknown].map((to) => sms.verify(to, otherThan(sms.gateway.digitsFor(to)))),
    );
    expect(wrong.map(({ status, body }) => [status, body.code, body.triesLeft])).toEqual([
      [400, 'otp.wrong', 4],
      [400, 'otp.wrong', 4],
    ]);
    // The account is locked: a request that looked it up would wait for it.
    const holder = await sms.running.database.connect();
    await holder.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
    await sms.later();
    expect((await sms.request(phone)).status).toBe(202);
    await holder.query('ROLLBACK');
    holder.release();
  });

  it('ends after five guesses, also when they come at once', async () => {
    const { phone } = await sms.phoneAccount();
    await sms.later();
    const digits = await sms.digitsFor(phone);
    const guesses = Array.from({ length: 20 }, (_, n) => String((Number(digits) + 1 + n) % 1_000_000));
    const answers = await Promise.all(guesses.map((guess) => sms.verify(phone, guess.padStart(6, '0'))));
    expect(answers.filter(({ body }) => body.code === 'otp.wrong')).toHaveLength(5);
    expect(answers.filter(({ status }) => status < 400)).toEqual([]);
    expect((await sms.verify(phone, digits)).body.code).toBe('otp.expired');
  });

  it('lets one of two tabs in, and opens one account', async () => {
    const phone = nextNumber();
    const [one, two] = await Promise.all([sms.request(phone), sms.request(phone)]);
    expect(one.body).toEqual(two.body);
    await sms.running.deliverEvents();
    expect(sms.gateway.textsTo(phone)).toHaveLength(1);
    const digits = sms.gateway.digitsFor(phone);
    const tabs = await Promise.all([sms.verify(phone, digits), sms.verify(phone, digits)]);
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 410]);
    const ticket = tabs.find(({ status }) => status === 200)?.body.ticket;
    const opened = await Promise.all([1, 2].map(() => sms.complete({ ticket, firstName: 'Hari' })));
    expect(opened.map(({ status }) => status).sort()).toEqual([201, 410]);
    const { rows } = await sms.query('SELECT id FROM users WHERE verified_phone = $1', [phone]);
    expect(rows).toHaveLength(1);
  });

  it('sends an admin to the admin sign-in and lets no digits in', async () => {
    const { id, phone } = await sms.phoneAccount();
    await sms.query(
      `UPDATE users SET role = 'admin', email = 'boss@example.com', email_verified_at = now() WHERE id = $1`,
      [id],
    );
    await sms.later();
    await sms.request(phone);
    await sms.running.deliverEvents();
    const text = sms.gateway.textsTo(phone).at(-1) ?? '';
    expect(text).toContain('/admin-login');
    expect(text).not.toMatch(/\d{6}/);
    // Even the right digits, which nobody was told, do not sign in.
    const earlier = /\d{6}/.exec(sms.gateway.textsTo(phone)[0] ?? '')?.[0] ?? '';
    expect((await sms.verify(phone, earlier)).body.code).toBe('otp.wrong');
  });

  it('asks for the second factor of an account that has one', async () => {
    const { phone, client } = await sms.phoneAccount();
    const key = new SoftAuthenticator(SITE);
    const options = (await client.post<{ challenge: string }>('/api/auth/passkeys/options')).body;
    await client.post('/api/auth/passkeys', { name: 'Phone', response: key.create(options) });
    await sms.later();
    const tab = sms.running.client();
    expect((await sms.verify(phone, await sms.digitsFor(phone), tab)).body).toEqual({
      state: 'second-factor',
    });
    expect(await isSignedIn(tab)).toBe(false);
    const lost = await tab.post<{ code: string }>('/api/auth/two-factor/lost');
    expect([lost.status, lost.body.code]).toEqual([403, 'two-factor.reset-needs-email']);
    const challenge = (await tab.post<{ challenge: string }>('/api/auth/passkeys/sign-in/options')).body;
    await tab.post('/api/auth/passkeys/sign-in', { response: key.prove(challenge) });
    expect(await isSignedIn(tab)).toBe(true);
  });

  it('is no step-up of an account with an e-mail: the next owner of the number changes nothing', async () => {
    const { id, phone } = await sms.phoneAccount();
    await sms.query(`UPDATE users SET email = 'sita@example.com', email_verified_at = now() WHERE id = $1`, [
      id,
    ]);
    await sms.later();
    const tab = sms.running.client();
    expect((await sms.verify(phone, await sms.digitsFor(phone), tab)).body.state).toBe('signed-in');
    for (const answer of [
      await tab.post<Verified>('/api/auth/passkeys', {}),
      await tab.delete<Verified>('/api/auth/phone'),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'auth.step-up-required']);
    await sms.running.deliverEvents();
    await sms.request('sita@example.com');
    await sms.running.deliverEvents();
    const byMail = /\b\d{6}\b/.exec((await mailsTo('sita@example.com')).at(-1) ?? '')?.[0] ?? '';
    const other = sms.running.client();
    expect((await sms.verify('sita@example.com', byMail, other)).body.state).toBe('signed-in');
    expect((await other.delete('/api/auth/phone')).status).toBe(204);
  });

  it('rejects a suspended account after right digits alone', async () => {
    const { id, phone } = await sms.phoneAccount();
    await sms.query('UPDATE users SET suspended_at = now() WHERE id = $1', [id]);
    await sms.later();
    const digits = await sms.digitsFor(phone);
    expect((await sms.verify(phone, otherThan(digits))).body.code).toBe('otp.wrong');
    const { status, body } = await sms.verify(phone, digits);
    expect([status, body.code]).toEqual([403, 'auth.account-suspended']);
  });

  it('stores no number in the clear until it is verified', async () => {
    const phone = nextNumber();
    const digits = await sms.digitsFor(phone);
    const { rows } = await sms.query(
      `SELECT string_agg(c::text, '') || (SELECT string_agg(payload::text, '') FROM outbox)
         || (SELECT coalesce(string_agg(r::text, ''), '') FROM rate_limits r)
         || (SELECT coalesce(string_agg(d::text, ''), '') FROM outbox_deliveries d) AS stored FROM sign_in_codes c`,
    );
    const text = String((rows[0] as { stored: string }).stored);
    expect(text).not.toContain(phone);
    expect(text).not.toContain(Buffer.from(phone).toString('hex'));
    expect(text).not.toContain(digits);
  });

  it.each([
    [{ to: '9541234567' }, 'Nepali mobile number'],
    [{ to: '014412345' }, 'Nepali mobile number'],
    [{ to: '+919841234567' }, 'Nepali mobile number'],
    [{ to: 'nobody' }, 'email'],
    [{ to: 9841234567 }, 'email'],
    [{}, 'email'],
  ])('rejects %j', async (body, words) => {
    const answer = await sms.running.client().post('/api/auth/otp', body);
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [{ field: 'to', message: expect.stringContaining(words) }],
    ]);
  });

  it('is refused where it is not offered, like any other text that is no e-mail', async () => {
    const without = await startApp();
    const answer = await without.client().post('/api/auth/otp', { to: nextNumber() });
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [{ field: 'to', message: 'Please enter a valid email address.' }],
    ]);
    await without.stop();
  });

  describe('with limits', () => {
    let limited: [RunningApp, RunningApp];

    beforeAll(async () => {
      const env = {
        RATE_LIMIT_FACTOR: '1',
        RATE_LIMIT_STORE: 'postgres',
        SMS_URL: sms.gateway.url,
        SMS_TOKEN: 't',
        SMS_SENDER: 'Dobbar',
      };
      limited = [await startApp(env), await startApp(env)];
    });

    afterAll(() => Promise.all(limited.map((one) => one.stop())));

    const ask = (n: number, to: string) =>
      limited[n % 2 === 0 ? 0 : 1]
        .client()
        .post<{ code?: string }>('/api/auth/otp', { to }, { 'x-forwarded-for': `10.2.0.${n}` });

    it('sends three SMS an hour to a number, counted across two instances', async () => {
      const phone = nextNumber();
      const answers: { status: number; body: { code?: string } }[] = [];
      for (let n = 0; n < 4; n++) {
        answers.push(await ask(n, phone));
        await sms.later();
      }
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 429]);
      expect(answers.at(-1)?.body.code).toBe('otp.too-many');
    });

    it('never exceeds the daily limit, also when two instances are asked at once', async () => {
      const left = 3;
      await sms.query(`UPDATE text_message_days SET requested = 500 - $1`, [left]);
      const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(100 + n, nextNumber())));
      expect(answers.filter(({ status }) => status === 202)).toHaveLength(left);
      expect(new Set(answers.filter(({ status }) => status !== 202).map(({ body }) => body.code))).toEqual(
        new Set(['otp.too-many']),
      );
      const mail = await limited[0].client().post('/api/auth/otp', { to: 'still-by-mail@example.com' });
      expect(mail.status).toBe(202);
    });

    it('sends none with the setting 0', async () => {
      await sms.query('DELETE FROM text_message_days');
      const admin = await sms.world.admin();
      const changes = [{ key: 'sms.perDay', value: 0, version: 0 }];
      expect((await admin.client.patch('/api/admin/settings', { changes })).status).toBe(200);
      const answer = await sms.request(nextNumber());
      expect([answer.status, answer.body.code]).toEqual([429, 'otp.too-many']);
    });
  });
});
