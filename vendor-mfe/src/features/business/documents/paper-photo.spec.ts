import { expect, test } from '@jest/globals';
import { isReadable, isSmall, paperPhoto, paperSize } from './paper-photo';

test.each([
  [4000, 3000, { width: 2400, height: 1800 }],
  [3000, 4000, { width: 1800, height: 2400 }],
  [1200, 900, { width: 1200, height: 900 }],
])('a part of %d by %d is sent as %j', (width, height, size) => {
  expect(paperSize({ width, height })).toEqual(size);
});

test.each([
  [999, 700, true],
  [700, 1000, false],
])('a part of %d by %d is too small: %s', (width, height, expected) => {
  expect(isSmall({ width, height })).toBe(expected);
});

test('what the browser cannot read becomes no photo', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unreadable')) });
  const file = new File(['x'], 'pan.heic', { type: 'image/heic' });
  expect(await isReadable(file)).toBe(false);
  expect(await paperPhoto(file, 0, { x: 0, y: 0, width: 8, height: 5 })).toBeNull();
});
