import { mailedToken, mailsTo } from '../support/mails.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { PASSWORD, type Person, World } from '../support/world.js';

const NEW_PASSWORD = 'four plates of jhol momo';

interface Session {
  id: string;
  browser: string | null;
  system: string | null;
  isCurrent: boolean;
}

const signup = {
  firstName: 'Aarati',
  lastName: 'Shrestha',
  phone: '9801234567',
  city: 'Lalitpur',
  password: 'momo4ever',
};

describe('one’s own account', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  const signIn = async (email: string, password: string) => {
    const client = running.client();
    const { status } = await client.post('/api/auth/login', { email, password });
    return { client, status };
  };

  const tokenFor = async (person: Person): Promise<string> => {
    await running.client().post('/api/auth/password/forgot', { email: person.email });
    await running.deliverEvents();
    return mailedToken(person.email, 'reset-password');
  };

  describe('a forgotten password (A6)', () => {
    it('is replaced through the mailed link, once, and ends every session', async () => {
      const person = await world.person({ verified: false });
      const token = await tokenFor(person);
      const reset = () =>
        running.client().post('/api/auth/password/reset', { token, password: NEW_PASSWORD });
      expect((await reset()).status).toBe(204);
      expect((await person.client.get('/api/auth/user')).status).toBe(401);
      expect((await signIn(person.email, PASSWORD)).status).toBe(401);
      const { status, client } = await signIn(person.email, NEW_PASSWORD);
      expect(status).toBe(200);
      expect((await client.get<{ emailVerified: boolean }>('/api/users/me')).body.emailVerified).toBe(true);
      const again = await reset();
      expect([again.status, again.body.code]).toEqual([410, 'auth.token-invalid']);
      await running.deliverEvents();
      const mails = await mailsTo(person.email);
      expect(mails.filter((mail) => mail.includes('Subject: Your password was changed'))).toHaveLength(1);
    });

    it('is answered alike for an e-mail without an account', async () => {
      const person = await world.person();
      const known = await running.client().post('/api/auth/password/forgot', { email: person.email });
      const unknown = await running
        .client()
        .post('/api/auth/password/forgot', { email: 'nobody@example.com' });
      expect([known.status, known.text]).toEqual([204, '']);
      expect([unknown.status, unknown.text]).toEqual([204, '']);
    });

    it('keeps the link when the new password is rejected, and lets it go when it is too old', async () => {
      const person = await world.person();
      const token = await tokenFor(person);
      const reset = (password: string) =>
        running.client().post('/api/auth/password/reset', { token, password });
      expect((await reset('short')).body.errors).toEqual([
        { field: 'password', message: 'Password must be at least 6 characters long.' },
      ]);
      expect((await reset(person.email)).status).toBe(400);
      await running.database.query(
        `UPDATE user_tokens SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
        [person.id],
      );
      expect((await reset(NEW_PASSWORD)).status).toBe(410);
      expect((await signIn(person.email, PASSWORD)).status).toBe(200);
    });

    it('works for 30 minutes, and only the newest link does', async () => {
      const person = await world.person();
      const first = await tokenFor(person);
      const second = await tokenFor(person);
      expect(second).not.toBe(first);
      const { rows } = await running.database.query<{ minutes: number }>(
        `SELECT round(extract(epoch FROM expires_at - created_at) / 60)::int AS minutes FROM user_tokens WHERE user_id = $1`,
        [person.id],
      );
      expect(rows).toEqual([{ minutes: 30 }]);
      const body = { token: first, password: NEW_PASSWORD };
      expect((await running.client().post('/api/auth/password/reset', body)).status).toBe(410);
    });

    it('is replaced by one of many who use the link at once', async () => {
      const person = await world.person();
      const token = await tokenFor(person);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          running.client().post('/api/auth/password/reset', { token, password: `${NEW_PASSWORD} ${n}` }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([
        204,
        ...Array.from({ length: 7 }, () => 410),
      ]);
    });

    it('asks twelve characters of admins', async () => {
      const admin = await world.admin();
      const token = await tokenFor(admin);
      const answer = await running
        .client()
        .post('/api/auth/password/reset', { token, password: 'elevenchars' });
      expect(answer.body.errors?.[0]?.message).toBe('Password must be at least 12 characters long.');
    });
  });

  describe('changing the password (A6)', () => {
    it('needs the current one and ends the other sessions', async () => {
      const person = await world.person();
      const other = await signIn(person.email, PASSWORD);
      const change = (currentPassword: string) =>
        person.client.post('/api/auth/password/change', { currentPassword, newPassword: NEW_PASSWORD });
      const wrong = await change('not this one');
      expect([wrong.status, wrong.body.code]).toEqual([403, 'auth.wrong-password']);
      expect((await change(PASSWORD)).status).toBe(204);
      expect((await person.client.get('/api/auth/user')).status).toBe(200);
      expect((await other.client.get('/api/auth/user')).status).toBe(401);
      expect((await signIn(person.email, NEW_PASSWORD)).status).toBe(200);
    });

    it('names the field of a password that will not do', async () => {
      const person = await world.person();
      const body = { currentPassword: PASSWORD, newPassword: 'password1' };
      const answer = await person.client.post('/api/auth/password/change', body);
      expect(answer.body.errors).toEqual([
        { field: 'newPassword', message: 'This password is too common. Please choose another one.' },
      ]);
    });

    it('makes a link that was mailed before worthless', async () => {
      const person = await world.person();
      const token = await tokenFor(person);
      const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      expect((await person.client.post('/api/auth/password/change', body)).status).toBe(204);
      const late = await running.client().post('/api/auth/password/reset', { token, password: PASSWORD });
      expect(late.status).toBe(410);
    });
  });

  describe('the list of sessions', () => {
    it('names devices, marks the current one and ends another', async () => {
      const person = await world.person();
      const phone = running.client();
      const agent =
        'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
      await phone.post(
        '/api/auth/login',
        { email: person.email, password: PASSWORD },
        { 'user-agent': agent },
      );
      const { body } = await person.client.get<Session[]>('/api/auth/sessions');
      expect(body.map(({ isCurrent, browser, system }) => [isCurrent, browser, system])).toEqual([
        [true, null, null],
        [false, 'Chrome', 'Android'],
      ]);
      const id = body[1]?.id ?? '';
      expect(phone.cookie).not.toContain(id);
      const { rows } = await running.database.query<{ sid: string }>(
        'SELECT sid FROM sessions WHERE id = $1',
        [id],
      );
      expect(rows[0]?.sid).not.toContain(id);
      expect((await person.client.delete(`/api/auth/sessions/${id}`)).status).toBe(204);
      expect((await phone.get('/api/auth/user')).status).toBe(401);
      expect((await person.client.delete(`/api/auth/sessions/${id}`)).status).toBe(404);
    });

    it('neither shows nor ends somebody else’s', async () => {
      const [one, other] = await Promise.all([world.person(), world.person()]);
      const { body } = await other.client.get<Session[]>('/api/auth/sessions');
      expect(body).toHaveLength(1);
      const answer = await one.client.delete(`/api/auth/sessions/${body[0]?.id}`);
      expect([answer.status, answer.body.code]).toEqual([404, 'session.not-found']);
      expect((await other.client.get('/api/auth/user')).status).toBe(200);
    });
  });

  it('has a language once it was chosen, which a sign-in names for the device (A12)', async () => {
    const chosen = async (person: Person) => {
      const client = running.client();
      const { body } = await client.post<{ user: { chosenLanguage: string | null } }>('/api/auth/login', {
        email: person.email,
        password: PASSWORD,
        userType: 'customer',
      });
      return body.user.chosenLanguage;
    };
    const person = await world.person();
    expect(await chosen(person)).toBeNull();
    const { body } = await person.client.patch('/api/users/me', { language: 'ne' });
    expect(body).toMatchObject({ language: 'ne', chosenLanguage: 'ne' });
    expect(await chosen(person)).toBe('ne');
    await person.client.patch('/api/users/me', { language: 'en' });
    expect(await chosen(person)).toBe('en');
    const { body: me } = await person.client.get('/api/auth/user');
    expect(me).toMatchObject({ chosenLanguage: 'en' });
  });

  it('is opened in a language, and mailed in it', async () => {
    const email = 'nepali.reader@example.com';
    const { status } = await running
      .client()
      .post('/api/customers/signup', { ...signup, email, language: 'ne' });
    await running.deliverEvents();
    expect([status, (await mailsTo(email)).join()]).toEqual([201, expect.stringContaining('नमस्ते Aarati')]);
  });

  describe('changing the profile', () => {
    it('keeps what is not named, and takes back what is emptied', async () => {
      const person = await world.person();
      const answer = await person.client.patch('/api/users/me', {
        firstName: ' Sujata Devi ',
        phone: '',
        address: 'Jhamsikhel 3',
        language: 'ne',
        mail: { favorites: false },
      });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        firstName: 'Sujata Devi',
        lastName: 'Rai',
        phone: null,
        address: 'Jhamsikhel 3',
        city: 'Kathmandu',
        language: 'ne',
        mail: { passes: true, reviews: true, favorites: false, business: true },
      });
      expect((await person.client.get('/api/users/me')).body).toEqual(answer.body);
    });

    it.each([
      ['email', { email: 'other@example.com' }],
      ['role', { role: 'admin' }],
      ['firstName', { firstName: '' }],
      ['firstName', { firstName: null }],
      ['phone', { phone: 'call me' }],
      ['language', { language: 'fr' }],
      ['mail.passes', { mail: { passes: 'yes' } }],
      ['mail.security', { mail: { security: false } }],
    ])('rejects %s with %j', async (field, change) => {
      const person = await world.person();
      const answer = await person.client.patch('/api/users/me', change);
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field]);
    });

    it('takes effect once under one key', async () => {
      const person = await world.person();
      const send = () =>
        person.client.patch('/api/users/me', { city: 'Pokhara' }, { 'idempotency-key': 'once' });
      expect((await send()).body).toEqual((await send()).body);
    });
  });

  describe('an e-mail that nobody verified (A7)', () => {
    const aged = async (days: number): Promise<Person> => {
      const person = await world.person({ verified: false });
      await running.database.query(
        `UPDATE users SET created_at = now() - make_interval(days => $2) WHERE id = $1`,
        [person.id, days],
      );
      return person;
    };
    const signUp = (email: string) => running.client().post('/api/customers/signup', { ...signup, email });

    it('can be signed up again after 7 days, by one of many at once', async () => {
      const abandoned = await aged(8);
      const answers = await Promise.all(Array.from({ length: 6 }, () => signUp(abandoned.email)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
      expect((await abandoned.client.get('/api/auth/user')).status).toBe(401);
      expect((await signIn(abandoned.email, signup.password)).status).toBe(200);
    });

    it('stays taken before, and once it is verified', async () => {
      const [young, verified] = await Promise.all([aged(6), aged(30)]);
      await running.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [verified.id]);
      expect((await signUp(young.email)).status).toBe(409);
      expect((await signUp(verified.email)).status).toBe(409);
      expect((await verified.client.get('/api/auth/user')).status).toBe(200);
    });
  });
});

describe('limits on forgotten passwords', () => {
  let running: RunningApp;

  beforeAll(async () => {
    running = await startApp({ RATE_LIMIT_FACTOR: '1' });
  });

  afterAll(() => running.stop());

  it('reject the fourth question of an hour', async () => {
    const ask = () => running.client().post('/api/auth/password/forgot', { email: 'someone@example.com' });
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await ask()).status);
    expect(statuses).toEqual([204, 204, 204, 429]);
  });

  it('spare a mailbox that many addresses write to, and do not say so', async () => {
    const person = await new World(running.database, running.url).person();
    for (let n = 0; n < 9; n++) {
      const body = { email: person.email };
      const answer = await running
        .client()
        .post('/api/auth/password/forgot', body, { 'x-forwarded-for': `10.1.0.${n}` });
      expect(answer.status).toBe(204);
    }
    const { rows } = await running.database.query(
      `SELECT 1 FROM outbox WHERE type = 'user.password-forgotten' AND payload->>'userId' = $1`,
      [String(person.id)],
    );
    expect(rows).toHaveLength(6);
  });

  it('reject the eleventh wrong current password of a minute', async () => {
    const person = await new World(running.database, running.url).person();
    const change = () =>
      person.client.post('/api/auth/password/change', {
        currentPassword: 'wrong',
        newPassword: NEW_PASSWORD,
      });
    const statuses = [];
    for (let n = 0; n < 11; n++) statuses.push((await change()).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
  });
});
