import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { ReleaseClient } from './release-client';
import { ReleaseCounts } from './release-counts';
import type { ReleaseList, ReleaseState } from './release-list';
import { signReport } from './sign-report';

const SECRET = 'v3ry-R4ndom-0123456789-abcdefghijk';
const live = '1.0.0-aaaaaaaaaa';
const list: ReleaseList = {
  ...{ name: 'vendor', number: 7, live, share: 100 },
  versions: [{ id: live, releasedAt: '2026-11-01T00:00:00Z' }],
};
const state: ReleaseState = { remote: 'vendor', number: 7, live, previous: null, share: 100, period: 1 };

describe('the reports of a shell', () => {
  const received: { headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.setHeader('content-type', 'application/json').end(JSON.stringify([state]));
    });
  });
  const decide = jest.fn((_states: readonly ReleaseState[]) => Promise.resolve());
  const registry = { lists: () => [list], decide, shown: () => [] };
  const clientWith = (secret: string | null): ReleaseClient => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return new ReleaseClient(url, secret, registry, new ReleaseCounts());
  };

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterEach(() => {
    received.length = 0;
    decide.mockClear();
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('are signed over their path, their time and their body', async () => {
    await clientWith(SECRET).exchange();
    const [report] = received;
    const { body = '', headers } = report ?? {};
    const signature = String(headers?.['dobbar-signature']);
    const time = new Date(Number(/^t=(\d+),/.exec(signature)?.[1]) * 1_000);
    expect(Math.abs(Date.now() - time.getTime())).toBeLessThan(60_000);
    expect(signature).toBe(signReport(SECRET, '/internal/releases', body, time));
    expect(JSON.parse(body)).toMatchObject({ lists: [{ remote: 'vendor', number: 7 }] });
    expect(decide).toHaveBeenCalledWith([state]);
  });

  test('are not sent without a secret', async () => {
    await clientWith(null).exchange();
    expect([received, decide.mock.calls]).toEqual([[], []]);
  });

  test('have the signature that the backend computes', () => {
    const at = new Date('2026-11-27T06:00:00Z');
    const body = JSON.stringify({ shell: 'a', lists: [], views: [], failures: [] });
    expect(signReport(SECRET, '/internal/releases', body, at)).toBe(
      't=1795759200,v1=de6ce8e641298a33da527bfaa470eacbfcca69589f460b96c9d210b7807154b3',
    );
  });
});
