import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { PageCache } from '../cache/page-cache';
import { PublicChanges } from '../cache/public-changes';
import { serveMetrics } from './serve-metrics';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

describe('the metrics of the shell', () => {
  const changes = new PublicChanges('http://127.0.0.1:1');
  const pages = new PageCache({
    renderer: { render: () => Promise.resolve({ status: 200, html: '<h1>Deals</h1>', isShared: true }) },
    changes,
    version: () => '1',
  });
  const answers = { state: { entries: 3, bytes: 1_200, hits: 8, misses: 4 } };
  let url: string;
  let stop: () => void;

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    stop = await serveMetrics({ pages, answers }, { host: '127.0.0.1', port });
  });

  afterAll(() => {
    stop();
    changes.stop();
  });

  test('show both caches, the renders and the process', async () => {
    await pages.read(new URL('https://dobbar.example/deals'));
    const text = await (await fetch(`${url}/metrics`)).text();
    for (const line of [
      'shell_page_cache_hits 0',
      'shell_page_cache_misses 1',
      'shell_api_cache_hits 8',
      'shell_api_cache_misses 4',
      'shell_api_cache_entries 3',
      'shell_api_cache_bytes 1200',
      'shell_renders_running 0',
      'shell_render_seconds_count 1',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  test('are the only thing at their port', async () => {
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  });
});
