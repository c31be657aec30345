import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { clearPassesOfSession, storeUnlessCleared } from './stored-passes';

const stored = new Set<string>();

beforeEach(() => {
  stored.clear();
  const caches = { delete: jest.fn(async () => stored.clear()) };
  Object.assign(globalThis, { caches });
});

const put = (name: string) => async () => void stored.add(name);

describe('stored passes', () => {
  test('are stored with the response of their request', async () => {
    await storeUnlessCleared()(put('a'));
    expect([...stored]).toEqual(['a']);
  });

  test('of a request that was sent before the sign-out are not stored after it', async () => {
    const store = storeUnlessCleared();
    await clearPassesOfSession();
    await store(put('a'));
    expect([...stored]).toEqual([]);
  });

  test('of a list that is being stored are gone after the sign-out', async () => {
    let resume = (): void => undefined;
    const half = new Promise<void>((resolve) => (resume = resolve));
    const storing = storeUnlessCleared()(async () => {
      stored.add('a');
      await half;
      stored.add('b');
    });
    const forgetting = clearPassesOfSession();
    resume();
    await Promise.all([storing, forgetting]);
    expect([...stored]).toEqual([]);
  });

  test('of the next session are stored again, also after a change that failed', async () => {
    await clearPassesOfSession();
    const fails = async (): Promise<void> => Promise.reject(new Error('The storage is full.'));
    await expect(storeUnlessCleared()(fails)).rejects.toThrow('The storage is full.');
    await storeUnlessCleared()(put('a'));
    expect([...stored]).toEqual(['a']);
  });
});
