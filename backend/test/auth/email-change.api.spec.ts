import { mailedToken, mailsTo } from '../support/mails.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { PASSWORD, type Person, World } from '../support/world.js';

const NEW = 'sujata.new@example.com';

describe('changing the e-mail address of an account', () => {
  let running: RunningApp;
  let world: World;
  let person: Person;

  beforeEach(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await running.database.query('DELETE FROM email_changes');
    await running.database.query(`UPDATE users SET email = 'gone' || id || '@example.com' WHERE email = $1`, [
      NEW,
    ]);
    person = await world.person();
  });

  afterEach(() => running.stop());

  const ask = (email = NEW, password = PASSWORD, who = person) =>
    who.client.post('/api/auth/email/change', { email, password });
  const linkOf = async (email: string, parameter: string): Promise<string> => {
    const pattern = new RegExp(`/verify-email\\?${parameter}=([\\w-]{32})`);
    return (await mailsTo(email)).map((text) => pattern.exec(text)?.[1] ?? '').at(-1) ?? '';
  };
  const confirm = async () =>
    running.client().post('/api/auth/email/verify', { token: await mailedToken(NEW, 'verify-email') });
  const stop = (token: string) => running.client().post('/api/auth/email/change/stop', { token });
  const signIn = async (email: string): Promise<number> =>
    (await running.client().post('/api/auth/login', { email, password: PASSWORD })).status;
  const current = async (): Promise<unknown> =>
    (await running.database.query('SELECT email FROM users WHERE id = $1', [person.id])).rows[0]?.email;

  it('takes the password and a link that only the new address gets', async () => {
    expect((await ask()).status).toBe(204);
    await running.deliverEvents();
    expect(await current()).toBe(person.email);
    expect((await mailsTo(NEW)).at(-1)).toContain('Please confirm your new email');
    expect((await mailsTo(person.email)).at(-1)).toContain(
      `asked to change the email of your account to ${NEW}`,
    );
    expect((await confirm()).status).toBe(200);
    expect(await current()).toBe(NEW);
    expect([await signIn(NEW), await signIn(person.email)]).toEqual([200, 401]);
    expect((await confirm()).body.code).toBe('auth.token-invalid');
    expect((await person.client.get('/api/users/me')).body).toMatchObject({ email: NEW });
  });

  it('is stopped from the old address before it is confirmed', async () => {
    await ask();
    await running.deliverEvents();
    expect((await stop(await linkOf(person.email, 'stop'))).status).toBe(204);
    expect((await confirm()).status).toBe(410);
    expect(await current()).toBe(person.email);
    expect((await person.client.get('/api/users/me')).status).toBe(401);
  });

  it('is taken back from the old address after it was confirmed, with a link for a new password', async () => {
    await ask();
    await running.deliverEvents();
    const token = await linkOf(person.email, 'stop');
    await confirm();
    await running.database.query(
      `UPDATE users SET verified_phone = '9841234567', phone_proven_at = now() WHERE id = $1`,
      [person.id],
    );
    expect((await ask('third@example.com')).body.code).toBe('auth.email-changed-recently');
    expect((await stop(token)).status).toBe(204);
    expect(await current()).toBe(person.email);
    // Whoever changed the address may have verified a number of their own.
    const { rows } = await running.database.query('SELECT verified_phone FROM users WHERE id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([{ verified_phone: null }]);
    expect((await person.client.get('/api/users/me')).status).toBe(401);
    await running.deliverEvents();
    expect(await mailedToken(person.email, 'reset-password')).toHaveLength(32);
    expect((await stop(token)).body.code).toBe('auth.token-invalid');
  });

  it('is rejected with a wrong password, for the own address and for one with an account', async () => {
    const other = await world.person();
    expect((await ask(NEW, 'wrong password')).body.code).toBe('auth.wrong-password');
    expect((await ask(person.email.toUpperCase())).body.errors).toEqual([
      { field: 'email', message: 'This is your email already.' },
    ]);
    expect((await ask(other.email)).body.code).toBe('auth.email-taken');
    expect((await ask('no address')).status).toBe(400);
    expect(
      (await running.client().post('/api/auth/email/change', { email: NEW, password: PASSWORD })).status,
    ).toBe(401);
    await running.deliverEvents();
    expect(await mailsTo(NEW).then((mails) => mails.filter((text) => text.includes('third')))).toEqual([]);
    expect(await current()).toBe(person.email);
  });

  it('does not take an address that somebody else took meanwhile', async () => {
    await ask();
    await running.deliverEvents();
    const other = await world.person();
    await running.database.query('UPDATE users SET email = $2 WHERE id = $1', [other.id, NEW]);
    expect((await confirm()).body.code).toBe('auth.email-taken');
    expect(await current()).toBe(person.email);
  });
});
