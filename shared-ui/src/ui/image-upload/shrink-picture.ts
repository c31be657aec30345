/** Larger than any size in which a picture is kept. */
const LONGEST_SIDE = 2560;
/** What is sent quickly even on a slow line is left as it is. */
const SMALL = 1024 * 1024;

/** The size that fits, in the same shape. */
export function fittedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const drawn = (picture: ImageBitmap): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fittedSize(picture.width, picture.height));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
};

/**
 * A phone's photo is several megabytes of which we keep a fraction: what is too much is left out before it is sent. Where the
 * browser cannot read or make it smaller, the file itself is sent.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= SMALL || typeof createImageBitmap !== 'function') return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const smaller = await drawn(picture);
  picture.close();
  return smaller && smaller.size < file.size ? new File([smaller], file.name, { type: smaller.type }) : file;
}
