import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  clearOfflinePasses,
  storeListedPasses,
  storeOfflinePass,
  readSavedPasses,
  type PassToStore,
} from './offline-passes';

/** Mocks the part of Cache Storage that the code uses. */
function cacheStorage() {
  const stores = new Map<string, Map<string, string>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? stores.set(name, new Map()).get(name);
    return {
      put: async (address: string, answer: Response) => void store?.set(address, await answer.text()),
      delete: async (address: string) => store?.delete(address) ?? false,
      matchAll: async () => [...(store?.values() ?? [])].map((text) => new Response(text)),
    };
  };
  return {
    open,
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
  };
}

const now = new Date('2026-11-21T10:00:00Z');
const pass = (id: string, change: Partial<PassToStore> = {}): PassToStore => ({
  id,
  qrCode: `https://host/c#${id}`,
  code: '7K4M29QX',
  state: 'issued',
  issuedAt: '2026-11-21T10:00:00Z',
  redeemedAt: null,
  expiresAt: '2026-11-22T10:00:00Z',
  deal: {
    title: 'Momo',
    originalPrice: 560,
    discountedPrice: 280,
    vendor: { businessName: 'Himchuli' },
  },
  ...change,
});
const ids = async (at = now) => (await readSavedPasses(at)).map(({ pass: { id } }) => id);

describe('passes for the time without a connection', () => {
  beforeEach(() => void Object.assign(globalThis, { caches: cacheStorage() }));

  test('are kept with the moment, and the first to end stands first', async () => {
    await storeOfflinePass(pass('a'), now);
    await storeOfflinePass(pass('b', { expiresAt: '2026-11-21T12:00:00Z' }), now);
    expect(await ids()).toEqual(['b', 'a']);
    expect((await readSavedPasses(now))[0]?.keptAt).toBe(now.toISOString());
  });

  test("are kept with what the device's clock was ahead of the server's", async () => {
    await storeOfflinePass(pass('a'), now, 400_000);
    expect((await readSavedPasses(now))[0]?.clockAheadMs).toBe(400_000);
  });

  test('are forgotten once they are used, given back or over', async () => {
    await storeOfflinePass(pass('a'), now);
    await storeOfflinePass(pass('a', { state: 'redeemed' }), now);
    await storeOfflinePass(pass('b'), now);
    expect(await ids()).toEqual(['b']);
    expect(await ids(new Date('2026-11-23T00:00:00Z'))).toEqual([]);
  });

  test('are those of a whole list and no others', async () => {
    await storeOfflinePass(pass('old'), now);
    await storeListedPasses([pass('a'), pass('b', { state: 'expired' })], { isWhole: true, now });
    expect(await ids()).toEqual(['a']);
    await storeListedPasses([pass('c')], { isWhole: false, now });
    expect(await ids()).toEqual(['a', 'c']);
  });

  test('leave nothing behind at sign-out', async () => {
    await storeOfflinePass(pass('a'), now);
    await clearOfflinePasses();
    expect(await ids()).toEqual([]);
  });

  test('hold nothing but what is shown', async () => {
    await storeOfflinePass({ ...pass('a'), userId: 7, points: 40 } as PassToStore, now);
    expect(JSON.stringify(await readSavedPasses(now))).not.toMatch(/userId|points/);
  });
});
