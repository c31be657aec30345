import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SET_RECENT_USES } from './recent-uses.sql.js';

/** Deals store how often they were used lately, for the lists that show popular ones first. */
@Injectable()
export class RecentUses {
  constructor(private readonly transactions: Transactions) {}

  /** @param uses by deal; all other deals have none */
  async replace(uses: ReadonlyMap<number, number>): Promise<void> {
    await this.transactions.query(SET_RECENT_USES, [Object.fromEntries(uses)]);
  }
}
