import { expect, test } from '@jest/globals';
import { isPictureType, isTooLarge, LARGEST_PICTURE } from './picture-checks';

test.each([
  ['image/jpeg', true],
  ['image/avif', true],
  ['image/svg+xml', false],
  ['image/gif', false],
  ['', false],
])('"%s" is a picture for us: %s', (type, isOne) => {
  expect(isPictureType(type)).toBe(isOne);
});

test('five megabytes are the most', () => {
  expect([isTooLarge({ size: LARGEST_PICTURE }), isTooLarge({ size: LARGEST_PICTURE + 1 })]).toEqual([
    false,
    true,
  ]);
});
