import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { periodEnd } from '../plan-orders/plan-order.policy.js';
import type { PlanOrderRow } from '../plan-orders/plan-order-rows.sql.js';
import { endOf, type MembershipPeriod } from './membership.policy.js';
import { END, INSERT, PERIODS, REPLACE, RESTORE, UNDO_CANCELLING } from './membership-periods.sql.js';

/** Periods of customers' memberships (rules MB3 to MB6). */
@Injectable()
export class MembershipPeriods {
  constructor(private readonly transactions: Transactions) {}

  /** Current and future periods. */
  of(userId: number, now: Date): Promise<MembershipPeriod[]> {
    return this.transactions.query<MembershipPeriod>(PERIODS, [userId, now]);
  }

  /**
   * Grants the paid period, within the transaction of the capture.
   * @returns null if it cannot be granted any more
   */
  async give(order: PlanOrderRow, now: Date): Promise<{ startsAt: Date; endsAt: Date } | null> {
    const { userId, change, rowId } = order;
    const last = endOf(await this.of(userId, now));
    if (last && change === 'start') return null;
    if (change === 'upgrade') await this.transactions.query(REPLACE, [userId, rowId, now]);
    const startsAt = change === 'renewal' && last ? last.endsAt : now;
    const endsAt = periodEnd(startsAt, order.billingCycle);
    await this.transactions.query(UNDO_CANCELLING, [userId, now]);
    await this.transactions.query(INSERT, [
      userId,
      order.membershipId,
      startsAt,
      endsAt,
      order.price,
      order.pointsMultiplier,
      rowId,
    ]);
    return { startsAt, endsAt };
  }

  /**
   * Ends the period of a refunded order; the period that it replaced continues. Call within the transaction
   * of the refund.
   */
  async takeBack(order: Pick<PlanOrderRow, 'rowId'>, now: Date): Promise<void> {
    await this.transactions.query(END, [order.rowId, now]);
    await this.transactions.query(RESTORE, [order.rowId]);
  }
}
