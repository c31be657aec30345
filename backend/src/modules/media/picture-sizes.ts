/** What a picture is for. */
export type MediaPurpose = 'avatar' | 'logo' | 'deal' | 'city';

export const MEDIA_PURPOSES = ['avatar', 'logo', 'deal', 'city'] as const satisfies readonly MediaPurpose[];

export const MEDIA_FORMATS = ['avif', 'webp'] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

interface PictureSizes {
  /** In pixels; a picture is never made larger than it came. The screens offer the same ones in `srcset`. */
  widths: readonly number[];
  /** The width behind the plain address. */
  usual: number;
  /** Cut to a square; else it keeps its shape. */
  isSquare: boolean;
}

export const PICTURE_SIZES: Readonly<Record<MediaPurpose, PictureSizes>> = {
  avatar: { widths: [96, 192, 384], usual: 192, isSquare: true },
  logo: { widths: [96, 192, 384], usual: 192, isSquare: false },
  deal: { widths: [320, 640, 960, 1280], usual: 640, isSquare: false },
  city: { widths: [320, 640, 960, 1280], usual: 640, isSquare: false },
};

export const LARGEST_UPLOAD = 5 * 1024 * 1024;
/** Pixels that are decoded at most: what fits a phone's camera, not what fills the memory. */
export const MAX_PIXELS = 64_000_000;
/** Smaller than this nobody could see what it shows. */
export const SHORTEST_SIDE = 64;

export const fileName = (id: string, width: number, format: MediaFormat): string =>
  `${id}/${width}.${format}`;

export const filesOf = (id: string, purpose: MediaPurpose): string[] =>
  PICTURE_SIZES[purpose].widths.flatMap((width) =>
    MEDIA_FORMATS.map((format) => fileName(id, width, format)),
  );

/** The address that is kept with what shows the picture. */
export const pathOf = (id: string, purpose: MediaPurpose): string =>
  `/media/${fileName(id, PICTURE_SIZES[purpose].usual, 'webp')}`;
