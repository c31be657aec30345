import { Injectable } from '@nestjs/common';
import type { PublicBody } from '../../../common/http-cache/public-body.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DealVisibility } from '../detail/deal-visibility.service.js';
import { DealMissing } from '../deal.errors.js';
import { tagsOfDeal } from '../freshness/deal-tags.js';
import type { DealPriceView } from './deal-prices.view.js';
import { PUBLIC_PRICES } from './price-log.sql.js';

/** A period can end at any time, so the response is short-lived. */
const VALID_MS = 600_000;

/** Prices that public deals and their items showed (rule PL6). */
@Injectable()
export class DealPrices {
  constructor(
    private readonly transactions: Transactions,
    private readonly visibility: DealVisibility,
    private readonly clock: Clock,
  ) {}

  /** @throws deal.not-found (404), also for a hidden deal; deal.gone (410) */
  async of(id: number): Promise<PublicBody> {
    const { visibility } = await this.visibility.of(id);
    if (visibility === 'hidden') throw new DealMissing();
    const rows = await this.transactions.query<DealPriceView>(PUBLIC_PRICES, [id]);
    const validUntil = new Date(this.clock.now().getTime() + VALID_MS);
    return { json: JSON.stringify(rows), validUntil, tags: tagsOfDeal(id) };
  }
}
