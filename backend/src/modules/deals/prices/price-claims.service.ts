import { Injectable } from '@nestjs/common';
import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { Deal } from '../deal.entity.js';
import { PriceContradicted } from '../deal.errors.js';
import type { DealForm } from '../editor/deal-form.js';
import { INSERT_ITEM, ITEM_OF_COPY, LOCK_ITEM, PLANNED_DEALS } from './price-items.sql.js';
import { PRICE_PERIODS } from './price-log.sql.js';
import { type PricePeriod, type ReferencePrice, referencePrice } from './reference-price.js';

/** Link from a deal to an item of its business. */
export type ItemLink = Pick<Deal, 'priceItemId' | 'priceItemConfirmedAt'>;

type Priced = Pick<DealForm, 'originalPrice' | 'startDate' | 'priceFor'>;
/** Live deal that was not shown yet. */
type Planned = Priced & ItemLink & Pick<Deal, 'id' | 'title'>;
type Named = Pick<DealForm, 'title' | 'priceFor'>;

const contradiction = ({ amount, from }: ReferencePrice): string =>
  `The regular price was Rs. ${amount} on ${nepalDay(from)}. The original price cannot be higher.`;

const contradicted = ({ amount, from, until }: ReferencePrice, message: string): Error =>
  new PriceContradicted(
    {
      errors: [{ field: 'originalPrice', message }],
      field: 'originalPrice',
      price: amount,
      from: from.toISOString(),
      until: until?.toISOString() ?? null,
    },
    message,
  );

/** Compares stated regular prices with the log, and links deals to items (rules PL3 to PL5). */
@Injectable()
export class PriceClaims {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @param dealId null for a deal that is not stored @returns null if no price is known */
  async referenceOf(
    dealId: number | null,
    { startDate, priceFor }: Omit<Priced, 'originalPrice'>,
    { priceItemId, priceItemConfirmedAt }: ItemLink,
  ): Promise<ReferencePrice | null> {
    const itemId = priceItemConfirmedAt ? priceItemId : null;
    if (dealId === null && itemId === null) return null;
    const periods = await this.transactions.query<PricePeriod>(PRICE_PERIODS, [dealId, itemId]);
    const now = this.clock.now();
    const at = startDate > now ? startDate : now;
    return referencePrice(periods, { at, count: priceFor?.count ?? null, unit: priceFor?.unit ?? null });
  }

  /** @throws deal.price-contradicted (400) if the original price is above the reference price */
  async assertNotContradicted(dealId: number | null, claim: Priced, link: ItemLink): Promise<void> {
    const reference = await this.referenceOf(dealId, claim, link);
    if (!reference || claim.originalPrice <= reference.amount) return;
    throw contradicted(reference, contradiction(reference));
  }

  /**
   * Compares the live deals of the deal's item that were not shown yet with the log again, after a change of when the deal is shown.
   * @throws deal.price-contradicted (400), with the title of the deal that states more
   */
  async assertPlannedKept(dealId: number): Promise<void> {
    const planned = await this.transactions.query<Planned>(PLANNED_DEALS, [dealId]);
    for (const deal of planned) {
      const reference = await this.referenceOf(deal.id, deal, deal);
      if (reference && deal.originalPrice > reference.amount)
        throw contradicted(
          reference,
          `The regular price would be Rs. ${reference.amount}, but the planned deal “${deal.title}” states Rs. ${deal.originalPrice}.`,
        );
    }
  }

  /**
   * Link of a submitted deal. A copy of a confirmed deal has its item, without another confirmation.
   * @param chosenId the item that the business names, if it does
   * @throws request.invalid (400) for an item of another business
   */
  async linkOf(vendorId: number, named: Named, chosenId: number | null): Promise<ItemLink> {
    const copied = await this.itemOfCopy(vendorId, named);
    if (copied !== null) return { priceItemId: copied, priceItemConfirmedAt: this.clock.now() };
    if (chosenId !== null) await this.assertOwn(vendorId, chosenId);
    return { priceItemId: chosenId, priceItemConfirmedAt: null };
  }

  /** Compares the price of a deal with a copied one, whichever item is confirmed. @throws deal.price-contradicted (400) */
  async assertCopyKept(vendorId: number, stated: Priced & Named): Promise<void> {
    const copied = await this.itemOfCopy(vendorId, stated);
    const link = { priceItemId: copied, priceItemConfirmedAt: this.clock.now() };
    if (copied !== null) await this.assertNotContradicted(null, stated, link);
  }

  /**
   * Link of a deal at its approval: the item that the admin confirms, else the confirmed one, that of a copy, or an item of its own.
   * @throws request.invalid (400) for an item of another business
   */
  async settledLink(deal: Deal, named: Named, confirmedId?: number): Promise<ItemLink> {
    if (confirmedId !== undefined) {
      await this.assertOwn(deal.vendorId, confirmedId);
      return { priceItemId: confirmedId, priceItemConfirmedAt: this.clock.now() };
    }
    if (deal.priceItemConfirmedAt !== null) return deal;
    const copied = await this.itemOfCopy(deal.vendorId, named);
    const priceItemId = copied ?? (await this.addItem(deal.vendorId, named));
    return { priceItemId, priceItemConfirmedAt: this.clock.now() };
  }

  async addItem(vendorId: number, { title, priceFor }: Named): Promise<number> {
    const values = [vendorId, title, priceFor?.count ?? null, priceFor?.unit ?? null];
    const [item] = await this.transactions.query<{ id: number }>(INSERT_ITEM, values);
    if (!item) throw new Error('The item was not stored.');
    return item.id;
  }

  private async itemOfCopy(vendorId: number, { title, priceFor }: Named): Promise<number | null> {
    const values = [vendorId, priceFor?.count ?? null, priceFor?.unit ?? null, title];
    const [item] = await this.transactions.query<{ id: number }>(ITEM_OF_COPY, values);
    return item?.id ?? null;
  }

  private async assertOwn(vendorId: number, itemId: number): Promise<void> {
    const [item] = await this.transactions.query<{ id: number }>(LOCK_ITEM, [itemId, vendorId]);
    if (!item)
      throw new InvalidRequest({
        errors: [{ field: 'priceItemId', message: 'Please choose an item of your business' }],
      });
  }
}
