import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { DealView } from '../../deals/index.js';
import { NEW_DEALS } from './new-deals.sql.js';

/** Deals of the customer's last message about new deals (rule F5). */
@Injectable()
export class NewDeals {
  constructor(private readonly transactions: Transactions) {}

  /** At most 24 deals, from the newest message of the last seven days. */
  of(userId: number): Promise<DealView[]> {
    return this.transactions.query<DealView>(NEW_DEALS, [userId]);
  }
}
