import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { assertCategoryAndCity } from '../capacity/deal-classification.service.js';
import { DealCovers } from '../covers/deal-covers.service.js';
import { Deal } from '../deal.entity.js';
import { DealMissing } from '../deal.errors.js';
import type { Photo } from '../photos/deal-photos.js';
import { DealPhotos } from '../photos/deal-photos.service.js';

/** Member of the business that owns the deal. */
export interface DealActor {
  actorId: number;
  vendorId: number;
}

/** Changes of a deal by its business that the audit log records. */
type DealAct =
  'deal.submitted' | 'deal.edited' | 'deal.deleted' | 'deal.edit-withdrawn' | 'deal.paused' | 'deal.resumed';

/** The deals of a business, for changes by its people with the right `deals`. */
@Injectable()
export class OwnDeals {
  constructor(
    private readonly transactions: Transactions,
    private readonly covers: DealCovers,
    private readonly photos: DealPhotos,
    private readonly audit: AuditService,
  ) {}

  /**
   * Locks the row against other changes, but not against passes that reference it.
   * @throws deal.not-found (404), also for a deal of another business
   */
  async lock(id: number, vendorId: number): Promise<Deal> {
    const deal = await this.transactions
      .of(Deal)
      .findOne({ where: { id, vendorId }, lock: { mode: 'for_no_key_update' } });
    if (!deal) throw new DealMissing();
    return deal;
  }

  /** Rejects an unknown category or city with `request.invalid`. @returns the id of the new deal */
  async insert(deal: Partial<Deal>, photos: readonly Photo[]): Promise<number> {
    const inserted = await this.transactions.of(Deal).insert(deal).catch(assertCategoryAndCity);
    const id = inserted.identifiers[0]?.['id'] as number;
    await this.photos.insert(id, photos);
    await this.covers.choose(id);
    return id;
  }

  /** Stores a changed deal. Rejects an unknown category or city with `request.invalid`. */
  async save(deal: Deal, photos: readonly Photo[]): Promise<void> {
    await this.photos.replace(deal, photos);
    await this.transactions.of(Deal).save(deal).catch(assertCategoryAndCity);
    await this.covers.choose(deal.id);
  }

  photosOf(id: number): Promise<Photo[]> {
    return this.photos.of(id);
  }

  /** @param fields names of the changed fields; their values are not recorded */
  record(actorId: number, action: DealAct, id: number, fields?: readonly string[]): Promise<void> {
    return this.audit.write({
      actorId,
      action,
      subjectType: 'deal',
      subjectId: id,
      ...(fields && { after: { fields } }),
    });
  }

  /** Deletes a deal and the photos that nothing else shows. */
  async remove(id: number): Promise<void> {
    const photos = await this.photos.of(id);
    await this.transactions.of(Deal).delete({ id });
    await this.photos.release(photos);
  }
}
