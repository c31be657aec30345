import { Secret, TOTP } from 'otpauth';
import { ApiClient } from '../support/api/api-client.js';
import { PASSWORD, type Person } from '../support/world.js';
import { Shape } from './support/shape.js';

const REQUIRED = 'auth.second-factor-required';

describe('an admin in production (A17)', () => {
  const shape = new Shape();

  afterAll(() => shape.close());

  const signIn = async ({ email }: Person): Promise<ApiClient> => {
    const client = new ApiClient(shape.url);
    await client.post('/api/auth/admin/login', { username: email, password: PASSWORD });
    return client;
  };
  const stateOf = async (client: ApiClient) =>
    (await client.get<{ needsSecondFactor: boolean }>('/api/auth/user')).body.needsSecondFactor;

  it('without a second factor is held at the enrolment, by every instance', async () => {
    const client = await signIn(await shape.world.admin());
    expect(await stateOf(client)).toBe(true);
    // Sequential, so that the load balancer uses each instance in turn.
    for (let call = 0; call < 4; call++)
      for (const path of ['/api/admin/overview', '/api/admin/users', '/api/users/me']) {
        const { status, body } = await client.get(path);
        expect([path, status, body.code]).toEqual([path, 403, REQUIRED]);
      }
    expect((await client.post('/api/admin/payout-runs', { day: '2026-11-26' })).body.code).toBe(REQUIRED);
    expect((await client.get('/api/auth/passkeys')).body).toEqual([]);
  });

  it('signs in with the password and a code of the authenticator app, and is let in', async () => {
    const admin = await shape.world.admin();
    const client = await signIn(admin);
    const { body } = await client.post<{ secret: string }>('/api/auth/two-factor/enroll', {
      password: PASSWORD,
    });
    const totp = new TOTP({ secret: Secret.fromBase32(body.secret) });
    const code = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
    expect((await client.post('/api/auth/two-factor/confirm', { code: code(0) })).status).toBe(200);
    expect((await client.get('/api/admin/overview')).status).toBe(200);
    const elsewhere = await signIn(admin);
    expect((await elsewhere.get('/api/admin/overview')).status).toBe(401);
    expect((await elsewhere.post('/api/auth/two-factor', { code: code(1) })).status).toBe(200);
    expect(await stateOf(elsewhere)).toBe(false);
    expect((await elsewhere.get('/api/admin/overview')).status).toBe(200);
  });
});
