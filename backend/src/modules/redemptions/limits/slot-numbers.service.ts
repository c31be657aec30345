import { Injectable } from '@nestjs/common';
import { violates } from '../../../common/errors/constraint.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { LimitChanges } from '../../deals/index.js';
import { CLEAR, NUMBER } from './slot-numbers.sql.js';

const ATTEMPTS = 5;

/** Assigns live passes the slots of a changed limit, so that each of them counts towards it (rule L1). */
@Injectable()
export class SlotNumbers {
  constructor(
    private readonly transactions: Transactions,
    changes: LimitChanges,
  ) {
    changes.register((dealId) => this.renumber(dealId));
  }

  /** A pass that is issued concurrently may take a number first: then all numbers are chosen again. */
  private async renumber(dealId: number): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.transactions.nested(() => this.attempt(dealId));
        return;
      } catch (error) {
        if (attempt === ATTEMPTS || !violates(error, 'passes_live_slot')) throw error;
      }
    }
  }

  private async attempt(dealId: number): Promise<void> {
    const moved = await this.transactions.query<{ userId: number }>(CLEAR, [dealId]);
    if (moved.length === 0) return;
    await this.transactions.query(NUMBER, [dealId, [...new Set(moved.map(({ userId }) => userId))]]);
  }
}
