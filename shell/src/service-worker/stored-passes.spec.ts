import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { forgetPasses, storeUnlessForgotten } from './stored-passes';

const stored = new Set<string>();

beforeEach(() => {
  stored.clear();
  const caches = { delete: jest.fn(async () => stored.clear()) };
  Object.assign(globalThis, { caches });
});

const put = (name: string) => async () => void stored.add(name);

describe('stored passes', () => {
  test('are stored with the response of their request', async () => {
    await storeUnlessForgotten()(put('a'));
    expect([...stored]).toEqual(['a']);
  });

  test('of a request that was sent before the sign-out are not stored after it', async () => {
    const store = storeUnlessForgotten();
    await forgetPasses();
    await store(put('a'));
    expect([...stored]).toEqual([]);
  });

  test('of a list that is being stored are gone after the sign-out', async () => {
    let goOn = (): void => undefined;
    const half = new Promise<void>((resolve) => (goOn = resolve));
    const storing = storeUnlessForgotten()(async () => {
      stored.add('a');
      await half;
      stored.add('b');
    });
    const forgetting = forgetPasses();
    goOn();
    await Promise.all([storing, forgetting]);
    expect([...stored]).toEqual([]);
  });

  test('of the next session are stored again, also after a change that failed', async () => {
    await forgetPasses();
    const fails = async (): Promise<void> => Promise.reject(new Error('The storage is full.'));
    await expect(storeUnlessForgotten()(fails)).rejects.toThrow('The storage is full.');
    await storeUnlessForgotten()(put('a'));
    expect([...stored]).toEqual(['a']);
  });
});
