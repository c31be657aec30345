import { Injectable } from '@nestjs/common';
import { defineError } from '../../../common/errors/app-error.js';
import { violates } from '../../../common/errors/constraint.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { Limits } from '../editor/deal-form.js';
import { CHANGE_LIMITS, INSERT_CAPACITY, LIMITS, PLACES_LEFT } from './deal-capacity.sql.js';

const LimitBelowTaken = defineError(
  'deal.limit-below-taken',
  'conflict',
  'More passes than this are already out.',
);

/** Capacity of a deal: its limits and the number of passes taken. */
@Injectable()
export class DealCapacity {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async open(dealId: number, limits: Limits): Promise<void> {
    await this.transactions.query(INSERT_CAPACITY, [dealId, limits.totalLimit, limits.dailyLimit]);
  }

  async limitsOf(dealId: number): Promise<Limits> {
    const [limits] = await this.transactions.query<Limits>(LIMITS, [dealId]);
    if (!limits) throw new Error(`Deal ${dealId} has no capacity row.`);
    return limits;
  }

  /** @returns the number of passes that can be issued today; null without a limit, and for an unknown deal */
  async placesLeft(dealId: number): Promise<number | null> {
    const day = nepalDay(this.clock.now());
    const [row] = await this.transactions.query<{ left: number | null }>(PLACES_LEFT, [dealId, day]);
    return row?.left ?? null;
  }

  /** Rejects `deal.limit-below-taken` (409) for a limit below the passes taken. The daily limit is compared with today's passes only. */
  async change(dealId: number, limits: Limits): Promise<void> {
    await this.transactions
      .query(CHANGE_LIMITS, [dealId, limits.totalLimit, limits.dailyLimit, nepalDay(this.clock.now())])
      .catch((error: unknown) => {
        throw violates(error, 'deal_capacity_total') || violates(error, 'deal_capacity_daily')
          ? new LimitBelowTaken()
          : error;
      });
  }
}
