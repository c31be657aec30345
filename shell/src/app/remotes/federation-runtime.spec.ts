import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { RemoteModule } from 'shared-ui/remote';
import { federationRuntime } from './federation-runtime';

const remote: RemoteModule = { contractVersion: 1, routes: [], prefetch: async () => undefined };
const scope = { react: {} };
const page = globalThis as unknown as Record<string, unknown>;
const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

/** Defines the container as the script of an entry does, and reports that the script has run. */
async function arrive(name: string, get: () => Promise<() => RemoteModule> = async () => () => remote) {
  const container = {
    init: jest.fn<(scope: unknown) => void>(),
    get: jest.fn<(module: string) => ReturnType<typeof get>>(get),
  };
  page[name] = container;
  scripts().at(-1)?.dispatchEvent(new Event('load'));
  return container;
}

beforeEach(() => {
  page.__webpack_share_scopes__ = { default: scope };
});
afterEach(() => {
  document.head.innerHTML = '';
});

test('an entry is fetched with the hash that the server listed', () => {
  federationRuntime.register('storefront', { url: 'http://localhost:4201/a.js', integrity: 'sha256-abc' });
  federationRuntime.register('vendor', { url: 'http://localhost:4202/a.js' });
  void federationRuntime.load('storefront');
  void federationRuntime.load('vendor');
  expect(scripts().map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([
    ['sha256-abc', 'anonymous'],
    [undefined, null],
  ]);
});

test('a remote gets the shared modules of the shell before its module is read', async () => {
  federationRuntime.register('storefront', { url: 'http://localhost:4201/b.js' });
  const loading = federationRuntime.load('storefront');
  const container = await arrive('storefront');
  expect(await loading).toBe(remote);
  expect(container.init).toHaveBeenCalledWith(scope);
  expect(container.get).toHaveBeenCalledWith('./remote');
});

test('an entry that did not arrive is fetched again', async () => {
  federationRuntime.register('storefront', { url: 'http://localhost:4201/c.js' });
  const failing = federationRuntime.load('storefront');
  scripts().at(-1)?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('did not arrive');
  expect(scripts()).toEqual([]);
  const loading = federationRuntime.load('storefront');
  await arrive('storefront');
  expect(await loading).toBe(remote);
});

test('an entry whose module did not arrive runs once only', async () => {
  federationRuntime.register('storefront', { url: 'http://localhost:4201/d.js' });
  const failing = federationRuntime.load('storefront');
  const container = await arrive('storefront', () => Promise.reject(new Error('offline')));
  await expect(failing).rejects.toThrow('offline');
  container.get.mockResolvedValueOnce(() => remote);
  expect(await federationRuntime.load('storefront')).toBe(remote);
  expect(scripts()).toHaveLength(1);
});
