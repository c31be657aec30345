import { Injectable } from '@nestjs/common';
import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { BranchesService } from '../../vendors/index.js';
import { DealClassification } from '../capacity/deal-classification.service.js';
import type { Deal } from '../deal.entity.js';
import { DealPhotos } from '../photos/deal-photos.service.js';
import { type ItemLink, PriceClaims } from '../prices/price-claims.service.js';
import { PRICE_FIELDS } from '../prices/reference-price.js';
import type { DealForm } from './deal-form.js';
import { DealPoints } from './deal-points.service.js';

/** Checks of a deal's form that need other data: points, category and city, branches, the photos. */
@Injectable()
export class DealFormChecks {
  constructor(
    private readonly branches: BranchesService,
    private readonly classification: DealClassification,
    private readonly points: DealPoints,
    private readonly photos: DealPhotos,
    private readonly prices: PriceClaims,
  ) {}

  /** @returns default validity of a code in the category, in hours */
  usualValidity(categoryId: number): ReturnType<DealClassification['usualValidity']> {
    return this.classification.usualValidity(categoryId);
  }

  /** @returns the form with the points limited by the current settings */
  bounded(form: DealForm): Promise<DealForm> {
    return this.points.bounded(form);
  }

  /**
   * Checks a deal's form and attaches new photos.
   * @param pictures name of the field that contains them
   * @param before the stored form; without it all fields are new
   * @throws request.invalid (400)
   */
  async assertAllowed(
    vendorId: number,
    form: DealForm,
    pictures: 'photos' | 'image',
    before?: DealForm,
  ): Promise<void> {
    await this.points.assertBounded(form);
    const isElsewhere = form.categoryId !== before?.categoryId || form.locationId !== before?.locationId;
    if (isElsewhere) await this.classification.assertChoosable(form, before);
    if (form.venue?.areaId && form.venue.areaId !== before?.venue?.areaId)
      await this.classification.assertAreaKnown(form.venue.areaId);
    await this.assertOwnBranches(vendorId, form);
    await this.photos.attach({ vendorId }, pictures, form.photos, before?.photos);
  }

  /**
   * Link of a deal that is not live to an item, after a check of its price.
   * @param chosenId the item that the business names, if it does
   * @throws request.invalid, deal.price-contradicted (400)
   */
  async linkedItem(vendorId: number, form: DealForm, chosenId: number | null): Promise<ItemLink> {
    const link = await this.prices.linkOf(vendorId, form, chosenId);
    await this.prices.assertNotContradicted(null, form, link);
    return link;
  }

  /**
   * Checks changes of a live deal: its price if they affect it, and its item.
   * @throws request.invalid, deal.price-contradicted (400)
   */
  async assertPriceKept(
    deal: Deal,
    after: DealForm,
    changed: object,
    chosenId?: number | null,
  ): Promise<void> {
    if (chosenId !== undefined && chosenId !== deal.priceItemId)
      throw new InvalidRequest({
        errors: [{ field: 'priceItemId', message: 'The item of a live deal cannot be changed' }],
      });
    if (PRICE_FIELDS.some((field) => field in changed))
      await this.prices.assertNotContradicted(deal.id, after, deal);
  }

  private async assertOwnBranches(vendorId: number, form: DealForm): Promise<void> {
    if (!form.branchIds) return;
    const own = new Set((await this.branches.list(vendorId)).map((branch) => branch.id));
    if (form.branchIds.some((id) => !own.has(id))) {
      throw new InvalidRequest({
        errors: [{ field: 'branchIds', message: 'Please choose branches of your business' }],
      });
    }
  }
}
