import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { type AppSources, createApp } from './app';
import { readConfig } from './config';

const remotes = { shop: 'http://s.example/mf-manifest.json', office: 'http://o.example/mf-manifest.json' };

describe('the shell before a backend', () => {
  let backend: Server;
  let folder: string;
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const apps: FastifyInstance[] = [];

  const appWith = async (env: Record<string, string>): Promise<FastifyInstance> => {
    const { port } = backend.address() as AddressInfo;
    const config = readConfig({ BACKEND_URL: `http://127.0.0.1:${port}`, ...env }, folder);
    const sources = {
      config: { ...config, webFolder: folder },
      pictures: {},
      sitemaps: {},
      registry: {},
      renderer: {},
    };
    const app = await createApp(sources as unknown as AppSources);
    apps.push(app);
    return app;
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shell-app-'));
    writeFileSync(join(folder, 'remotes.json'), JSON.stringify(remotes));
    backend = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        received.push({ headers: request.headers, body });
        response.setHeader('x-request-id', String(request.headers['x-request-id']));
        response.end('{}');
      });
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  });

  afterAll(async () => {
    for (const app of apps) await app.close();
    backend.close();
    rmSync(folder, { recursive: true });
  });

  test('the reports of shells cannot be sent through a shell', async () => {
    const app = await appWith({});
    received.length = 0;
    const paths = [
      '/internal/releases',
      '/api/../internal/releases',
      '/api/%2e%2e/internal/releases',
      '//internal/releases',
    ];
    const answers = await Promise.all(
      paths.map((url) =>
        app.inject({ method: 'POST', url, payload: '{}', headers: { 'content-type': 'application/json' } }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode < 400)).toEqual([]);
    expect(received).toEqual([]);
  });

  test('requests with a test key go to the sandbox, all others to the backend', async () => {
    const seen: string[] = [];
    const sandbox = createServer((request, response) => {
      seen.push(request.url ?? '');
      response.end('{"from":"sandbox"}');
    });
    await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
    const { port } = sandbox.address() as AddressInfo;
    const app = await appWith({ SANDBOX_URL: `http://127.0.0.1:${port}` });
    const from = async (authorization: string): Promise<string> =>
      (await app.inject({ url: '/api/deals', headers: { authorization } })).body;
    expect(await from('Bearer dob_test_1')).toBe('{"from":"sandbox"}');
    expect(await from('bearer  dob_test_2')).toBe('{"from":"sandbox"}');
    for (const other of ['Bearer dob_live_dob_test_', 'Basic dob_test_1', 'dob_test_1', ''])
      expect([other, await from(other)]).toEqual([other, '{}']);
    expect(seen).toHaveLength(2);
    sandbox.close();
    sandbox.closeAllConnections();
    const away = await app.inject({ url: '/api/deals', headers: { authorization: 'Bearer dob_test_1' } });
    expect([away.statusCode, away.json().code, away.headers['content-type']]).toEqual([
      503,
      'sandbox.unavailable',
      'application/problem+json; charset=utf-8',
    ]);
  });

  test('without a sandbox a test key is told so, and reaches no backend', async () => {
    const app = await appWith({});
    const before = received.length;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/counter/accept',
      headers: { authorization: 'Bearer dob_test_1', 'content-type': 'application/json' },
      payload: '{"code":"TEST-0001"}',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'sandbox.not-offered']);
    expect(received).toHaveLength(before);
  });

  test.each([
    ['', '192.0.2.1', '198.51.100.9', '192.0.2.1'],
    ['1', '10.0.0.1', '198.51.100.9, 192.0.2.1', '192.0.2.1'],
    ['2', '10.0.0.1', '198.51.100.9, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
    ['10.0.0.0/8', '10.0.0.1', '198.51.100.9, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
    ['10.0.0.0/8', '192.0.2.1', '198.51.100.9', '192.0.2.1'],
    ['1', '10.0.0.1', 'not an address', '10.0.0.1'],
  ])(
    'with TRUSTED_PROXIES=%j, peer %s and "%s" the visitor is %s',
    async (TRUSTED_PROXIES, peer, chain, visitor) => {
      const app = await appWith({ TRUSTED_PROXIES });
      const answer = await app.inject({
        url: '/api/echo',
        remoteAddress: peer,
        headers: {
          'x-forwarded-for': chain,
          'x-real-ip': '198.51.100.9',
          forwarded: 'for=198.51.100.9',
          'x-request-id': 'forged',
        },
      });
      const headers: IncomingHttpHeaders = received.at(-1)?.headers ?? {};
      expect(headers['x-forwarded-for']).toBe(visitor);
      expect([headers['x-real-ip'], headers.forwarded]).toEqual([undefined, undefined]);
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer.headers['x-request-id']).toBe(headers['x-request-id']);
    },
  );

  test('a body is passed on whole, with its length', async () => {
    const app = await appWith({});
    const payload = JSON.stringify({ text: 'क'.repeat(50_000) });
    for (const method of ['POST', 'DELETE', 'PATCH'] as const) {
      await app.inject({
        method,
        url: '/api/echo',
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect(received.at(-1)?.body).toBe(payload);
      expect(received.at(-1)?.headers['content-length']).toBe(String(Buffer.byteLength(payload)));
    }
  });

  test('security.txt names where vulnerabilities are reported', async () => {
    const app = await appWith({ SECURITY_CONTACT: 'mailto:security@dobbar.example' });
    const { statusCode, headers, body } = await app.inject({ url: '/.well-known/security.txt' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain('Contact: mailto:security@dobbar.example\n');
  });

  test('a GET with a body is rejected and never reaches the backend', async () => {
    const app = await appWith({});
    const before = received.length;
    const answer = await app.inject({
      url: '/api/echo',
      headers: { 'content-length': '5' },
      payload: 'hello',
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'request.malformed']);
    expect(received.length).toBe(before);
  });
});
