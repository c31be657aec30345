import { greyOf, LEAST_SHARPNESS, sharpnessOf } from './sharpness';

/**
 * Maximum of the longer side in pixels: text stays legible, and a phone's photo shrinks to a fraction of its file size.
 */
const LONGEST_SIDE = 2400;
const SHORTEST_LONG_SIDE = 1000;
/** Longer side in pixels at which sharpness is measured. */
const MEASURED_SIDE = 800;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Quarter turns to the right. */
export type Turns = 0 | 1 | 2 | 3;

export type PaperProblem = 'small' | 'blurred';

export interface PaperPhoto {
  file: File;
  problem: PaperProblem | null;
}

/** Returns the size scaled down to the maximum, with the same aspect ratio. Smaller sizes are unchanged. */
export function paperSize({ width, height }: Pick<Area, 'width' | 'height'>, longest = LONGEST_SIDE) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

export const isSmall = ({ width, height }: Pick<Area, 'width' | 'height'>): boolean =>
  Math.max(width, height) < SHORTEST_LONG_SIDE;

const canvasOf = (size: { width: number; height: number }): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), size);

/** Returns the whole picture, rotated. */
function turned(picture: ImageBitmap, turns: Turns): HTMLCanvasElement {
  const isAcross = turns % 2 === 1;
  const canvas = canvasOf({
    width: isAcross ? picture.height : picture.width,
    height: isAcross ? picture.width : picture.height,
  });
  const context = canvas.getContext('2d');
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((turns * Math.PI) / 2);
  context?.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas;
}

function scaled(from: HTMLCanvasElement, { x, y, width, height }: Area, longest?: number): HTMLCanvasElement {
  const canvas = canvasOf(paperSize({ width, height }, longest));
  canvas.getContext('2d')?.drawImage(from, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function problemOf(upright: HTMLCanvasElement, area: Area): PaperProblem | null {
  if (isSmall(area)) return 'small';
  const { width, height } = paperSize(area, MEASURED_SIDE);
  const data = scaled(upright, area, MEASURED_SIDE).getContext('2d')?.getImageData(0, 0, width, height).data;
  if (!data) return null;
  return sharpnessOf({ width, height, pixels: greyOf(data) }) < LEAST_SHARPNESS ? 'blurred' : null;
}

const bitmapOf = (file: File): Promise<ImageBitmap | null> =>
  typeof createImageBitmap === 'function' ? createImageBitmap(file).catch(() => null) : Promise.resolve(null);

/** Returns true if the browser can decode the file as an image. */
export async function isReadable(file: File): Promise<boolean> {
  const picture = await bitmapOf(file);
  picture?.close();
  return picture !== null;
}

/**
 * Rotates, crops and scales down the photo of a document. The result is a new JPEG without metadata such as the location.
 * @param area crop area in pixels of the rotated picture
 * @returns null if the browser cannot decode or encode the image
 */
export async function paperPhoto(file: File, turns: Turns, area: Area): Promise<PaperPhoto | null> {
  const picture = await bitmapOf(file);
  if (!picture) return null;
  const upright = turned(picture, turns);
  picture.close();
  const problem = problemOf(upright, area);
  const canvas = scaled(upright, area);
  const written = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  const name = file.name.replace(/\.\w+$/, '') || 'paper';
  return written && { file: new File([written], `${name}.jpg`, { type: 'image/jpeg' }), problem };
}
