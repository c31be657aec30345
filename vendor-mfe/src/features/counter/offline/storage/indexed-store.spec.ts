import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type * as Idb from 'idb';

type Callbacks = NonNullable<Parameters<typeof Idb.openDB>[2]>;

const openDB = jest.fn<(name: string, version: number, callbacks: Callbacks) => Promise<unknown>>();
jest.mock('idb', () => ({ openDB }));

// The store is loaded after the database is replaced.
const { indexedStore } = jest.requireActual<typeof import('./indexed-store')>('./indexed-store');

const empty = {
  objectStore: () => ({ get: async () => undefined, getAll: async () => [] }),
  done: Promise.resolve(),
};
const works = { transaction: () => empty };
const closed = {
  transaction: () => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError');
  },
};

const callbacks = (): Callbacks => openDB.mock.calls[0]?.[2] as Callbacks;

describe('the connection to the storage', () => {
  beforeEach(() => void openDB.mockReset().mockResolvedValue(works));

  test('is kept while it works', async () => {
    const store = indexedStore();
    await store.read();
    await store.read();
    expect(openDB).toHaveBeenCalledTimes(1);
  });

  test('is opened again after it could not be opened', async () => {
    openDB.mockRejectedValueOnce(new Error('Internal error'));
    const store = indexedStore();
    await expect(store.read()).rejects.toThrow('Internal error');
    expect(await store.read()).toMatchObject({ device: null });
  });

  test('is opened again after the browser ended it', async () => {
    const store = indexedStore();
    await store.read();
    callbacks().terminated?.();
    await store.read();
    expect(openDB).toHaveBeenCalledTimes(2);
  });

  test('is given up for a newer version of the application, and opened again', async () => {
    const store = indexedStore();
    await store.read();
    const close = jest.fn();
    callbacks().blocking?.(1, 2, { target: { close } } as unknown as IDBVersionChangeEvent);
    expect(close).toHaveBeenCalled();
    await store.read();
    expect(openDB).toHaveBeenCalledTimes(2);
  });

  test('is opened again once when a transaction finds it closed', async () => {
    openDB.mockResolvedValueOnce(closed);
    expect(await indexedStore().read()).toMatchObject({ device: null });
    openDB.mockReset().mockResolvedValue(closed);
    await expect(indexedStore().read()).rejects.toThrow('closing');
    expect(openDB).toHaveBeenCalledTimes(2);
  });
});
