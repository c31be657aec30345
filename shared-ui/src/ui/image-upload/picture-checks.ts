/** File types that the server accepts. The server checks the content; the browser checks type and size before the upload. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const LARGEST_PICTURE = 5 * 1024 * 1024;

export const isPictureType = (type: string): boolean => (PICTURE_TYPES as readonly string[]).includes(type);

export const isTooLarge = ({ size }: Pick<File, 'size'>): boolean => size > LARGEST_PICTURE;
