import { Injectable } from '@nestjs/common';
import { assertNoTransaction } from '../../common/transactions/assert-no-transaction.js';
import {
  PicturesBusy,
  PictureTooManyPixels,
  PictureTooSmall,
  PictureTypeRejected,
  PictureUnreadable,
} from './media.errors.js';
import {
  MEDIA_FORMATS,
  type MediaFormat,
  type MediaPurpose,
  MAX_PIXELS,
  PICTURE_SIZES,
  SHORTEST_SIDE,
} from './picture-sizes.js';
import { pictureTypeOf } from './picture-type.js';

/** Maximum side of the picture of a paper, in pixels: small print stays legible. */
const PAPER_SIDE = 2_400;

/** Maximum number of waiting uploads, because each one is in memory; further ones are rejected. */
const MAX_WAITING = 8;

export interface MadePicture {
  /** Width of the uploaded image, upright. */
  width: number;
  height: number;
  files: { width: number; format: MediaFormat; bytes: Buffer }[];
}

type Sharp = typeof import('sharp').default;

/** Loaded with the first image, because it is large and only needed for uploads. */
let loading: Promise<Sharp> | undefined;
const loadSharp = (): Promise<Sharp> =>
  (loading ??= import('sharp').then(({ default: sharp }) => {
    // A cache would waste memory, because the same image is seldom uploaded again soon.
    sharp.cache(false);
    return sharp;
  }));

/**
 * Creates small images without metadata from uploads. One at a time, because passwords are hashed on the same
 * threads.
 */
@Injectable()
export class PictureMaker {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /**
   * Rejects `media.type-rejected` (415), `media.unreadable`, `media.too-many-pixels`, `media.too-small` (400), `media.busy` (503).
   */
  async make(bytes: Buffer, purpose: MediaPurpose): Promise<MadePicture> {
    return this.inTurn(bytes, () => encode(bytes, purpose));
  }

  /** Checks that the image can be decoded. Rejects as `make` does. */
  async assertReadable(bytes: Buffer): Promise<void> {
    await this.inTurn(bytes, () => decode(bytes));
  }

  /** Encodes the photo of a paper again, upright and without metadata, large enough to read. Rejects as `make` does. */
  async paper(bytes: Buffer): Promise<Buffer> {
    return this.inTurn(bytes, () => encodePaper(bytes));
  }

  private async inTurn<T>(bytes: Buffer, work: () => Promise<T>): Promise<T> {
    assertNoTransaction('Working on a picture');
    if (!pictureTypeOf(bytes)) throw new PictureTypeRejected();
    if (this.waiting >= MAX_WAITING) throw new PicturesBusy({ retryAfterSeconds: 5 });
    this.waiting++;
    const made = this.last.then(work);
    this.last = made.catch(() => undefined);
    return made.finally(() => this.waiting--);
  }
}

async function decode(bytes: Buffer): Promise<void> {
  const sharp = await loadSharp();
  await sizeOf(sharp, bytes);
  await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .stats()
    .catch(() => {
      throw new PictureUnreadable();
    });
}

/** Rotates the image by the camera's metadata and removes all metadata, such as the location. */
async function encode(bytes: Buffer, purpose: MediaPurpose): Promise<MadePicture> {
  const sharp = await loadSharp();
  const { width, height } = await sizeOf(sharp, bytes);
  const { widths, isSquare } = PICTURE_SIZES[purpose];
  const files: MadePicture['files'] = [];
  const shortest = Math.min(width, height);
  const kept = new Map<number, Record<MediaFormat, Buffer>>();
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  for (const wanted of widths) {
    const real = Math.min(wanted, isSquare ? shortest : width);
    const size = isSquare ? { width: real, height: real, fit: 'cover' as const } : { width: real };
    const encoded = kept.get(real) ?? (await encodings(upright.clone().resize(size)));
    kept.set(real, encoded);
    for (const format of MEDIA_FORMATS) files.push({ width: wanted, format, bytes: encoded[format] });
  }
  return { width, height, files };
}

async function encodePaper(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  await sizeOf(sharp, bytes);
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: PAPER_SIDE, height: PAPER_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw new PictureUnreadable();
    });
}

async function encodings(picture: import('sharp').Sharp): Promise<Record<MediaFormat, Buffer>> {
  try {
    const webp = await picture.clone().webp({ quality: 78 }).toBuffer();
    const avif = await picture.clone().avif({ quality: 55, effort: 2 }).toBuffer();
    return { avif, webp };
  } catch {
    throw new PictureUnreadable();
  }
}

/** Reads only the header, so that an image with too many pixels is never decoded. */
async function sizeOf(sharp: Sharp, bytes: Buffer): Promise<{ width: number; height: number }> {
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PictureUnreadable();
    });
  const { width, height } = head.autoOrient;
  if (width * height > MAX_PIXELS) throw new PictureTooManyPixels();
  if (Math.min(width, height) < SHORTEST_SIDE) throw new PictureTooSmall();
  return { width, height };
}
