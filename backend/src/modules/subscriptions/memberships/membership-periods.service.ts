import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { periodEnd } from '../plan-orders/plan-order.policy.js';
import type { PlanOrderRow } from '../plan-orders/plan-order-rows.sql.js';
import { endOf, type MembershipPeriod } from './membership.policy.js';

/** $1 the customer, $2 now: those that run or are still to come. */
export const PERIODS = `
  SELECT m.slug, um.price_yearly AS price, um.starts_at AS "startsAt", um.ends_at AS "endsAt"
  FROM user_memberships um JOIN memberships m ON m.id = um.membership_id
  WHERE um.user_id = $1 AND um.ends_at > $2 AND um.replaced_by IS NULL`;

const REPLACE = `UPDATE user_memberships SET replaced_by = $2 WHERE user_id = $1 AND ends_at > $3 AND replaced_by IS NULL`;
const INSERT = `
  INSERT INTO user_memberships (user_id, membership_id, starts_at, ends_at, price_yearly, points_multiplier, plan_order_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;
/** Whoever pays for another year stays. */
const UNDO_CANCELLING = `UPDATE user_memberships SET cancelled_at = NULL WHERE user_id = $1 AND cancelled_at IS NOT NULL AND ends_at > $2`;

/** $1 the order, $2 now. What has not begun goes; what has ends now. */
const END = `
  WITH gone AS (DELETE FROM user_memberships WHERE plan_order_id = $1 AND starts_at > $2)
  UPDATE user_memberships SET ends_at = greatest($2, starts_at + interval '1 millisecond')
  WHERE plan_order_id = $1 AND starts_at <= $2 AND ends_at > $2`;
const RESTORE = `UPDATE user_memberships SET replaced_by = NULL WHERE replaced_by = $1`;

/** From when until when customers have which membership (rules MB3 to MB6). */
@Injectable()
export class MembershipPeriods {
  constructor(private readonly transactions: Transactions) {}

  /** Those that run or are still to come. */
  of(userId: number, now: Date): Promise<MembershipPeriod[]> {
    return this.transactions.query<MembershipPeriod>(PERIODS, [userId, now]);
  }

  /** Gives what was paid for, within the transaction of the capture. @returns null when it cannot be given any more */
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

  /** Takes back what an order gave; what it had taken the place of goes on. Call within the transaction of the refund. */
  async takeBack(order: Pick<PlanOrderRow, 'rowId'>, now: Date): Promise<void> {
    await this.transactions.query(END, [order.rowId, now]);
    await this.transactions.query(RESTORE, [order.rowId]);
  }
}
