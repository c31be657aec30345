import { type RunningApp, startApp } from '../support/start-app.js';
import { PASSWORD, World } from '../support/world.js';
import { form } from './auth.fixture.js';

describe('rate limits', () => {
  let running: RunningApp;

  beforeAll(async () => {
    running = await startApp({ RATE_LIMIT_FACTOR: '1' });
  });

  afterAll(() => running.stop());

  it('reject the eleventh wrong password of a minute, and not the owner elsewhere', async () => {
    const world = new World(running.database, running.url);
    const { email } = await world.person();
    const login = (password: string, address: string) =>
      running.client().post('/api/auth/login', { email, password }, { 'x-forwarded-for': address });
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await login('wrong one', '10.0.0.1')).status).toBe(401);
    const rejected = await login('wrong one', '10.0.0.1');
    expect([rejected.status, rejected.body.code]).toEqual([429, 'request.too-many']);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login(PASSWORD, '10.0.0.2')).status).toBe(200);
  });

  it('reject one address that tries a hundred accounts', async () => {
    const login = (n: number) =>
      running
        .client()
        .post(
          '/api/auth/login',
          { email: `p${n}@example.com`, password: 'wrong one' },
          { 'x-forwarded-for': '10.0.0.3' },
        );
    const statuses: number[] = [];
    for (let n = 0; n < 100; n++) statuses.push((await login(n)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('reject the eleventh sign-up of an address', async () => {
    const sign = (n: number) =>
      running
        .client()
        .post(
          '/api/customers/signup',
          { ...form, email: `new${n}@example.com` },
          { 'x-forwarded-for': '10.0.0.4' },
        );
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await sign(n)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });
});

describe('rate limits of two instances', () => {
  let instances: RunningApp[];

  beforeAll(async () => {
    const env = { RATE_LIMIT_FACTOR: '1', RATE_LIMIT_STORE: 'postgres' };
    instances = [await startApp(env), await startApp(env)];
  });

  afterAll(async () => {
    for (const instance of instances) await instance.stop();
  });

  it('count the attempts of a visitor together, and those of another visitor apart', async () => {
    const signUp = (attempt: number, address: string) =>
      (instances[attempt % 2] as RunningApp)
        .client()
        .post('/api/customers/signup', { ...form, phone: 'x' }, { 'x-forwarded-for': address });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) statuses.push((await signUp(attempt, '10.0.1.1')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    expect((await signUp(0, '10.0.1.2')).status).toBe(400);
  });
});
