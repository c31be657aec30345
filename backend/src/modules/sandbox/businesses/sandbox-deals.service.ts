import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { DealModerationService, DealsService, type NewDeal } from '../../deals/index.js';
import type { FirstPlaces } from './first-places.sql.js';

const DEAL_DAYS = 360;
const DAY_MS = 86_400_000;

const DEALS = [
  {
    title: 'Two plates of momo (test)',
    description: 'A deal of the sandbox. Its codes are TEST-0001, TEST-0002 and TEST-0003.',
    discountType: 'percentage',
    discountValue: '50',
    originalPrice: 1_000,
  },
  {
    title: 'Tea and sel roti (test)',
    description: 'A second deal of the sandbox, with a fixed discount.',
    discountType: 'fixed',
    discountValue: '60',
    originalPrice: 200,
  },
] as const;

/** Customers of the sandbox buy it, so that programs see paid and refunded orders. */
const PREPAID = {
  title: 'Newari set for two, paid in advance (test)',
  description: 'A prepaid deal of the sandbox. POST /api/sandbox/orders buys it.',
  discountType: 'percentage',
  discountValue: '20',
  originalPrice: 1_500,
  saleMode: 'prepaid',
} as const;

/** Deals of a business in the sandbox, approved as real ones are. */
@Injectable()
export class SandboxDeals {
  constructor(
    private readonly deals: DealsService,
    private readonly moderation: DealModerationService,
    private readonly clock: Clock,
  ) {}

  /** @returns the ids; the first deal has the codes */
  async add(ownerId: number, vendorId: number, places: FirstPlaces): Promise<number[]> {
    const ids: number[] = [];
    for (const deal of DEALS)
      ids.push(await this.addOne(ownerId, vendorId, { ...deal, ...this.sharedAt(places) }));
    await this.addPrepaid(ownerId, vendorId, places);
    return ids;
  }

  /** @returns the id */
  addPrepaid(ownerId: number, vendorId: number, places: FirstPlaces): Promise<number> {
    return this.addOne(ownerId, vendorId, { ...PREPAID, ...this.sharedAt(places) });
  }

  private async addOne(ownerId: number, vendorId: number, form: NewDeal): Promise<number> {
    const id = await this.deals.create({ actorId: ownerId, vendorId }, form);
    await this.moderation.approve(id, { id: ownerId, staffOf: null });
    return id;
  }

  private sharedAt({ categoryId, locationId }: FirstPlaces) {
    const startDate = this.clock.now();
    const endDate = new Date(startDate.getTime() + DEAL_DAYS * DAY_MS);
    return { categoryId, locationId, startDate, endDate, passValidityHours: 720 };
  }
}
