import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { SessionUser } from '../../common/access/session-user.js';
import { InvalidRequest } from '../../common/errors/common.errors.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { MediaView } from './media.view.js';
import { Media } from './media.entity.js';
import { FileRemovals } from './file-removals.job.js';
import { PictureMissing, StoreFull } from './media.errors.js';
import { fileName, filesOf, type MediaFormat, type MediaPurpose, pathOf } from './picture-sizes.js';
import { type MadePicture, PictureMaker } from './picture-maker.service.js';
import { MediaStorage } from './storage/media-storage.js';
import { ATTACH } from './media.sql.js';

/** Owner of an image: the user who uploaded it, or the business for which it was uploaded. */
export interface PictureOwner {
  userId?: number;
  vendorId?: number;
}

/** One size of an image. */
export interface PictureFile {
  width: number;
  format: MediaFormat;
}

/** Uploaded images and their owners (rules M1 to M3). */
@Injectable()
export class MediaService {
  private readonly logger = new Logger(MediaService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly storage: MediaStorage,
    private readonly maker: PictureMaker,
    private readonly removals: FileRemovals,
  ) {}

  /** Throws the errors of the picture maker, and `media.store-failed` (503). */
  async upload(user: SessionUser, purpose: MediaPurpose, bytes: Buffer): Promise<MediaView> {
    const picture = await this.maker.make(bytes, purpose);
    const id = uuid();
    // Inserts the row first, so that the cleanup job finds files left by a failure.
    await this.transactions.of(Media).insert({
      id,
      ownerId: user.id,
      vendorId: user.staffOf?.vendorId ?? null,
      purpose,
      path: pathOf(id, purpose),
      width: picture.width,
      height: picture.height,
    });
    await this.keep(id, purpose, picture);
    return MediaView.of({ id, purpose, width: picture.width, height: picture.height });
  }

  /** An image that the user uploaded. Rejects `media.not-found`. */
  async own(userId: number, id: string): Promise<MediaView> {
    const picture = await this.transactions.of(Media).findOneBy({ id, ownerId: userId });
    if (!picture) throw new PictureMissing();
    return MediaView.of(picture);
  }

  /**
   * Checks a new reference to an image and releases the previous one. Call within the transaction that stores
   * the path, and only if it changes. Rejects `request.invalid` with the field unless the image belongs to
   * the owner and was uploaded for that purpose.
   * @param path null if the image is removed
   * @param before the previous path; the cleanup job deletes its image if nothing else refers to it
   */
  async attach(
    { userId, vendorId }: PictureOwner,
    purpose: MediaPurpose,
    field: string,
    path: string | null,
    before: string | null = null,
  ): Promise<void> {
    if (path === before) return;
    if (before) await this.release(before);
    if (path === null) return;
    const [own] = await this.transactions.query(ATTACH, [path, purpose, userId ?? null, vendorId ?? null]);
    if (!own) throw new InvalidRequest({ errors: [{ field, message: 'Please upload the picture first.' }] });
  }

  /**
   * Reads a public image as WebP.
   * @param path as stored in the reference
   * @param width one of the widths of its purpose
   * @returns null if it does not exist
   */
  read(path: string, width: number): Promise<Buffer | null> {
    const [, , id = ''] = path.split('/');
    return this.storage.read(fileName(id, width, 'webp', 'deal'));
  }

  /**
   * Reads a private image. The caller checks who may see it.
   * @returns null if it does not exist in this size
   */
  readPrivate(purpose: MediaPurpose, id: string, { width, format }: PictureFile): Promise<Buffer | null> {
    return this.storage.read(fileName(id, width, format, purpose));
  }

  /** Schedules a check of an image, which is deleted unless something refers to it. */
  async release(path: string): Promise<void> {
    await this.transactions.of(Media).update({ path }, { examineAt: () => 'now()' });
  }

  private async keep(id: string, purpose: MediaPurpose, { files }: MadePicture): Promise<void> {
    try {
      for (const { width, format, bytes } of files)
        await this.storage.write(fileName(id, width, format, purpose), bytes, `image/${format}`);
    } catch (error) {
      this.logger.error(error);
      await this.discard(id, purpose).catch(() => undefined);
      throw new StoreFull({ retryAfterSeconds: 60 });
    }
  }

  /** Deletes the row and the files of an unreferenced image. */
  async discard(id: string, purpose: MediaPurpose): Promise<void> {
    await this.transactions.run(async () => {
      await this.transactions.of(Media).delete(id);
      await this.removals.schedule(filesOf(id, purpose));
    });
  }
}
