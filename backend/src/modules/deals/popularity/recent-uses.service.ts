import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SET_RECENT_USES } from './recent-uses.sql.js';

/** Deals store the number of their recent redemptions, for the order by popularity. */
@Injectable()
export class RecentUses {
  constructor(private readonly transactions: Transactions) {}

  /** @param uses redemptions by deal; missing deals are set to 0 */
  async replace(uses: ReadonlyMap<number, number>): Promise<void> {
    await this.transactions.query(SET_RECENT_USES, [Object.fromEntries(uses)]);
  }
}
