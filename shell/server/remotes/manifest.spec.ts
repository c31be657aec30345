import { describe, expect, test } from '@jest/globals';
import { resolveManifest } from './manifest';

const address = {
  manifestUrl: 'http://storefront:4201/mf-manifest.json',
  publicBase: 'https://static.example/',
};

const manifest = {
  metaData: {
    remoteEntry: { name: 'remoteEntry.abc.js', path: '' },
    screens: { home: { js: ['js/screen-home.1.js'], css: ['css/home.1.css'] } },
    serverEntry: { path: 'ssr/entry.cjs', sha256: 'f00d' },
  },
  exposes: [{ name: 'remote', assets: { js: { sync: ['js/remote.js'] }, css: { sync: [] } } }],
};

describe('a remote manifest', () => {
  test('is resolved to addresses that browsers can fetch', () => {
    const remote = resolveManifest('storefront', address, manifest);
    expect(remote.entry).toBe('https://static.example/remoteEntry.abc.js');
    expect(remote.js).toEqual(['https://static.example/js/remote.js']);
    expect(remote.screens.home?.css).toEqual(['https://static.example/css/home.1.css']);
  });

  test('names its server entry where this server reads it', () => {
    const { serverEntry } = resolveManifest('storefront', address, manifest);
    expect(serverEntry).toEqual({ url: 'http://storefront:4201/ssr/entry.cjs', integrity: 'sha256-8A0=' });
  });

  test('may not lead to another origin', () => {
    const remoteEntry = { name: 'entry.js', path: 'https://evil.example/' };
    const led = { ...manifest, metaData: { ...manifest.metaData, remoteEntry } };
    expect(() => resolveManifest('storefront', address, led)).toThrow('outside');
  });

  test('without a remote module is refused', () => {
    expect(() => resolveManifest('storefront', address, { ...manifest, exposes: [] })).toThrow(
      'exposes no remote',
    );
  });
});
