import { expect, jest, test } from '@jest/globals';
import { report } from './root-options';

const loadFailure = Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });

test.each([
  ['code that did not load: not at all', loadFailure, 0],
  [
    'a part that could not hydrate without its code: not at all',
    new Error('#422', { cause: loadFailure }),
    0,
  ],
  ['any other error: once', new Error('broken'), 1],
] as const)('reports %s', (_, error, times) => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  report(error);
  expect(reported).toHaveBeenCalledTimes(times);
});
