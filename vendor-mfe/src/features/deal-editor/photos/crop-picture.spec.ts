import { expect, test } from '@jest/globals';
import { cropPicture, croppedSize } from './crop-picture';

test.each([
  [4000, { width: 1600, height: 1000 }],
  [800, { width: 800, height: 500 }],
  [333.4, { width: 333, height: 208 }],
])('a part %d wide is made %j', (width, size) => {
  expect(croppedSize({ width })).toEqual(size);
});

test('a picture that the browser cannot read is left as it is', async () => {
  const file = new File(['x'], 'momo.avif', { type: 'image/avif' });
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unreadable')) });
  expect(await cropPicture(file, { x: 0, y: 0, width: 8, height: 5 })).toBe(file);
});
