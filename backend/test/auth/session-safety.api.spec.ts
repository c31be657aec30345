import { jest } from '@jest/globals';
import pg from 'pg';
import { Passwords } from '../../src/modules/auth/password/passwords.service.js';
import { runCommand } from '../support/run-command.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { PASSWORD, World } from '../support/world.js';

const DAY = 86_400;

describe('signing in', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  const login = (email: string, more: object = {}, client = running.client()) =>
    client.post('/api/auth/login', { email, password: PASSWORD, ...more });

  it('compares a hash also for an e-mail without an account', async () => {
    const matches = jest.spyOn(running.app.get(Passwords), 'matches');
    const { email } = await world.person();
    expect((await login(email, { password: 'not this one' })).status).toBe(401);
    expect((await login('nobody-here@example.com')).status).toBe(401);
    expect(matches.mock.calls).toEqual([
      [expect.stringMatching(/^\$argon2id\$/), 'not this one'],
      [null, PASSWORD],
    ]);
    matches.mockRestore();
  });

  it('gives no right to who names another type of account', async () => {
    const { email } = await world.person();
    const client = running.client();
    const as = (userType: string) => login(email, { userType }, client);
    expect((await as('admin')).status).toBe(400);
    expect((await as('vendor')).body).toMatchObject({ user: { role: 'customer' } });
    for (const path of ['/api/admin/users', '/api/vendors/me/deals'])
      expect((await client.get(path)).status).toBe(403);
  });

  it('never makes a session of an id that was there before', async () => {
    const { email } = await world.person();
    const fixed = 'f'.repeat(43);
    const client = running.client();
    client.cookie = `dobbar_sid=${fixed}`;
    expect((await login(email, {}, client)).status).toBe(200);
    const attacker = running.client();
    attacker.cookie = `dobbar_sid=${fixed}`;
    expect((await attacker.get('/api/auth/user')).status).toBe(401);
    const { headers } = await login(email, {}, client);
    expect(headers.getSetCookie()[0]).toMatch(/^dobbar_sid=[\w-]{43};/);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });

  it('ends the session that the browser had, in the table too', async () => {
    const person = await world.person();
    const before = person.client.cookie;
    await login(person.email, {}, person.client);
    const old = running.client();
    old.cookie = before;
    expect((await old.get('/api/auth/user')).status).toBe(401);
    expect(await sessionsOf(person.id)).toHaveLength(1);
    expect((await person.client.post('/api/auth/logout')).status).toBe(204);
    expect(await sessionsOf(person.id)).toEqual([]);
  });

  it.each([
    ['customer', 30 * DAY, 90 * DAY],
    ['admin', DAY / 2, DAY / 2],
  ] as const)('lasts for a %s: %i seconds without a visit, %i in all', async (role, idle, most) => {
    const { id, email } = await world.person({ role });
    await running.database.query('DELETE FROM sessions WHERE user_id = $1', [id]);
    const client = running.client();
    const [path, name] =
      role === 'admin' ? ['/api/auth/admin/login', 'username'] : ['/api/auth/login', 'email'];
    expect((await client.post(path, { [name]: email, password: PASSWORD })).status).toBe(200);
    expect((await sessionsOf(id))[0]?.seconds).toBe(idle);
    // A visit in the last minute of the longest time moves the end no further.
    await running.database.query(
      `UPDATE sessions SET created_at = now() - make_interval(secs => $2 - 60), touched_at = now() - interval '10 minutes', expire = now() + interval '1 minute' WHERE user_id = $1`,
      [id, most],
    );
    expect((await client.get('/api/auth/user')).status).toBe(200);
    expect((await sessionsOf(id))[0]?.seconds).toBe(most);
  });

  const sessionsOf = async (userId: number): Promise<{ seconds: number }[]> =>
    (
      await running.database.query<{ seconds: number }>(
        'SELECT round(extract(epoch FROM expire - created_at))::int AS seconds FROM sessions WHERE user_id = $1',
        [userId],
      )
    ).rows;

  it.each([
    ['cross-site', 403, 200],
    ['same-site', 403, 200],
    ['same-origin', 302, 401],
    ['none', 302, 401],
    ['absent', 302, 401],
  ])('is ended by the sign-out link from %s with %i', async (site, status, afterwards) => {
    const { client } = await world.person();
    const headers: Record<string, string> = site === 'absent' ? {} : { 'sec-fetch-site': site };
    const answer = await fetch(`${running.url}/api/logout`, {
      redirect: 'manual',
      headers: { cookie: client.cookie, ...headers },
    });
    expect(answer.status).toBe(status);
    expect((await client.get('/api/auth/user')).status).toBe(afterwards);
  });

  it.each(['https://evil.example', 'null', 'http://localhost:4200'])(
    'invites no other origin to read: %s',
    async (origin) => {
      const { client } = await world.person();
      for (const method of ['GET', 'OPTIONS', 'POST'])
        for (const path of ['/api/deals', '/api/auth/user', '/api/auth/login']) {
          const headers = { origin, 'access-control-request-method': 'POST' };
          const answer = await client.sendOnce(method, path, method === 'POST' ? {} : undefined, headers);
          const invites = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
          // Public data may be read from anywhere, without credentials (AK10).
          const isPublicRead = method === 'GET' && path === '/api/deals';
          expect(invites).toEqual(
            isPublicRead ? ['access-control-allow-origin', 'access-control-expose-headers'] : [],
          );
          if (isPublicRead) expect(answer.headers.get('access-control-allow-origin')).toBe('*');
        }
    },
  );
});

describe('a hash of nobody', () => {
  it('costs what one of an account costs', async () => {
    const passwords = new Passwords();
    const stored = await passwords.hash(PASSWORD);
    const timed = async (hash: string | null): Promise<number> => {
      const began = performance.now();
      for (let round = 0; round < 5; round++) await passwords.matches(hash, 'not this one');
      return performance.now() - began;
    };
    await timed(stored);
    const [account, nobody] = [await timed(stored), await timed(null)];
    expect(nobody).toBeGreaterThan(account / 4);
  });
});

describe('in production', () => {
  const env = { ...process.env, APP_ENV: 'production' };

  it('the demo and its accounts cannot be seeded', async () => {
    for (const args of [[], ['--deals', '10'], ['--catalog', '--deals', '10']]) {
      const { code, said } = await runCommand('seed', args, env);
      expect(code).toBe(1);
      expect(said).toContain('Demo data does not belong in production');
    }
    const database = new pg.Client({ connectionString: process.env['DATABASE_MIGRATION_URL'] });
    await database.connect();
    const { rows } = await database.query(
      `SELECT email FROM users WHERE email LIKE '%@dobbar.example' OR role = 'admin' AND email NOT LIKE 'person%'`,
    );
    await database.end();
    expect(rows).toEqual([]);
  });
});
