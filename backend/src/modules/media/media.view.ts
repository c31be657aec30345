import { MEDIA_FORMATS, PICTURE_SIZES, type MediaPurpose, pathOf, urlOf } from './picture-sizes.js';

export class PictureSourceView {
  /** @example 'image/avif' */
  type: string;
  /** @example '/media/0199…/320.avif 320w, /media/0199…/640.avif 640w' */
  srcset: string;
}

/** An uploaded image. */
export class MediaView {
  id: string;
  purpose: MediaPurpose;
  /** Path for fields with images; the URL of its default size. */
  path: string;
  /** Width of the uploaded image, in pixels. */
  width: number;
  height: number;
  sources: PictureSourceView[];

  static of({
    id,
    purpose,
    width,
    height,
  }: Pick<MediaView, 'id' | 'purpose' | 'width' | 'height'>): MediaView {
    const { widths } = PICTURE_SIZES[purpose];
    return {
      id,
      purpose,
      path: pathOf(id, purpose),
      width,
      height,
      sources: MEDIA_FORMATS.map((format) => ({
        type: `image/${format}`,
        srcset: widths.map((one) => `${urlOf(id, one, format, purpose)} ${one}w`).join(', '),
      })),
    };
  }
}
