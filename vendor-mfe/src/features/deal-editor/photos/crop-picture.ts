/** Size of a deal's image on cards. */
export const SHOWN = { width: 800, height: 500 } as const;
/** Double width, for high-density screens. */
const WIDEST = SHOWN.width * 2;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Size of the cropped image: the selected size, up to the maximum width. */
export function croppedSize({ width }: Pick<Area, 'width'>): { width: number; height: number } {
  const wide = Math.min(WIDEST, Math.max(1, Math.round(width)));
  return { width: wide, height: Math.round((wide * SHOWN.height) / SHOWN.width) };
}

/**
 * Crops an image.
 * @param area in pixels of the upright image
 * @returns the original file if the browser cannot decode it
 */
export async function cropPicture(file: File, area: Area): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, croppedSize(area));
  const { x, y, width, height } = area;
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  const part = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  return part ? new File([part], file.name, { type: part.type }) : file;
}
