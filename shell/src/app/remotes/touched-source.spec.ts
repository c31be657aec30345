import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { RemoteModule } from 'shared-ui/remote';
import { renderedSource, type RemoteSource } from './remote-source';
import { touchedSource } from './touched-source';

const remote: RemoteModule = { contractVersion: 1, routes: [], prefetch: async () => undefined };
let touch: () => void;
let source: RemoteSource;

beforeEach(() => {
  window.firstTouch = new Promise((resolve) => (touch = resolve));
  source = {
    ...renderedSource([], {}),
    load: jest.fn(async () => remote),
    reload: jest.fn(() => new Promise<never>(() => undefined)),
  };
});
afterEach(() => {
  delete window.firstTouch;
  jest.restoreAllMocks();
});

test('the remote of a page is loaded on the first interaction, other remotes when they are wanted', async () => {
  const loadPage = jest.fn(async () => remote);
  const touched = touchedSource(source, 'storefront', loadPage);
  const loading = touched.load('storefront');
  expect(await touched.load('vendor')).toBe(remote);
  expect(loadPage).not.toHaveBeenCalled();
  touch();
  expect(await loading).toBe(remote);
  expect(touched.load('storefront')).toBe(loading);
});

test('a remote that failed is loaded again by its name', async () => {
  const touched = touchedSource(source, 'storefront', () => Promise.reject(new Error('away')));
  touch();
  await expect(touched.load('storefront')).rejects.toThrow('away');
  await touched.renew('storefront');
  expect(await touched.load('storefront')).toBe(remote);
});

test('a page without a connection stays as it is until the connection is back', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const failed = Promise.reject<RemoteModule>(new Error('offline'));
  let isSettled = false;
  const touched = touchedSource(source, 'storefront', () => failed);
  void touched.load('storefront').finally(() => (isSettled = true));
  touch();
  await failed.catch(() => undefined);
  await Promise.resolve();
  expect(source.reload).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  await new Promise(process.nextTick);
  expect(source.reload).toHaveBeenCalled();
  expect(isSettled).toBe(false);
});
