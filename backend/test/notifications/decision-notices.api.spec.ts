import { hash } from '@node-rs/argon2';
import { mailedToken, mailsTo } from '../support/mails.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { PASSWORD, type Person, World } from '../support/world.js';

interface Notification {
  kind: string;
  title: string;
  text: string;
  path: string;
}

const SHORT = 'lapsi salt';

describe('what people are told of decisions about them', () => {
  let running: RunningApp;
  let world: World;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    admin = await world.admin();
  });

  afterAll(() => running.stop());

  const decide = (person: Person, verb: string, body: object) =>
    admin.client.patch(`/api/admin/users/${person.id}/${verb}`, body);
  const toldTo = async (person: Person): Promise<Notification[]> => {
    await running.deliverEvents();
    return (await person.client.get<Notification[]>('/api/notifications')).body;
  };
  const mailed = async (person: Person): Promise<string[]> => {
    await running.deliverEvents();
    return mailsTo(person.email);
  };
  const signIn = (email: string, password: string, path = 'login') =>
    running
      .client()
      .post<{ code: string; success: boolean }>(
        `/api/auth/${path}`,
        path === 'login' ? { email, password } : { username: email, password },
      );

  it('a suspension and its end come by mail, with the reason, and not into an inbox nobody can open (Y6)', async () => {
    const person = await world.person();
    await decide(person, 'suspend', { reason: 'Codes were sold.' });
    expect((await mailed(person)).at(-1)).toMatch(/Your account is suspended[^]*Codes were sold\./);
    await decide(person, 'reinstate', { reason: 'It was somebody else.' });
    expect((await mailed(person)).at(-1)).toMatch(/Your account is open again[^]*It was somebody else\./);
    const { rows } = await running.database.query('SELECT kind FROM notifications WHERE user_id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('corrected points come with their number and the reason', async () => {
    const person = await world.person();
    const correct = (delta: number) =>
      admin.client.post(`/api/admin/users/${person.id}/points`, {
        delta,
        reason: 'The counter was offline.',
      });
    await correct(30);
    await correct(-10);
    expect(await toldTo(person)).toMatchObject([
      { kind: 'points-taken', title: '10 points were taken back', path: '/dashboard/points' },
      { kind: 'points-given', title: 'You got 30 points' },
    ]);
    expect((await toldTo(person))[0]?.text).toContain('The counter was offline.');
    expect(await mailed(person)).toHaveLength(2);
  });

  it('a role comes and goes with a word', async () => {
    const person = await world.person();
    await decide(person, 'role', { role: 'admin', reason: 'Joins our team.' });
    expect((await mailed(person)).at(-1)).toMatch(/You are an admin now[^]*Joins our team\./);
    await decide(person, 'role', { role: 'customer', reason: 'Left our team.' });
    expect((await mailed(person)).at(-1)).toMatch(/You are no longer an admin[^]*Left our team\./);
  });

  it('a hidden review comes with the reason, unless mail about reviews is muted', async () => {
    const dealId = await world.deal(await world.business(), { rating_sum: 2, rating_count: 1 });
    const author = await world.person();
    await running.database.query(
      "INSERT INTO notification_preferences (user_id, muted_mail) VALUES ($1, '{reviews}')",
      [author.id],
    );
    const { rows } = await running.database.query<{ id: number }>(
      "INSERT INTO reviews (user_id, deal_id, rating, comment) VALUES ($1, $2, 2, 'Cold.') RETURNING id",
      [author.id, dealId],
    );
    await admin.client.patch(`/api/admin/reviews/${rows[0]?.id}/hide`, { reason: 'It insults somebody.' });
    const [newest] = await toldTo(author);
    expect(newest).toMatchObject({
      kind: 'review-hidden',
      title: 'Your review of Two plates of momo is hidden',
      path: `/deals/${dealId}`,
    });
    expect(newest?.text).toContain('It insults somebody.');
    expect(await mailed(author)).toEqual([]);
  });

  it('somebody who is removed from a team is told, somebody who leaves is not', async () => {
    const shop = await world.business({ name: 'Zoo Momo' });
    const [removed, second] = [await world.staff(shop), await world.staff(shop, 'manager')];
    const idOf = async ({ id }: Person) =>
      (await running.database.query<{ id: number }>('SELECT id FROM staff_members WHERE user_id = $1', [id]))
        .rows[0]?.id;
    await shop.owner.client.delete(`/api/vendors/me/staff/${await idOf(removed)}`);
    expect(await toldTo(removed)).toMatchObject([
      { kind: 'staff-removed', title: 'You no longer work for Zoo Momo' },
    ]);
    await running.database.query("UPDATE staff_members SET role = 'owner' WHERE user_id = $1", [second.id]);
    await second.client.delete(`/api/vendors/me/staff/${await idOf(second)}`);
    expect(await toldTo(second)).toEqual([]);
  });

  it('messages of somebody who is no admin any more wait for others', async () => {
    const leaving = await world.admin();
    const { rows } = await running.database.query<{ id: number }>(
      `INSERT INTO support_messages (kind, name, email, subject, message, language, state, assigned_to)
       VALUES ('contact', 'Sujata', 'asks@example.com', 'Hello', 'Is it open?', 'en', 'in-progress', $1) RETURNING id`,
      [leaving.id],
    );
    await decide(leaving, 'role', { role: 'customer', reason: 'Left our team.' });
    await running.deliverEvents();
    const { body } = await admin.client.get<object>(`/api/admin/messages/${rows[0]?.id}`);
    expect(body).toMatchObject({ state: 'new', assignee: null, version: 2 });
  });

  describe('an admin with a short password (A1)', () => {
    const withShortPassword = async (known: boolean): Promise<Person> => {
      const person = await world.person();
      await running.database.query('UPDATE users SET password = $2, password_is_long = $3 WHERE id = $1', [
        person.id,
        await hash(SHORT, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
        known ? false : null,
      ]);
      return person;
    };
    const promote = (person: Person) => decide(person, 'role', { role: 'admin', reason: 'Joins our team.' });

    it('is mailed a link at once where it is known, and gets no session before a new one is chosen', async () => {
      const person = await withShortPassword(true);
      await promote(person);
      await running.deliverEvents();
      const first = await mailedToken(person.email, 'reset-password');
      expect(first).not.toBe('');
      for (const path of ['login', 'admin/login']) {
        const rejected = await signIn(person.email, SHORT, path);
        expect([rejected.status, rejected.body.code]).toEqual([403, 'auth.password-too-short']);
        expect(rejected.headers.getSetCookie().join()).not.toContain('dobbar_sid=');
      }
      await running.deliverEvents();
      const token = await mailedToken(person.email, 'reset-password');
      const short = await running
        .client()
        .post('/api/auth/password/reset', { token, password: 'eleven char' });
      expect(short.status).toBe(400);
      const long = 'three plates of momo';
      expect(
        (await running.client().post('/api/auth/password/reset', { token, password: long })).status,
      ).toBe(204);
      expect((await signIn(person.email, long, 'admin/login')).body.success).toBe(true);
    });

    it('is found out at the sign-in where nobody knew', async () => {
      const person = await withShortPassword(false);
      await promote(person);
      expect((await signIn(person.email, SHORT)).body.code).toBe('auth.password-too-short');
      await running.deliverEvents();
      expect(await mailedToken(person.email, 'reset-password')).not.toBe('');
    });

    it('has no session left over either', async () => {
      const person = await withShortPassword(true);
      await running.database.query("UPDATE users SET role = 'admin' WHERE id = $1", [person.id]);
      expect((await person.client.get('/api/admin/users')).status).toBe(401);
    });

    it('does not keep out who has a long one', async () => {
      const person = await world.person();
      await promote(person);
      expect((await signIn(person.email, PASSWORD, 'admin/login')).body.success).toBe(true);
      await running.deliverEvents();
      expect(await mailedToken(person.email, 'reset-password')).toBe('');
    });
  });
});
