import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { makeStore } from 'shared-ui/store';
import { answerCalls } from 'shared-ui/testing';
import { browserApi } from './browser-api';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a call without an answer is aborted after 20 seconds and counts as unreachable', async () => {
  const calls = answerCalls({
    'GET /api/counter/pack': () => new Promise(() => undefined),
    'POST /api/counter/sync': () => new Promise(() => undefined),
  });
  const api = browserApi(makeStore());
  const failures: unknown[] = [];
  void api.pack(5).catch((failure: unknown) => failures.push(failure));
  void api.sync(5, []).catch((failure: unknown) => failures.push(failure));
  await jest.advanceTimersByTimeAsync(19_000);
  expect(calls).toHaveLength(2);
  expect(failures).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(failures).toEqual([
    expect.objectContaining({ status: 0, code: 'network.unreachable' }),
    expect.objectContaining({ status: 0, code: 'network.unreachable' }),
  ]);
});

test('a pack that cannot be fetched any more is a failure, though the one before is known', async () => {
  jest.useRealTimers();
  const serverTime = '2026-11-26T10:00:00.000Z';
  let isCut = false;
  answerCalls({
    'GET /api/counter/pack': () =>
      isCut ? { status: 503, body: { code: 'service.unavailable' } } : { body: { serverTime } },
  });
  const api = browserApi(makeStore());
  expect((await api.pack(5)).serverTime).toBe(Date.parse(serverTime));
  isCut = true;
  await expect(api.pack(5)).rejects.toMatchObject({ status: 503 });
});
