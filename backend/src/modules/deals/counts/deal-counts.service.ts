import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { UPDATE_COUNTS } from './deal-counts.sql.js';

/** Changes of a batch, so that a batch takes less than a second. */
const BATCH = 2_000;

/**
 * Counters of listed deals by category, city, kind, rating, food, area and business. Readers add the changes that the counters do not
 * contain yet (`listed_deal_counts`), so counts are exact at any time, and are read fast while few changes wait (ADR 122).
 */
@Injectable()
export class DealCounts {
  constructor(private readonly transactions: Transactions) {}

  /** Brings a batch of changes into the counters. @returns true if more changes wait */
  async updateBatch(): Promise<boolean> {
    const [row] = await this.transactions.query<{ more: boolean }>(UPDATE_COUNTS, [BATCH]);
    return row?.more ?? false;
  }
}
