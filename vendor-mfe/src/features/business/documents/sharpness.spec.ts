import { expect, test } from '@jest/globals';
import { greyOf, LEAST_SHARPNESS, sharpnessOf, type GreyPicture } from './sharpness';

const SIZE = 120;

/** A page with lines of dark bars, as wide as printed letters. */
function printedPage(): GreyPicture {
  const pixels = new Uint8Array(SIZE * SIZE).fill(235);
  for (let y = 10; y < SIZE - 10; y++)
    for (let x = 10; x < SIZE - 10; x++) if (y % 12 < 7 && x % 6 < 2) pixels[y * SIZE + x] = 40;
  return { width: SIZE, height: SIZE, pixels };
}

/** Box blur: each pixel becomes the mean of its surroundings. */
function blurred({ width, height, pixels }: GreyPicture, radius: number): GreyPicture {
  const soft = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let count = 0;
      for (let dy = -radius; dy <= radius; dy++)
        for (let dx = -radius; dx <= radius; dx++) {
          const [left, top] = [x + dx, y + dy];
          if (left < 0 || top < 0 || left >= width || top >= height) continue;
          sum += pixels[top * width + left] ?? 0;
          count++;
        }
      soft[y * width + x] = Math.round(sum / count);
    }
  return { width, height, pixels: soft };
}

test('a printed page in focus is sharp, the same page out of focus is not', () => {
  const page = printedPage();
  expect(sharpnessOf(page)).toBeGreaterThan(LEAST_SHARPNESS * 4);
  // Two passes approximate a lens out of focus.
  expect(sharpnessOf(blurred(blurred(page, 3), 3))).toBeLessThan(LEAST_SHARPNESS);
});

test('a picture of one color, and one without an inside, has no edges', () => {
  expect(sharpnessOf({ width: 9, height: 9, pixels: new Uint8Array(81).fill(200) })).toBe(0);
  expect(sharpnessOf({ width: 2, height: 2, pixels: [0, 255, 255, 0] })).toBe(0);
});

test('brightness follows the eye', () => {
  expect([...greyOf([255, 255, 255, 255, 0, 0, 0, 255, 0, 255, 0, 255])]).toEqual([255, 0, 150]);
});
