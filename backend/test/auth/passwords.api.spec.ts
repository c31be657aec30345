import { type RunningApp, startApp } from '../support/start-app.js';
import { PASSWORD, World } from '../support/world.js';

const TOP = [
  '123456',
  'password',
  '12345678',
  '123456789',
  'password1',
  'qwerty123',
  'qwertyuiop',
  '1234567',
  '111111',
  '123123',
  'abc123',
  'iloveyou',
  '1q2w3e4r',
  '000000',
  'admin123',
  'monkey',
  'dragon',
  'sunshine',
  'princess',
  'football',
];

let counter = 0;
const form = (password: string) => ({
  firstName: 'Aarati',
  lastName: 'Shrestha',
  email: `words${++counter}@example.com`,
  phone: '9801234567',
  city: 'Lalitpur',
  password,
});

describe('passwords (A1)', () => {
  let running: RunningApp;

  beforeAll(async () => {
    running = await startApp();
  });

  afterAll(() => running.stop());

  const signUp = (body: ReturnType<typeof form>) => running.client().post('/api/customers/signup', body);
  const signIn = async (email: string, password: string): Promise<number> =>
    (await running.client().post('/api/auth/login', { email, password })).status;

  it.each(TOP)('are not “%s”', async (password) => {
    const { status, body } = await signUp(form(password));
    expect([status, body.errors?.[0]?.message]).toEqual([
      400,
      'This password is too common. Please choose another one.',
    ]);
  });

  it('are not the e-mail', async () => {
    const own = form('');
    for (const password of [own.email, own.email.toUpperCase()]) {
      const { status, body } = await signUp({ ...own, password });
      expect([status, body.errors?.[0]]).toEqual([400, { field: 'password', message: expect.any(String) }]);
    }
  });

  it.each([
    ['a phrase with blanks', 'two plates of momo, one cup of chiya and a long walk in Thamel ok'],
    ['Nepali', 'दुई प्लेट मोमो र एक कप चिया'],
    ['six code points outside of the first plane', '🥟🥟🍛🍛☕️'],
    ['lower case alone', 'jhapalidhulabari'],
    ['128 code points', 'म'.repeat(128)],
  ])('may be %s, and only exactly that', async (_name, password) => {
    const own = form(password);
    expect((await signUp(own)).status).toBe(201);
    expect(await signIn(own.email, password)).toBe(200);
    expect(await signIn(own.email, [...password].slice(0, -1).join(''))).toBe(401);
  });

  it('count beyond the 72nd byte', async () => {
    const own = form(`${'a1'.repeat(40)}z`);
    expect((await signUp(own)).status).toBe(201);
    expect(await signIn(own.email, `${'a1'.repeat(40)}y`)).toBe(401);
    expect(await signIn(own.email, own.password.toUpperCase())).toBe(401);
  });

  it('of 129 code points are rejected before anything is hashed', async () => {
    const began = Date.now();
    expect((await signUp(form('म'.repeat(129)))).status).toBe(400);
    expect(Date.now() - began).toBeLessThan(200);
  });

  it('are kept as argon2id alone, and leave in no answer', async () => {
    const { rows } = await running.database.query<{ password: string }>('SELECT password FROM users');
    expect(rows.length).toBeGreaterThan(0);
    for (const { password } of rows) expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const person = await new World(running.database, running.url).person();
    const answers = await Promise.all([
      person.client.post('/api/auth/login', { email: person.email, password: PASSWORD }),
      person.client.get('/api/users/me'),
      person.client.get('/api/users/me/export'),
      person.client.patch('/api/users/me', { city: 'Pokhara' }),
    ]);
    for (const { text } of answers) expect(text).not.toContain('argon2');
  });
});

describe('the session’s cookie over TLS', () => {
  it('is bound to the host, and readable by nobody', async () => {
    const running = await startApp({ PUBLIC_URL: 'https://dobbar.example' });
    const person = await new World(running.database, running.url).person();
    const { headers } = await running
      .client()
      .post(
        '/api/auth/login',
        { email: person.email, password: PASSWORD },
        { origin: 'https://dobbar.example' },
      );
    const [session = '', hint = ''] = headers.getSetCookie();
    expect(session).toMatch(
      /^__Host-dobbar_sid=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(hint).toMatch(/^dobbar_signed_in=1; Max-Age=\d+; Path=\/; Secure; SameSite=Lax$/);
    await running.stop();
  });
});
