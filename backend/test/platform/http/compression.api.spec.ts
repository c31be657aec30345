import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ApiClient } from '../../support/api/api-client.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { World } from '../../support/world.js';

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes as they were received. */
  bytes: Buffer;
  text: string;
}

const unpacked = (bytes: Buffer, encoding: string | undefined): string =>
  (encoding === 'br'
    ? brotliDecompressSync(bytes)
    : encoding === 'gzip'
      ? gunzipSync(bytes)
      : bytes
  ).toString();

describe('compressed responses', () => {
  let running: RunningApp;
  let world: World;
  let admin: ApiClient;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    const shop = await world.business({ name: 'Himchuli Momo House' });
    for (let number = 0; number < 100; number++)
      await world.deal(shop, {
        title: `Lunch ${number * 7919} for two`,
        description: `Set ${number * 104_729} with achar and tea.`,
      });
    admin = (await world.admin()).client;
  }, 60_000);

  afterAll(() => running.stop());

  const receive = (path: string, headers: Record<string, string> = {}): Promise<Received> =>
    new Promise((resolve, reject) => {
      get(running.url + path, { headers, agent: false }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => {
          const bytes = Buffer.concat(pieces);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text: unpacked(bytes, response.headers['content-encoding']),
          });
        });
      }).on('error', reject);
    });

  const LIST = '/api/deals?limit=100';

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
    ['zstd', undefined],
  ])('answer "accept-encoding: %s" with %s, from memory and not', async (accepted, encoding) => {
    const plain = await receive(LIST);
    for (const path of [LIST, LIST, `${LIST}&sort=saving`]) {
      const { headers, text } = await receive(path, { 'accept-encoding': accepted });

      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
      if (path === LIST) expect(text).toBe(plain.text);
    }
  });

  it('take at most 15 kB for 100 deals', async () => {
    for (const encoding of ['br', 'gzip']) {
      const { bytes, text, headers } = await receive(LIST, { 'accept-encoding': encoding });
      expect((JSON.parse(text) as unknown[]).length).toBe(100);
      expect(Number(headers['content-length'])).toBe(bytes.length);
      expect(bytes.length).toBeLessThan(15_000);
    }
  });

  it('are found again by the ETag of their encoding alone', async () => {
    const tags = new Map<string, string>();
    for (const encoding of ['br', 'gzip', 'identity'])
      tags.set(encoding, (await receive(LIST, { 'accept-encoding': encoding })).headers.etag ?? '');
    expect(new Set(tags.values()).size).toBe(3);
    for (const [encoding, etag] of tags) {
      for (const [other, seen] of tags) {
        const { status, bytes } = await receive(LIST, { 'accept-encoding': encoding, 'if-none-match': seen });
        expect([status, bytes.length === 0]).toEqual(other === encoding ? [304, true] : [200, false]);
      }
      expect(
        (await receive(LIST, { 'accept-encoding': encoding, 'if-none-match': `W/${etag}` })).status,
      ).toBe(304);
    }
  });

  it('are those of 1 kB and more', async () => {
    const small = await receive('/api/categories', { 'accept-encoding': 'br' });
    expect(small.bytes.length).toBeLessThan(1_024);
    expect(small.headers['content-encoding']).toBeUndefined();
    const path = '/api/admin/deals?limit=100';
    const large = await receive(path, { 'accept-encoding': 'br', cookie: admin.cookie });
    expect([large.headers['content-encoding'], large.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(JSON.parse(large.text)).toHaveLength(100);
  });

  it('are not those that hold secrets of the caller', async () => {
    const { client } = await world.person();
    const { client: other } = await world.person();
    const deals = JSON.parse((await receive(LIST)).text) as { id: number }[];
    for (const { id } of deals.slice(0, 5)) await client.post('/api/redemptions', { dealId: id });
    for (const [path, cookie] of [
      ['/api/redemptions/me', client.cookie],
      ['/api/auth/sessions', other.cookie],
    ] as const) {
      const { status, headers } = await receive(path, { 'accept-encoding': 'br, gzip', cookie });
      expect([status, headers['content-encoding']]).toEqual([200, undefined]);
    }
    expect((await receive('/api/redemptions/me', { cookie: client.cookie })).bytes.length).toBeGreaterThan(
      1_024,
    );
  });

  it('are not tables, whose rows leave one by one', async () => {
    const { status, headers, text } = await receive('/api/admin/deals.csv', {
      'accept-encoding': 'br, gzip',
      cookie: admin.cookie,
    });
    expect([status, headers['content-encoding'], headers['content-type']]).toEqual([
      200,
      undefined,
      'text/csv; charset=utf-8',
    ]);
    expect(text.trim().split('\n').length).toBe(101);
  });

  it('are never read: a compressed request is no JSON', async () => {
    const answer = await admin.send('POST', '/api/contact', 'x'.repeat(30), { 'content-encoding': 'gzip' });
    expect(answer.body.code).toBe('request.malformed');
  });
});
