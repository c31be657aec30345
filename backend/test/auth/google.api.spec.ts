import { OpenIdProvider } from '../support/openid-provider.js';
import type { ApiClient } from '../support/api/api-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { SoftAuthenticator } from '../support/soft-authenticator.js';
import { World } from '../support/world.js';

const CLIENT = { id: 'dobbar-test', secret: 'secret-of-the-client' };
const SITE = 'http://localhost:4200';
const location = ({ headers }: { headers: Headers }): string => headers.get('location') ?? '';

describe('sign-in with Google (A24)', () => {
  let google: OpenIdProvider;
  let running: RunningApp;
  let world: World;
  let subjects = 0;
  const settings = () => ({
    PUBLIC_URL: SITE,
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    GOOGLE_ISSUER: google.url,
  });

  beforeAll(async () => {
    google = await OpenIdProvider.start(CLIENT);
    running = await startApp(settings());
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterEach(() => {
    google.behavior = 'answers';
    google.override = {};
  });

  afterAll(async () => {
    await running.stop();
    await google.stop();
  });

  const person = (claims: object = {}) => {
    const sub = `subject-${++subjects}`;
    const email = `${sub}@gmail.com`;
    return { sub, email, email_verified: true, given_name: 'Sita', family_name: 'Rai', ...claims };
  };
  /** Claims of a Google Workspace account. */
  const ofDomain = (email: string) => person({ email, hd: 'example.com' });
  const start = (client: ApiClient, returnTo = '') =>
    client.get(`/api/auth/google/start${returnTo && `?returnTo=${encodeURIComponent(returnTo)}`}`);
  /** Runs the complete sign-in. @returns the address of the last redirect */
  const signIn = async (client: ApiClient, claims: object, returnTo = ''): Promise<string> => {
    const begun = await start(client, returnTo);
    return location(await client.get(google.consent(location(begun), claims)));
  };
  const user = async (client: ApiClient) =>
    (await client.get<{ email: string; firstName: string; lastName: string }>('/api/auth/user')).body;
  const status = async (client: ApiClient) => (await client.get('/api/auth/user')).status;
  const accounts = async (email: string) =>
    (
      await running.database.query(
        'SELECT id, email_verified_at, password, language FROM users WHERE email = $1',
        [email],
      )
    ).rows as { id: number; email_verified_at: Date | null; password: string | null; language: string }[];

  it('is offered with keys only', async () => {
    const offered = await running.client().get('/api/auth/methods');
    expect(offered.body).toEqual({ email: true, sms: false, google: true });
    const without = await startApp({ PUBLIC_URL: SITE });
    const client = without.client();
    expect((await client.get('/api/auth/methods')).body).toMatchObject({ google: false });
    for (const path of ['start', 'callback?code=1&state=2'])
      expect(await client.get(`/api/auth/google/${path}`)).toMatchObject({
        status: 404,
        body: { code: 'route.not-found' },
      });
    await without.stop();
  });

  it('asks Google with PKCE, state and nonce for the verified address', async () => {
    const begun = await start(running.client(), '/deals/7');
    expect(begun.status).toBe(302);
    const { origin, searchParams } = new URL(location(begun));
    expect(origin).toBe(google.url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: CLIENT.id,
      redirect_uri: `${SITE}/api/auth/google/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/.{20}/),
      nonce: expect.stringMatching(/.{20}/),
    });
    expect(begun.headers.get('set-cookie')).toMatch(/dobbar_google=.*HttpOnly; SameSite=Lax/);
  });

  it('opens a verified account without a password, and finds it again by its id when the address changed', async () => {
    const client = running.client();
    client.cookie = 'lang=ne';
    const sita = person();
    expect(await signIn(client, sita, '/deals/7')).toBe('/deals/7');
    expect(await user(client)).toMatchObject({ email: sita.email, firstName: 'Sita', lastName: 'Rai' });
    const [account] = await accounts(sita.email);
    expect(account).toMatchObject({ password: null, language: 'ne', email_verified_at: expect.any(Date) });
    const later = running.client();
    expect(await signIn(later, { ...sita, email: 'elsewhere@other.example', hd: undefined })).toBe('/');
    expect(await user(later)).toMatchObject({ email: sita.email });
  });

  it('signs in to an account that exists, and leaves its password', async () => {
    const { id, email } = await world.person();
    const client = running.client();
    expect(await signIn(client, ofDomain(email))).toBe('/');
    expect(await accounts(email)).toEqual([expect.objectContaining({ id, password: expect.any(String) })]);
  });

  it('gives an account whose address was never verified to the owner of the mailbox', async () => {
    const prepared = await world.person({ verified: false });
    const { email } = prepared;
    const client = running.client();
    await signIn(client, ofDomain(email));
    expect(await status(client)).toBe(200);
    expect(await status(prepared.client)).toBe(401);
    expect((await accounts(email))[0]).toMatchObject({ password: null, email_verified_at: expect.any(Date) });
  });

  it('asks for the second factor', async () => {
    const owner = await world.person();
    const options = (await owner.client.post<{ challenge: string }>('/api/auth/passkeys/options')).body;
    const response = new SoftAuthenticator(SITE).create(options);
    await owner.client.post('/api/auth/passkeys', { name: 'Phone', response });
    const client = running.client();
    expect(await signIn(client, ofDomain(owner.email), '/dashboard')).toBe(
      '/login?step=code&returnTo=%2Fdashboard',
    );
    expect(await status(client)).toBe(401);
  });

  it.each([
    ['an address that Google does not manage', { email: 'a@elsewhere.example' }, 'unproven'],
    ['an address that nobody verified', { email: 'b@gmail.com', email_verified: false }, 'unproven'],
    ['no address', { email: undefined }, 'failed'],
  ])('rejects %s', async (_name, claims, reason) => {
    const client = running.client();
    expect(await signIn(client, person(claims))).toBe(`/login?google=${reason}`);
    expect(await status(client)).toBe(401);
  });

  it.each([
    ["admin's", `role = 'admin'`, 'admin'],
    ['suspended', 'suspended_at = now()', 'suspended'],
  ])('rejects the %s account, also when it was linked before', async (_name, change, reason) => {
    const sita = person();
    await signIn(running.client(), sita);
    await running.database.query(`UPDATE users SET ${change} WHERE email = $1`, [sita.email]);
    const client = running.client();
    expect(await signIn(client, sita)).toBe(`/login?google=${reason}`);
    expect(await signIn(client, person({ email: sita.email }))).toBe(`/login?google=${reason}`);
    expect(await status(client)).toBe(401);
  });

  it.each([
    ['of another client', { aud: 'somebody-else' }],
    ['of another provider', { iss: 'https://evil.example' }],
    ['that is too old', { iat: 1, exp: 2 }],
    ['of another sign-in', { nonce: 'x' }],
  ])('rejects an ID token %s', async (_name, override) => {
    google.override = override;
    const client = running.client();
    expect(await signIn(client, person())).toBe('/login?google=failed');
    expect(await status(client)).toBe(401);
  });

  it('is finished once, by the browser that began it, with the state it got', async () => {
    const client = running.client();
    const stranger = running.client();
    const back = google.consent(location(await start(client)), person());
    expect(location(await stranger.get(back))).toBe('/login?google=failed');
    await start(stranger);
    expect(location(await stranger.get(back))).toBe('/login?google=failed');
    expect(location(await client.get(back))).toBe('/');
    expect(location(await client.get(back))).toBe('/login?google=failed');
    expect(await status(stranger)).toBe(401);
  });

  it.each([
    ['nonsense', '%%%'],
    ['no object', Buffer.from('7').toString('base64url')],
    ['numbers', Buffer.from('{"state":1,"nonce":2,"verifier":3,"returnTo":4}').toString('base64url')],
  ])('takes a cookie with %s for none', async (_name, value) => {
    const client = running.client();
    client.cookie = `dobbar_google=${value}`;
    const answer = await client.get('/api/auth/google/callback?code=1&state=2');
    expect([answer.status, location(answer)]).toEqual([302, '/login?google=failed']);
  });

  it('says that the person canceled, and that Google is away', async () => {
    const client = running.client();
    const begun = new URL(location(await start(client, '/deals/7')));
    const state = begun.searchParams.get('state') ?? '';
    const canceled = await client.get(`/api/auth/google/callback?error=access_denied&state=${state}`);
    expect(location(canceled)).toBe('/login?google=canceled&returnTo=%2Fdeals%2F7');
    const back = google.consent(location(await start(client)), person());
    google.behavior = 'closes';
    expect(location(await client.get(back))).toBe('/login?google=unavailable');
  });

  it('says that Google is away before the time limit of a request when Google does not respond', async () => {
    const client = running.client();
    const back = google.consent(location(await start(client)), person());
    google.behavior = 'stalls';
    expect(location(await client.get(back))).toBe('/login?google=unavailable');
    // A new instance knows nothing of the provider yet, so it asks twice: for the configuration, then for the tokens.
    const other = await startApp(settings());
    expect(location(await start(other.client()))).toBe('/login?google=unavailable');
    await other.stop();
  });

  it('finishes on one instance what began on another', async () => {
    const other = await startApp(settings());
    const client = running.client();
    const sita = person();
    const back = google.consent(location(await start(client)), sita);
    const elsewhere = other.client();
    elsewhere.cookie = client.cookie;
    expect(location(await elsewhere.get(back))).toBe('/');
    expect((await user(elsewhere)).email).toBe(sita.email);
    await other.stop();
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
    'never leads to another site (%s)',
    async (returnTo) => {
      expect(await signIn(running.client(), person(), returnTo)).toBe('/');
    },
  );

  it('opens one account for callbacks that come at once', async () => {
    const sita = person();
    const clients = Array.from({ length: 4 }, () => running.client());
    const ends = await Promise.all(clients.map((client) => signIn(client, sita)));
    expect(ends).toEqual(['/', '/', '/', '/']);
    expect(await accounts(sita.email)).toHaveLength(1);
  });

  it('is in the export of personal data', async () => {
    const client = running.client();
    const sita = person();
    await signIn(client, sita);
    const copy = await client.get<{ externalIdentities: object[] }>('/api/users/me/export');
    expect(copy.body.externalIdentities).toEqual([{ provider: 'google', linkedAt: expect.any(String) }]);
  });

  it('no longer signs in to an account that changed its address', async () => {
    const sita = person();
    await signIn(running.client(), sita);
    const [account] = await accounts(sita.email);
    await running.database.query(
      `INSERT INTO email_changes (user_id, old_email, new_email) VALUES ($1, $2, 'sita-new@shop.example')`,
      [account?.id, sita.email],
    );
    const token = 'token-of-the-new-mailbox';
    await running.database.query(
      `INSERT INTO user_tokens (token_hash, user_id, purpose, expires_at)
       VALUES (sha256($1::bytea), $2, 'change-email', now() + interval '1 hour')`,
      [token, account?.id],
    );
    expect((await running.client().post('/api/auth/email/verify', { token })).status).toBeLessThan(300);
    const client = running.client();
    await signIn(client, sita);
    expect(await user(client)).toMatchObject({ email: sita.email });
    expect((await accounts(sita.email))[0]?.id).not.toBe(account?.id);
  });
});
