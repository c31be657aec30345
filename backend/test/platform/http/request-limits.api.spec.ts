import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Config } from '../../../src/config/config.js';
import { ApiClient } from '../../support/api/api-client.js';
import { BackendProcess } from '../../support/processes/backend-process.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { World } from '../../support/world.js';

describe('limits', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '192.0.2.1' });
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  it('reject the sixty-first code that one person asks for in a minute, and nobody else', async () => {
    const dealId = await world.deal(await world.business());
    const [one, other] = [await world.person(), await world.person()];
    const statuses: number[] = [];
    for (let call = 0; call < 60; call++)
      statuses.push((await one.client.post('/api/redemptions', { dealId })).status);
    const rejected = await one.client.post('/api/redemptions', { dealId });
    expect(statuses).toEqual([201, ...Array.from({ length: 59 }, () => 200)]);
    expect([rejected.status, rejected.body.code]).toEqual([429, 'request.too-many']);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await other.client.post('/api/redemptions', { dealId })).status).toBe(201);
  });

  it('go by the address of the connection when it belongs to no trusted proxy', async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 11; call++) {
      const headers = { 'x-forwarded-for': `203.0.113.${call}`, forwarded: `for=203.0.113.${call}` };
      statuses.push((await running.client().post('/api/customers/signup', {}, headers)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  it('let nobody take longer than thirty seconds to send a request', () => {
    const env = { DATABASE_URL: process.env['DATABASE_URL'], DATA_DIR: process.env['DATA_DIR'] };
    expect(new Config(env).receiveTimeoutMs).toBe(30_000);
  });
});

describe('an address that somebody typed', () => {
  it('is never asked by the server', async () => {
    const asked: string[] = [];
    const target = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end('{}');
    });
    await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(target.address() as AddressInfo).port}/`;
    const running = await startApp();
    const world = new World(running.database, running.url);
    await world.catalog();
    const [shop, person] = [await world.business(), await world.person()];
    const deal = await world.deal(shop, { moderation_status: 'pending' });
    const sent: [typeof person.client, string, Record<string, unknown>, number][] = [
      [person.client, '/api/users/me', { profileImage: address }, 400],
      [shop.owner.client, '/api/vendors/me', { logo: address }, 400],
      [shop.owner.client, '/api/vendors/me', { website: address }, 200],
      [shop.owner.client, `/api/deals/${deal}`, { image: address }, 400],
    ];
    for (const [client, path, body, status] of sent)
      expect([body, (await client.patch(path, body)).status]).toEqual([body, status]);
    for (const website of ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x'])
      for (const field of ['logo', 'website'])
        expect((await shop.owner.client.patch('/api/vendors/me', { [field]: website })).status).toBe(400);
    await running.client().get(`/api/deals/${deal}/social/x`);
    await shop.owner.client.get('/api/vendors/me');
    await running.deliverEvents();
    await running.stop();
    target.close();
    expect(asked).toEqual([]);
  });
});

describe('what is not public', () => {
  it('is no file of the checkout, no debugger and no source map; the documents send nothing', async () => {
    const backend = await BackendProcess.start({ BACKGROUND_WORK: 'off' });
    const client = new ApiClient(backend.url);
    const hidden = [
      '/api/debug',
      '/.env',
      '/api/.env',
      '/.git/HEAD',
      '/main.js.map',
      '/dist/main.js.map',
      '/package.json',
    ];
    const statuses = await Promise.all(hidden.map(async (path) => (await client.get(path)).status));
    const { text } = await client.get('/api/docs/swagger-ui-init.js');
    const errors = await client.get('/api/docs/errors');
    await backend.stop();
    expect(statuses).toEqual(hidden.map(() => 404));
    expect(text).toMatch(/"requestInterceptor":.*credentials: ['"]omit['"]/);
    expect(text).toMatch(/"withCredentials":\s*false/);
    expect(errors.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(errors.text).toContain('<h3 id="deal.sold-out">');
    expect(errors.text).not.toContain('<script');
  });
});
