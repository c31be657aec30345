/** What the server takes; it looks at the bytes, we at the name and size, to say so before anything is sent. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const LARGEST_PICTURE = 5 * 1024 * 1024;

export const isPictureType = (type: string): boolean => (PICTURE_TYPES as readonly string[]).includes(type);

export const isTooLarge = ({ size }: Pick<File, 'size'>): boolean => size > LARGEST_PICTURE;
