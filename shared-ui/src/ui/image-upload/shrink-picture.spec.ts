import { expect, test } from '@jest/globals';
import { fittedSize, shrinkPicture } from './shrink-picture';

test.each([
  [4000, 3000, { width: 2560, height: 1920 }],
  [3000, 4000, { width: 1920, height: 2560 }],
  [800, 600, { width: 800, height: 600 }],
])('a picture of %d by %d is sent as %j', (width, height, size) => {
  expect(fittedSize(width, height)).toEqual(size);
});

test('a small picture, and one that the browser cannot read, is sent as it is', async () => {
  const small = new File(['x'], 'momo.jpg', { type: 'image/jpeg' });
  const large = new File(['x'.repeat(2_000_000)], 'momo.jpg', { type: 'image/jpeg' });
  expect([await shrinkPicture(small), await shrinkPicture(large)]).toEqual([small, large]);
});
