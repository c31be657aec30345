import { ApiClient } from '../support/api/api-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { World } from '../support/world.js';

const CUSTOMER = {
  firstName: 'Sujata',
  lastName: 'Rai',
  phone: '9812345678',
  city: 'Kathmandu',
  password: 'two plates of momo',
};

describe('the cookie of a visitor', () => {
  let running: RunningApp;

  beforeAll(async () => {
    running = await startApp({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' });
    await new World(running.database, running.url).catalog();
  });

  afterAll(() => running.stop());

  const from = (address: string, more: Record<string, string> = {}) => ({
    'x-forwarded-for': address,
    ...more,
  });
  const newcomer = (email: string) => ({ ...CUSTOMER, email });
  const visitorOf = (client: ApiClient): string | undefined =>
    /dobbar_visitor=([^;]+)/.exec(client.cookie)?.[1];

  it('is random, for the server alone, and set by the first change that succeeds', async () => {
    const client = running.client();
    await client.get('/api/deals');
    await client.post('/api/newsletter', { email: 'no address' });
    await client.post('/api/events', { events: [{ kind: 'view', dealId: 1 }] });
    expect(visitorOf(client)).toBeUndefined();
    const { headers } = await client.post('/api/newsletter', { email: 'visitor@example.com' });
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^dobbar_visitor=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const again = await client.post('/api/newsletter', { email: 'other@example.com' });
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('recognizes a repeated request from another address, and tells two visitors of one address apart', async () => {
    const [first, second] = [running.client(), running.client()];
    for (const [client, email] of [
      [first, 'first@example.com'],
      [second, 'second@example.com'],
    ] as const)
      await client.post('/api/newsletter', { email }, from('198.51.100.1'));
    const key = { 'idempotency-key': 'one-key' };
    const register = (client: ApiClient, address: string, email: string) =>
      client.post('/api/customers/signup', newcomer(email), from(address, key));
    expect((await register(first, '198.51.100.1', 'a@example.com')).status).toBe(201);
    expect((await register(first, '203.0.113.9', 'a@example.com')).status).toBe(201);
    expect((await register(second, '198.51.100.1', 'b@example.com')).status).toBe(201);
    const { rows } = await running.database.query(
      `SELECT email FROM users WHERE email LIKE '_@example.com' ORDER BY 1`,
    );
    expect(rows).toEqual([{ email: 'a@example.com' }, { email: 'b@example.com' }]);
  });

  it('has the limit for itself, beside ten times as much for the address', async () => {
    const news = (client: ApiClient, email: string) =>
      client.post('/api/newsletter', { email }, from('198.51.100.2'));
    const one = running.client();
    for (let call = 0; call < 12; call++) {
      const { status } = await news(one, `one${call}@example.com`);
      // The first call has no cookie yet.
      expect([call, status]).toEqual([call, call <= 10 ? 202 : 429]);
    }
    const other = running.client();
    expect((await news(other, 'other@example.com')).status).toBe(202);
    const codes: number[] = [];
    for (let call = 13; call < 102; call++)
      codes.push((await news(running.client(), `x${call}@example.com`)).status);
    expect(codes.filter((status) => status === 429).length).toBeGreaterThan(0);
  });

  it('does not widen the limits of sign-up', async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 11; call++) {
      const client = running.client();
      client.cookie = `dobbar_visitor=${String.fromCharCode(97 + call).repeat(22)}`;
      statuses.push(
        (
          await client.post(
            '/api/customers/signup',
            newcomer(`sign-up${call}@example.com`),
            from('198.51.100.3'),
          )
        ).status,
      );
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });
});
