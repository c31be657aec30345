/** Brightness of each pixel from 0 to 255, row by row. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: ArrayLike<number>;
}

/** Minimum sharpness of legible text, measured on photos of printed pages with a longer side of 800 pixels. */
export const LEAST_SHARPNESS = 45;

/**
 * Sharpness as the variance of the Laplacian. It is small for a photo out of focus, because its edges are soft.
 * @returns 0 for a picture of one color
 */
export function sharpnessOf({ width, height, pixels }: GreyPicture): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  const at = (x: number, y: number): number => pixels[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const edge = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1);
      sum += edge;
      squares += edge * edge;
      count++;
    }
  if (count === 0) return 0;
  const mean = sum / count;
  return squares / count - mean * mean;
}

/** Converts the RGBA values of a canvas to the brightness of each pixel. */
export function greyOf(rgba: ArrayLike<number>): Uint8Array {
  const grey = new Uint8Array(rgba.length / 4);
  for (let index = 0; index < grey.length; index++) {
    const [red = 0, green = 0, blue = 0] = [rgba[4 * index], rgba[4 * index + 1], rgba[4 * index + 2]];
    grey[index] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  }
  return grey;
}
