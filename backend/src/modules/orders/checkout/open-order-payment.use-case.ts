import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { type GatewayName, OpenPayment } from '../../payments/index.js';
import { BoughtPasses } from '../../redemptions/index.js';
import { OrderMissing, OrderNotSold } from '../order.errors.js';
import { assertPayable, lockedUntil } from './order.policy.js';
import { EARLIEST_END, RESERVED_UNTIL } from './order-payments.sql.js';
import { OrderReader } from './order-reader.service.js';
import type { LineRow, OrderRow } from './order-rows.sql.js';
import { TransferOffer } from './transfer-offer.service.js';

/** Opens a payment of an order (rule OR4). */
@Injectable()
export class OpenOrderPayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderReader,
    private readonly opening: OpenPayment,
    private readonly transfers: TransferOffer,
    private readonly passes: BoughtPasses,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a payment, or returns the open one at that gateway. A bank transfer extends the reservation of
   * prices and capacity, another gateway shortens it again. Rejects `order.not-found` (404), `order.expired`, `order.paid-already`,
   * `order.not-open`, `order.not-sold` (409), for a bank transfer the errors of `TransferOffer`, and the
   * gateway's errors.
   * @returns the payment's public id
   */
  async run(userId: number, orderId: string, gateway: GatewayName): Promise<string> {
    return this.opening.run({
      purpose: 'order',
      purposeId: orderId,
      gateway,
      draft: async () => {
        const order = await this.orders.lock(orderId);
        if (order.userId !== userId) throw new OrderMissing();
        assertPayable(order, this.clock.now());
        if (gateway === 'bank-transfer') await this.transfers.assertOffered(orderId, userId);
        const lines = await this.orders.linesOf(order);
        if (!(await this.passes.areSold(lines.map(({ dealId }) => dealId)))) throw new OrderNotSold();
        const expiresAt = await this.reservedUntil(order, gateway === 'bank-transfer');
        return { userId, paisa: order.due * 100, title: titleOf(lines), expiresAt };
      },
    });
  }

  /** The days of a transfer end when another way to pay is chosen (rule OR2). */
  private async reservedUntil(order: OrderRow, byTransfer: boolean): Promise<Date> {
    const expiresAt = byTransfer
      ? lockedUntil(order.createdAt, true, await this.earliestEnd(order))
      : lockedUntil(this.clock.now(), false, order.expiresAt);
    if (expiresAt.getTime() !== order.expiresAt.getTime())
      await this.transactions.query(RESERVED_UNTIL, [order.rowId, expiresAt]);
    return expiresAt;
  }

  private async earliestEnd(order: OrderRow): Promise<Date> {
    const [row] = await this.transactions.query<{ earliestEnd: Date }>(EARLIEST_END, [order.rowId]);
    return row?.earliestEnd ?? order.expiresAt;
  }
}

/** Name of the purchase on a gateway's page. */
function titleOf(lines: readonly LineRow[]): string {
  const [first] = lines;
  const others = lines.length - 1;
  return `Dobbar: ${first?.title ?? ''}${others > 0 ? ` and ${others} more` : ''}`.slice(0, 100);
}
