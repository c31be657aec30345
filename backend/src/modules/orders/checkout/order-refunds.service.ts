import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { ApprovalKinds, Approvals } from '../../approvals/index.js';
import { AuditService } from '../../audit/index.js';
import { InvoicesService, LedgerService, unusedAccount, vendorAccount } from '../../billing/index.js';
import { LoyaltyService } from '../../loyalty/index.js';
import { PaymentTurns, RefundsService } from '../../payments/index.js';
import { BoughtPasses } from '../../redemptions/index.js';
import { NothingToRefund, OrderMissing, RefundWindowOver } from '../order.errors.js';
import { assertRefundable, shareOf } from './order.policy.js';
import { LOCKED_ORDER, type OrderRow } from './order-rows.sql.js';
import { RETURNED, UNUSED } from './order-refunds.sql.js';

export interface RefundWish {
  /** Which passes; all unused ones unless said. */
  passIds?: string[];
}

interface UnusedPass {
  id: string;
  lineId: string;
  vendorId: number;
  price: number;
  title: string;
  titleNe: string | null;
  isExpired: boolean;
  /** Expired so long ago that its business is owed the price (rule ST5). */
  isOwed: boolean;
}

const valueOf = (passes: readonly UnusedPass[]): number => passes.reduce((sum, { price }) => sum + price, 0);

/** Giving bought passes back for their money and points (rules OR6 and OR7). */
@Injectable()
export class OrderRefunds {
  constructor(
    private readonly transactions: Transactions,
    private readonly turns: PaymentTurns,
    private readonly passes: BoughtPasses,
    private readonly refunds: RefundsService,
    private readonly loyalty: LoyaltyService,
    private readonly ledger: LedgerService,
    private readonly invoices: InvoicesService,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly approvals: Approvals,
    kinds: ApprovalKinds,
  ) {
    kinds.register('order-refund', {
      approve: async ({ subjectId, request, requestedBy }) => {
        const order = await this.locked(subjectId);
        await this.refund(
          order,
          await this.wished(order, request as RefundWish, 'admin'),
          'admin',
          requestedBy,
        );
      },
    });
  }

  /**
   * The customer gives passes back, within 24 hours. Refuses `order.not-found` (404, also for another's), `order.nothing-to-refund` and
   * `order.refund-too-late` (409).
   */
  async byCustomer(userId: number, orderId: string, wish: RefundWish): Promise<void> {
    await this.transactions.run(async () => {
      const order = await this.locked(orderId);
      if (order.userId !== userId) throw new OrderMissing();
      await this.refund(order, await this.wished(order, wish, 'customer'), 'customer', userId);
    });
  }

  /**
   * The same by an admin, until 14 days after the passes expired. A refund of many rupees waits for a second admin (rule Y8). Refuses
   * `order.refund-window-over` (409) then, and `approval.pending`.
   */
  async byAdmin(
    adminId: number,
    orderId: string,
    wish: RefundWish,
    reason: string,
  ): Promise<{ approvalId: string | null }> {
    return this.transactions.run(async () => {
      const order = await this.locked(orderId);
      const wished = await this.wished(order, wish, 'admin');
      const paisa = valueOf(wished) * 100;
      if (await this.approvals.isNeeded(adminId, order.returnedValue * 100 + paisa)) {
        const request = { passIds: wished.map(({ id }) => id), reason };
        const asked = {
          kind: 'order-refund',
          subjectId: orderId,
          paisa,
          request,
          requestedBy: adminId,
        } as const;
        return { approvalId: await this.approvals.ask(asked) };
      }
      const returned = await this.refund(order, wished, 'admin', adminId);
      await this.audit.write({
        actorId: adminId,
        action: 'order.refunded',
        subjectType: 'order',
        subjectId: orderId,
        before: { state: order.state, returned: order.returnedValue },
        after: { returned: order.returnedValue + returned, reason },
      });
      return { approvalId: null };
    });
  }

  /** The passes that are given back, locked. */
  private async wished(
    order: OrderRow,
    { passIds }: RefundWish,
    by: 'customer' | 'admin',
  ): Promise<UnusedPass[]> {
    const unused = await this.transactions.query<UnusedPass>(UNUSED, [order.rowId]);
    const asked = passIds ? unused.filter(({ id }) => passIds.includes(id)) : unused;
    const wished = asked.filter(({ isExpired, isOwed }) => !isOwed && (by === 'admin' || !isExpired));
    const isOver = by === 'admin' && asked.length > 0 && (wished.length === 0 || Boolean(passIds));
    if (isOver && asked.some(({ isOwed }) => isOwed)) throw new RefundWindowOver();
    assertRefundable({ paidAt: order.paidAt, count: wished.length }, by, this.clock.now());
    // Asked for by name, all of them or none: nobody is told of a refund that was smaller.
    if (passIds && wished.length < new Set(passIds).size) throw new NothingToRefund();
    return wished;
  }

  /** @returns the sum of their prices in rupees */
  private async refund(
    order: OrderRow,
    wished: readonly UnusedPass[],
    by: 'customer' | 'admin',
    actorId: number,
  ): Promise<number> {
    const lineIds = [...new Set(wished.map(({ lineId }) => lineId))];
    const taken = await this.passes.takeBack(
      lineIds,
      wished.map(({ id }) => id),
    );
    if (taken !== wished.length)
      throw new Error(`Of ${wished.length} passes of order ${order.id} ${taken} were free.`);
    const value = valueOf(wished);
    await this.giveBack(order, wished, value, by, actorId);
    return value;
  }

  private async giveBack(
    order: OrderRow,
    passes: readonly UnusedPass[],
    value: number,
    cause: 'customer' | 'admin',
    by: number,
  ): Promise<void> {
    const { total, due, returnedValue: before, id, rowId, userId } = order;
    const { money, points } = shareOf({ total, due, before, value });
    await this.transactions.query(RETURNED, [rowId, before + value]);
    await this.ledger.post({
      kind: 'cancellation',
      source: `${id}:${before + value}`,
      moves: passes.map(({ vendorId, price }) => ({
        from: 'customer-funds' as const,
        to: order.owedOn === 'use' ? unusedAccount(vendorId) : vendorAccount(vendorId),
        paisa: price * 100,
      })),
    });
    await this.loyalty.giveBack(userId, points, rowId);
    if (money > 0 && order.paidBy && order.paidThrough) {
      await this.refunds.request({ paymentId: order.paidBy, paisa: money * 100, cause, by });
      await this.invoices.credit(
        {
          source: `order:${id}:${before + value}`,
          buyerId: userId,
          vendorId: null,
          lines: passes.map(({ title, titleNe, price }) => ({
            text: title,
            textNe: titleNe,
            quantity: 1,
            unitPaisa: price * 100,
          })),
          pointsPaisa: (value - money) * 100,
          paidBy: order.paidThrough,
        },
        `order:${id}`,
      );
    }
    await this.outbox.publish('order.refunded', { orderId: id, userId });
  }

  private async locked(id: string): Promise<OrderRow> {
    await this.turns.take('order', id);
    const [order] = await this.transactions.query<OrderRow>(LOCKED_ORDER, [id]);
    if (!order) throw new OrderMissing();
    return order;
  }
}
