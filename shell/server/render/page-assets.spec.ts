import { expect, test } from '@jest/globals';
import { descriptionOf } from '../remotes/description.fixture';
import type { ResolvedRemote } from '../remotes/manifest';
import { remoteHints } from './page-assets';

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
  expect(remoteHints({ ...remote, integrity: 'sha256-abc' }, [])).toBe(
    '<link rel="preload" as="script" href="https://static.example/remoteEntry.a.js" crossorigin integrity="sha256-abc">' +
      '<link rel="preload" as="script" href="https://static.example/js/remote.js">',
  );
  expect(remoteHints(remote, [])).not.toContain('integrity');
});
