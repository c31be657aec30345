import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { isContractAccepted, type RemoteModule } from 'shared-ui/remote';
import { federatedSource } from './federated-source';

const entry = { url: 'http://localhost:4201/remoteEntry.a.js', integrity: 'sha256-a' };
const remote: RemoteModule = { contractVersion: 1, routes: [], prefetch: async () => undefined };

const page = [{ name: 'storefront', entry }];

function surroundings(load: () => Promise<RemoteModule | null>, listed = page) {
  return {
    runtime: { register: jest.fn(), load: jest.fn(load) },
    fetchListed: jest.fn(async () => listed),
    reload: jest.fn(() => Promise.reject<never>(new Error('reloaded'))),
  };
}

afterEach(() => {
  document.head.innerHTML = '';
});

describe('a federated remote', () => {
  test('is fetched once from the address the page came with', async () => {
    const around = surroundings(async () => remote);
    const source = federatedSource(page, around);
    expect(await source.load('storefront')).toBe(await source.load('storefront'));
    expect(around.runtime.register).toHaveBeenCalledWith('storefront', entry);
    expect(around.runtime.load).toHaveBeenCalledTimes(1);
  });

  test('has its menu fetched once, and only where the page came without', async () => {
    const description = { areas: [], failureText: { en: 'x', ne: 'x' } };
    const withMenu = [{ name: 'storefront', entry, description: { ...description, menu: [] } }];
    const around = surroundings(async () => remote, withMenu);
    const source = federatedSource([{ name: 'storefront', entry, description }], around);
    expect(await source.withMenus()).toBe(withMenu);
    await source.withMenus();
    expect(around.fetchListed).toHaveBeenCalledTimes(1);
    expect(await federatedSource(withMenu, around).withMenus()).toBe(withMenu);
    expect(around.fetchListed).toHaveBeenCalledTimes(1);
  });

  test('of another contract is rejected', async () => {
    const source = federatedSource(
      page,
      surroundings(async () => ({ ...remote, contractVersion: 2 })),
    );
    await expect(source.load('storefront')).rejects.toThrow('contract 2');
  });

  test('of the contract before is accepted, one of no version is not', () => {
    expect([0, 1, 2, 3, 4].filter((version) => isContractAccepted(version, 3))).toEqual([2, 3]);
    expect([0, 1, 2].filter((version) => isContractAccepted(version, 1))).toEqual([1]);
  });

  test('that was away is found by its new address after a renewal', async () => {
    const source = federatedSource(
      [{ name: 'storefront' }],
      surroundings(async () => remote),
    );
    await expect(source.load('storefront')).rejects.toThrow('away');
    await source.renew('storefront');
    await expect(source.load('storefront')).resolves.toBe(remote);
  });

  test('that failed after being preloaded begins the page afresh', async () => {
    document.head.innerHTML = '<link rel="preload" as="script" href="http://localhost:4201/js/x.js">';
    const around = surroundings(() => Promise.reject(new Error('offline')));
    const source = federatedSource(page, around);
    await expect(source.load('storefront')).rejects.toThrow('offline');
    await expect(source.renew('storefront')).rejects.toThrow('reloaded');
  });

  test('of which another build is out begins the page afresh', async () => {
    const other = { url: 'http://localhost:4201/remoteEntry.b.js', integrity: 'sha256-b' };
    const around = surroundings(async () => remote, [{ name: 'storefront', entry: other }]);
    const source = federatedSource(page, around);
    await source.load('storefront');
    await expect(source.renew('storefront')).rejects.toThrow('reloaded');
  });
});
