import { openApiDocument } from '../../support/api/openapi-document.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { PASSWORD, World } from '../../support/world.js';

describe('the headers of limited routes', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp({ RATE_LIMIT_FACTOR: '1' });
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  it('say what is left after each call, and that nothing is with 429', async () => {
    const { client } = await world.person({ verified: false });
    const seen = [];
    for (let call = 0; call < 4; call++) {
      const { status, headers } = await client.post('/api/auth/email/resend');
      expect(headers.get('ratelimit-policy')).toBe('"resend-email";q=3;w=3600');
      const [, left, seconds] = /^"resend-email";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit') ?? '') ?? [];
      expect(Number(seconds)).toBeGreaterThan(3_590);
      expect(Number(seconds)).toBeLessThanOrEqual(3_600);
      if (status === 429) expect(headers.get('retry-after')).toBe(seconds);
      seen.push([status, Number(left)]);
    }
    expect(seen).toEqual([
      [204, 2],
      [204, 1],
      [204, 0],
      [429, 0],
    ]);
  });

  it('name every limit of a route', async () => {
    const { headers } = await running.client().post('/api/newsletter', { email: 'a@example.com' });
    expect(headers.get('ratelimit-policy')).toBe(
      '"newsletter-address";q=100;w=600, "newsletter-mailbox";q=3;w=3600',
    );
    expect(headers.get('ratelimit')).toMatch(
      /^"newsletter-address";r=99;t=\d+, "newsletter-mailbox";r=2;t=\d+$/,
    );
  });

  it('stand beside errors of the body too', async () => {
    const { status, headers } = await running.client().post('/api/contact', {});
    expect([status, headers.get('ratelimit')]).toEqual([400, expect.stringMatching(/;r=\d+;t=\d+/)]);
  });

  it('say at sign-in how many wrong passwords are left', async () => {
    const { email } = await world.person();
    const login = (password: string) => running.client().post('/api/auth/login', { email, password });
    for (const [password, left] of [
      ['wrong', 9],
      ['wrong', 8],
      [PASSWORD, 8],
    ] as const) {
      const { headers } = await login(password);
      expect(headers.get('ratelimit-policy')).toBe('"login-address";q=99;w=60, "login-account";q=10;w=60');
      expect(headers.get('ratelimit')).toMatch(new RegExp(`"login-account";r=${left};t=\\d+$`));
    }
  });

  it('are in the description of every limited call, at each response', () => {
    let limited = 0;
    for (const item of Object.values(openApiDocument().paths))
      for (const operation of Object.values(item) as { responses: Record<string, { headers?: object }> }[]) {
        if (!('x-rate-limits' in operation)) continue;
        limited++;
        for (const response of Object.values(operation.responses))
          expect(Object.keys(response.headers ?? {})).toEqual(
            expect.arrayContaining(['RateLimit-Policy', 'RateLimit']),
          );
      }
    expect(limited).toBeGreaterThan(40);
  });
});
