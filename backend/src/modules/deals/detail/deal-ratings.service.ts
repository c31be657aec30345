import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DealChanges } from '../freshness/deal-changes.service.js';
import { ADJUST_RATING } from './deal-ratings.sql.js';

/** Deals store the sum and number of their visible ratings; the average is derived from them. */
@Injectable()
export class DealRatings {
  constructor(
    private readonly transactions: Transactions,
    private readonly dealChanges: DealChanges,
  ) {}

  /** Call within the transaction that changes a review. @param stars change of the sum @param reviews change of the number */
  async adjust(dealId: number, stars: number, reviews: number): Promise<void> {
    await this.transactions.query(ADJUST_RATING, [dealId, stars, reviews]);
    await this.dealChanges.changed([dealId]);
  }
}
