import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../common/outbox/outbox.js';
import { AppError } from '../../../common/errors/app-error.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { InvoicesService, LedgerService, unusedAccount } from '../../billing/index.js';
import {
  type CapturedPayment,
  type GatewayName,
  OpenPayment,
  PaymentPurposes,
} from '../../payments/index.js';
import { BoughtPasses } from '../../redemptions/index.js';
import { OrderMissing, OrderNotSold } from '../order.errors.js';
import { assertPayable, lockedUntil, mayBePaid } from './order.policy.js';
import { OrderHolds } from './order-holds.service.js';
import { TransferOffer } from './transfer-offer.service.js';
import { LINES, type LineRow, LOCKED_ORDER, type OrderRow } from './order-rows.sql.js';
import { EARLIEST_END, EMPTY_CART, EXTEND, PAID, FAIL_ORDER } from './order-payments.sql.js';

/** It could have been issued a moment ago. Takes what the savepoint holds with it. */
class CannotBeIssued extends Error {}

/** Paying for orders, and what a payment gives (rules OR4 and OR5). */
@Injectable()
export class OrderPayments {
  constructor(
    private readonly transactions: Transactions,
    private readonly opening: OpenPayment,
    private readonly holds: OrderHolds,
    private readonly transfers: TransferOffer,
    private readonly passes: BoughtPasses,
    private readonly ledger: LedgerService,
    private readonly invoices: InvoicesService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    purposes: PaymentPurposes,
  ) {
    purposes.register('order', { captured: (payment) => this.captured(payment) });
  }

  /**
   * Opens a payment, or answers the one that is open at that gateway. Waiting for a bank transfer holds prices and places longer.
   * Refuses `order.not-found` (404), `order.expired`, `order.paid-already`, `order.not-open`, `order.not-sold` (409), for a bank transfer what
   * `TransferOffer` refuses, and what the gateway refuses.
   * @returns the payment's public id
   */
  async open(userId: number, orderId: string, gateway: GatewayName): Promise<string> {
    return this.opening.run({
      purpose: 'order',
      purposeId: orderId,
      gateway,
      draft: async () => {
        const order = await this.locked(orderId);
        if (order.userId !== userId) throw new OrderMissing();
        assertPayable(order, this.clock.now());
        if (gateway === 'bank-transfer') await this.transfers.assertOffered(orderId, userId);
        const lines = await this.linesOf(order);
        if (!(await this.passes.areSold(lines.map(({ dealId }) => dealId)))) throw new OrderNotSold();
        const expiresAt = gateway === 'bank-transfer' ? await this.extended(order) : order.expiresAt;
        return { userId, paisa: order.due * 100, title: titleOf(lines), expiresAt };
      },
    });
  }

  /** Runs in the transaction of the capture. @returns false when the money has to go back */
  private async captured({ id, purposeId, gateway }: CapturedPayment): Promise<boolean> {
    const order = await this.locked(purposeId);
    if (!mayBePaid(order.state)) return this.notHonored(order);
    const isHeld = order.state === 'awaiting_payment';
    try {
      await this.transactions.nested(() => this.give(order, { id, gateway }, isHeld));
      return true;
    } catch (error) {
      if (!(error instanceof CannotBeIssued) && !(error instanceof AppError)) throw error;
      if (isHeld) await this.holds.release(order, 'failed');
      else await this.transactions.query(FAIL_ORDER, [order.rowId]);
      return this.notHonored(order);
    }
  }

  /** The customer is told that the money goes back. */
  private async notHonored(order: OrderRow): Promise<false> {
    await this.outbox.publish('order.not-honored', { orderId: order.id, userId: order.userId });
    return false;
  }

  private async give(
    order: OrderRow,
    payment: Pick<CapturedPayment, 'id' | 'gateway'>,
    isHeld: boolean,
  ): Promise<void> {
    if (!isHeld) await this.holds.take(order);
    const lines = await this.linesOf(order);
    if (!(await this.passes.issue(order.userId, lines))) throw new CannotBeIssued();
    await this.transactions.query(PAID, [order.rowId, payment.id, this.clock.now()]);
    await this.ledger.post({
      kind: 'sale',
      source: order.id,
      moves: lines.map(({ vendorId, quantity, unitPrice }) => ({
        from: unusedAccount(vendorId),
        to: 'customer-funds' as const,
        paisa: quantity * unitPrice * 100,
      })),
    });
    await this.transactions.query(EMPTY_CART, [order.rowId]);
    await this.invoices.issue({
      source: `order:${order.id}`,
      buyerId: order.userId,
      vendorId: null,
      lines: lines.map(({ title, titleNe, quantity, unitPrice }) => ({
        text: title,
        textNe: titleNe,
        quantity,
        unitPaisa: unitPrice * 100,
      })),
      pointsPaisa: order.pointsValue * 100,
      paidBy: payment.gateway,
    });
    await this.outbox.publish('order.paid', { orderId: order.id, userId: order.userId });
  }

  private async extended(order: OrderRow): Promise<Date> {
    const [row] = await this.transactions.query<{ earliestEnd: Date }>(EARLIEST_END, [order.rowId]);
    const expiresAt = lockedUntil(order.createdAt, true, row?.earliestEnd ?? order.expiresAt);
    await this.transactions.query(EXTEND, [order.rowId, expiresAt]);
    return expiresAt;
  }

  private async locked(id: string): Promise<OrderRow> {
    const [order] = await this.transactions.query<OrderRow>(LOCKED_ORDER, [id]);
    if (!order) throw new OrderMissing();
    return order;
  }

  private linesOf(order: OrderRow): Promise<LineRow[]> {
    return this.transactions.query<LineRow>(LINES, [order.rowId]);
  }
}

/** What a gateway's page says is paid for. */
function titleOf(lines: readonly LineRow[]): string {
  const [first] = lines;
  const others = lines.length - 1;
  return `Dobbar: ${first?.title ?? ''}${others > 0 ? ` and ${others} more` : ''}`.slice(0, 100);
}
