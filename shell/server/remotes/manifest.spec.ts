import { describe, expect, test } from '@jest/globals';
import { descriptionOf } from './description.fixture';
import { resolveManifest } from './manifest';

const address = {
  manifestUrl: 'http://storefront:4201/mf-manifest.json',
  publicBase: 'https://static.example/',
};

const manifest = {
  metaData: {
    remoteEntry: { name: 'remoteEntry.abc.js', path: '' },
    remote: descriptionOf('storefront'),
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

  test('names the files that a device keeps, which must be its own', () => {
    const keeping = (js: string) => ({
      ...manifest,
      metaData: { ...manifest.metaData, kept: { js: [js], css: [] } },
    });
    const { kept } = resolveManifest('storefront', address, keeping('js/scanner.1.js'));
    expect(kept).toEqual({ js: ['https://static.example/js/scanner.1.js'], css: [] });
    expect(() => resolveManifest('storefront', address, keeping('https://evil.example/x.js'))).toThrow(
      'outside',
    );
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

  test('without a remote module is rejected', () => {
    expect(() => resolveManifest('storefront', address, { ...manifest, exposes: [] })).toThrow(
      'exposes no remote',
    );
  });

  const described = (remote: unknown) =>
    resolveManifest('storefront', address, { ...manifest, metaData: { ...manifest.metaData, remote } });
  const own = descriptionOf('storefront');
  const entry = {
    path: '/dashboard/cards',
    label: { en: 'Cards', ne: 'कार्ड' },
    icon: [['path', { d: 'M0 0h1' }]],
    for: ['customer'],
  };

  test('carries how the remote describes itself', () => {
    expect(described({ ...own, menu: [entry] }).description.menu).toEqual([entry]);
  });

  test.each([
    ['no description', undefined, 'no description'],
    ['that of another remote', descriptionOf('vendor'), 'that of vendor'],
    ['an unknown field', { ...own, color: 'red' }, 'malformed'],
    [
      'an area of another site',
      { ...own, areas: [{ path: '//evil.example', frame: 'site' }] },
      'areas[0].path',
    ],
    [
      'a redirect to another site',
      {
        ...own,
        areas: [{ path: '/a', frame: 'none', for: ['admin'], otherwise: { customer: '//evil.example' } }],
      },
      'otherwise',
    ],
    [
      'an entry of another site',
      { ...own, menu: [{ ...entry, path: 'https://evil.example' }] },
      'menu[0].path',
    ],
    [
      'a count of another site',
      { ...own, menu: [{ ...entry, count: { from: '//evil.example', changedBy: ['Deal'] } }] },
      'count',
    ],
    ['an icon with a script', { ...own, menu: [{ ...entry, icon: [['script', {}]] }] }, 'icon'],
    ['an icon with an event', { ...own, menu: [{ ...entry, icon: [['path', { onload: 'x' }]] }] }, 'icon'],
    ['an audience that there is not', { ...own, tools: ['everybody'] }, 'tools'],
  ])('with %s is rejected', (_what, remote, reason) => {
    expect(() => described(remote)).toThrow(reason);
  });
});
