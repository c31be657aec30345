import { Injectable } from '@nestjs/common';
import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { MediaService, pathOf } from '../../media/index.js';
import type { CaseSide } from './case.policy.js';
import { PHOTOS_OF_SIDE } from './cases.sql.js';

const MAX_PER_SIDE = 3;

/** Photos of cases, three for each side. The media module stores them without metadata. */
@Injectable()
export class CasePhotos {
  constructor(
    private readonly transactions: Transactions,
    private readonly media: MediaService,
  ) {}

  /**
   * Call within the transaction that stores the paths. Rejects `request.invalid` for photos of others and
   * for more than three of a side.
   * @param caseId null for a new case
   * @returns the paths
   */
  async attach(
    userId: number,
    side: CaseSide | 'admin',
    caseId: number | null,
    photoIds: readonly string[] = [],
  ): Promise<string[]> {
    if (photoIds.length === 0) return [];
    const [row] = await this.transactions.query<{ photos: number }>(PHOTOS_OF_SIDE, [caseId, side]);
    if ((row?.photos ?? 0) + photoIds.length > MAX_PER_SIDE)
      throw new InvalidRequest({
        errors: [{ field: 'photoIds', message: 'Each side can add three photos.' }],
      });
    const paths = photoIds.map((id) => pathOf(id.toLowerCase(), 'case'));
    for (const path of paths) await this.media.attach({ userId }, 'case', 'photoIds', path);
    return paths;
  }

  async release(paths: readonly string[]): Promise<void> {
    for (const path of paths) await this.media.release(path);
  }
}
