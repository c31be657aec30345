import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { MediaService, pathOf, type PictureFile, PictureMissing } from '../../media/index.js';
import { partIn } from './case-reader.service.js';
import { PARTS_OF_PHOTO } from './cases.sql.js';

const FILE = /^([1-9]\d{1,3})\.(avif|webp)$/;

/** Sends photos of cases to both sides and admins (rule HN10). */
@Injectable()
export class CasePhotoReader {
  constructor(
    private readonly transactions: Transactions,
    private readonly media: MediaService,
  ) {}

  /** Rejects `media.not-found` (404), also for a photo of another case. Uploads without a case are their user's. */
  async read(
    user: SessionUser,
    id: string,
    file: string,
  ): Promise<{ bytes: Buffer; format: PictureFile['format'] }> {
    const [, width, format] = FILE.exec(file) ?? [];
    if (!width || !(await this.maySee(user, id))) throw new PictureMissing();
    const size: PictureFile = { width: Number(width), format: format === 'avif' ? 'avif' : 'webp' };
    const bytes = await this.media.readPrivate('case', id, size);
    if (!bytes) throw new PictureMissing();
    return { bytes, format: size.format };
  }

  private async maySee(user: SessionUser, id: string): Promise<boolean> {
    const [parts] = await this.transactions.query<{ userId: number; vendorId: number }>(PARTS_OF_PHOTO, [
      pathOf(id, 'case'),
    ]);
    if (parts) return partIn(parts, user) !== null;
    return (await this.media.own(user.id, id)).purpose === 'case';
  }
}
