/** Brightness of each pixel from 0 to 255, row by row. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: ArrayLike<number>;
}

/** Below it letters run into each other. Measured on photos of printed papers that are 800 pixels long. */
export const LEAST_SHARPNESS = 45;

/**
 * How sharp a picture is: the variance of its edges (Laplacian). A photo out of focus has soft edges, which are small.
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

/** The brightness of colored pixels, four values each, as a canvas has them. */
export function greyOf(rgba: ArrayLike<number>): Uint8Array {
  const grey = new Uint8Array(rgba.length / 4);
  for (let index = 0; index < grey.length; index++) {
    const [red = 0, green = 0, blue = 0] = [rgba[4 * index], rgba[4 * index + 1], rgba[4 * index + 2]];
    grey[index] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  }
  return grey;
}
