import { connect } from 'node:net';
import { ApiClient, type Problem } from '../../support/api/api-client.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { World } from '../../support/world.js';

/** Sends raw bytes and collects the whole response. */
const raw = (url: string, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => (answer += text));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

describe('the edges of HTTP', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  it.each([
    ['/api//deals', 404, 'route.not-found'],
    ['/api/deals/%zz', 400, 'request.malformed'],
    ['/api/deals/%E0%A4%A', 400, 'request.malformed'],
    [`/api/deals/${'x'.repeat(300)}`, 404, 'route.not-found'],
    ['/health/nothing', 404, 'route.not-found'],
  ])('answers %s as a problem', async (path, status, code) => {
    const answer = await raw(
      running.url,
      `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
    );
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('content-type: application/problem+json; charset=utf-8');
    expect(JSON.parse(body) as Problem).toMatchObject({ status, code, requestId: expect.any(String) });
  });

  it.each([
    ['no HTTP at all', 'GARBAGE\r\n\r\n', 400],
    ['a method nobody knows', 'BREW /api/deals HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['endless headers', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('answers %s as a problem and hangs up', async (_what, bytes, status) => {
    const [head = '', body = ''] = (await raw(running.url, bytes)).split('\r\n\r\n');
    expect(head).toContain('content-type: application/problem+json');
    expect(JSON.parse(body) as Problem).toMatchObject({ status, requestId: expect.any(String) });
  });

  it('answers PUT, TRACE and OPTIONS where there is none with 404 and no permission for other origins', async () => {
    for (const method of ['PUT', 'OPTIONS']) {
      const answer = await new ApiClient(running.url).send(method, '/api/deals', undefined, {
        origin: 'https://evil.example',
      });
      expect([403, 404]).toContain(answer.status);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('rejects origins without a host, even where the request names none', async () => {
    const { client } = await world.person();
    const answer = await raw(
      running.url,
      `POST /api/auth/email/resend HTTP/1.0\r\norigin: file://\r\ncookie: ${client.cookie}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 403 /);
  });

  it.each([
    ['another scheme', (own: URL) => `https://${own.host}`],
    ['another port', (own: URL) => `http://${own.hostname}:1`],
    ['another host', (own: URL) => `http://evil.example:${own.port}`],
    ['no scheme', (own: URL) => own.host],
    ['null', () => 'null'],
  ])('rejects a write from an origin with %s', async (_what, originOf) => {
    const { client } = await world.person();
    const send = (origin: string) => client.post('/api/auth/email/resend', {}, { origin });
    expect((await send(originOf(new URL(running.url)))).body.code).toBe('request.foreign-origin');
    expect((await send(running.url)).status).toBe(204);
    expect((await send('http://localhost:4200')).status).toBe(204);
  });

  it('rejects null in place of a body, and blanks in place of a choice', async () => {
    const { client } = await world.person({ verified: false });
    expect((await client.send('POST', '/api/auth/email/resend', 'null')).body).toMatchObject({
      status: 400,
      code: 'request.malformed',
    });
    expect((await client.post('/api/auth/email/resend')).status).toBe(204);
    expect((await client.get('/api/deals/featured?place=%20')).status).toBe(400);
    for (const query of ['/featured?place=', '?search=%20&sort='])
      expect((await client.get(`/api/deals${query}`)).status).toBe(200);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['without a part', 'multipart/form-data; boundary=b', 'x'],
    [
      'that is cut off',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nava',
    ],
    [
      'whose file is cut off',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nPNG',
    ],
    ['that is empty', 'multipart/form-data; boundary=b', ''],
  ])('answers 400 to a form %s', async (_what, type, body) => {
    const { owner } = await world.business();
    for (const path of ['/api/uploads', '/api/vendors/me/documents']) {
      const answer = await owner.client.send('POST', path, body, { 'content-type': type });
      expect([answer.status, answer.body.code]).toEqual([400, expect.stringMatching(/^request\./)]);
    }
  });

  it('writes the id of the request beside every decision of an admin', async () => {
    const admin = await world.admin();
    const shop = await world.business({ status: 'pending' });
    const answer = await admin.client.patch(`/api/admin/vendors/${shop.id}/verify`);
    expect(answer.status).toBe(200);
    const { rows } = await running.database.query(
      `SELECT actor_id, request_id FROM audit_log WHERE action = 'vendor.verified'`,
    );
    expect(rows).toEqual([{ actor_id: admin.id, request_id: answer.headers.get('x-request-id') }]);
  });
});
