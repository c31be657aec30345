import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { PlanOrderMissing } from './plan-order.errors.js';
import { type BillingCycle, lockedUntil, type PlanChange } from './plan-order.policy.js';
import { LAST_PAID, OWN_PLAN_ORDER } from './plan-order-rows.sql.js';
import type { PlanOrderView } from './plan-order.view.js';
import { CLOSE_OPEN, INSERT, OVERDUE } from './plan-orders.sql.js';

/** Owner of a plan: a customer, or a customer's business. */
export interface PlanOwner {
  userId: number;
  vendorId: number | null;
}

interface PlanOffer {
  change: PlanChange;
  billingCycle: BillingCycle;
  price: number;
  credit: number;
}

export type PlanOrderDraft = PlanOffer &
  ({ membershipId: number; pointsMultiplier: number } | { planTermsId: number });

/** The business that a caller buys plans for. */
const ownedBy = ({ staffOf }: SessionUser): number | null =>
  staffOf?.role === 'owner' ? staffOf.vendorId : null;

/** Orders of plans, of whichever kind (rules MB1 and MB2). */
@Injectable()
export class PlanOrdersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Rejects `plan-order.not-found` (404), also for another owner's order. */
  async own(user: SessionUser, id: string): Promise<PlanOrderView> {
    const [row] = await this.transactions.query<{ shown: PlanOrderView }>(OWN_PLAN_ORDER, [
      id,
      user.id,
      ownedBy(user),
    ]);
    if (!row) throw new PlanOrderMissing();
    return row.shown;
  }

  /** Serializes changes of one plan. Call within a transaction; its end releases the lock. */
  async takeTurn({ userId, vendorId }: PlanOwner): Promise<void> {
    await this.transactions.lock(
      vendorId === null ? `membership of ${userId}` : `subscription of ${vendorId}`,
    );
  }

  /**
   * Inserts an order that awaits its payment and closes the previous open one. Call after `takeTurn`.
   * @returns its public id
   */
  async place(owner: PlanOwner, draft: PlanOrderDraft): Promise<string> {
    await this.closeOpen(owner, null);
    const id = uuidv7();
    const { change, billingCycle, price, credit } = draft;
    const isMembership = 'membershipId' in draft;
    await this.transactions.query(INSERT, [
      id,
      isMembership ? 'membership' : 'subscription',
      change,
      owner.userId,
      owner.vendorId,
      isMembership ? draft.membershipId : null,
      isMembership ? draft.pointsMultiplier : null,
      isMembership ? null : draft.planTermsId,
      billingCycle,
      price,
      credit,
      await this.lastPaid(owner),
      lockedUntil(this.clock.now(), false),
    ]);
    return id;
  }

  /** @param kept public id of an order that remains open */
  async closeOpen({ userId, vendorId }: PlanOwner, kept: string | null): Promise<void> {
    await this.transactions.query(CLOSE_OPEN, [userId, vendorId, kept]);
  }

  /** @returns the row id of the last paid order that was not refunded */
  async lastPaid({ userId, vendorId }: PlanOwner): Promise<string | null> {
    const [last] = await this.transactions.query<{ rowId: string }>(LAST_PAID, [userId, vendorId]);
    return last?.rowId ?? null;
  }

  async expireOverdue(): Promise<void> {
    await this.transactions.query(OVERDUE, [this.clock.now()]);
  }
}
