import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { ApprovalKinds, Approvals } from '../../approvals/index.js';
import { AuditService } from '../../audit/index.js';
import { PaymentLock } from '../../payments/index.js';
import { NothingToRefund, OrderMissing, RefundWindowOver } from '../order.errors.js';
import { assertRefundable } from './order.policy.js';
import { UNUSED } from './order-refunds.sql.js';
import { OrderReader } from './order-reader.service.js';
import type { OrderRow } from './order-rows.sql.js';
import { ReturnPasses, type UnusedPass, valueOf } from './return-passes.use-case.js';

export interface RefundRequest {
  /** Passes to refund; default: all unused ones. */
  passIds?: string[];
}

/** Giving bought passes back for their money and points (rules OR6 and OR7). */
@Injectable()
export class OrderRefunds {
  constructor(
    private readonly transactions: Transactions,
    private readonly paymentLock: PaymentLock,
    private readonly orders: OrderReader,
    private readonly returning: ReturnPasses,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly approvals: Approvals,
    kinds: ApprovalKinds,
  ) {
    kinds.register('order-refund', {
      approve: async ({ subjectId, request, requestedBy }) => {
        const order = await this.locked(subjectId);
        await this.returning.run(
          order,
          await this.requested(order, request as RefundRequest, 'admin'),
          'admin',
          requestedBy,
        );
      },
    });
  }

  /**
   * Refunds passes for the customer, within 24 hours. Rejects `order.not-found` (404, also for another
   * customer's order), `order.nothing-to-refund` and `order.refund-too-late` (409).
   */
  async byCustomer(userId: number, orderId: string, wanted: RefundRequest): Promise<void> {
    await this.transactions.run(async () => {
      const order = await this.locked(orderId);
      if (order.userId !== userId) throw new OrderMissing();
      await this.returning.run(order, await this.requested(order, wanted, 'customer'), 'customer', userId);
    });
  }

  /**
   * Refunds passes by an admin, until 14 days after they expired. A large refund needs the approval of a
   * second admin (rule Y8). Rejects `order.refund-window-over` (409) after that time, and `approval.pending`.
   */
  async byAdmin(
    adminId: number,
    orderId: string,
    wanted: RefundRequest,
    reason: string,
  ): Promise<{ approvalId: string | null }> {
    return this.transactions.run(async () => {
      const order = await this.locked(orderId);
      const requested = await this.requested(order, wanted, 'admin');
      const paisa = valueOf(requested) * 100;
      if (await this.approvals.isNeeded(adminId, order.returnedValue * 100 + paisa)) {
        const request = { passIds: requested.map(({ id }) => id), reason };
        const asked = {
          kind: 'order-refund',
          subjectId: orderId,
          paisa,
          request,
          requestedBy: adminId,
        } as const;
        return { approvalId: await this.approvals.ask(asked) };
      }
      const returned = await this.returning.run(order, requested, 'admin', adminId);
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

  /** The passes to refund, locked. */
  private async requested(
    order: OrderRow,
    { passIds }: RefundRequest,
    by: 'customer' | 'admin',
  ): Promise<UnusedPass[]> {
    const unused = await this.transactions.query<UnusedPass>(UNUSED, [order.rowId]);
    const asked = passIds ? unused.filter(({ id }) => passIds.includes(id)) : unused;
    const requested = asked.filter(({ isExpired, isOwed }) => !isOwed && (by === 'admin' || !isExpired));
    const isOver = by === 'admin' && asked.length > 0 && (requested.length === 0 || Boolean(passIds));
    if (isOver && asked.some(({ isOwed }) => isOwed)) throw new RefundWindowOver();
    assertRefundable({ paidAt: order.paidAt, count: requested.length }, by, this.clock.now());
    // With explicit pass ids the refund is all or nothing.
    if (passIds && requested.length < new Set(passIds).size) throw new NothingToRefund();
    return requested;
  }

  private async locked(id: string): Promise<OrderRow> {
    await this.paymentLock.take('order', id);
    return this.orders.lock(id);
  }
}
