import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { RefundsService } from '../../payments/index.js';
import { PlanLedgerEntries } from '../plan-orders/plan-ledger-entries.service.js';
import { LATELY_PAID, type PlanOrderRow } from '../plan-orders/plan-order-rows.sql.js';
import { PlanOrdersService } from '../plan-orders/plan-orders.service.js';
import { MoneyBackOver, MoneyBackUsed } from './membership.errors.js';
import { hasUsedMoneyBack, moneyBackSince } from './membership.policy.js';
import { MembershipPeriods } from './membership-periods.service.js';
import { LAST_MONEY_BACK, REFUNDED } from './membership-refunds.sql.js';

/** The seven-day money-back of memberships (rule MB6). */
@Injectable()
export class MembershipRefunds {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: PlanOrdersService,
    private readonly periods: MembershipPeriods,
    private readonly refunds: RefundsService,
    private readonly books: PlanLedgerEntries,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Refunds everything that was paid within the last seven days, latest first; the earlier period continues.
   * Rejects `membership.money-back-over` and `membership.money-back-used` (409).
   */
  async run(userId: number): Promise<void> {
    await this.transactions.run(async () => {
      const now = this.clock.now();
      await this.orders.takeTurn({ userId, vendorId: null });
      const paid = await this.transactions.query<PlanOrderRow>(LATELY_PAID, [userId, moneyBackSince(now)]);
      if (paid.length === 0) throw new MoneyBackOver();
      const [last] = await this.transactions.query<{ lastAt: Date | null }>(LAST_MONEY_BACK, [userId]);
      if (hasUsedMoneyBack(last?.lastAt ?? null, now)) throw new MoneyBackUsed();
      const moneyBackId = uuidv7();
      for (const order of paid) await this.giveBack(order, moneyBackId, now);
    });
  }

  private async giveBack(order: PlanOrderRow, moneyBackId: string, now: Date): Promise<void> {
    if (!order.paidBy) throw new Error(`The order ${order.id} of a membership was not paid.`);
    await this.transactions.query(REFUNDED, [order.rowId, moneyBackId, now]);
    await this.periods.takeBack(order, now);
    await this.refunds.request({
      paymentId: order.paidBy,
      paisa: order.due * 100,
      cause: 'customer',
      by: order.userId,
    });
    await this.books.recordRefund(order);
    await this.outbox.publish('plan-order.refunded', { planOrderId: order.id });
  }
}
