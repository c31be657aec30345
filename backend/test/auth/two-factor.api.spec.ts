import { Secret, TOTP } from 'otpauth';
import { describeApi } from '../../src/openapi/openapi.js';
import { Clock } from '../../src/common/time/clock.js';
import type { ApiClient } from '../support/api/api-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { PASSWORD, type Person, World } from '../support/world.js';

interface Enrolled extends Person {
  /** The app's code a number of minutes from now. */
  code: (minutes: number) => string;
  recoveryCodes: string[];
}

describe('two-step sign-in (A10)', () => {
  let running: RunningApp;
  let world: World;
  let minutesLater = 0;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    running.app.get(Clock).now = () => new Date(Date.now() + minutesLater * 60_000);
  });

  afterAll(() => running.stop());

  const appOf = (secret: string) => {
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    return (minutes: number) => totp.generate({ timestamp: Date.now() + minutes * 60_000 });
  };

  const begin = async (admin: Person) => {
    const { body } = await admin.client.post<{ secret: string; uri: string }>('/api/auth/two-factor/enroll', {
      password: PASSWORD,
    });
    return body;
  };

  const enrol = async (): Promise<Enrolled> => {
    const admin = await world.admin();
    const code = appOf((await begin(admin)).secret);
    const { body } = await admin.client.post<{ recoveryCodes: string[] }>('/api/auth/two-factor/confirm', {
      code: code(minutesLater),
    });
    return { ...admin, code, recoveryCodes: body.recoveryCodes };
  };

  /** Code of the next 30-second step that was not used yet. */
  const nextCode = ({ code }: Enrolled): string => code(++minutesLater);

  const firstStep = async (admin: Person): Promise<ApiClient> => {
    const client = running.client();
    const { body } = await client.post<{ secondFactor: boolean }>('/api/auth/admin/login', {
      username: admin.email,
      password: PASSWORD,
    });
    expect(body).toEqual({ success: false, user: null, secondFactor: true, offersPasskey: false });
    return client;
  };

  it('is off until a code of the app came back', async () => {
    const admin = await world.admin();
    const { secret, uri } = await begin(admin);
    expect(uri).toContain(`secret=${secret}`);
    const wrong = await admin.client.post('/api/auth/two-factor/confirm', { code: '000000' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'two-factor.code-wrong']);
    const { body } = await running
      .client()
      .post<{ success: boolean }>('/api/auth/admin/login', { username: admin.email, password: PASSWORD });
    expect(body.success).toBe(true);
    expect((await admin.client.get('/api/auth/two-factor')).body).toEqual({
      isOn: false,
      hasPasskey: false,
      recoveryCodesLeft: 0,
    });
  });

  it('needs the password, and only what can be read with the key is stored', async () => {
    const admin = await world.admin();
    const rejected = await admin.client.post('/api/auth/two-factor/enroll', { password: 'not this one' });
    expect([rejected.status, rejected.body.code]).toEqual([403, 'auth.wrong-password']);
    const { secret } = await begin(admin);
    const { rows } = await running.database.query('SELECT secret FROM authenticators WHERE user_id = $1', [
      admin.id,
    ]);
    expect(rows[0].secret.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false);
  });

  it('turned on ends the other sessions, is told and leaves one audit row', async () => {
    const admin = await world.admin();
    const elsewhere = running.client();
    await elsewhere.post('/api/auth/login', { email: admin.email, password: PASSWORD });
    const code = appOf((await begin(admin)).secret);
    const { status, body } = await admin.client.post<{ recoveryCodes: string[] }>(
      '/api/auth/two-factor/confirm',
      {
        code: code(minutesLater),
      },
    );
    expect([status, new Set(body.recoveryCodes).size]).toEqual([200, 10]);
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401);
    expect((await admin.client.get('/api/auth/two-factor')).body).toEqual({
      isOn: true,
      hasPasskey: false,
      recoveryCodesLeft: 10,
    });
    const { rows } = await running.database.query(
      "SELECT action FROM audit_log WHERE actor_id = $1 AND action LIKE 'two-factor.%'",
      [admin.id],
    );
    expect(rows).toEqual([{ action: 'two-factor.on' }]);
    await running.deliverEvents();
    const { body: inbox } = await admin.client.get<{ kind: string }[]>('/api/notifications');
    expect(inbox.map(({ kind }) => kind)).toContain('two-factor-on');
    const again = await admin.client.post('/api/auth/two-factor/enroll', { password: PASSWORD });
    expect([again.status, again.body.code]).toEqual([409, 'two-factor.already-enrolled']);
  });

  it.each(['/api/auth/login', '/api/auth/admin/login'])('stands between %s and a session', async (path) => {
    const admin = await enrol();
    const client = running.client();
    const form = path.includes('admin')
      ? { username: admin.email, password: PASSWORD }
      : { email: admin.email, password: PASSWORD };
    const first = await client.post<{ success: boolean; secondFactor: boolean }>(path, form);
    expect([first.status, first.body.success, first.body.secondFactor]).toEqual([200, false, true]);
    expect(client.cookie).not.toContain('dobbar_sid');
    expect(client.cookie).not.toContain('dobbar_signed_in');
    const second = await client.post<{ user: { id: number } }>('/api/auth/two-factor', {
      code: nextCode(admin),
    });
    expect([second.status, second.body.user.id]).toEqual([200, admin.id]);
    expect((await client.get('/api/admin/overview')).status).toBe(200);
  });

  it('is skipped by no route: the first step alone is nobody', async () => {
    const client = await firstStep(await enrol());
    const open: string[] = [];
    for (const [route, item] of Object.entries(describeApi(running.app).paths))
      for (const [method, operation] of Object.entries(item as Record<string, { 'x-access'?: string }>)) {
        if (operation['x-access'] === 'public') continue;
        const address = route.replace(/\{\w+\}/, '1');
        const body = method === 'get' || method === 'delete' ? undefined : {};
        const answer = await client.send(method.toUpperCase(), address, body);
        if (answer.status !== 401) open.push(`${method} ${route}: ${answer.status}`);
      }
    expect(open).toEqual([]);
  });

  it('rejects a code without a first step, and after ten minutes', async () => {
    const admin = await enrol();
    const without = await running.client().post('/api/auth/two-factor', { code: nextCode(admin) });
    expect([without.status, without.body.code]).toEqual([410, 'two-factor.sign-in-expired']);
    const client = await firstStep(admin);
    await running.database.query(
      "UPDATE user_tokens SET expires_at = now() - interval '1 second' WHERE purpose = 'second-factor' AND user_id = $1",
      [admin.id],
    );
    const late = await client.post('/api/auth/two-factor', { code: nextCode(admin) });
    expect([late.status, late.body.code]).toEqual([410, 'two-factor.sign-in-expired']);
  });

  it('takes each code once, also of many that come at once', async () => {
    const admin = await enrol();
    const code = nextCode(admin);
    const client = await firstStep(admin);
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const twin = running.client();
        twin.cookie = client.cookie;
        return (await twin.post('/api/auth/two-factor', { code })).status;
      }),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    const replayed = await (await firstStep(admin)).post('/api/auth/two-factor', { code });
    expect([replayed.status, replayed.body.code]).toEqual([403, 'two-factor.code-wrong']);
  });

  it('takes a recovery code in its place, once, until they are made again', async () => {
    const admin = await enrol();
    const [first = '', second = ''] = admin.recoveryCodes;
    const typed = first.toLowerCase().replace('-', '');
    expect((await (await firstStep(admin)).post('/api/auth/two-factor', { code: typed })).status).toBe(200);
    expect((await (await firstStep(admin)).post('/api/auth/two-factor', { code: first })).status).toBe(403);
    const renewed = await admin.client.post<{ recoveryCodes: string[] }>(
      '/api/auth/two-factor/recovery-codes',
    );
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await (await firstStep(admin)).post('/api/auth/two-factor', { code: second })).status).toBe(403);
  });

  it('is turned off with password and code', async () => {
    const admin = await enrol();
    const off = (password: string, code: string) =>
      admin.client.send('DELETE', '/api/auth/two-factor', { password, code });
    expect((await off('not this one', nextCode(admin))).body.code).toBe('auth.wrong-password');
    expect((await off(PASSWORD, '000000')).body.code).toBe('two-factor.code-wrong');
    expect((await off(PASSWORD, nextCode(admin))).status).toBe(204);
    const { body } = await running
      .client()
      .post<{ success: boolean }>('/api/auth/admin/login', { username: admin.email, password: PASSWORD });
    expect(body.success).toBe(true);
    expect((await off(PASSWORD, '123456')).body.code).toBe('two-factor.not-enrolled');
  });

  it.each([{}, { code: '' }, { code: 7 }, { code: 'x'.repeat(21) }, { code: '123456', role: 'admin' }])(
    'rejects %p as a second step',
    async (body) => {
      expect((await running.client().post('/api/auth/two-factor', body)).status).toBe(400);
    },
  );

  it('is not guessed: five wrong codes a minute are enough', async () => {
    const strict = await startApp({ RATE_LIMIT_FACTOR: '1' });
    try {
      const admin = await enrol();
      const client = new (running.client().constructor as new (url: string) => ApiClient)(strict.url);
      await client.post('/api/auth/admin/login', { username: admin.email, password: PASSWORD });
      const guess = async () => (await client.post('/api/auth/two-factor', { code: '000000' })).status;
      const answers = [];
      for (let tried = 0; tried < 6; tried++) answers.push(await guess());
      expect(answers).toEqual([403, 403, 403, 403, 403, 429]);
    } finally {
      await strict.stop();
    }
  });
});
