import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CdnSettings } from '../../config/cdn/cdn-settings.js';
import { CloudflareGateway } from './cloudflare.gateway.js';
import { FastlyGateway } from './fastly.gateway.js';
import type { PurgeApi } from './purge-api.port.js';
import { VarnishGateway } from './varnish.gateway.js';

interface Call {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

describe('the purge APIs', () => {
  let server: Server;
  let url: string;
  let calls: Call[];
  let answer: (response: ServerResponse) => void;

  beforeEach(async () => {
    calls = [];
    answer = (response) => response.end('{"success":true}');
    server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => (body += text));
      request.on('end', () => {
        calls.push({ method: request.method, url: request.url, headers: request.headers, body });
        answer(response);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const settings = (provider: CdnSettings['provider']): CdnSettings => ({
    provider,
    urls: [url],
    service: 'abc123',
    token: 'secret',
  });
  const purge = (api: PurgeApi, timeoutMs = 5_000): Promise<void> =>
    api.purge(['deal:7', 'site'], AbortSignal.timeout(timeoutMs));

  it('of Fastly takes keys of a service with its key', async () => {
    await purge(new FastlyGateway(settings('fastly')));
    expect(calls).toMatchObject([
      {
        method: 'POST',
        url: '/service/abc123/purge',
        headers: { 'fastly-key': 'secret' },
        body: '{"surrogate_keys":["deal:7","site"]}',
      },
    ]);
  });

  it('of Cloudflare takes tags of a zone with a token', async () => {
    await purge(new CloudflareGateway(settings('cloudflare')));
    expect(calls).toMatchObject([
      {
        method: 'POST',
        url: '/zones/abc123/purge_cache',
        headers: { authorization: 'Bearer secret' },
        body: '{"tags":["deal:7","site"]}',
      },
    ]);
  });

  it('of Varnish is each of its instances, with the tags in a header', async () => {
    await purge(new VarnishGateway({ ...settings('varnish'), urls: [url, `${url}/second`] }));
    expect(calls.map(({ method, headers }) => [method, headers['xkey'], headers.authorization])).toEqual([
      ['PURGE', 'deal:7 site', 'Bearer secret'],
      ['PURGE', 'deal:7 site', 'Bearer secret'],
    ]);
    expect(calls.map((call) => call.url).sort()).toEqual(['/', '/second/']);
  });

  const gateways = [FastlyGateway, CloudflareGateway, VarnishGateway].map((Gateway) => [Gateway] as const);

  it.each(gateways)('%p tells what was not acknowledged, and when to call again', async (Gateway) => {
    const api = new Gateway(settings('varnish'));
    answer = (response) => response.writeHead(429, { 'retry-after': '3' }).end('secret');
    await expect(purge(api)).rejects.toMatchObject({ message: 'status 429', retryAfterMs: 3_000 });
    answer = (response) => response.writeHead(500).end();
    await expect(purge(api)).rejects.toMatchObject({ message: 'status 500', retryAfterMs: 0 });
    answer = (response) => response.writeHead(302, { location: `${url}/elsewhere` }).end();
    await expect(purge(api)).rejects.toThrow();
    expect(calls.map((call) => call.url)).not.toContain('/elsewhere');
  });

  it.each(gateways)('%p ends a call that is not answered in time', async (Gateway) => {
    answer = () => undefined;
    await expect(purge(new Gateway(settings('varnish')), 50)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('of Cloudflare can fail with status 200', async () => {
    answer = (response) => response.end('{"success":false,"errors":[{"code":1012}]}');
    await expect(purge(new CloudflareGateway(settings('cloudflare')))).rejects.toThrow('no success');
  });
});
