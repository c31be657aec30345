import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { type AppSources, createApp } from '../app';
import { PageCache } from '../cache/page-cache';
import { PublicChanges } from '../cache/public-changes';
import { readConfig } from '../config';
import type { Page } from '../render/page-renderer';

const PUBLIC_URL = 'https://dobbar.example';
const MINUTE_MS = 60_000;
const BROWSER = 'public, max-age=0, must-revalidate';

/** Answers of the backend by path. Like the backend, they have tags only if the shell asks for them. */
const ANSWERS: Readonly<Record<string, Record<string, string>>> = {
  '/api/deals/7': { 'cache-control': BROWSER, 'surrogate-key': 'deal:7 deals deals:late' },
  '/api/deals': { 'cache-control': BROWSER, 'surrogate-key': 'deals', 'surrogate-control': 'max-age=2' },
  '/api/ends': { 'cache-control': BROWSER, 'surrogate-key': 'deals', 'surrogate-control': 'max-age=0' },
  '/api/untagged': { 'cache-control': BROWSER },
  '/api/keys': { 'cache-control': 'public, max-age=300' },
  '/api/users/me': { 'cache-control': 'no-store' },
  '/api/photo': { 'cache-control': 'private, max-age=3600' },
  '/api/named': { 'cache-control': BROWSER, 'set-cookie': 'one=1', 'surrogate-key': 'deals' },
  '/media/1/320.webp': { 'cache-control': 'public, max-age=31536000, immutable', 'surrogate-key': 'media:1' },
};

describe('a content delivery network in front of the shell', () => {
  let backend: Server;
  let folder: string;
  let asked: IncomingHttpHeaders[];
  const apps: FastifyInstance[] = [];

  /** The page `/lost` is not kept, as one that could not be read completely. */
  const render = async (address: URL): Promise<Page> => {
    const since = performance.now();
    const freshness = { tags: ['deal:7', 'deals:late'], since, until: since + MINUTE_MS };
    const isKept = address.pathname !== '/lost';
    return { status: 200, html: address.pathname, isShared: true, ...(isKept && { freshness }) };
  };

  const appWith = async (env: Record<string, string>): Promise<FastifyInstance> => {
    const { port } = backend.address() as AddressInfo;
    const config = readConfig({ BACKEND_URL: `http://127.0.0.1:${port}`, PUBLIC_URL, ...env }, folder);
    const changes = new PublicChanges(config.backendUrl);
    jest.spyOn(changes, 'keptUntil').mockImplementation(({ until }) => until);
    const remotes = {
      of: () => ({ listed: () => [], find: () => undefined }),
      shown: () => [],
      isSplit: false,
    };
    const sources = {
      config: { ...config, webFolder: folder },
      pictures: {},
      sitemaps: { at: () => Promise.resolve('<urlset/>') },
      registry: remotes,
      renderer: { render },
      pages: new PageCache({ renderer: { render }, changes, version: () => '1' }),
      counts: { view: () => undefined },
    };
    const app = await createApp(sources as unknown as AppSources);
    apps.push(app);
    return app;
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shell-cdn-'));
    mkdirSync(join(folder, 'js'));
    writeFileSync(join(folder, 'js/main.1a2b.js'), 'run()');
    writeFileSync(
      join(folder, 'remotes.json'),
      JSON.stringify({ shop: 'http://s.example/mf-manifest.json' }),
    );
    backend = createServer(({ url = '', headers }, response) => {
      asked.push(headers);
      const known = ANSWERS[url.split('?')[0] ?? ''];
      response.writeHead(known ? 200 : 404, known ?? { 'cache-control': 'no-store' });
      response.end('{}');
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  });

  beforeEach(() => {
    asked = [];
  });

  afterAll(async () => {
    for (const app of apps) await app.close();
    backend.close();
    rmSync(folder, { recursive: true });
  });

  type Sent = Record<string, string>;
  const headersOf = async (app: FastifyInstance, url: string, headers: Sent = {}, method = 'GET') =>
    (await app.inject({ method: method as 'GET', url, headers })).headers;
  const told = async (app: FastifyInstance, url: string, sent: Sent = {}) =>
    (await headersOf(app, url, sent))['cdn-cache-control'];

  const UNSHARED = 'private, no-store';

  test('is told nothing without the setting, and visitors never see or cause internal headers', async () => {
    const app = await appWith({});
    for (const url of [...Object.keys(ANSWERS), '/', '/lost', '/sitemap.xml', '/js/main.1a2b.js']) {
      const headers = await headersOf(app, url, { 'surrogate-capability': 'dobbar="Surrogate/1.0"' });
      const names = Object.keys(headers).filter((name) => /surrogate|cdn-|cache-tag|xkey/.test(name));
      expect([url, names]).toEqual([url, []]);
      const own = ANSWERS[url]?.['cache-control'];
      if (own) expect(headers['cache-control']).toBe(own);
    }
    expect(asked.filter((headers) => headers['surrogate-capability'] !== undefined)).toEqual([]);
  });

  test.each([
    ['fastly', 'surrogate-key', 'dobbar deal:7', 'max-age=5'],
    ['cloudflare', 'cache-tag', 'dobbar,deal:7', undefined],
    ['varnish', 'xkey', 'dobbar deal:7', 'max-age=5'],
  ])('is told the tags and the age of a page as %s reads them', async (provider, name, tags, surrogate) => {
    const app = await appWith({ CDN_PROVIDER: provider });
    const page = await app.inject({ url: '/', headers: { cookie: 'dobbar_visitor=abc' } });
    expect(page.headers).toMatchObject({
      'cache-control': BROWSER,
      'cdn-cache-control': 'public, max-age=5',
      [name]: tags,
      vary: 'Accept-Encoding, Cookie',
    });
    expect(page.headers['surrogate-control']).toBe(surrogate);
    const { headers, statusCode } = await app.inject({
      url: '/',
      headers: { 'if-none-match': String(page.headers.etag) },
    });
    expect([statusCode, headers[name]]).toEqual([304, tags]);
  });

  test('may store public responses only, no longer than they are current', async () => {
    const app = await appWith({ CDN_PROVIDER: 'varnish', CDN_MAX_AGE_SECONDS: '3' });
    const seen = await Promise.all(
      [...Object.keys(ANSWERS), '/api/unknown', '/lost', '/sitemap.xml', '/health', '/js/main.1a2b.js'].map(
        async (url) => [url, await told(app, url)],
      ),
    );
    expect(Object.fromEntries(seen)).toEqual({
      // Tags without an end: the browser's age of 0 counts.
      '/api/deals/7': UNSHARED,
      '/api/deals': 'public, max-age=2',
      '/api/ends': UNSHARED,
      '/api/untagged': UNSHARED,
      '/api/keys': 'public, max-age=3',
      '/api/users/me': UNSHARED,
      '/api/photo': UNSHARED,
      '/api/named': UNSHARED,
      '/media/1/320.webp': 'public, max-age=3600',
      '/api/unknown': UNSHARED,
      '/lost': UNSHARED,
      '/sitemap.xml': 'public, max-age=3',
      '/health': UNSHARED,
      '/js/main.1a2b.js': undefined,
    });
    expect((await headersOf(app, '/media/1/320.webp')).xkey).toBe('media:1');
    expect(asked.every((headers) => headers['surrogate-capability'] !== undefined)).toBe(true);
    const own = await headersOf(app, '/api/users/me');
    // Fastly stores what is only `no-store`.
    expect(own['cache-control']).toBe('private, no-store');
  });

  test('may store nothing of a request with a cookie, a key or a version, except for files', async () => {
    const app = await appWith({ CDN_PROVIDER: 'fastly' });
    const requests: Sent[] = [
      ...['dobbar_place=kathmandu', 'dobbar_signed_in=1', '__Host-dobbar_sid=x', 'dobbar_sid=x'],
      ...['dobbar_release=0123456789abcdef', 'dobbar_canary=1', 'dobbar_code=7', 'lang=ne; dobbar_new=1'],
    ].map((cookie) => ({ cookie }));
    requests.push({ authorization: 'Bearer dob_live_1' }, { 'dobbar-version': '2026-01-01' });
    for (const sent of requests) {
      for (const url of ['/api/deals', '/', '/api/keys', '/sitemap.xml']) {
        const headers = await headersOf(app, url, sent);
        expect([sent, url, headers['cdn-cache-control']]).toEqual([sent, url, UNSHARED]);
        expect(headers['surrogate-control']).toBe('no-store, max-age=0');
        expect(headers['surrogate-key']).toBeUndefined();
      }
      if (!sent.authorization)
        expect(await told(app, '/media/1/320.webp', sent)).toBe('public, max-age=3600');
    }
    expect(asked.filter((headers) => headers['surrogate-capability'] !== undefined)).toEqual([]);
    expect((await headersOf(app, '/api/deals', {}, 'POST'))['cdn-cache-control']).toBe(UNSHARED);
    expect(await told(app, '/media/1/320.webp', { authorization: 'Bearer dob_live_1' })).toBe(UNSHARED);
  });
});
