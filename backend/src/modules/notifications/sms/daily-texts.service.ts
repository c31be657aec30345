import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { TAKE } from './text-messages.sql.js';

/** Number of text messages per day of Nepal. The settings module registers the limit. */
@Injectable()
export class DailyTexts {
  private limit: () => Promise<number> = () => Promise.reject(new Error('No limit is registered.'));

  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  limitTo(limit: () => Promise<number>): void {
    this.limit = limit;
  }

  /**
   * Counts one message of today. Concurrent calls of all instances never exceed the limit. Call within the transaction
   * that requests the message.
   * @param share part of the limit up to which the message may be sent, so that the rest is left for others
   * @returns false if today's limit is reached
   */
  async take(share = 1): Promise<boolean> {
    const limit = Math.floor((await this.limit()) * share);
    const taken = await this.transactions.query(TAKE, [nepalDay(this.clock.now()), limit]);
    return taken.length > 0;
  }
}
