/** The shape in which cards show a deal's picture. */
export const SHOWN = { width: 800, height: 500 } as const;
/** Twice that, for sharp screens. */
const WIDEST = SHOWN.width * 2;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How large the part is made: as it is, but no larger than sharp screens need. */
export function croppedSize({ width }: Pick<Area, 'width'>): { width: number; height: number } {
  const wide = Math.min(WIDEST, Math.max(1, Math.round(width)));
  return { width: wide, height: Math.round((wide * SHOWN.height) / SHOWN.width) };
}

/**
 * The chosen part of a picture as a picture of its own.
 * @param area in pixels of the picture, upright
 * @returns the picture itself where the browser cannot read it
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
