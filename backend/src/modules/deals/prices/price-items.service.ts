import { Injectable } from '@nestjs/common';
import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { nepalDay, startOfNepalDay } from '../../../common/time/nepal-day.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { MediaService, pathOf } from '../../media/index.js';
import { Deal } from '../deal.entity.js';
import { DealMissing, PriceItemLimit, PriceItemMissing } from '../deal.errors.js';
import { DealChanges } from '../freshness/deal-changes.service.js';
import { PriceClaims } from './price-claims.service.js';
import type { CreatePriceItemDto, RecordPriceDto, ReferencePriceQuery } from './price-items.dto.js';
import { COUNT_ITEMS, DEALS_OF_ITEM, ITEM_BY_ID, ITEMS, LOCK_ITEM, RECORD_PRICE } from './price-items.sql.js';
import type { AllowedPriceView, PriceItemView } from './price-items.view.js';

const MAX_ITEMS = 200;

/** Items of a business and their recorded regular prices (rules PL2 and PL3). */
@Injectable()
export class PriceItems {
  constructor(
    private readonly transactions: Transactions,
    private readonly media: MediaService,
    private readonly claims: PriceClaims,
    private readonly dealChanges: DealChanges,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  list(vendorId: number): Promise<PriceItemView[]> {
    return this.transactions.query<PriceItemView>(ITEMS, [vendorId]);
  }

  /** @throws price-item.not-found (404) */
  async one(id: number, vendorId: number): Promise<PriceItemView> {
    const [item] = await this.transactions.query<PriceItemView>(ITEM_BY_ID, [vendorId, id]);
    if (!item) throw new PriceItemMissing();
    return item;
  }

  /** @throws price-item.limit (409) @returns the item's id */
  async create(vendorId: number, { name, priceFor }: CreatePriceItemDto): Promise<number> {
    return this.transactions.run(async () => {
      const [row] = await this.transactions.query<{ items: number }>(COUNT_ITEMS, [vendorId]);
      if ((row?.items ?? 0) >= MAX_ITEMS) throw new PriceItemLimit();
      return this.claims.addItem(vendorId, { title: name, priceFor: priceFor ?? null });
    });
  }

  /**
   * Records a regular price with a photo. It counts for original prices after 30 days.
   * @throws price-item.not-found (404), request.invalid (400) for a past day, one that is not after the last price, or the photo
   */
  async record(id: number, vendorId: number, { regularPrice, from, photoId }: RecordPriceDto): Promise<void> {
    const now = this.clock.now();
    if (from < startOfNepalDay(nepalDay(now))) throw this.invalidDay('The price cannot begin before today');
    await this.transactions.run(async () => {
      const [item] = await this.transactions.query<{ id: number }>(LOCK_ITEM, [id, vendorId]);
      if (!item) throw new PriceItemMissing();
      const photo = pathOf(photoId, 'deal');
      await this.media.attach({ vendorId }, 'deal', 'photoId', photo);
      const since = from < now ? now : from;
      const values = [id, regularPrice, since, photo];
      const [recorded] = await this.transactions.query<{ id: string }>(RECORD_PRICE, values);
      if (!recorded) throw this.invalidDay('The price must begin after the last one');
      const [shown] = await this.transactions.query<{ ids: number[] }>(DEALS_OF_ITEM, [id]);
      await this.dealChanges.changed(shown?.ids ?? []);
      const event = { vendorId, itemId: id, regularPrice, from: since.toISOString() };
      await this.outbox.publish('price.recorded', event);
    });
  }

  /**
   * Highest original price for the form of a deal, as its submission checks it, or as it will be once the named item is confirmed.
   * @throws deal.not-found, price-item.not-found (404)
   */
  async allowedFor(vendorId: number, query: ReferencePriceQuery): Promise<AllowedPriceView> {
    const { dealId, title, startDate, count, unit, priceItemId } = query;
    const priceFor = count !== undefined && unit !== undefined ? { count, unit } : null;
    const deal =
      dealId === undefined ? null : await this.transactions.of(Deal).findOneBy({ id: dealId, vendorId });
    if (dealId !== undefined && !deal) throw new DealMissing();
    const isLive = deal?.moderationStatus === 'approved';
    const link = isLive ? deal : await this.claims.linkOf(vendorId, { title, priceFor }, null);
    const named = isLive || link.priceItemId !== null ? undefined : priceItemId;
    if (named !== undefined) await this.one(named, vendorId);
    const reference = await this.claims.referenceOf(
      isLive ? deal.id : null,
      { startDate, priceFor },
      named === undefined ? link : { priceItemId: named, priceItemConfirmedAt: this.clock.now() },
    );
    return {
      amount: reference?.amount ?? null,
      from: reference?.from.toISOString() ?? null,
      until: reference?.until?.toISOString() ?? null,
      isBinding: named === undefined,
    };
  }

  private invalidDay(message: string): Error {
    return new InvalidRequest({ errors: [{ field: 'from', message }] }, message);
  }
}
