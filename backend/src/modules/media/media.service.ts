import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { SessionUser } from '../../common/access/session-user.js';
import { InvalidRequest } from '../../common/errors/common.errors.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { MediaView } from './media.view.js';
import { Media } from './media.entity.js';
import { FileRemovals } from './file-removals.job.js';
import { PictureMissing, StoreFull } from './media.errors.js';
import { fileName, filesOf, type MediaPurpose, pathOf } from './picture-sizes.js';
import { type MadePicture, PictureMaker } from './picture-maker.service.js';
import { MediaStorage } from './storage/media-storage.js';
import { ATTACH } from './media.sql.js';

/** Who may show a picture: the one who sent it, or the business they did it for. */
export interface PictureOwner {
  userId?: number;
  vendorId?: number;
}

/** Pictures that people upload, and those who may show them (rules M1 to M3). */
@Injectable()
export class MediaService {
  private readonly logger = new Logger(MediaService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly storage: MediaStorage,
    private readonly maker: PictureMaker,
    private readonly removals: FileRemovals,
  ) {}

  /** Rejects what the picture maker rejects, and `media.store-failed` (503). */
  async upload(user: SessionUser, purpose: MediaPurpose, bytes: Buffer): Promise<MediaView> {
    const picture = await this.maker.make(bytes, purpose);
    const id = uuid();
    // The row first: whatever of the files is left after a failure is found by it and swept away.
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

  /** A picture of one's own. Rejects `media.not-found`. */
  async own(userId: number, id: string): Promise<MediaView> {
    const picture = await this.transactions.of(Media).findOneBy({ id, ownerId: userId });
    if (!picture) throw new PictureMissing();
    return MediaView.of(picture);
  }

  /**
   * Says that a picture is shown from now on. Call within the transaction that keeps the path, and only when it changes.
   * Rejects `request.invalid` with the field unless the picture is the owner's and was uploaded for that purpose.
   * @param path null when there is no picture any more
   * @param before the path that was there; it is swept away when nothing shows it
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
   * The bytes of a picture as WebP.
   * @param path as it is kept with what shows the picture
   * @param width one of the widths of its purpose
   * @returns null when it is gone
   */
  read(path: string, width: number): Promise<Buffer | null> {
    const [, , id = ''] = path.split('/');
    return this.storage.read(fileName(id, width, 'webp'));
  }

  /** Has a picture looked at soon: it goes unless something still shows it. */
  async release(path: string): Promise<void> {
    await this.transactions.of(Media).update({ path }, { examineAt: () => 'now()' });
  }

  private async keep(id: string, purpose: MediaPurpose, { files }: MadePicture): Promise<void> {
    try {
      for (const { width, format, bytes } of files)
        await this.storage.write(fileName(id, width, format), bytes, `image/${format}`);
    } catch (error) {
      this.logger.error(error);
      await this.discard(id, purpose).catch(() => undefined);
      throw new StoreFull({ retryAfterSeconds: 60 });
    }
  }

  /** Row and files. Call for pictures that nothing shows. */
  async discard(id: string, purpose: MediaPurpose): Promise<void> {
    await this.transactions.run(async () => {
      await this.transactions.of(Media).delete(id);
      await this.removals.schedule(filesOf(id, purpose));
    });
  }
}
