import { expect, test } from '@jest/globals';
import { descriptionOf } from '../remotes/description.fixture';
import type { ResolvedRemote } from '../remotes/manifest';
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

test('the links of a page name the files that a device keeps, each once, and browsers ignore them', () => {
  const kept = {
    js: ['https://static.example/js/scanner.js', 'https://static.example/js/remote.js'],
    css: [],
  };
  expect(keptLinks({ ...remote, integrity: 'sha256-abc', kept })).toBe(
    '<link rel="kept" href="https://static.example/remoteEntry.a.js" integrity="sha256-abc">' +
      '<link rel="kept" href="https://static.example/js/remote.js">' +
      '<link rel="kept" href="https://static.example/js/scanner.js">',
  );
});
