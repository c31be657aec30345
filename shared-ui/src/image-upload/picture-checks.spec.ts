import { expect, test } from '@jest/globals';
import { findPictureFault, LARGEST_PICTURE } from './picture-checks';

test.each([
  ['image/jpeg', 1_000, null],
  ['image/avif', LARGEST_PICTURE, null],
  ['image/svg+xml', 1_000, 'wrongType'],
  ['', 1_000, 'wrongType'],
  ['image/png', LARGEST_PICTURE + 1, 'tooLarge'],
])('a file of type "%s" and %d bytes: %s', (type, size, fault) => {
  expect(findPictureFault({ type, size })).toBe(fault);
});
