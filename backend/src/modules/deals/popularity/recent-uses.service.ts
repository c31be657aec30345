import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SET_RECENT_USES } from './recent-uses.sql.js';

export interface DealUses {
  dealId: number;
  /** All redemptions. */
  used: number;
  /** Redemptions of the last 28 days. */
  recent: number;
}

/** Deals store the number of their redemptions for their page, and of the recent ones for the order by popularity. */
@Injectable()
export class RecentUses {
  constructor(private readonly transactions: Transactions) {}

  /** @param uses redemptions by deal; missing deals are set to 0 */
  async replace(uses: readonly DealUses[]): Promise<void> {
    await this.transactions.query(SET_RECENT_USES, [JSON.stringify(uses)]);
  }
}
