import { beforeEach, describe, expect, jest, test } from '@jest/globals';

type CreateScript = (request: { url: string }) => HTMLScriptElement | undefined;
const registerRemotes = jest.fn();
let createScript: CreateScript;

jest.mock('@module-federation/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: (...args: unknown[]): unknown => registerRemotes(...args),
  registerPlugins: ([plugin]: [{ createScript: CreateScript }]) => {
    createScript = plugin.createScript;
  },
}));

describe('the federation runtime', () => {
  beforeEach(() => {
    registerRemotes.mockClear();
  });

  test('fetches an entry with the hash that the server listed', async () => {
    const { federationRuntime } = await import('./federation-runtime');
    const url = 'http://localhost:4201/remoteEntry.a.js';
    federationRuntime.register('storefront', { url, integrity: 'sha256-abc' });
    const script = createScript({ url });
    expect([script?.integrity, script?.crossOrigin]).toEqual(['sha256-abc', 'anonymous']);
    expect(registerRemotes).toHaveBeenCalledWith([{ name: 'storefront', entry: url, type: 'global' }], {
      force: true,
    });
  });

  test('leaves scripts without a listed hash to the library', async () => {
    const { federationRuntime } = await import('./federation-runtime');
    federationRuntime.register('vendor', { url: 'http://localhost:4202/remoteEntry.a.js' });
    expect(createScript({ url: 'http://localhost:4202/remoteEntry.a.js' })).toBeUndefined();
  });
});
