/** Purpose of an image. */
export type MediaPurpose = 'avatar' | 'logo' | 'deal' | 'city' | 'case';

export const MEDIA_PURPOSES = [
  'avatar',
  'logo',
  'deal',
  'city',
  'case',
] as const satisfies readonly MediaPurpose[];

export const MEDIA_FORMATS = ['avif', 'webp'] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

interface PictureSizes {
  /** In pixels; an image is never enlarged. The screens offer the same widths in `srcset`. */
  widths: readonly number[];
  /** Width of the default URL. */
  usual: number;
  /** True if it is cropped to a square; otherwise it keeps its aspect ratio. */
  isSquare: boolean;
}

export const PICTURE_SIZES: Readonly<Record<MediaPurpose, PictureSizes>> = {
  avatar: { widths: [96, 192, 384], usual: 192, isSquare: true },
  logo: { widths: [96, 192, 384], usual: 192, isSquare: false },
  deal: { widths: [320, 640, 960, 1280], usual: 640, isSquare: false },
  city: { widths: [320, 640, 960, 1280], usual: 640, isSquare: false },
  case: { widths: [320, 1280], usual: 1280, isSquare: false },
};

export const LARGEST_UPLOAD = 5 * 1024 * 1024;
/** Maximum number of decoded pixels: enough for a phone's camera, without exhausting the memory. */
export const MAX_PIXELS = 64_000_000;
/** Minimum side length, below which an image is not recognizable. */
export const SHORTEST_SIDE = 64;

/** Purposes whose images are not public: the route of the owning module sends them to those who may see them (rule HN10). */
const PRIVATE_ROUTES: Readonly<Partial<Record<MediaPurpose, string>>> = { case: '/api/honour/photos' };

/** A name that the public route does not read, for a purpose whose images are private. */
const folderOf = (id: string, purpose: MediaPurpose): string =>
  PRIVATE_ROUTES[purpose] ? `${id}-private` : id;

export const fileName = (id: string, width: number, format: MediaFormat, purpose: MediaPurpose): string =>
  `${folderOf(id, purpose)}/${width}.${format}`;

/** URL path of an image in one size. */
export const urlOf = (id: string, width: number, format: MediaFormat, purpose: MediaPurpose): string =>
  `${PRIVATE_ROUTES[purpose] ?? '/media'}/${id}/${width}.${format}`;

export const filesOf = (id: string, purpose: MediaPurpose): string[] =>
  PICTURE_SIZES[purpose].widths.flatMap((width) =>
    MEDIA_FORMATS.map((format) => fileName(id, width, format, purpose)),
  );

/** Path that references to the image store. */
export const pathOf = (id: string, purpose: MediaPurpose): string =>
  urlOf(id, PICTURE_SIZES[purpose].usual, 'webp', purpose);
