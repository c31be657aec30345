import { expect, test } from '@jest/globals';
import { descriptionOf } from '../remotes/description.fixture';
import type { ResolvedRemote } from '../remotes/manifest';
import { filesOf, hashesOf } from '../../src/service-worker/offline-copy';
import { keptLinks, remoteHints } from './page-assets';

const remote: ResolvedRemote = {
  name: 'storefront',
  description: descriptionOf('storefront'),
  publicBase: 'https://static.example/',
  entry: 'https://static.example/remoteEntry.a.js',
  internalEntry: 'http://storefront:8080/remoteEntry.a.js',
  js: ['https://static.example/js/remote.js'],
  css: [],
  screens: {},
};

test('the hint for an entry names its hash, in the mode in which the script is fetched', () => {
  expect(remoteHints({ ...remote, integrity: 'sha256-abc' }, [], 'now')).toBe(
    '<link rel="preload" as="script" href="https://static.example/remoteEntry.a.js" crossorigin integrity="sha256-abc">' +
      '<link rel="preload" as="script" href="https://static.example/js/remote.js">',
  );
  expect(remoteHints(remote, [], 'now')).not.toContain('integrity');
});

test('the hints of a rendered page are read by its first script', () => {
  expect(remoteHints(remote, [], 'touched')).toBe(
    '<link rel="later" data-when="touched" as="script" href="https://static.example/remoteEntry.a.js">' +
      '<link rel="later" data-when="touched" as="script" href="https://static.example/js/remote.js">',
  );
});

test('the service worker reads from the links of a page which files it keeps, each once', () => {
  const kept = {
    js: ['https://static.example/js/scanner.js', 'https://static.example/js/remote.js'],
    css: [],
  };
  const links = keptLinks({ ...remote, integrity: 'sha256-abc', kept });
  expect(filesOf(links, 'https://dobbar.example')).toEqual([
    'https://static.example/remoteEntry.a.js',
    'https://static.example/js/remote.js',
    'https://static.example/js/scanner.js',
  ]);
  expect([...hashesOf(links, 'https://dobbar.example')]).toEqual([
    ['https://static.example/remoteEntry.a.js', 'sha256-abc'],
  ]);
});
