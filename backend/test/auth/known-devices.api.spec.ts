import type { ApiClient } from '../support/api/api-client.js';
import { mailedToken, mailsTo } from '../support/mails.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { PASSWORD, type Person, World } from '../support/world.js';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

describe('sign-ins on new devices (A14)', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  const signIn = ({ email }: Pick<Person, 'email'>, client: ApiClient) =>
    client.post('/api/auth/login', { email, password: PASSWORD }, { 'user-agent': PHONE });
  const newDeviceMails = async (email: string, part = '/end-sessions'): Promise<string[]> => {
    await running.deliverEvents();
    return (await mailsTo(email)).filter((mail) => mail.includes(part));
  };
  const isSignedIn = async (client: ApiClient) => (await client.get('/api/auth/user')).status === 200;
  const end = (token: string) => running.client().post('/api/auth/sessions/end', { token });

  it('are mailed once per device, with what the browser says of itself', async () => {
    const person = await world.person();
    const phone = running.client();
    await signIn(person, phone);
    const [mail, ...others] = await newDeviceMails(person.email);
    expect(others).toEqual([]);
    expect(mail).toContain('New sign-in to your account');
    expect(mail).toContain('Chrome, Android');
    await phone.post('/api/auth/logout');
    await signIn(person, phone);
    expect(await newDeviceMails(person.email)).toHaveLength(1);
    await signIn(person, running.client());
    expect(await newDeviceMails(person.email)).toHaveLength(2);
  });

  it('are mailed in the language of the account', async () => {
    const person = await world.person();
    await person.client.patch('/api/users/me', { language: 'ne' });
    await signIn(person, running.client());
    const [mail] = await newDeviceMails(person.email, '/ne/end-sessions');
    expect(mail).toContain('सबै सेसन अन्त्य गर्नुहोस्');
  });

  it('are told per account: another account on a known device is mailed too', async () => {
    const [one, other] = [await world.person(), await world.person()];
    const shared = running.client();
    await signIn(one, shared);
    await signIn(other, shared);
    expect(await newDeviceMails(other.email)).toHaveLength(1);
  });

  it('are not mailed on the device of the sign-up, nor when the password was wrong', async () => {
    const browser = running.client();
    const email = 'just.joined@example.com';
    const form = {
      firstName: 'Maya',
      lastName: 'Rai',
      phone: '9801234567',
      city: 'Pokhara',
      email,
      password: PASSWORD,
    };
    expect((await browser.post('/api/customers/signup', form)).status).toBe(201);
    expect((await signIn({ email }, browser)).status).toBe(200);
    await running.client().post('/api/auth/login', { email, password: 'wrong password' });
    expect(await newDeviceMails(email)).toEqual([]);
  });

  it('are mailed to admins after the second step alone', async () => {
    const admin = await world.admin();
    await running
      .client()
      .post('/api/auth/admin/login', { username: admin.email, password: PASSWORD }, { 'user-agent': PHONE });
    expect(await newDeviceMails(admin.email)).toHaveLength(1);
  });

  it('store no cookie, and are part of what one takes along and erases', async () => {
    const person = await world.person();
    const phone = running.client();
    await signIn(person, phone);
    const cookie = /dobbar_visitor=([\w-]{22})/.exec(phone.cookie)?.[1] ?? '';
    expect(cookie).toHaveLength(22);
    const { rows } = await running.database.query('SELECT * FROM known_devices WHERE user_id = $1', [
      person.id,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(cookie);
    const { body } = await phone.get<{ knownDevices: { userAgent: string }[] }>('/api/users/me/export');
    expect(body.knownDevices.map(({ userAgent }) => userAgent)).toEqual([PHONE]);
    expect((await phone.send('DELETE', '/api/users/me', { password: PASSWORD })).status).toBe(204);
    const { rowCount } = await running.database.query('SELECT 1 FROM known_devices WHERE user_id = $1', [
      person.id,
    ]);
    expect(rowCount).toBe(0);
  });

  describe('the link of the mail', () => {
    it('ends all sessions once it is sent, and a link for a new password follows', async () => {
      const person = await world.person();
      const thief = running.client();
      await signIn(person, thief);
      await newDeviceMails(person.email);
      const token = await mailedToken(person.email, 'end-sessions');
      expect([await isSignedIn(thief), await isSignedIn(person.client)]).toEqual([true, true]);
      expect((await end(token)).status).toBe(204);
      expect([await isSignedIn(thief), await isSignedIn(person.client)]).toEqual([false, false]);
      await running.deliverEvents();
      expect(await mailedToken(person.email, 'reset-password')).toHaveLength(32);
      const again = await end(token);
      expect([again.status, again.body.code]).toEqual([410, 'auth.token-invalid']);
    });

    it('changes nothing when it is only opened', async () => {
      const person = await world.person();
      await signIn(person, running.client());
      await newDeviceMails(person.email);
      const token = await mailedToken(person.email, 'end-sessions');
      expect((await running.client().get(`/api/auth/sessions/end?token=${token}`)).status).toBe(404);
      expect(await isSignedIn(person.client)).toBe(true);
      expect((await end(token)).status).toBe(204);
    });

    it('works beside that of a later mail, for 7 days', async () => {
      const person = await world.person();
      await signIn(person, running.client());
      await newDeviceMails(person.email);
      const earlier = await mailedToken(person.email, 'end-sessions');
      await signIn(person, running.client());
      await newDeviceMails(person.email);
      const later = await mailedToken(person.email, 'end-sessions');
      expect(later).not.toBe(earlier);
      expect((await end(earlier)).status).toBe(204);
      await running.database.query(
        `UPDATE user_tokens SET expires_at = expires_at - interval '7 days' WHERE user_id = $1 AND purpose = 'end-sessions'`,
        [person.id],
      );
      expect((await end(later)).status).toBe(410);
    });

    it('is rejected when it is malformed or for something else', async () => {
      const person = await world.person();
      await person.client.post('/api/auth/password/forgot', { email: person.email });
      await running.deliverEvents();
      expect((await end(await mailedToken(person.email, 'reset-password'))).status).toBe(410);
      expect((await end('short')).body.code).toBe('request.invalid');
      expect((await running.client().post('/api/auth/sessions/end', { token: 7 })).status).toBe(400);
      expect(await isSignedIn(person.client)).toBe(true);
    });
  });
});
