/** Maximum side in pixels; larger than any stored size. */
const LONGEST_SIDE = 2560;
/** Files up to this size in bytes are uploaded unchanged. */
const SMALL = 1024 * 1024;

/** Returns the size that fits the maximum, with the same aspect ratio. */
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
 * Scales down a large photo before the upload, because the server stores much smaller sizes. If the browser cannot decode or
 * shrink the file, the original is uploaded.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= SMALL || typeof createImageBitmap !== 'function') return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const smaller = await drawn(picture);
  picture.close();
  return smaller && smaller.size < file.size ? new File([smaller], file.name, { type: smaller.type }) : file;
}
