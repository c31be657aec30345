import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { OpenPayment, PaymentLock } from '../../payments/index.js';
import { OrderMissing, OrderOpen } from '../order.errors.js';
import { assertCancelable } from './order.policy.js';
import { CapacityReservations } from './capacity-reservations.service.js';
import { LOCKED_ORDER, OPEN_ORDERS, type OrderRow } from './order-rows.sql.js';
import { PAID_FOR } from './open-orders.sql.js';

/** A customer's one open unpaid order (rule OR9). */
@Injectable()
export class OpenOrders {
  constructor(
    private readonly transactions: Transactions,
    private readonly paymentLock: PaymentLock,
    private readonly payments: OpenPayment,
    private readonly holds: CapacityReservations,
    private readonly clock: Clock,
  ) {}

  /**
   * Closes the customer's order without a started payment, and expired ones. Call within the transaction that
   * places the next order. Rejects `order.open` (409) with `orderId`.
   */
  async makeRoom(userId: number): Promise<void> {
    const open = await this.transactions.query<OrderRow>(OPEN_ORDERS, [userId]);
    // A separate statement after the locks, so that it sees a payment that was opened during the wait.
    const paidFor = await this.transactions.query<Pick<OrderRow, 'rowId'>>(PAID_FOR, [
      open.map(({ rowId }) => rowId),
    ]);
    const isPaidFor = new Set(paidFor.map(({ rowId }) => rowId));
    for (const order of open) {
      if (isPaidFor.has(order.rowId) && order.expiresAt > this.clock.now())
        throw new OrderOpen({ orderId: order.id });
      await this.holds.release(order, 'expired');
    }
  }

  /**
   * Cancels an unpaid order for the customer; a payment that arrives later is refunded. Rejects
   * `order.not-found` (404), `order.paid-already`, `order.expired` and `order.not-open` (409).
   */
  async cancel(userId: number, orderId: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.paymentLock.take('order', orderId);
      const [order] = await this.transactions.query<OrderRow>(LOCKED_ORDER, [orderId]);
      if (!order || order.userId !== userId) throw new OrderMissing();
      assertCancelable(order, this.clock.now());
      await this.payments.setAside('order', orderId);
      await this.holds.release(order, 'canceled');
    });
  }
}
