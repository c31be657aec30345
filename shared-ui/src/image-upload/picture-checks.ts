/** What the server takes; it looks at the bytes, we at the name and size, to say so before anything is sent. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const LARGEST_PICTURE = 5 * 1024 * 1024;

export type PictureFault = 'wrongType' | 'tooLarge';

export function findPictureFault({ type, size }: Pick<File, 'type' | 'size'>): PictureFault | null {
  if (!(PICTURE_TYPES as readonly string[]).includes(type)) return 'wrongType';
  return size > LARGEST_PICTURE ? 'tooLarge' : null;
}
