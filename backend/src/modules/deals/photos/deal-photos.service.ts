import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { MediaService, type PictureOwner } from '../../media/index.js';
import type { Deal } from '../deal.entity.js';
import { NEXT_VERSION } from '../deal.sql.js';
import { DealPhoto } from './deal-photo.entity.js';
import type { Photo } from './deal-photos.js';

interface Pictured {
  path: string;
}

/** Photos of deals in order (rule D21). */
@Injectable()
export class DealPhotos {
  constructor(
    private readonly transactions: Transactions,
    private readonly media: MediaService,
  ) {}

  async of(dealId: number): Promise<Photo[]> {
    const rows = await this.transactions
      .of(DealPhoto)
      .find({ where: { dealId }, order: { position: 'ASC' } });
    return rows.map(({ path, alt, altNe }) => ({ path, alt, altNe }));
  }

  /**
   * Checks and registers the references to added photos. Call within the transaction that stores them.
   * Rejects with `request.invalid` unless the owner uploaded each photo for a deal.
   * @param field request field that contains the photos
   */
  async attach(
    owner: PictureOwner,
    field: 'photos' | 'image',
    photos: readonly Pictured[],
    before: readonly Pictured[] = [],
  ): Promise<void> {
    const known = new Set(before.map(({ path }) => path));
    const added = photos
      .map(({ path }, index) => ({ path, name: field === 'image' ? 'image' : `photos.${index}.path` }))
      .filter(({ path }) => !known.has(path))
      // Sorted, so that concurrent requests lock the images in the same order and do not deadlock.
      .sort((one, other) => (one.path < other.path ? -1 : 1));
    for (const { path, name } of added) await this.media.attach(owner, 'deal', name, path);
  }

  /** Releases the photos that are not kept. The cleanup deletes those without another reference. */
  async release(photos: readonly Pictured[], kept: readonly Pictured[] = []): Promise<void> {
    const paths = new Set(kept.map(({ path }) => path));
    for (const { path } of photos) if (!paths.has(path)) await this.media.release(path);
  }

  /** Stores the photos of a new deal, after its row is inserted. */
  async insert(dealId: number, photos: readonly Photo[]): Promise<void> {
    if (photos.length === 0 || isDeepStrictEqual(await this.of(dealId), photos)) return;
    await this.write(dealId, photos);
  }

  /** @param deal locked; call before its row with the `image` is stored */
  async replace(deal: Pick<Deal, 'id' | 'version'>, photos: readonly Photo[]): Promise<void> {
    const before = await this.of(deal.id);
    if (isDeepStrictEqual(before, photos)) return;
    await this.write(deal.id, photos);
    await this.release(before, photos);
    // Increments the version explicitly, because the row of the deal may have no other change.
    await this.transactions.query(NEXT_VERSION, [deal.id]);
    deal.version += 1;
  }

  private async write(dealId: number, photos: readonly Photo[]): Promise<void> {
    await this.transactions.of(DealPhoto).delete({ dealId });
    const rows = photos.map((photo, index) => ({ dealId, position: index + 1, ...photo }));
    if (rows.length > 0) await this.transactions.of(DealPhoto).insert(rows);
  }
}
