import { afterAll, beforeAll, expect, test } from '@jest/globals';
import createFastify, { type FastifyInstance } from 'fastify';
import type { ShellConfig } from './config';
import { ReleaseCounts } from './releases/release-counts';
import { serveFailureReports } from './routes/failure-reports';

const publicUrl = 'https://dobbar.example';
const shown = { remote: 'vendor', version: '1.0.1-bbbbbbbbbb', period: 2 };
const entry = 'https://vendor.example/releases/1.0.1-bbbbbbbbbb/remoteEntry.a.js';
let app: FastifyInstance;
let counts: ReleaseCounts;

beforeAll(async () => {
  counts = new ReleaseCounts();
  app = createFastify();
  const registry = { shownAt: (address: string) => (address === entry ? shown : undefined) };
  await serveFailureReports(app, { publicUrl } as ShellConfig, { registry, counts });
});
afterAll(() => app.close());

const report = async (payload: string, headers: Record<string, string> = {}): Promise<number> => {
  const sent = { origin: publicUrl, 'content-type': 'text/plain;charset=UTF-8', ...headers };
  const answer = await app.inject({ method: 'POST', url: '/remote-failures', payload, headers: sent });
  return answer.statusCode;
};

test('a failure of a release that visitors get is counted once per address', async () => {
  expect([await report(entry), await report(entry)]).toEqual([204, 204]);
  expect(counts.report().failures).toEqual([{ ...shown, address: '127.0.0.1' }]);
});

test('an unknown entry is not counted, and reports of other sites, types and sizes are rejected', async () => {
  expect(await report('https://vendor.example/other.js')).toBe(204);
  expect(await report(entry, { origin: 'https://evil.example' })).toBe(403);
  expect(await report(entry, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await report('{}', { 'content-type': 'application/json' })).toBe(415);
  expect(await report('x'.repeat(1_001))).toBe(413);
  expect(counts.report().failures).toHaveLength(1);
});
