import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { ApiClient } from '../../support/api/api-client.js';
import { BackendProcess } from '../../support/processes/backend-process.js';
import { findFreePort } from '../../../../scripts/run/ports.mjs';
import { PASSWORD, type Person, World } from '../../support/world.js';

interface Line {
  msg: string;
  account?: string | null;
  address?: string;
  reason?: string;
}

/** Session ids; flags of one character are no secrets. */
const cookieValues = ({ cookie }: ApiClient): string[] =>
  cookie
    .split('; ')
    .map((pair) => pair.slice(pair.indexOf('=') + 1))
    .filter((value) => value.length > 10);

describe('the log of a run', () => {
  let backend: BackendProcess;
  let database: pg.Pool;
  let world: World;

  beforeAll(async () => {
    backend = await BackendProcess.start({
      LOG_LEVEL: 'trace',
      RATE_LIMIT_FACTOR: '1',
      TRUSTED_PROXIES: '127.0.0.1',
      BACKGROUND_WORK: 'on',
      CDN_PROVIDER: 'fastly',
      CDN_SERVICE_ID: 'plantedService',
      CDN_PURGE_TOKEN: 'planted-purge-token',
      CDN_PURGE_URL: `http://127.0.0.1:${await findFreePort()}`,
    });
    database = new pg.Pool({ connectionString: process.env['DATABASE_MIGRATION_URL'], max: 2 });
    world = new World(database, backend.url);
    await world.catalog();
  });

  afterAll(async () => {
    await backend.stop();
    await database.end();
  });

  /** The log reaches the test later than the response. */
  const failures = async (address: string, count: number): Promise<Line[]> => {
    while (failuresSoFar(address).length < count) await backend.answers();
    return failuresSoFar(address);
  };
  const failuresSoFar = (address: string): Line[] =>
    backend.output
      .split('\n')
      .filter((line) => line.includes('"sign-in failed"') && line.includes(`"${address}"`))
      .map((line) => JSON.parse(line) as Line);

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const login = (email: string, password: string, address: string) =>
    new ApiClient(backend.url).post('/api/auth/login', { email, password }, from(address));
  const adminLogin = (
    username: string,
    password: string,
    address: string,
    client = new ApiClient(backend.url),
  ) => client.post('/api/auth/admin/login', { username, password }, from(address));

  it('names failed sign-ins by a keyed hash of the account, the address and the reason', async () => {
    const [one, other] = await Promise.all([world.person(), world.person()]);
    await login(one.email, 'planted-wrong-password', '198.51.100.7');
    await login(one.email.toUpperCase(), 'planted-wrong-password', '198.51.100.7');
    await login(other.email, 'planted-wrong-password', '198.51.100.7');
    await adminLogin(one.email, PASSWORD, '198.51.100.7');
    const [first, second, third, fourth] = await failures('198.51.100.7', 4);
    expect(first).toMatchObject({
      account: expect.stringMatching(/^[\w-]{22}$/),
      address: '198.51.100.7',
      reason: 'auth.invalid-credentials',
    });
    expect(second?.account).toBe(first?.account);
    expect(third?.account).not.toBe(first?.account);
    expect(fourth).toMatchObject({ account: first?.account, reason: 'auth.invalid-admin-credentials' });
    expect(backend.output).not.toContain(one.email);
    expect(backend.output).not.toContain('planted-wrong-password');
  });

  it('names sign-ins that are limited', async () => {
    const { email } = await world.person();
    for (let attempt = 0; attempt < 11; attempt++) await login(email, 'planted', '198.51.100.8');
    expect((await failures('198.51.100.8', 11)).map(({ reason }) => reason)).toEqual([
      ...Array.from({ length: 10 }, () => 'auth.invalid-credentials'),
      'request.too-many',
    ]);
  });

  it('names wrong and late second factors', async () => {
    const admin = await world.admin();
    const { body } = await admin.client.post<{ secret: string }>('/api/auth/two-factor/enroll', {
      password: PASSWORD,
    });
    const totp = new TOTP({ secret: Secret.fromBase32(body.secret) });
    await admin.client.post('/api/auth/two-factor/confirm', { code: totp.generate() });
    const client = new ApiClient(backend.url);
    await adminLogin(admin.email, PASSWORD, '198.51.100.9', client);
    await client.post('/api/auth/two-factor', { code: 'planted-recovery' }, from('198.51.100.9'));
    await new ApiClient(backend.url).post('/api/auth/two-factor', { code: '123456' }, from('198.51.100.9'));
    expect(await failures('198.51.100.9', 2)).toMatchObject([
      { account: expect.stringMatching(/^[\w-]{22}$/), reason: 'two-factor.code-wrong' },
      { account: null, reason: 'two-factor.sign-in-expired' },
    ]);
    expect(backend.output).not.toContain(body.secret);
  });

  it('holds no secret that passed through the server', async () => {
    const [shop, customer]: [Awaited<ReturnType<World['business']>>, Person] = await Promise.all([
      world.business(),
      world.person(),
    ]);
    const dealId = await world.deal(shop);
    const { body: pass } = await customer.client.post<{ id: string; code: string; qrCode: string }>(
      '/api/redemptions',
      { dealId },
    );
    await shop.owner.client.post('/api/counter/lookup', { code: pass.code });
    await shop.owner.client.post('/api/counter/lookup', { code: 'PLANTED1' });
    await shop.owner.client.post('/api/counter/accept', { code: pass.qrCode });
    await customer.client.get(`/api/redemptions/${pass.id}?token=planted-query`);
    await customer.client.post('/api/auth/password/change', {
      currentPassword: 'planted-current',
      newPassword: 'planted-new',
    });
    await new ApiClient(backend.url).post('/api/auth/password/reset', {
      token: 'planted-reset-token',
      password: 'planted-reset',
    });
    await new ApiClient(backend.url).post('/api/customers/signup', {
      firstName: 'Asha',
      lastName: 'Rai',
      email: 'planted@example.com',
      phone: '9811111111',
      city: 'Kathmandu',
      password: 'planted-signup',
    });
    const signedIn = new ApiClient(backend.url);
    await signedIn.post('/api/auth/login', { email: customer.email, password: PASSWORD });
    await signedIn.send('POST', '/api/contact', '{"planted-body": ');
    const secrets = [
      'planted',
      'PLANTED1',
      PASSWORD,
      pass.code,
      pass.qrCode,
      pass.qrCode.slice(-30),
      customer.email,
      '9811111111',
      ...[signedIn, customer.client].flatMap(cookieValues),
    ];
    while (!backend.output.includes('/api/contact') || !backend.output.includes('does not purge'))
      await backend.answers();
    expect(secrets.filter((secret) => backend.output.includes(secret))).toEqual([]);
    expect(backend.output.split('\n').filter((line) => line.includes('"answered"')).length).toBeGreaterThan(
      10,
    );
  });

  const lines = (): (Line & {
    time: string;
    requestId?: string;
    userId?: number;
    status?: number;
    route?: string;
  })[] =>
    backend.output
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line & { time: string });

  it('names sign-ins, errors and acts of admins with time, request and person', async () => {
    const [person, admin, shop] = [
      await world.person(),
      await world.admin(),
      await world.business({ status: 'pending' }),
    ];
    const client = new ApiClient(backend.url);
    const signedIn = await client.post('/api/auth/login', { email: person.email, password: PASSWORD });
    const rejected = await person.client.get('/api/admin/users');
    const decided = await admin.client.patch(`/api/admin/vendors/${shop.id}/verify`);
    const lineOf = async ({ headers }: { headers: Headers }, message: string) => {
      const wanted = () =>
        lines().find(({ requestId, msg }) => requestId === headers.get('x-request-id') && msg === message);
      while (!wanted()) await backend.answers();
      return wanted();
    };
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(await lineOf(signedIn, 'signed in')).toMatchObject({ time, userId: person.id });
    expect(await lineOf(rejected, 'answered')).toMatchObject({
      time,
      userId: person.id,
      status: 403,
      route: '/api/admin/users',
    });
    expect(await lineOf(decided, 'answered')).toMatchObject({
      time,
      userId: admin.id,
      status: 200,
      route: '/api/admin/vendors/:id/verify',
    });
  });

  it('cannot be forged by line breaks, wherever they are sent', async () => {
    const forged = '\r\n{"level":30,"msg":"forged"}\r\n';
    const client = new ApiClient(backend.url);
    const encoded = encodeURIComponent(forged);
    await client.post('/api/auth/login', { email: `a${forged}@example.com`, password: forged });
    await client.post('/api/auth/login', { email: 'a@example.com', password: forged, [forged]: forged });
    await client.get(`/api/deals/${encoded}?search=${encoded}`);
    await client.get(`/api/nothing${encoded}`, { 'x-request-id': 'forged', 'user-agent': 'forged' });
    await client.send('POST', '/api/contact', `{"name":"${forged}`);
    const last = await client.get('/api/auth/user');
    while (!backend.output.includes(last.headers.get('x-request-id') ?? '')) await backend.answers();
    expect(lines().filter(({ msg }) => msg === 'forged')).toEqual([]);
    expect(backend.output).not.toContain('forged');
  });
});

describe('a start in production', () => {
  const main = path.join(import.meta.dirname, '../../../dist/main.js');
  const keys = {
    REDEMPTION_SIGNING_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64url')}`,
    CODE_SECRET: Buffer.alloc(32, 9).toString('base64url'),
    SMTP_URL: 'smtps://dobbar:planted-mail-password@mail.example:465',
  };

  it.each(['REDEMPTION_SIGNING_KEYS', 'CODE_SECRET', 'SMTP_URL'] as const)(
    'ends without %s, and names it',
    (missing) => {
      const { [missing]: secret, ...rest } = keys;
      const env: NodeJS.ProcessEnv = {
        ...process.env,
        APP_ENV: 'production',
        PUBLIC_URL: 'https://dobbar.example',
        BACKEND_PORT: '0',
        ...rest,
      };
      env[missing] = '';
      const { status, stderr, stdout } = spawnSync(process.execPath, [main], {
        env,
        encoding: 'utf8',
        timeout: 20_000,
      });
      expect(status).toBe(1);
      expect(stderr).toContain(missing);
      for (const kept of [secret, ...Object.values(rest)]) expect(stdout + stderr).not.toContain(kept);
    },
  );
});
